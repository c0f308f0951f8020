import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

/** Time from one camera frame that is read to the next, in ms: 10 frames a second. Specification 2 §9. */
export const FRAME_MS = 100

/** Frames without a code after which the message about a foreign one goes. */
const FORGET_AFTER_FRAMES = 20

/** An open camera. */
export interface Camera {
  readonly hasTorch: boolean
  /** Rejects when the device refuses. */
  readonly setTorch: (isOn: boolean) => Promise<void>
  readonly stop: () => void
}

/** What asking for the camera gave; `none` without a camera or without the interface, as on plain http. */
export type CameraAnswer<C extends Camera> =
  | { readonly kind: 'open'; readonly camera: C }
  | { readonly kind: 'denied' | 'none' }

/** What the scan does to the world. */
export interface ScanEffects<C extends Camera> {
  readonly openCamera: () => Promise<CameraAnswer<C>>
  /** Text of the QR code in a picture; `undefined` without one. */
  readonly readPicture: (picture: Blob) => Promise<string | undefined>
  readonly wait: (ms: number) => Promise<void>
}

/** What the scan asks and tells its view. */
export interface ScanView {
  /** Text of the QR code that the camera sees now; `undefined` without one. */
  readonly readFrame: () => string | undefined
  /** Whether a code is one of the product. Specification 1 §5.6. */
  readonly accepts: (text: string) => boolean
  /** Called once, after the camera has stopped. */
  readonly onRead: (text: string) => void
}

/**
 * Where a scan is: the camera was asked for, is open but has shown nothing, is read, was refused, is not there, or everything has
 * ended. Pictures are read in `scanning`, `denied` and `none`.
 */
export type ScanPhase = 'starting' | 'warming' | 'scanning' | 'denied' | 'none' | 'closed'

/** State of a scan. */
export interface ScanState<C extends Camera> {
  readonly phase: ScanPhase
  /** Set in `warming` and `scanning`. */
  readonly camera: C | undefined
  readonly torch: 'none' | 'off' | 'on'
  /** A picture is being read. */
  readonly isReading: boolean
  readonly issue: 'foreign' | 'noCode' | undefined
}

/** One opening of the scan popup. */
export interface Scan<C extends Camera> {
  readonly state: StoreApi<ScanState<C>>
  readonly start: (view: ScanView) => Promise<void>
  /** The camera shows its first frame. */
  readonly cameraReady: () => void
  /** The camera stopped by itself or does not play. */
  readonly cameraLost: () => void
  readonly toggleTorch: () => Promise<void>
  readonly readPicture: (picture: Blob) => Promise<void>
  /** Ends the scan on any way out; the camera stops. */
  readonly close: () => void
}

/** Creates a scan that has not started. Specification 2 §2.8 and §4.7. */
export function createScan<C extends Camera>(effects: ScanEffects<C>): Scan<C> {
  const state = createStore<ScanState<C>>(() => ({
    phase: 'starting',
    camera: undefined,
    torch: 'none',
    isReading: false,
    issue: undefined,
  }))
  const isIn = (...phases: readonly ScanPhase[]) => phases.includes(state.getState().phase)
  const leaveCamera = (phase: 'none' | 'closed') => {
    state.getState().camera?.stop()
    state.setState({ phase, camera: undefined, torch: 'none' })
  }
  const close = () => leaveCamera('closed')
  let view: ScanView | undefined
  const receive = (text: string) => {
    if (!view?.accepts(text)) return state.setState({ issue: 'foreign' })
    close()
    return view.onRead(text)
  }
  return {
    state,
    async start(given) {
      view = given
      const answer = await effects.openCamera()
      if (answer.kind !== 'open') return isIn('starting') ? state.setState({ phase: answer.kind }) : undefined
      // It was closed while the camera was opening.
      if (!isIn('starting')) return answer.camera.stop()
      const { camera } = answer
      state.setState({ phase: 'warming', camera, torch: camera.hasTorch ? 'off' : 'none' })
    },
    cameraReady() {
      if (!isIn('warming')) return
      state.setState({ phase: 'scanning' })
      if (view) void watchFrames({ state, wait: effects.wait, readFrame: view.readFrame, receive })
    },
    cameraLost() {
      if (isIn('warming', 'scanning')) leaveCamera('none')
    },
    toggleTorch: () => toggleTorch(state),
    async readPicture(picture) {
      state.setState({ isReading: true, issue: undefined })
      const text = await effects.readPicture(picture)
      if (isIn('closed')) return
      state.setState({ isReading: false })
      if (text === undefined) state.setState({ issue: 'noCode' })
      else receive(text)
    },
    close,
  }
}

/** Reads frames as long as the camera is open, and forgets a foreign code that is out of sight. */
async function watchFrames<C extends Camera>(watch: {
  readonly state: StoreApi<ScanState<C>>
  readonly wait: (ms: number) => Promise<void>
  readonly readFrame: () => string | undefined
  readonly receive: (text: string) => void
}): Promise<void> {
  const { state, wait, readFrame, receive } = watch
  let emptyFrames = 0
  while (state.getState().phase === 'scanning') {
    const pause = wait(FRAME_MS)
    const text = readFrame()
    emptyFrames = text === undefined ? emptyFrames + 1 : 0
    if (text !== undefined) receive(text)
    else if (emptyFrames === FORGET_AFTER_FRAMES && state.getState().issue === 'foreign')
      state.setState({ issue: undefined })
    await pause
  }
}

/** Turns the torch on or off; one that the device refuses is gone. */
async function toggleTorch<C extends Camera>(state: StoreApi<ScanState<C>>): Promise<void> {
  const { camera, torch } = state.getState()
  if (!camera || torch === 'none') return
  const isOn = torch === 'off'
  const isDone = await camera.setTorch(isOn).then(
    () => true,
    () => false,
  )
  if (state.getState().camera !== camera) return
  state.setState({ torch: isDone ? (isOn ? 'on' : 'off') : 'none' })
}
