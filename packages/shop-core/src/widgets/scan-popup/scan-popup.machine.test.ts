import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { createScan, FRAME_MS } from './scan-popup.machine.ts'
import type { Camera, CameraAnswer, ScanEffects, ScanView } from './scan-popup.machine.ts'

const OWN = 'https://mall.example/InvitationCode?code=ABCD2345'

function testCamera(more: Partial<Camera> = {}): Camera {
  return { hasTorch: false, setTorch: () => Promise.resolve(), stop: vi.fn<() => void>(), ...more }
}

/** A scan whose frames are read by hand. */
function testScan(given: Partial<ScanEffects<Camera> & ScanView> = {}) {
  let nextFrame: (() => void) | undefined
  const waits: number[] = []
  const onRead = vi.fn<(text: string) => void>()
  const camera = testCamera()
  const scan = createScan<Camera>({
    openCamera: () => Promise.resolve({ kind: 'open', camera }),
    readPicture: () => Promise.resolve(undefined),
    wait: (ms) => {
      waits.push(ms)
      return new Promise((resolve) => {
        nextFrame = resolve
      })
    },
    ...given,
  })
  const view: ScanView = {
    readFrame: () => undefined,
    accepts: (text) => text.startsWith('https://mall.example/'),
    onRead,
    ...given,
  }
  const start = () => scan.start(view)
  const frame = async () => {
    nextFrame?.()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { scan, start, camera, onRead, waits, frame, phase: () => scan.state.getState().phase }
}

async function scanning(given: Partial<ScanEffects<Camera> & ScanView> = {}) {
  const opened = testScan(given)
  await opened.start()
  opened.scan.cameraReady()
  return opened
}

describe('a scan by the camera', () => {
  it('is shown when the camera is ready, not before', async () => {
    const { scan, start, phase } = testScan()
    expect(phase()).toBe('starting')
    await start()
    expect(phase()).toBe('warming')
    scan.cameraReady()
    expect(phase()).toBe('scanning')
  })

  it('reads ten frames a second until one holds a code of the product, then stops the camera and tells it once', async () => {
    const seen: (string | undefined)[] = [undefined, undefined, OWN, OWN]
    const readFrame = vi.fn(() => seen.shift())
    const { camera, onRead, waits, frame, phase } = await scanning({ readFrame })
    expect(FRAME_MS).toBe(100)
    for (let count = 0; count < 5; count++) await frame()
    expect(readFrame).toHaveBeenCalledTimes(3)
    expect(waits).toEqual([100, 100, 100])
    expect(onRead.mock.calls).toEqual([[OWN]])
    expect(camera.stop).toHaveBeenCalledTimes(1)
    expect(phase()).toBe('closed')
  })

  it('refuses a foreign code, and forgets it when it is out of sight', async () => {
    const seen: (string | undefined)[] = ['https://other.example/', undefined]
    const { scan, onRead, frame, phase } = await scanning({ readFrame: () => seen.shift() })
    expect(scan.state.getState().issue).toBe('foreign')
    await frame()
    expect(scan.state.getState().issue).toBe('foreign')
    for (let count = 0; count < 20; count++) await frame()
    expect(scan.state.getState().issue).toBeUndefined()
    expect(phase()).toBe('scanning')
    expect(onRead).not.toHaveBeenCalled()
  })

  it('turns the torch on and off, and hides one that the device refuses', async () => {
    const setTorch = vi.fn<(isOn: boolean) => Promise<void>>(() => Promise.resolve())
    const camera = testCamera({ hasTorch: true, setTorch })
    const { scan } = await scanning({ openCamera: () => Promise.resolve({ kind: 'open', camera }) })
    const torch = () => scan.state.getState().torch
    expect(torch()).toBe('off')
    await scan.toggleTorch()
    expect(torch()).toBe('on')
    await scan.toggleTorch()
    expect(torch()).toBe('off')
    expect(setTorch.mock.calls).toEqual([[true], [false]])
    setTorch.mockRejectedValue(new Error('refused'))
    await scan.toggleTorch()
    expect(torch()).toBe('none')
  })

  it('goes on with pictures when the camera is refused, is not there, or is taken away', async () => {
    for (const kind of ['denied', 'none'] as const) {
      const { scan, start, phase, onRead } = testScan({
        openCamera: () => Promise.resolve({ kind }),
        readPicture: () => Promise.resolve(OWN),
      })
      await start()
      expect(phase()).toBe(kind)
      await scan.readPicture(new Blob())
      expect(onRead).toHaveBeenCalledWith(OWN)
    }
    const lost = await scanning()
    lost.scan.cameraLost()
    expect(lost.phase()).toBe('none')
    expect(lost.camera.stop).toHaveBeenCalledTimes(1)
  })
})

describe('a picture', () => {
  it('says that it holds no code, or a foreign one, and leaves the popup open', async () => {
    const found: (string | undefined)[] = [undefined, 'other']
    const { scan, phase } = await scanning({ readPicture: () => Promise.resolve(found.shift()) })
    const reading = scan.readPicture(new Blob())
    expect(scan.state.getState().isReading).toBe(true)
    await reading
    expect(scan.state.getState()).toMatchObject({ isReading: false, issue: 'noCode' })
    await scan.readPicture(new Blob())
    expect(scan.state.getState().issue).toBe('foreign')
    expect(phase()).toBe('scanning')
  })

  it('tells nothing after the popup was closed', async () => {
    let finish: ((text: string) => void) | undefined
    const { scan, onRead, phase } = await scanning({
      readPicture: () => new Promise((resolve) => (finish = resolve)),
    })
    const reading = scan.readPicture(new Blob())
    scan.close()
    finish?.(OWN)
    await reading
    expect(onRead).not.toHaveBeenCalled()
    expect(phase()).toBe('closed')
  })
})

it('stops every camera that was opened, in whatever order things happen', async () => {
  const step = fc.constantFrom('open', 'ready', 'lost', 'frame', 'torch', 'picture', 'close')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), fc.boolean(), async (steps, isOwn) => {
      let open: ((answer: CameraAnswer<Camera>) => void) | undefined
      let isLit = false
      let isStopped = false
      const stop = () => {
        isLit = false
        isStopped = true
      }
      const camera = testCamera({ hasTorch: true, stop })
      const { scan, start, frame, onRead } = testScan({
        openCamera: () => new Promise((resolve) => (open = resolve)),
        readFrame: () => (isOwn ? OWN : undefined),
        readPicture: () => Promise.resolve(isOwn ? OWN : undefined),
      })
      const started = start()
      const acts = {
        open: () => {
          isLit ||= !isStopped
          open?.({ kind: 'open', camera })
        },
        ready: scan.cameraReady,
        lost: scan.cameraLost,
        frame,
        torch: scan.toggleTorch,
        picture: () => scan.readPicture(new Blob()),
        close: scan.close,
      }
      for (const name of steps) {
        await acts[name]()
        await Promise.resolve()
      }
      scan.close()
      acts.open()
      await started
      await frame()
      expect(isLit).toBe(false)
      expect(scan.state.getState()).toMatchObject({ phase: 'closed', camera: undefined })
      expect(onRead.mock.calls.length).toBeLessThanOrEqual(1)
    }),
  )
})
