/** Duration of the scroll that centres the active tab, in ms. Specification 3 §9 (tag scroll animation). */
export const TAB_SCROLL_MS = 800

/** Scroll offset at `elapsedMs` of the animation: eased at both ends. */
export function scrollAt({ from, to }: { readonly from: number; readonly to: number }, elapsedMs: number): number {
  const share = Math.min(1, Math.max(0, elapsedMs / TAB_SCROLL_MS))
  return from + (to - from) * (share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) ** 2)
}

/** Scrolls a bar until a tab is centred, as far as possible; instantly with reduced motion. Returns a stop function. */
export function scrollToTab(bar: HTMLElement, tab: HTMLElement): () => void {
  const middle = tab.offsetLeft + tab.offsetWidth / 2 - bar.clientWidth / 2
  const to = Math.max(0, Math.min(middle, bar.scrollWidth - bar.clientWidth))
  const from = bar.scrollLeft
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    bar.scrollLeft = to
    return () => undefined
  }
  const began = performance.now()
  let frame = requestAnimationFrame(function step() {
    const elapsed = performance.now() - began
    bar.scrollLeft = scrollAt({ from, to }, elapsed)
    if (elapsed < TAB_SCROLL_MS) frame = requestAnimationFrame(step)
  })
  return () => cancelAnimationFrame(frame)
}
