import { createSheetPainter } from './guide-painter.ts'
import type { GuideSheet } from './guide-painter.ts'

/** Messages to the guide worker: first its canvas, then what to paint. */
export type GuideOrder = { readonly canvas: OffscreenCanvas } | GuideSheet

let paint: ((sheet: GuideSheet) => void) | undefined

addEventListener('message', ({ data }: MessageEvent<GuideOrder>) => {
  if ('canvas' in data) paint = createSheetPainter(data.canvas)
  else paint?.(data)
})
