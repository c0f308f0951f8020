import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/**
 * Current page of a scroller, which may play by itself and go round. What moves it is loaded after the first paint; before, and
 * without script, it is scrolled natively.
 */
export function useScrollSnap(options: {
  readonly track: RefObject<HTMLElement | null>
  readonly pages: number
  /** Time of a page in ms; 0 without autoplay. */
  readonly intervalMs: number
  /** Items in a column of a strip that goes round; absent for one with ends. */
  readonly endlessRows?: number | undefined
}): number {
  const { track, pages, intervalMs, endlessRows } = options
  const [page, setPage] = useState(0)
  // A carousel changed during autoplay pauses before it continues.
  const hasPlayed = useRef(false)
  useEffect(() => {
    const scroller = track.current
    if (!scroller || pages < 2) return undefined
    let stop: (() => void) | undefined
    let isGone = false
    const start = async () => {
      const { startStrip } = await import('./strip-motion.ts')
      if (isGone) return
      const isChanged = hasPlayed.current
      hasPlayed.current = intervalMs > 0
      stop = startStrip(scroller, { pages, intervalMs, endlessRows, isChanged, onPage: setPage })
    }
    // Without its script the strip is scrolled by hand.
    start().catch(() => undefined)
    return () => {
      isGone = true
      stop?.()
    }
  }, [track, pages, intervalMs, endlessRows])
  return Math.min(page, pages - 1)
}
