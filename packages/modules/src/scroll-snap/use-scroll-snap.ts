import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import { startAutoplay, RESTART_DELAY_MS } from './autoplay.ts'

/** Current page of a scroller. With `intervalMs` > 0 it autoplays and wraps around at the end. */
export function useScrollSnap(options: {
  readonly track: RefObject<HTMLElement | null>
  readonly pages: number
  readonly intervalMs: number
}): number {
  const { track, pages, intervalMs } = options
  const [page, setPage] = useState(0)
  // A carousel changed during autoplay pauses before it continues.
  const hasPlayed = useRef(false)

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
    const firstDelayMs = hasPlayed.current ? intervalMs + RESTART_DELAY_MS : intervalMs
    hasPlayed.current = true
    return startAutoplay(scroller, () => show((pageAt(scroller, pages) + 1) % pages), {
      delayMs: intervalMs,
      firstDelayMs,
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `show` only reads the ref
  }, [track, pages, intervalMs])

  return page
}

function pageAt(scroller: HTMLElement, pages: number): number {
  const [first, second] = scroller.children
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0
  const step = second.offsetLeft - first.offsetLeft
  return step > 0 ? Math.min(pages - 1, Math.round(scroller.scrollLeft / step)) : 0
}
