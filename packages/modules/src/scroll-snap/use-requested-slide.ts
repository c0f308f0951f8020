import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Scrolls a track to the slide of an entry (`data-entry`) when another one is requested. */
export function useRequestedSlide(track: RefObject<HTMLElement | null>, entry: number | undefined): void {
  useEffect(() => {
    const { current } = track
    const slide = entry === undefined ? undefined : current?.querySelector<HTMLElement>(`[data-entry="${entry}"]`)
    if (!current || !slide) return
    const left = current.scrollLeft + slide.getBoundingClientRect().left - current.getBoundingClientRect().left
    current.scrollTo({ left, behavior: 'instant' })
  }, [track, entry])
}
