import type { NodeId } from '@mallwright/contract'
import { useLayoutEffect, useState } from 'react'

import type { Box } from '../geometry/rect.ts'
import { useStore, useStudio } from '../studio/studio.ts'

/** Where a node is drawn, kept right when the page changes, loads its pictures or is zoomed. */
export function useNodeBox(id: NodeId | undefined): Box | undefined {
  const { canvas, page, view } = useStudio()
  const zoom = useStore(view, (state) => state.zoom)
  const device = useStore(view, (state) => state.device)
  const [box, setBox] = useState<Box>()
  useLayoutEffect(() => {
    let frame = 0
    const measure = () => {
      const next = id && canvas.boxOf(id)
      setBox((shown) => (isSame(shown, next) ? shown : next))
    }
    const measureSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    // A box can only be known once it is laid out.
    // oxlint-disable-next-line react/set-state-in-effect
    measure()
    if (id === undefined) return
    const observer = new ResizeObserver(measureSoon)
    for (const element of [canvas.page, canvas.elementOf(id)]) if (element) observer.observe(element)
    const unsubscribe = page.documents.subscribe(measureSoon)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      unsubscribe()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another zoom or phone draws the node elsewhere
  }, [canvas, page, id, zoom, device])
  return box
}

function isSame(one: Box | undefined, other: Box | undefined): boolean {
  return one?.x === other?.x && one?.y === other?.y && one?.width === other?.width && one?.height === other?.height
}
