import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** How long a touched carousel waits before it plays on, in ms. Specification 3 §4: about 1 s after a change. */
export const RESTART_DELAY_MS = 1000

/** The page a scroller shows, and a way to another one. With `intervalMs` > 0 it plays by itself and starts over at the end. */
export function useCarousel(options: {
  readonly track: RefObject<HTMLElement | null>
  readonly pages: number
  readonly intervalMs: number
}): { readonly page: number; readonly show: (page: number) => void } {
  const { track, pages, intervalMs } = options
  const [page, setPage] = useState(0)

  const show = (next: number) => {
    const scroller = track.current
    const slide = scroller?.children[next]
    const first = scroller?.firstElementChild
    if (!scroller || !(slide instanceof HTMLElement) || !(first instanceof HTMLElement)) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scroller.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior: isCalm ? 'instant' : 'smooth' })
  }

  useEffect(() => {
    const scroller = track.current
    if (!scroller) return
    const read = () => setPage(pageAt(scroller, pages))
    scroller.addEventListener('scroll', read, { passive: true })
    return () => scroller.removeEventListener('scroll', read)
  }, [track, pages])

  useEffect(() => {
    const scroller = track.current
    if (!scroller || intervalMs <= 0 || pages < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    return play(scroller, () => show((pageAt(scroller, pages) + 1) % pages), intervalMs)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `show` only reads the ref
  }, [track, pages, intervalMs])

  return { page, show }
}

function pageAt(scroller: HTMLElement, pages: number): number {
  const [first, second] = scroller.children
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0
  const step = second.offsetLeft - first.offsetLeft
  return step > 0 ? Math.min(pages - 1, Math.round(scroller.scrollLeft / step)) : 0
}

/** Runs `next` every interval; rests while a finger, the mouse or the focus is on the carousel or the page is hidden. */
function play(scroller: HTMLElement, next: () => void, intervalMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (document.visibilityState === 'visible') next()
      schedule(intervalMs)
    }, delay)
  }
  const rest = () => clearTimeout(timer)
  const resume = () => schedule(intervalMs + RESTART_DELAY_MS)
  const pairs = [
    ['pointerdown', rest],
    ['pointerup', resume],
    ['pointercancel', resume],
    ['focusin', rest],
    ['focusout', resume],
  ] as const
  for (const [name, listener] of pairs) scroller.addEventListener(name, listener, { passive: true })
  schedule(intervalMs)
  return () => {
    rest()
    for (const [name, listener] of pairs) scroller.removeEventListener(name, listener)
  }
}
