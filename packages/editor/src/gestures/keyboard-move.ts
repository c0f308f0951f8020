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

/** Where what is carried would be dropped. */
export interface MoveLocation {
  /** `undefined` for the page itself. */
  readonly parentId: NodeId | undefined
  /** Among the children that are not carried. */
  readonly index: number
  /** How many containers stand around it. */
  readonly depth: number
  /** In a free container: one rect a carried node. */
  readonly rects?: readonly Box[] | undefined
}

/** Nodes that were picked up by a key, and every place that takes them. Pure: what a key does gives another one. */
export interface KeyboardMove {
  readonly document: Document
  readonly rules: ModuleRules
  /** In drawing order. */
  readonly nodeIds: readonly NodeId[]
  /** In drawing order. */
  readonly locations: readonly MoveLocation[]
  /** The place that it is at. */
  readonly at: number
}

/** Picks nodes up; `undefined` when there are none, or one of them is locked. */
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
  // None of the others comes before the first.
  const before = children.indexOf(first)
  const at = locations.findIndex((place) => place.parentId === parentId && (place.rects || place.index === before))
  return at === -1 ? undefined : { document, rules, nodeIds, locations, at }
}

/** What a key does with what is carried: nudges it in a free container and out at its edge, else takes it to another place. */
export function moveByKey(
  carry: KeyboardMove,
  press: { readonly key: string; readonly isShift: boolean },
): KeyboardMove {
  const { key } = press
  const place = carry.locations[carry.at] as MoveLocation
  if (key === 'Home') return { ...carry, at: 0 }
  if (key === 'End') return { ...carry, at: carry.locations.length - 1 }
  if (key === 'PageUp') return stepped(carry, -1)
  if (key === 'PageDown') return stepped(carry, 1)
  const nudged = place.rects && nudgedIn(carry, place, press)
  if (nudged) return nudged
  if (key === 'ArrowUp') return stepped(carry, -1)
  if (key === 'ArrowDown') return stepped(carry, 1)
  if (key === 'ArrowLeft') return outwards(carry, place)
  if (key === 'ArrowRight') return inwards(carry, place)
  return carry
}

/** The call that drops what is carried; `undefined` when it lies where it was. */
export function keyboardMoveCall({ document, nodeIds, locations, at }: KeyboardMove): CommandCall | undefined {
  const place = locations[at] as MoveLocation
  const { parentId, index } = place
  const [nodeId, second] = nodeIds
  const isHere = nodeIds.every((id) => parentOf(document, id) === parentId)
  const rects = place.rects && [...place.rects]
  if (isHere && rects) {
    const moves = nodeIds.map((id, one) => ({ nodeId: id, rect: rects[one] as Box }))
    const isSame = moves.every(({ nodeId: id, rect }) => {
      const before = nodeIn(document, id).rect
      return before?.x === rect.x && before.y === rect.y
    })
    return isSame ? undefined : moveCall(moves)
  }
  const children = childrenIn(document, parentId)
  const next = children.filter((id) => !nodeIds.includes(id)).toSpliced(index, 0, ...nodeIds)
  if (isHere && next.every((id, one) => id === children[one])) return undefined
  return nodeId && !second
    ? callOf(moveNode, { nodeId, parentId, index, rect: rects?.[0] })
    : callOf(moveTogether, { nodeIds: [...nodeIds], parentId, index, rects })
}

/** Every place that takes all of the nodes: the gaps of each flow, and each free container once. */
function locationsFor(document: Document, nodeIds: readonly NodeId[], rules: ModuleRules): MoveLocation[] {
  const nodes = nodeIds.map((id) => nodeIn(document, id))
  const isTakenBy = (parent: string | undefined) =>
    nodes.every(
      ({ id, module }) =>
        rules.accepts(parent, module) ||
        // What nobody knows may stay where it is.
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
    // What is hidden is no place to go to, but what is in it may move about there.
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

function stepped(carry: KeyboardMove, by: number): KeyboardMove {
  return { ...carry, at: Math.max(0, Math.min(carry.locations.length - 1, carry.at + by)) }
}

/** All carried items as one body; at the edge that the key leads to, they leave the container. */
function nudgedIn(
  carry: KeyboardMove,
  place: MoveLocation,
  { key, isShift }: { key: string; isShift: boolean },
): KeyboardMove | undefined {
  const { rects = [], parentId } = place
  if (parentId === undefined) return undefined
  const body = bodyOf(rects)
  const to = nudge(body, { key, isBig: isShift }, carry.rules.boundsOf(nodeIn(carry.document, parentId)))
  const [dx, dy] = [to.x - body.x, to.y - body.y]
  if (dx === 0 && dy === 0) return key === 'ArrowLeft' || key === 'ArrowRight' ? carry : undefined
  const moved = { ...place, rects: rects.map((rect) => ({ ...rect, x: rect.x + dx, y: rect.y + dy })) }
  return { ...carry, locations: carry.locations.with(carry.at, moved) }
}

/** The next place behind that has fewer containers around it, else the next in front. */
function outwards(carry: KeyboardMove, { depth }: MoveLocation): KeyboardMove {
  const behind = carry.locations.findIndex((place, index) => index > carry.at && place.depth < depth)
  const inFront = carry.locations.findLastIndex((place, index) => index < carry.at && place.depth < depth)
  const at = behind === -1 ? inFront : behind
  return at === -1 ? carry : { ...carry, at }
}

/** The next place behind that is inside a container, else the next in front. */
function inwards(carry: KeyboardMove, { depth }: MoveLocation): KeyboardMove {
  const behind = carry.locations.findIndex((place, index) => index > carry.at && place.depth > depth)
  const inFront = carry.locations.findLastIndex((place, index) => index < carry.at && place.depth > depth)
  const at = behind === -1 ? inFront : behind
  return at === -1 ? carry : { ...carry, at }
}
