import type { NodeId } from '@mallwright/contract/document'
import { useLayoutEffect, useState } from 'react'

import { isSameBox } from '../../../../geometry/rect.ts'
import type { Box } from '../../../../geometry/rect.ts'
import { useStudio } from '../../../../studio/studio.ts'

/** Box (page px) of a node's area; `node` is the node's own box, so that both are measured at the same times. */
export function useAreaBox(id: NodeId, node: Box | undefined): Box | undefined {
  const { canvas } = useStudio()
  const [box, setBox] = useState<Box>()
  useLayoutEffect(() => {
    const element = canvas.areaOf(id)
    if (!element) {
      // A box is known only after layout.
      // oxlint-disable-next-line react/set-state-in-effect
      setBox(undefined)
      return undefined
    }
    const measure = () => {
      const next = canvas.boxOfElement(element)
      setBox((shown) => (shown && isSameBox(shown, next) ? shown : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- margins move the area with its node
  }, [canvas, id, node])
  return box
}
