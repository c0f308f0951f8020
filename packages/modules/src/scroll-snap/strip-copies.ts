/** Marks a copy of an item. */
const COPY = 'data-copy'

/** Columns of copies beyond those that are visible at once: how far one fling may go past either end. */
const SPARE_COLUMNS = 2

/** Columns of a strip in px: position of the first item, distance of two columns, and their number. */
interface StripMeasures {
  readonly start: number
  readonly step: number
  readonly columns: number
}

/** Copies of a strip's items beyond its ends. */
export interface StripCopies {
  readonly measure: () => StripMeasures
  /** Brings a position among the copies back to the same items inside. */
  readonly wrap: () => void
  /** Copies anew what has changed, at the same position. */
  readonly rebuild: () => void
  readonly remove: () => void
  /** A plain click on a copy becomes one on the same element of its item; any other is the browser's. */
  readonly forwardClick: (event: MouseEvent) => void
}

/** Copies of a scroller's items; none where they all fit, are not laid out, or leave the last column open. */
export function createCopies(scroller: HTMLElement, rows: number): StripCopies {
  let copies: readonly HTMLElement[] = []
  const items = () => [...scroller.children].filter((one) => !one.hasAttribute(COPY)) as HTMLElement[]
  const measure = () => measureStrip(scroller, items(), rows)
  const jump = (left: number) => scroller.scrollTo({ left, behavior: 'instant' })
  /** Changes the copies; the same items stay at the start of the view. */
  const replace = (next: () => readonly HTMLElement[]) => {
    const from = scroller.scrollLeft - measure().start
    const hadCopies = copies.length > 0
    for (const copy of copies) copy.remove()
    copies = next()
    if (hadCopies || copies.length > 0) jump(measure().start + from)
  }
  const add = () => {
    const { step, columns } = measure()
    if (step <= 0 || !Number.isInteger(columns) || columns * step <= scroller.clientWidth) return []
    const count = rows * Math.min(columns, Math.ceil(scroller.clientWidth / step) + SPARE_COLUMNS)
    const before = items().slice(-count).map(copyOf)
    const after = items().slice(0, count).map(copyOf)
    scroller.prepend(...before)
    scroller.append(...after)
    return [...before, ...after]
  }
  const wrap = () => {
    if (copies.length === 0) return
    const { start, step, columns } = measure()
    const from = scroller.scrollLeft - start
    if (from < -step / 2) jump(scroller.scrollLeft + step * columns)
    else if (from >= step * columns - step / 2) jump(scroller.scrollLeft - step * columns)
  }
  return {
    measure,
    wrap,
    rebuild() {
      wrap()
      replace(add)
    },
    remove() {
      wrap()
      replace(() => [])
    },
    forwardClick: (event) => forward(event, copies, items()),
  }
}

function measureStrip(scroller: HTMLElement, items: readonly HTMLElement[], rows: number): StripMeasures {
  const leftAt = (index: number) => items[index]?.getBoundingClientRect().left ?? 0
  // Where the first item rests.
  const padding = Number.parseFloat(getComputedStyle(scroller).paddingInlineStart) || 0
  return {
    start: leftAt(0) - scroller.getBoundingClientRect().left + scroller.scrollLeft - padding,
    step: leftAt(rows) - leftAt(0),
    columns: items.length / rows,
  }
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

function forward(event: MouseEvent, copies: readonly HTMLElement[], items: readonly HTMLElement[]): void {
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
