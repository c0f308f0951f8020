import { encodeOnCanvas } from './canvas-encoder.ts'
import type { Encode } from './canvas-encoder.ts'
import type { EncodeOrder } from './picture-worker.ts'

/** Encodes a picture in a worker, so that the page stays at hand; on the page itself where there is none. */
export const encodePicture: Encode = async (picture, compression) => {
  const worker = openWorker()
  if (worker) {
    try {
      return await answerOf(worker, { picture, compression })
    } catch {
      // A policy or an old browser forbids it: the page does it.
    } finally {
      worker.terminate()
    }
  }
  return encodeOnCanvas(picture, compression, (width, height) =>
    Object.assign(document.createElement('canvas'), { width, height }),
  )
}

/** `undefined` where workers cannot draw, or a policy forbids them. */
function openWorker(): Worker | undefined {
  if (typeof OffscreenCanvas === 'undefined') return undefined
  try {
    return new Worker(new URL('picture-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}

function answerOf(worker: Worker, order: EncodeOrder): Promise<Blob | undefined> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | undefined>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('the worker does not run')))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(order)
  })
}
