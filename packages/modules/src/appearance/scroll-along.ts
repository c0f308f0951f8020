/** How long the bar of tabs takes to bring the chosen one to its middle, in ms. Specification 3 §9. */
export const TAG_SCROLL_MS = 800

/** Scrolls a bar until one of its parts is in the middle, slowing down towards the end. Gives the function that stops. */
export function scrollAlong(bar: HTMLElement, part: Element | undefined): () => void {
  if (!(part instanceof HTMLElement)) return () => undefined
  const from = bar.scrollLeft
  const furthest = bar.scrollWidth - bar.clientWidth
  const middle = part.offsetLeft + part.offsetWidth / 2 - bar.clientWidth / 2
  const way = Math.max(0, Math.min(furthest, middle)) - from
  if (way === 0) return () => undefined
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    bar.scrollLeft = from + way
    return () => undefined
  }
  const start = performance.now()
  let frame = requestAnimationFrame(function step(now) {
    const part = Math.min(1, Math.max(0, (now - start) / TAG_SCROLL_MS))
    bar.scrollLeft = from + way * (1 - (1 - part) ** 3)
    if (part < 1) frame = requestAnimationFrame(step)
  })
  return () => cancelAnimationFrame(frame)
}
