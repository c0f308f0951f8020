import { decodeQR } from 'qr/decode.js'
import type { Image as Pixels } from 'qr/decode.js'

/** Side of the square that is read, in CSS px. Specification 2 §9. */
export const SCAN_BOX = 250

/** Time for second looks at a frame, in ms: half of the time to the next frame. */
const FRAME_BUDGET_MS = 50

/** Time for second looks at a picture, in ms. */
const PICTURE_BUDGET_MS = 600

/** Longest sides at which a picture is read, in px: small codes need many, blurred ones are found in few. */
const PICTURE_SIDES = [1600, 800] as const

/** Width and height in px. */
interface Size {
  readonly width: number
  readonly height: number
}

/** The square of a video's own pixels that lies below the scan box, when the video covers its view from the middle. */
export function boxInVideo(view: Size, video: Size): { readonly x: number; readonly y: number; readonly side: number } {
  const scale = Math.max(view.width / video.width, view.height / video.height)
  const side = Math.min(SCAN_BOX / scale, video.width, video.height)
  return { x: (video.width - side) / 2, y: (video.height - side) / 2, side }
}

/** Text of the QR code in an image; `undefined` without one. */
export function codeIn(pixels: Pixels, timeLimit = FRAME_BUDGET_MS): string | undefined {
  try {
    return decodeQR(pixels, { timeLimit })
  } catch {
    // The library's only way to say that it found none.
    return undefined
  }
}

/** Reader of the frames that a video shows, which draws all of them into one canvas. */
export function createFrameReader(): (video: HTMLVideoElement) => string | undefined {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (video) => {
    const size = { width: video.videoWidth, height: video.videoHeight }
    if (!context || size.width === 0) return undefined
    const { x, y, side } = boxInVideo({ width: video.clientWidth, height: video.clientHeight }, size)
    const drawn = Math.round(Math.min(side, 2 * SCAN_BOX))
    if (canvas.width !== drawn) canvas.width = canvas.height = drawn
    context.drawImage(video, x, y, side, side, 0, 0, drawn, drawn)
    return codeIn(context.getImageData(0, 0, drawn, drawn))
  }
}

/** Text of the QR code in a picture file; `undefined` without one, or when it is no picture. */
export async function readPictureFile(file: Blob): Promise<string | undefined> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return textIn(image)
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(url)
  }
}

function textIn(image: HTMLImageElement): string | undefined {
  for (const longest of PICTURE_SIDES) {
    const scale = Math.min(1, longest / Math.max(image.naturalWidth, image.naturalHeight))
    const [width, height] = [image.naturalWidth, image.naturalHeight].map((side) =>
      Math.max(1, Math.round(side * scale)),
    )
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    if (!context || width === undefined || height === undefined) return undefined
    // A drawing without a ground would be black on black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(image, 0, 0, width, height)
    const text = codeIn(context.getImageData(0, 0, width, height), PICTURE_BUDGET_MS)
    if (text !== undefined) return text
  }
  return undefined
}
