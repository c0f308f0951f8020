import { paintSheet } from './guide-painter.ts'
import type { GuideSheet } from './guide-painter.ts'

/** What the thread of the guides is told: first its canvas, then what to show on it. */
export type GuideOrder = { readonly canvas: OffscreenCanvas } | GuideSheet

let canvas: OffscreenCanvas | undefined

addEventListener('message', ({ data }: MessageEvent<GuideOrder>) => {
  if ('canvas' in data) ({ canvas } = data)
  else if (canvas) paintSheet(canvas, data)
})
