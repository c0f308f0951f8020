import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** A scroller that may play by itself and go round. */
export interface Strip {
  readonly track: RefObject<HTMLElement | null>
  readonly pages: number
  /** Time of a page in ms; 0 without autoplay. */
  readonly intervalMs: number
  /** Items in a column of a strip that goes round; absent for one with ends. */
  readonly endlessRows?: number | undefined
}

/**
 * Motion of a scroller, without a render of its own. What moves it is loaded after the first paint; before, and without script,
 * it is scrolled natively.
 */
export function useStripMotion(
  { track, pages, intervalMs, endlessRows }: Strip,
  onPage?: (page: number) => void,
): void {
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
      stop = startStrip(scroller, { pages, intervalMs, endlessRows, isChanged, onPage })
    }
    // Without its script the strip is scrolled by hand.
    start().catch(() => undefined)
    return () => {
      isGone = true
      stop?.()
    }
  }, [track, pages, intervalMs, endlessRows, onPage])
}
