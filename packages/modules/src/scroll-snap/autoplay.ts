/** Pause in ms after a change or an interaction before autoplay continues. Specification 3 §4: about 1 s. */
export const RESTART_DELAY_MS = 1000

/**
 * Calls `next` every `delayMs`, first after `firstDelayMs`; paused while the carousel is pressed or focused, or
 * the page is hidden. Returns a stop function.
 */
export function startAutoplay(
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
