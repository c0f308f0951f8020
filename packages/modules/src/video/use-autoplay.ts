import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Visible share of a video from which autoplay starts. */
const SEEN_SHARE = 0.5

/** Plays a muted video while it is in view and pauses it outside; never with reduced motion. */
export function useAutoplay(element: RefObject<HTMLVideoElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const video = element.current
    if (!video || !isWanted || !('IntersectionObserver' in globalThis)) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let isOurs = false
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && video.paused) {
          isOurs = true
          // Autoplay may be refused by the browser, e.g. to save power: the play button remains.
          video.play().catch(() => undefined)
        } else if (!entry?.isIntersecting && isOurs) {
          video.pause()
        }
      },
      { threshold: SEEN_SHARE },
    )
    // A manual pause disables autoplay.
    const rest = () => {
      if (isInView(video)) watch.disconnect()
    }
    video.addEventListener('pause', rest)
    watch.observe(video)
    return () => {
      watch.disconnect()
      video.removeEventListener('pause', rest)
    }
  }, [element, isWanted])
}

function isInView(video: HTMLVideoElement): boolean {
  const { top, bottom, height } = video.getBoundingClientRect()
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0)
  return !video.ended && seen >= height * SEEN_SHARE
}
