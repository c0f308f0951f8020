import type { Document, NodeId } from '@mallwright/contract/document'

import { callOf } from '../commands/kit/define-command.ts'
import type { CommandCall, ModuleRules } from '../commands/kit/define-command.ts'
import { moveNode } from '../commands/node/move-node.ts'
import { moveTogether } from '../commands/node/move-together.ts'
import { childrenIn, nodeIn, parentOf, topmost } from '../commands/kit/node-tree.ts'
import { moveCall } from '../commands/node/set-rects.ts'
import { nudge } from '../geometry/nudge.ts'
import { stackInMiddle } from '../geometry/copy-rects.ts'
import { bodyOf, moveWithin } from '../geometry/rect.ts'
import type { Box } from '../geometry/rect.ts'

/** A possible target of a keyboard move. */
export interface MoveLocation {
  /** `undefined` for the page. */
  readonly parentId: NodeId | undefined
  /** Index among the children that do not move. */
  readonly index: number
  /** Nesting depth. */
  readonly depth: number
  /** In a free container: one rect for each moved node. */
  readonly rects?: readonly Box[] | undefined
}

/** State of a keyboard move: the nodes and every location that accepts them. Immutable. */
export interface KeyboardMove {
  readonly document: Document
  readonly rules: ModuleRules
  /** In drawing order. */
  readonly nodeIds: readonly NodeId[]
  /** In drawing order. */
  readonly locations: readonly MoveLocation[]
  /** Index of the current location. */
  readonly at: number
}

/** Starts a keyboard move; `undefined` without nodes or when one is locked. */
export function beginKeyboardMove(
  document: Document,
  selection: readonly NodeId[],
  rules: ModuleRules,
): KeyboardMove | undefined {
  const nodeIds = topmost(document, selection)
  const [first] = nodeIds
  if (!first || nodeIds.some((id) => nodeIn(document, id).isLocked)) return undefined
  const locations = locationsFor(document, nodeIds, rules)
  const parentId = parentOf(document, first)
  const children = childrenIn(document, parentId)
  // No other moved node precedes the first.
  const before = children.indexOf(first)
  const at = locations.findIndex(
    (location) => location.parentId === parentId && (location.rects || location.index === before),
  )
  return at === -1 ? undefined : { document, rules, nodeIds, locations, at }
}

/** Next state after a key: nudges inside a free container and leaves it at its edge, else steps to another location. */
export function moveByKey(
  move: KeyboardMove,
  press: { readonly key: string; readonly isShift: boolean },
): KeyboardMove {
  const { key } = press
  const location = move.locations[move.at] as MoveLocation
  if (key === 'Home') return { ...move, at: 0 }
  if (key === 'End') return { ...move, at: move.locations.length - 1 }
  if (key === 'PageUp') return stepped(move, -1)
  if (key === 'PageDown') return stepped(move, 1)
  const nudged = location.rects && nudgedIn(move, location, press)
  if (nudged) return nudged
  if (key === 'ArrowUp') return stepped(move, -1)
  if (key === 'ArrowDown') return stepped(move, 1)
  if (key === 'ArrowLeft') return outwards(move, location)
  if (key === 'ArrowRight') return inwards(move, location)
  return move
}

/** The call that ends the move; `undefined` when nothing changed. */
export function keyboardMoveCall({ document, nodeIds, locations, at }: KeyboardMove): CommandCall | undefined {
  const location = locations[at] as MoveLocation
  const { parentId, index } = location
  const [nodeId, second] = nodeIds
  const isHere = nodeIds.every((id) => parentOf(document, id) === parentId)
  const rects = location.rects && [...location.rects]
  if (isHere && rects) {
    const moves = nodeIds.map((id, order) => ({ nodeId: id, rect: rects[order] as Box }))
    const isSame = moves.every(({ nodeId: id, rect }) => {
      const before = nodeIn(document, id).rect
      return before?.x === rect.x && before.y === rect.y
    })
    return isSame ? undefined : moveCall(moves)
  }
  const children = childrenIn(document, parentId)
  const next = children.filter((id) => !nodeIds.includes(id)).toSpliced(index, 0, ...nodeIds)
  if (isHere && next.every((id, order) => id === children[order])) return undefined
  return nodeId && !second
    ? callOf(moveNode, { nodeId, parentId, index, rect: rects?.[0] })
    : callOf(moveTogether, { nodeIds: [...nodeIds], parentId, index, rects })
}

/** Locations that accept all nodes: gaps of each flow, and each free container once. */
function locationsFor(document: Document, nodeIds: readonly NodeId[], rules: ModuleRules): MoveLocation[] {
  const nodes = nodeIds.map((id) => nodeIn(document, id))
  const isTakenBy = (parent: string | undefined) =>
    nodes.every(
      ({ id, module }) =>
        rules.accepts(parent, module) ||
        // Unknown modules may stay in their parent.
        (!rules.isKnown(module) && document.nodes[parentOf(document, id) ?? ('' as NodeId)]?.module === parent),
    )
  const around = new Set(nodeIds.flatMap((id) => ancestorsOf(document, id)))
  const inFlow = (parentId: NodeId | undefined, depth: number): MoveLocation[] => {
    const staying = childrenIn(document, parentId).filter((id) => !nodeIds.includes(id))
    const isTaken = isTakenBy(parentId && nodeIn(document, parentId).module)
    const gap = (index: number): MoveLocation[] => (isTaken ? [{ parentId, index, depth }] : [])
    return [...gap(0), ...staying.flatMap((id, index) => [...inside(id, depth + 1), ...gap(index + 1)])]
  }
  const inside = (id: NodeId, depth: number): MoveLocation[] => {
    const node = nodeIn(document, id)
    // Hidden containers are no targets, except for nodes already inside.
    if (!node.children || node.isLocked || (node.isHidden && !around.has(id))) return []
    if (!rules.isFree(node.module)) return inFlow(id, depth)
    const below = node.children.filter((child) => !nodeIds.includes(child))
    const nested = below.flatMap((child) => inside(child, depth + 1))
    if (!isTakenBy(node.module)) return nested
    return [{ parentId: id, index: below.length, depth, rects: rectsIn(id) }, ...nested]
  }
  const rectsIn = (parentId: NodeId): Box[] => {
    const bounds = rules.boundsOf(nodeIn(document, parentId))
    const stacked = stackInMiddle(
      nodes.map(({ module, rect }) => rect ?? rules.sizeOf(module)),
      bounds,
    )
    const isArranged = nodes.every(({ rect }) => rect)
    const isHere = nodeIds.every((id) => parentOf(document, id) === parentId)
    const rects = nodes.map(({ rect }, index) => (isArranged && rect ? rect : (stacked[index] as Box)))
    return isHere ? rects : rects.map((rect) => moveWithin(rect, { x: 0, y: 0 }, bounds))
  }
  return inFlow(undefined, 0)
}

function ancestorsOf(document: Document, id: NodeId): NodeId[] {
  const parent = parentOf(document, id)
  return parent === undefined ? [] : [parent, ...ancestorsOf(document, parent)]
}

function stepped(move: KeyboardMove, by: number): KeyboardMove {
  return { ...move, at: Math.max(0, Math.min(move.locations.length - 1, move.at + by)) }
}

/** Nudges all moved items as one body; at the container's edge they leave it. */
function nudgedIn(
  move: KeyboardMove,
  location: MoveLocation,
  { key, isShift }: { key: string; isShift: boolean },
): KeyboardMove | undefined {
  const { rects = [], parentId } = location
  if (parentId === undefined) return undefined
  const body = bodyOf(rects)
  const to = nudge(body, { key, isBig: isShift }, move.rules.boundsOf(nodeIn(move.document, parentId)))
  const [dx, dy] = [to.x - body.x, to.y - body.y]
  if (dx === 0 && dy === 0) return key === 'ArrowLeft' || key === 'ArrowRight' ? move : undefined
  const moved = { ...location, rects: rects.map((rect) => ({ ...rect, x: rect.x + dx, y: rect.y + dy })) }
  return { ...move, locations: move.locations.with(move.at, moved) }
}

/** Next location behind with a smaller depth, else the previous one in front. */
function outwards(move: KeyboardMove, { depth }: MoveLocation): KeyboardMove {
  const behind = move.locations.findIndex((location, index) => index > move.at && location.depth < depth)
  const inFront = move.locations.findLastIndex((location, index) => index < move.at && location.depth < depth)
  const at = behind === -1 ? inFront : behind
  return at === -1 ? move : { ...move, at }
}

/** Next location behind inside a container, else the previous one in front. */
function inwards(move: KeyboardMove, { depth }: MoveLocation): KeyboardMove {
  const behind = move.locations.findIndex((location, index) => index > move.at && location.depth > depth)
  const inFront = move.locations.findLastIndex((location, index) => index < move.at && location.depth > depth)
  const at = behind === -1 ? inFront : behind
  return at === -1 ? move : { ...move, at }
}
