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

/** A place that takes what is to be placed: one taps there instead of dragging. */
export interface TapTarget {
  readonly key: string
  /** Where it is shown, in drawn page px; high enough for a finger. */
  readonly box: Box
  /** `undefined` for the page. */
  readonly parentId: NodeId | undefined
  /** Which place of how many, 1 first; absent for a free container, where the tap itself says where. */
  readonly position?: { readonly index: number; readonly count: number }
  /** What a tap there does; `at` in drawn page px counts in a free container, its middle when absent. */
  readonly callAt: (at?: Point) => CommandCall | undefined
}

/** How high a place between two modules is, in px: what a finger needs. */
const FINGER = 44

/** Every place that takes nodes or a new module: between modules, and free containers. Where nothing would change is none. */
export function tapTargets(press: DropPress): readonly TapTarget[] {
  const nodes = draggedNodes(press)
  if (!nodes) return []
  const { containers, sequences } = sceneOf(press, nodes)
  const between = sequences.flatMap((sequence) => sequenceTargets(press, sequence))
  const boxes = sideBySide(between.map(({ box }) => box))
  // Containers lie below what stands between modules, so they come first.
  return [
    ...containers.map((container) => containerTarget(press, container)),
    ...between.map((target, index) => ({ ...target, box: boxes[index] ?? target.box })),
  ]
}

function sequenceTargets(press: DropPress, sequence: DropSequence): TapTarget[] {
  const parentId = sequence.id as NodeId | undefined
  const nodes = draggedNodes(press) ?? []
  const count = childrenIn(press.document, parentId).length + 1
  return Array.from({ length: sequence.modules.length + 1 }, (_, place) => {
    const target = sequenceTarget(place, sequence)
    const { x, y, width } = target.line
    const isEmpty = sequence.modules.length === 0
    const height = isEmpty ? Math.max(FINGER, sequence.box.height) : FINGER
    return {
      key: `${parentId ?? 'page'} ${place}`,
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

/** One item that stays in its container only moves: its place in the stack is not touched. */
function movedWithin({ document, dragged, rules }: DropPress, containerId: NodeId, at: Point): CommandCall | undefined {
  const [nodeId, second] = dragged.kind === 'nodes' ? dragged.nodeIds : []
  if (nodeId === undefined || second !== undefined || parentOf(document, nodeId) !== containerId) return undefined
  const { rect } = nodeIn(document, nodeId)
  if (!rect) return undefined
  const bounds = rules.boundsOf(nodeIn(document, containerId))
  return moveCall([{ nodeId, rect: { ...rect, ...dropBox(at, rect, bounds) } }])
}

/** What of a selection can be placed elsewhere: in drawing order, none of it locked. */
export function movableOf(document: Document, selection: readonly NodeId[]): readonly NodeId[] {
  return selection.every((id) => document.nodes[id] && !document.nodes[id].isLocked) ? selection : []
}
