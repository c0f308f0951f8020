import type { ViewMode } from '../module-view.ts'

/** Slides drawn in edit mode while none is chosen. Specification 3 §9. */
export const PLACEHOLDER_SLIDES = 3

/** How long a carousel waits after a change before it plays on, in ms. Specification 3 §4: it restarts about 1 s after. */
export const RESTART_DELAY_MS = 1000

/** ms of one unit of `interval`. Specification 3 §9: the delay is interval × 1000 ms. */
export const INTERVAL_UNIT_MS = 1000

/** How long a slide stays, in ms; 0 for a carousel that does not play. Specification 3 §4: it plays unless told not to; never in edit mode. */
export function slideDelayMs(
  { isAutoplay, interval }: { readonly isAutoplay: boolean; readonly interval: number },
  mode: ViewMode,
): number {
  return isAutoplay && mode === 'view' ? interval * INTERVAL_UNIT_MS : 0
}

/**
 * Calls `next` every `delayMs`, first after `firstDelayMs`; rests while a finger, the mouse button or the focus is on the
 * carousel or the page is hidden. Gives a way to stop.
 */
export function play(
  scroller: HTMLElement,
  next: () => void,
  { delayMs, firstDelayMs }: { readonly delayMs: number; readonly firstDelayMs: number },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (document.visibilityState === 'visible') next()
      schedule(delayMs)
    }, delay)
  }
  const rest = () => clearTimeout(timer)
  const resume = () => schedule(delayMs + RESTART_DELAY_MS)
  const pairs = [
    ['pointerdown', rest],
    ['pointerup', resume],
    ['pointercancel', resume],
    ['focusin', rest],
    ['focusout', resume],
  ] as const
  for (const [name, listener] of pairs) scroller.addEventListener(name, listener, { passive: true })
  schedule(firstDelayMs)
  return () => {
    rest()
    for (const [name, listener] of pairs) scroller.removeEventListener(name, listener)
  }
}
