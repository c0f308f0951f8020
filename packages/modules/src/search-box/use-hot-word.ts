import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Dwell time of a hot word in ms. */
export const HOT_WORD_MS = 3000

/** Index of the hot word in turn. The first one stays with reduced motion, on the canvas, and while the box is in use. */
export function useHotWord(box: RefObject<Element | null>, count: number): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !box.current?.matches(':focus-within'))
        setTurn((before) => before + 1)
    }, HOT_WORD_MS)
    return () => clearInterval(timer)
  }, [box, count])
  return count === 0 ? 0 : turn % count
}
