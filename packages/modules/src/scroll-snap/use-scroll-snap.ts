import { useState } from 'react'

import { useStripMotion } from './use-strip-motion.ts'
import type { Strip } from './use-strip-motion.ts'

/** Current page of a scroller that shows it, such as by dots; renders at every page. */
export function useScrollSnap(strip: Strip): number {
  const [page, setPage] = useState(0)
  useStripMotion(strip, setPage)
  return Math.min(page, strip.pages - 1)
}
