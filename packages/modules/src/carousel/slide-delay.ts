import type { ViewMode } from '../kit/module-view.ts'

/** Slides rendered in edit mode while there are no pictures. Specification 3 §9. */
export const PLACEHOLDER_SLIDES = 3

/** Milliseconds per unit of `interval`. Specification 3 §9: the delay is interval × 1000 ms. */
export const INTERVAL_UNIT_MS = 1000

/** Duration of a slide in ms; 0 without autoplay. Specification 3 §4: on by default, never in edit mode. */
export function slideDelayMs(
  { isAutoplay, interval }: { readonly isAutoplay: boolean; readonly interval: number },
  mode: ViewMode,
): number {
  return isAutoplay && mode === 'view' ? interval * INTERVAL_UNIT_MS : 0
}
