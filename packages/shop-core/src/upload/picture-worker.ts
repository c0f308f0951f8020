import { encodeOnCanvas } from './canvas-encoder.ts'
import type { Compression } from './canvas-encoder.ts'

/** A message to the worker, which answers with the encoded picture or nothing. */
export interface EncodeOrder {
  readonly picture: Blob
  readonly compression: Compression
}

addEventListener('message', ({ data: { picture, compression } }: MessageEvent<EncodeOrder>) => {
  const createCanvas = (width: number, height: number) => new OffscreenCanvas(width, height)
  void encodeOnCanvas(picture, compression, createCanvas)
    .catch(() => undefined)
    .then((encoded) => postMessage(encoded))
})
