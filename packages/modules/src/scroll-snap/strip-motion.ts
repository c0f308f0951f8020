import { startAutoplay, RESTART_DELAY_MS } from './autoplay.ts'
import { startEndless } from './endless-strip.ts'
import type { EndlessStrip } from './endless-strip.ts'

/** Motion of one strip. */
export interface StripMotion {
  readonly pages: number
  /** Time of a page in ms; 0 without autoplay. */
  readonly intervalMs: number
  /** Items in a column of a strip that goes round; absent for one with ends. */
  readonly endlessRows?: number | undefined
  /** Whether it has played before: a changed strip pauses first. */
  readonly isChanged: boolean
  /** Told the page at every scroll; absent where nothing shows it. */
  readonly onPage?: ((page: number) => void) | undefined
}

/** Distance (CSS) from the view at which a strip is prepared. */
const NEAR = '300px'

/** Lets a scroller play and go round, and reports its page. Returns a stop function. */
export function startStrip(scroller: HTMLElement, motion: StripMotion): () => void {
  const { pages, intervalMs, onPage, isChanged, endlessRows } = motion
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  let endless: EndlessStrip | undefined
  const stops: (() => void)[] = []
  const column = () => (endless ? endless.column() : columnOf(scroller))
  const showNext = () => {
    endless?.wrap()
    const next = column() + 1
    const left = endless ? endless.leftOf(next) : leftOf(scroller, next % pages)
    scroller.scrollTo({ left, behavior: isCalm ? 'instant' : 'smooth' })
  }
  if (onPage) {
    const read = () => onPage(endless ? ((column() % pages) + pages) % pages : Math.min(pages - 1, column()))
    scroller.addEventListener('scroll', read, { passive: true })
    stops.push(() => scroller.removeEventListener('scroll', read))
  }
  const isPlaying = intervalMs > 0 && pages > 1 && !isCalm
  if (endlessRows !== undefined) {
    const goRound = () => {
      endless = startEndless(scroller, endlessRows)
      stops.push(endless.stop)
    }
    stops.push(isPlaying ? whenNear(scroller, goRound) : whenUsed(scroller, goRound))
  }
  if (isPlaying) {
    const firstDelayMs = isChanged ? intervalMs + RESTART_DELAY_MS : intervalMs
    stops.push(startAutoplay(scroller, showNext, { delayMs: intervalMs, firstDelayMs }))
  }
  return () => {
    for (const stop of stops) stop()
  }
}

/** First signs of use; a touch begins with a pointer that enters. */
const USES = ['pointerenter', 'wheel', 'keydown', 'focusin'] as const

/** Runs a task once an element is used: most strips of a page never are. Returns cancel. */
function whenUsed(element: Element, task: () => void): () => void {
  const stop = () => {
    for (const name of USES) element.removeEventListener(name, use)
  }
  const use = () => {
    stop()
    task()
  }
  for (const name of USES) element.addEventListener(name, use, { passive: true })
  return stop
}

/** Runs a task once an element is near the view. Returns cancel. */
function whenNear(element: Element, task: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      task()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

function columnOf(scroller: HTMLElement): number {
  const [first, second] = scroller.children
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0
  const step = second.offsetLeft - first.offsetLeft
  return step > 0 ? Math.round(scroller.scrollLeft / step) : 0
}

function leftOf(scroller: HTMLElement, column: number): number {
  const [first] = scroller.children
  const item = scroller.children.item(column)
  return first instanceof HTMLElement && item instanceof HTMLElement ? item.offsetLeft - first.offsetLeft : 0
}
