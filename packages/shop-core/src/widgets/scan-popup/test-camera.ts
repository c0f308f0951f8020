import { encode } from 'uqr'
import { onTestFinished, vi } from 'vitest'

/** What a test's camera and pictures show: the text of a QR code, or nothing. */
export interface TestSight {
  code: string
}

/** Stubs a member of the browser for one test. */
function stub(target: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { configurable: true, writable: true, value })
  onTestFinished(() => {
    if (before) Object.defineProperty(target, name, before)
    else Reflect.deleteProperty(target, name)
  })
}

/** Pixels of a QR code, four a cell. */
function pixelsOf(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const side = size * 4
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (data[y >> 2]?.[x >> 2]) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  return { width: side, height: side, data: pixels }
}

const BLANK = { width: 40, height: 40, data: new Uint8ClampedArray(6400).fill(255) }

/** Gives jsdom, which draws nothing, a canvas that shows a QR code and pictures that load. */
export function stubSight(code = ''): TestSight {
  const sight = { code }
  const context = {
    fillRect: () => undefined,
    drawImage: () => undefined,
    getImageData: () => (sight.code === '' ? BLANK : pixelsOf(sight.code)),
  }
  stub(HTMLCanvasElement.prototype, 'getContext', () => context)
  stub(HTMLImageElement.prototype, 'decode', () => Promise.resolve())
  stub(URL, 'createObjectURL', () => 'blob:picture')
  stub(URL, 'revokeObjectURL', () => undefined)
  return sight
}

/** Gives jsdom a camera, or the error that asking for it ends with; without one there is no interface, as on plain http. */
export function stubCamera(options: { readonly error?: string; readonly torch?: boolean } = {}) {
  const stop = vi.fn<() => void>()
  const applyConstraints = vi.fn<(constraints: MediaTrackConstraints) => Promise<void>>(() => Promise.resolve())
  const track = Object.assign(new EventTarget(), {
    stop,
    applyConstraints,
    getCapabilities: () => ({ torch: options.torch ?? false }),
  })
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
  const getUserMedia = vi.fn<(constraints: MediaStreamConstraints) => Promise<unknown>>(() =>
    options.error === undefined
      ? Promise.resolve(stream)
      : Promise.reject(new DOMException('no camera', options.error)),
  )
  stub(navigator, 'mediaDevices', { getUserMedia })
  stub(HTMLVideoElement.prototype, 'play', () => Promise.resolve())
  stub(HTMLVideoElement.prototype, 'videoWidth', 640)
  stub(HTMLVideoElement.prototype, 'videoHeight', 480)
  return { stop, applyConstraints, getUserMedia, track }
}
