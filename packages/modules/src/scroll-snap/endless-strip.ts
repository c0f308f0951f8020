import { createCopies } from './strip-copies.ts'

/** Pause in ms after the last scroll event where browsers have no `scrollend`: Safari before 26.2. */
const SCROLL_END_MS = 120

/** A strip that goes round. */
export interface EndlessStrip {
  /** Column at the start of the view, counted from the first item; not wrapped while a swipe is beyond an end. */
  readonly column: () => number
  /** Position in px of a column. */
  readonly leftOf: (column: number) => number
  /** Brings a position beyond an end back to the same items inside. */
  readonly wrap: () => void
  readonly stop: () => void
}

/**
 * Lets a scroller go round: copies of the last items stand before the first, and of the first after the last; once a scroll ends
 * among them, the position jumps by the length of the strip, to the same picture. Decision 0080.
 * @param rows items stacked in a column; the last column must be full
 */
export function startEndless(scroller: HTMLElement, rows: number): EndlessStrip {
  const copies = createCopies(scroller, rows)
  let isTouched = false
  let isStale = false
  const rebuild = () => {
    isStale = isTouched
    if (isTouched) return
    changes.disconnect()
    copies.rebuild()
    changes.observe(scroller, { childList: true, characterData: true, subtree: true })
  }
  // What the page changes in an item has to change in its copy.
  const changes = new MutationObserver(rebuild)
  const stopFollowing = followScrolling(scroller, {
    onEnd: () => {
      if (!isTouched) copies.wrap()
    },
    onTouch: (isDown) => {
      // One swipe after the other never reaches an end.
      if (isDown && !isTouched) copies.wrap()
      isTouched = isDown
      if (isStale) rebuild()
    },
  })
  scroller.addEventListener('click', copies.forwardClick, { capture: true })
  rebuild()
  return {
    column: () => {
      const { start, step } = copies.measure()
      return step > 0 ? Math.round((scroller.scrollLeft - start) / step) : 0
    },
    leftOf: (column) => {
      const { start, step } = copies.measure()
      return start + column * step
    },
    wrap: copies.wrap,
    stop: () => {
      changes.disconnect()
      stopFollowing()
      scroller.removeEventListener('click', copies.forwardClick, { capture: true })
      copies.remove()
    },
  }
}

/** Reports ends of scrolls, and whether a finger is on the scroller. Returns a stop function. */
function followScrolling(
  scroller: HTMLElement,
  { onEnd, onTouch }: { readonly onEnd: () => void; readonly onTouch: (isDown: boolean) => void },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const endLater = () => {
    clearTimeout(timer)
    timer = setTimeout(onEnd, SCROLL_END_MS)
  }
  const touch = (event: Event) => onTouch((event as TouchEvent).touches.length > 0)
  const listeners: readonly (readonly [string, EventListener])[] = [
    'onscrollend' in window ? ['scrollend', onEnd] : ['scroll', endLater],
    ['touchstart', touch],
    ['touchend', touch],
    ['touchcancel', touch],
  ]
  for (const [name, listener] of listeners) scroller.addEventListener(name, listener, { passive: true })
  return () => {
    clearTimeout(timer)
    for (const [name, listener] of listeners) scroller.removeEventListener(name, listener)
  }
}
