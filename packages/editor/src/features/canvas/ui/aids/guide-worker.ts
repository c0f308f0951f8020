import { paintSheet } from './guide-painter.ts'
import type { GuideSheet } from './guide-painter.ts'

/** Messages to the guide worker: first its canvas, then what to paint. */
export type GuideOrder = { readonly canvas: OffscreenCanvas } | GuideSheet

let canvas: OffscreenCanvas | undefined

addEventListener('message', ({ data }: MessageEvent<GuideOrder>) => {
  if ('canvas' in data) ({ canvas } = data)
  else if (canvas) paintSheet(canvas, data)
})
