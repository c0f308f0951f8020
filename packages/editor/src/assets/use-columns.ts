import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** The least width of a tile with the gap beside it, in px. */
const TILE_WIDTH = 148

/** How many tiles stand in a row of an element. */
export function useColumns(frame: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(4)
  useEffect(() => {
    const element = frame.current
    // Where nothing is laid out, the first guess stays.
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0
      if (width > 0) setColumns(Math.max(1, Math.floor(width / TILE_WIDTH)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return columns
}
