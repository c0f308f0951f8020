import type { Document, Node, NodeId } from '@mallwright/contract/document'

import { offsetCopies, stackInMiddle } from '../../geometry/copy-rects.ts'
import type { Box } from '../../geometry/rect.ts'
import type { ModuleRules } from './define-command.ts'
import { nodeIn } from './node-tree.ts'

/** Target of copied nodes. */
export interface CopyTarget {
  readonly document: Document
  readonly rules: ModuleRules
  /** Whether a copy may cover an existing node exactly. */
  readonly mayCover?: boolean
}

/** Copies with rects inside a free container, and without rects in any other parent. */
export function positionCopies(parentId: NodeId | undefined, copies: readonly Node[], target: CopyTarget): Node[] {
  const { document, rules, mayCover = false } = target
  const parent = parentId === undefined ? undefined : nodeIn(document, parentId)
  if (!parent || !rules.isFree(parent.module)) return copies.map(({ rect: _rect, group: _group, ...node }) => node)
  const bounds = rules.boundsOf(parent)
  const stacked = stackInMiddle(
    copies.map(({ module }) => rules.sizeOf(module)),
    bounds,
  )
  const taken = mayCover ? [] : (parent.children ?? []).flatMap((id) => document.nodes[id]?.rect ?? [])
  const rects = offsetCopies(
    copies.map(({ rect }, index) => rect ?? (stacked[index] as Box)),
    { bounds, taken },
  )
  return copies.map((node, index) => ({ ...node, rect: rects[index] as Box }))
}
