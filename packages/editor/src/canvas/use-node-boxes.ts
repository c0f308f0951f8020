import type { NodeId } from '@mallwright/contract'
import { useLayoutEffect, useState } from 'react'

import type { Box } from '../geometry/rect.ts'
import { useStore, useStudio } from '../studio/studio.ts'

const NONE: readonly Box[] = []

/** Where several nodes are drawn, kept right when the page changes or is zoomed; those that are not drawn are left out. */
export function useNodeBoxes(ids: readonly NodeId[]): readonly Box[] {
  const { canvas, page, view } = useStudio()
  const zoom = useStore(view, (state) => state.zoom)
  const device = useStore(view, (state) => state.device)
  const [boxes, setBoxes] = useState(NONE)
  useLayoutEffect(() => {
    let frame = 0
    // All are measured at once, so that the browser lays the page out once.
    const measure = () => setBoxes(ids.flatMap((id) => canvas.boxOf(id) ?? []))
    const measureSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    // A box can only be known once it is laid out.
    // oxlint-disable-next-line react/set-state-in-effect
    measure()
    const observer = new ResizeObserver(measureSoon)
    if (canvas.page) observer.observe(canvas.page)
    const unsubscribe = page.documents.subscribe(measureSoon)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      unsubscribe()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another zoom or phone draws the nodes elsewhere
  }, [canvas, page, ids, zoom, device])
  return boxes
}
