import type { NodeId } from '@mallwright/contract/document'
import { memo } from 'react'
import type { ReactNode } from 'react'

import { useNodeBoxes } from '../../../../studio/use-node-boxes.ts'

/** A thin outline around each node. */
export const Outlines = memo(
  function Outlines({ ids }: { readonly ids: readonly NodeId[] }): ReactNode {
    const boxes = useNodeBoxes(ids)
    return boxes.map(({ x, y, width, height }, index) => (
      <span
        key={ids[index] ?? index}
        className="st-outline"
        style={{ transform: `translate(${x}px, ${y}px)`, width, height }}
      />
    ))
  },
  (before, after) => before.ids.length === after.ids.length && before.ids.every((id, index) => id === after.ids[index]),
)
