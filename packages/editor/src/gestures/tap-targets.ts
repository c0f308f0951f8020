import type { Document, NodeId } from '@mallwright/contract/document'

import type { CommandCall } from '../commands/kit/define-command.ts'
import { childrenIn, nodeIn, parentOf } from '../commands/kit/node-tree.ts'
import { moveCall } from '../commands/node/set-rects.ts'
import { dropBox, sequenceTarget } from '../geometry/drop-target.ts'
import type { DropContainer, DropSequence } from '../geometry/drop-target.ts'
import type { Box, Point } from '../geometry/rect.ts'
import { sideBySide } from '../geometry/side-by-side.ts'
import { draggedNodes, dropCall, sceneOf } from './drop-gesture.ts'
import type { DropPress } from './drop-gesture.ts'

/** Target for tapping instead of dragging. */
export interface TapTarget {
  readonly key: string
  /** Box in page px, tall enough for a finger. */
  readonly box: Box
  /** `undefined` for the page. */
  readonly parentId: NodeId | undefined
  /** Position and count, 1 first; absent for a free container, where the tap decides the position. */
  readonly position?: { readonly index: number; readonly count: number }
  /** The call of a tap; `at` in page px matters in a free container, its middle when absent. */
  readonly callAt: (at?: Point) => CommandCall | undefined
}

/** Height of a target between modules, in px. */
const FINGER = 44

/** Targets for nodes or a new module: between modules, and free containers. Targets without effect are left out. */
export function tapTargets(press: DropPress): readonly TapTarget[] {
  const nodes = draggedNodes(press)
  if (!nodes) return []
  const { containers, sequences } = sceneOf(press, nodes)
  const between = sequences.flatMap((sequence) => sequenceTargets(press, sequence))
  const boxes = sideBySide(between.map(({ box }) => box))
  // Containers lie below the targets between modules, so they come first.
  return [
    ...containers.map((container) => containerTarget(press, container)),
    ...between.map((target, index) => ({ ...target, box: boxes[index] ?? target.box })),
  ]
}

function sequenceTargets(press: DropPress, sequence: DropSequence): TapTarget[] {
  const parentId = sequence.id as NodeId | undefined
  const nodes = draggedNodes(press) ?? []
  const count = childrenIn(press.document, parentId).length + 1
  return Array.from({ length: sequence.modules.length + 1 }, (_, slot) => {
    const target = sequenceTarget(slot, sequence)
    const { x, y, width } = target.line
    const isEmpty = sequence.modules.length === 0
    const height = isEmpty ? Math.max(FINGER, sequence.box.height) : FINGER
    return {
      key: `${parentId ?? 'page'} ${slot}`,
      box: { x, y: isEmpty ? y : y - FINGER / 2, width, height },
      parentId,
      position: { index: target.index + 1, count },
      callAt: () => dropCall(press, nodes, target),
    }
  }).filter(({ callAt }) => callAt() !== undefined)
}

function containerTarget(press: DropPress, { id, box, unitsPerPx }: DropContainer): TapTarget {
  return {
    key: id,
    box: { ...box, height: Math.max(FINGER, box.height) },
    parentId: id as NodeId,
    callAt: (at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }) => {
      const inside = { x: (at.x - box.x) * unitsPerPx, y: (at.y - box.y) * unitsPerPx }
      return (
        movedWithin(press, id as NodeId, inside) ??
        dropCall(press, draggedNodes(press) ?? [], { kind: 'container', id, at: inside })
      )
    },
  }
}

/** A single item that stays in its container only moves; its stacking order is kept. */
function movedWithin({ document, dragged, rules }: DropPress, containerId: NodeId, at: Point): CommandCall | undefined {
  const [nodeId, second] = dragged.kind === 'nodes' ? dragged.nodeIds : []
  if (nodeId === undefined || second !== undefined || parentOf(document, nodeId) !== containerId) return undefined
  const { rect } = nodeIn(document, nodeId)
  if (!rect) return undefined
  const bounds = rules.boundsOf(nodeIn(document, containerId))
  return moveCall([{ nodeId, rect: { ...rect, ...dropBox(at, rect, bounds) } }])
}

/** The selection in drawing order if it can be moved; empty when one node is locked. */
export function movableOf(document: Document, selection: readonly NodeId[]): readonly NodeId[] {
  return selection.every((id) => document.nodes[id] && !document.nodes[id].isLocked) ? selection : []
}
