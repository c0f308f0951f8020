import type { ViewMode } from '../kit/module-view.ts'

/** Slides drawn in edit mode while none is chosen. Specification 3 §9. */
export const PLACEHOLDER_SLIDES = 3

/** ms of one unit of `interval`. Specification 3 §9: the delay is interval × 1000 ms. */
export const INTERVAL_UNIT_MS = 1000

/** How long a slide stays, in ms; 0 for a carousel that does not play. Specification 3 §4: it plays unless told not to; never in edit mode. */
export function slideDelayMs(
  { isAutoplay, interval }: { readonly isAutoplay: boolean; readonly interval: number },
  mode: ViewMode,
): number {
  return isAutoplay && mode === 'view' ? interval * INTERVAL_UNIT_MS : 0
}
