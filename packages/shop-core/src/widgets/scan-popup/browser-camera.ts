import type { Camera, CameraAnswer } from './scan-popup.machine.ts'

/** A camera of the browser with its picture. */
export interface BrowserCamera extends Camera {
  readonly stream: MediaStream
}

/** Opens the rear camera. Specification 2 §9. */
export async function openBrowserCamera(onEnded: () => void): Promise<CameraAnswer<BrowserCamera>> {
  // Absent on plain http and in old web views.
  const { mediaDevices } = navigator as Partial<Navigator>
  if (typeof mediaDevices?.getUserMedia !== 'function') return { kind: 'none' }
  try {
    const video = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } }
    const stream = await mediaDevices.getUserMedia({ audio: false, video })
    const [track] = stream.getVideoTracks()
    track?.addEventListener('ended', onEnded)
    return { kind: 'open', camera: cameraOf(stream, track) }
  } catch (error) {
    return { kind: isRefusal(error) ? 'denied' : 'none' }
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
}

/** `torch` is of the image capture extensions, which the type definitions lack. */
type TorchCapabilities = MediaTrackCapabilities & { readonly torch?: boolean }

function cameraOf(stream: MediaStream, track: MediaStreamTrack | undefined): BrowserCamera {
  // Firefox knew no capabilities until 132.
  const capabilities: TorchCapabilities | undefined = track?.getCapabilities?.()
  return {
    stream,
    hasTorch: capabilities?.torch === true,
    setTorch: async (isOn) => track?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] }),
    stop: () => {
      for (const one of stream.getTracks()) one.stop()
    },
  }
}
