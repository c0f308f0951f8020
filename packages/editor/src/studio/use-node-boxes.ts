import type { NodeId } from '@mallwright/contract/document'
import { useLayoutEffect, useMemo, useState } from 'react'

import { isSameJson } from '../document-store/same-json.ts'
import type { Box } from '../geometry/rect.ts'
import { useStore, useStudio } from './studio.ts'

const NONE: readonly Box[] = []

/** Boxes of rendered nodes, updated on changes of page, layout and zoom. */
export function useNodeBoxes(ids: readonly NodeId[]): readonly Box[] {
  const { canvas, gestures, page, view } = useStudio()
  const zoom = useStore(view, (state) => state.zoom)
  const device = useStore(view, (state) => state.device)
  const [boxes, setBoxes] = useState(NONE)
  useLayoutEffect(() => {
    let frame = 0
    // Measured together, so that layout happens once.
    const measure = () => {
      const next = ids.flatMap((id) => canvas.boxOf(id) ?? [])
      setBoxes((shown) => (isSameJson(shown, next) ? shown : next))
    }
    const measureSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    // A box is known only after layout.
    // oxlint-disable-next-line react/set-state-in-effect
    measure()
    if (ids.length === 0) return
    const observer = new ResizeObserver(measureSoon)
    for (const element of [canvas.page, ...ids.map((id) => canvas.elementOf(id))])
      if (element) observer.observe(element)
    const stops = [
      page.documents.subscribe(measureSoon),
      // A node that was selected by the press may have been measured while it was dragged; a cancelled drag changes nothing else.
      gestures.running.subscribe(({ preview }, before) => {
        if (before.preview && !preview) measureSoon()
      }),
    ]
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      for (const stop of stops) stop()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another zoom or phone draws the nodes elsewhere
  }, [canvas, gestures, page, ids, zoom, device])
  return boxes
}

/** Box of a node, updated on changes of page, layout and zoom. */
export function useNodeBox(id: NodeId | undefined): Box | undefined {
  return useNodeBoxes(useMemo(() => (id === undefined ? [] : [id]), [id]))[0]
}
