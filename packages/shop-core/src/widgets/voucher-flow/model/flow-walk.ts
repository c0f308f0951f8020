import { linksOf, RETURN_LINK } from './flow-geometry.ts'
import type { NodeEdge } from './flow-geometry.ts'
import type { VoucherFlow } from './flow-status.ts'
import type { FlowStepType } from './flow-steps.ts'

/** The edge of a node that an arrow key leaves it by. */
const EDGES: Readonly<Record<string, NodeEdge>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'top',
  ArrowDown: 'bottom',
}

/**
 * The step at the other end of the link that leaves a node on the side of an arrow key; `undefined` without one. Links are walked in
 * both directions. That to 15 is, whether or not the diagram draws it: no other leads there.
 */
export function walkFlow(flow: VoucherFlow, from: FlowStepType, key: string): FlowStepType | undefined {
  const edge = Object.hasOwn(EDGES, key) ? EDGES[key] : undefined
  if (!edge) return undefined
  for (const link of [...linksOf(flow), RETURN_LINK]) {
    if (link.from === from && link.fromEdge === edge) return link.to
    if (link.to === from && link.toEdge === edge) return link.from
  }
  return undefined
}
