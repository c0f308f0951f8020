import type { NodeId } from '@mallwright/contract/document'
import { useMemo } from 'react'

import type { Box } from '../../geometry/rect.ts'
import { useNodeBoxes } from './use-node-boxes.ts'

/** Where a node is drawn, kept right when the page changes, loads its pictures or is zoomed. */
export function useNodeBox(id: NodeId | undefined): Box | undefined {
  return useNodeBoxes(useMemo(() => (id === undefined ? [] : [id]), [id]))[0]
}
