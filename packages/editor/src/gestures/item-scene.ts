import type { Document, NodeId } from '@mallwright/contract/document'

import type { ModuleRules } from '../commands/kit/define-command.ts'
import { parentOf } from '../commands/kit/node-tree.ts'
import { bodyOf } from '../geometry/rect.ts'
import type { Box, Point } from '../geometry/rect.ts'
import type { SnapScene } from '../geometry/snap-index.ts'
import type { CanvasLayout } from './canvas-layout.ts'
import type { Travel } from './drag.ts'

/** Items of a free container at the start of a gesture. */
export interface ItemScene {
  readonly containerId: NodeId
  /** Dragged items by id. */
  readonly moving: ReadonlyMap<NodeId, Box>
  /** Bounding box of the dragged items. */
  readonly body: Box
  /** Snap candidates. */
  readonly snap: SnapScene
  /** Pointer offset in container units. */
  offsetOf(travel: Travel): Point
}

/** Start of a gesture on items. */
export interface ItemPress {
  readonly document: Document
  readonly nodeIds: readonly NodeId[]
  readonly layout: CanvasLayout
  readonly rules: ModuleRules
}

/** Scene of items of one free container; `undefined` when one is locked, not free, or in another container. */
export function itemScene(press: ItemPress, { isCopy = false } = {}): ItemScene | undefined {
  const { document, nodeIds, layout, rules } = press
  const first = nodeIds[0]
  const containerId = first && parentOf(document, first)
  const container = containerId && document.nodes[containerId]
  const containerBox = containerId && layout.boxOf(containerId)
  if (!container || !containerBox || containerBox.width === 0) return undefined
  const nodes = nodeIds.map((id) => document.nodes[id])
  const children = new Set(container.children)
  if (!nodes.every((node) => node?.rect && !node.isLocked && children.has(node.id))) return undefined
  const bounds = rules.boundsOf(container)
  const unitsPerPx = bounds.width / containerBox.width
  const dragged = new Set(isCopy ? [] : nodeIds)
  const others = (container.children ?? []).flatMap((id) => {
    const node = document.nodes[id]
    return node?.rect && !node.isHidden && !dragged.has(id) ? [node.rect] : []
  })
  const moving = new Map(nodes.flatMap((node) => (node?.rect ? [[node.id, node.rect]] : [])))
  return {
    containerId,
    moving,
    body: bodyOf([...moving.values()]),
    snap: { others, bounds, own: container.guides },
    offsetOf: ({ start, sample }) => ({
      x: (sample.x - start.x) * unitsPerPx,
      y: (sample.y - start.y) * unitsPerPx,
    }),
  }
}
