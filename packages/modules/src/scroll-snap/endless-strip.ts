/** Marks a copy of an item. */
const COPY = 'data-copy'

/** Columns of copies beyond those that are visible at once: how far one fling may go past either end. */
const SPARE_COLUMNS = 2

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
 * among them, the position jumps by the length of the strip, to the same picture. Copies are hidden from assistive
 * technology and have no focus; a click on one is one on its item.
 * @param rows items stacked in a column; the last column must be full
 */
export function startEndless(scroller: HTMLElement, rows: number): EndlessStrip {
  let copies: readonly HTMLElement[] = []
  let isTouched = false
  let isStale = false
  let scrollEnd: ReturnType<typeof setTimeout> | undefined

  const items = () => [...scroller.children].filter((one) => !one.hasAttribute(COPY)) as HTMLElement[]
  const measure = () => {
    const all = items()
    const leftAt = (index: number) => all[index]?.getBoundingClientRect().left ?? 0
    const start = leftAt(0) - scroller.getBoundingClientRect().left + scroller.scrollLeft - paddingOf(scroller)
    return { start, step: leftAt(rows) - leftAt(0), columns: all.length / rows }
  }
  const jump = (left: number) => scroller.scrollTo({ left, behavior: 'instant' })

  const wrap = () => {
    if (copies.length === 0) return
    const { start, step, columns } = measure()
    const half = step / 2
    const from = scroller.scrollLeft - start
    if (from < -half) jump(scroller.scrollLeft + step * columns)
    else if (from >= step * columns - half) jump(scroller.scrollLeft - step * columns)
  }

  const addCopies = () => {
    const { step, columns, start } = measure()
    // Not laid out, or nothing to go round.
    if (step <= 0 || !Number.isInteger(columns) || columns * step <= scroller.clientWidth) return
    const from = scroller.scrollLeft - start
    const count = rows * Math.min(columns, Math.ceil(scroller.clientWidth / step) + SPARE_COLUMNS)
    const all = items()
    const before = all.slice(-count).map(copyOf)
    const after = all.slice(0, count).map(copyOf)
    scroller.prepend(...before)
    scroller.append(...after)
    copies = [...before, ...after]
    jump(measure().start + from)
  }
  const removeCopies = () => {
    const { start } = measure()
    const from = scroller.scrollLeft - start
    for (const copy of copies) copy.remove()
    if (copies.length > 0) jump(measure().start + from)
    copies = []
  }
  const rebuild = () => {
    isStale = isTouched
    if (isTouched) return
    changes.disconnect()
    wrap()
    removeCopies()
    addCopies()
    changes.observe(scroller, { childList: true, characterData: true, subtree: true })
  }
  // What the page changes in an item has to change in its copy.
  const changes = new MutationObserver(rebuild)

  const onScrollEnd = () => {
    if (!isTouched) wrap()
  }
  const onScroll = () => {
    clearTimeout(scrollEnd)
    scrollEnd = setTimeout(onScrollEnd, SCROLL_END_MS)
  }
  const onTouchStart = () => {
    // One swipe after the other never reaches an end.
    wrap()
    isTouched = true
  }
  const onTouchEnd = ({ touches }: TouchEvent) => {
    isTouched = touches.length > 0
    if (isStale) rebuild()
  }
  const onClick = (event: MouseEvent) => forwardClick(event, copies, items())

  const listeners: readonly (readonly [string, EventListener])[] = [
    'onscrollend' in window ? ['scrollend', onScrollEnd] : ['scroll', onScroll],
    ['touchstart', onTouchStart],
    ['touchend', onTouchEnd as EventListener],
    ['touchcancel', onTouchEnd as EventListener],
  ]
  for (const [name, listener] of listeners) scroller.addEventListener(name, listener, { passive: true })
  scroller.addEventListener('click', onClick, { capture: true })
  rebuild()

  return {
    column: () => {
      const { start, step } = measure()
      return step > 0 ? Math.round((scroller.scrollLeft - start) / step) : 0
    },
    leftOf: (column) => {
      const { start, step } = measure()
      return start + column * step
    },
    wrap,
    stop: () => {
      clearTimeout(scrollEnd)
      changes.disconnect()
      for (const [name, listener] of listeners) scroller.removeEventListener(name, listener)
      scroller.removeEventListener('click', onClick, { capture: true })
      wrap()
      removeCopies()
    },
  }
}

/** Inline padding at the start, where the first item rests. */
function paddingOf(scroller: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(scroller).paddingInlineStart) || 0
}

function copyOf(item: HTMLElement): HTMLElement {
  // A jump must not wait for a picture: those at the ends load with their copies.
  for (const picture of item.querySelectorAll('img')) picture.loading = 'eager'
  const copy = item.cloneNode(true) as HTMLElement
  copy.setAttribute(COPY, '')
  copy.setAttribute('aria-hidden', 'true')
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('a, button, [tabindex]')]) one.tabIndex = -1
  return copy
}

/** A plain click on a copy becomes one on the same element of its item; any other is the browser's. */
function forwardClick(event: MouseEvent, copies: readonly HTMLElement[], items: readonly HTMLElement[]): void {
  const { target } = event
  const index = copies.findIndex((copy) => target instanceof Node && copy.contains(target))
  const copy = copies[index]
  if (!copy || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  event.stopPropagation()
  const half = copies.length / 2
  const item = items[index < half ? items.length - half + index : index - half]
  const at = [...copy.querySelectorAll('*')].indexOf(target as Element)
  const element = at < 0 ? item : item?.querySelectorAll('*')[at]
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}
