import type { Document, NodeId } from '@mallwright/contract/document'

import { cyclesIn } from './merge-cycles.ts'
import { changesBetween, overlapsOf } from './merge-record.ts'
import type { FieldChange, RecordShape } from './merge-record.ts'
import { isSameLocation, nodeOf, sidesOf } from './merge-sides.ts'
import type { Side, Sides, Tree } from './merge-sides.ts'

/** Resolution of a difference: one side, non-overlapping changes of both, or mine with a copy of theirs. */
export type Choice = 'mine' | 'theirs' | 'merged' | 'both'

/** Kind of a side's change. */
export type ChangeKind = 'added' | 'removed' | 'moved' | 'changed'

/** Changes of one side, with fields. */
export interface SideChange {
  readonly kinds: readonly ChangeKind[]
  readonly fields: readonly FieldChange[]
}

/** A module, or the page itself, that differs between the sides. */
export interface Difference {
  /** Id of the module; `PAGE` for title and style of the page. */
  readonly id: NodeId
  readonly mine: SideChange | undefined
  readonly theirs: SideChange | undefined
  /** Possible resolutions. */
  readonly choices: readonly Choice[]
  /** `undefined` when both changed the same: only the user can decide. */
  readonly preselected: Choice | undefined
}

/** Pseudo id of the page; no node can have it. */
export const PAGE = '' as NodeId

/** Compared members of a page. */
export const PAGE_SHAPE: RecordShape = { without: ['children', 'nodes'], nested: 'look' }

/** Differences of the page itself, of modules on both sides, then of modules on one side. */
export function findDifferences(documents: Readonly<Record<'base' | Side, Document>>): Difference[] {
  const sides = sidesOf(documents)
  const { mine, theirs } = sides
  const ids = [...mine.parents.keys(), ...[...theirs.parents.keys()].filter((id) => !mine.parents.has(id))]
  const shared = ids.filter((id) => mine.parents.has(id) && theirs.parents.has(id))
  const differences = [
    ...pageDifference(sides),
    ...shared.flatMap((id) => sharedDifference(sides, id)),
    ...groupDifferences(sides, 'mine'),
    ...groupDifferences(sides, 'theirs'),
  ]
  const entangled = new Set(cyclesIn(movedParents(sides)).flat())
  if (entangled.size === 0) return differences
  // Each side moved one module into the other; only one of the moves is possible.
  return differences.map((entry) => (entangled.has(entry.id) ? { ...entry, preselected: undefined } : entry))
}

/** Parents after applying the moves of both sides. */
function movedParents(sides: Sides): Map<NodeId, NodeId | undefined> {
  const isMovedBy = (side: Side, id: NodeId) => sides.changeOf(side, id)?.isMoved === true
  const own = [...sides.mine.parents].filter(([id]) => !isMovedBy('theirs', id) || isMovedBy('mine', id))
  return new Map([...sides.theirs.parents, ...own])
}

/** A node that only one side has, with its descendants of the same kind; resolved together. */
export interface Group {
  readonly top: NodeId
  readonly ids: readonly NodeId[]
}

/** Groups of nodes that only this side has, in page order. */
export function groupsOf(sides: Sides, side: Side): Group[] {
  const other = sides[otherSide(side)]
  const tops = new Map<NodeId, NodeId>()
  for (const [id, parent] of sides[side].parents) {
    if (!other.parents.has(id)) tops.set(id, (parent && tops.get(parent)) ?? id)
  }
  const groups = new Map<NodeId, NodeId[]>()
  for (const [id, top] of tops) {
    const members = groups.get(top)
    if (members) members.push(id)
    else groups.set(top, [id])
  }
  return [...groups].map(([top, ids]) => ({ top, ids }))
}

/** The opposite side. */
export function otherSide(side: Side): Side {
  return side === 'mine' ? 'theirs' : 'mine'
}

function pageDifference({ base, mine, theirs }: Sides): Difference[] {
  const change = (tree: Tree): SideChange => {
    const fields = changesBetween(base.document, tree.document, PAGE_SHAPE)
    return { kinds: fields.length > 0 ? ['changed'] : [], fields }
  }
  return differenceOf({ id: PAGE, mine: change(mine), theirs: change(theirs), isTorn: false, canCopy: false })
}

function sharedDifference(sides: Sides, id: NodeId): Difference[] {
  const change = (side: Side): SideChange => {
    const { fields, isMoved } = sides.changeOf(side, id) ?? { fields: [], isMoved: false }
    const kinds: ChangeKind[] = [...(isMoved ? (['moved'] as const) : []), ...(fields.length > 0 ? CHANGED : [])]
    return { kinds, fields }
  }
  const [mine, theirs] = [change('mine'), change('theirs')]
  const isTorn = mine.kinds.includes('moved') && theirs.kinds.includes('moved') && !isSameLocation(sides, id)
  const isLeaf = !nodeOf(sides.mine, id)?.children && !nodeOf(sides.theirs, id)?.children
  return differenceOf({ id, mine, theirs, isTorn, canCopy: isLeaf })
}

const CHANGED: readonly ChangeKind[] = ['changed']

function differenceOf(found: {
  readonly id: NodeId
  readonly mine: SideChange
  readonly theirs: SideChange
  /** Moved by both sides to different locations. */
  readonly isTorn: boolean
  readonly canCopy: boolean
}): Difference[] {
  const { id, mine, theirs, isTorn, canCopy } = found
  const isMine = mine.kinds.length > 0
  const isTheirs = theirs.kinds.length > 0
  if (!isMine && !isTheirs) return []
  const difference = { id, mine: isMine ? mine : undefined, theirs: isTheirs ? theirs : undefined }
  if (!isMine || !isTheirs) {
    return [{ ...difference, choices: ['mine', 'theirs'], preselected: isMine ? 'mine' : 'theirs' }]
  }
  const overlaps = overlapsOf(mine.fields, theirs.fields)
  const copy = canCopy && overlaps.length > 0 ? (['both'] as const) : []
  if (isTorn || overlaps.length > 0) {
    return [{ ...difference, choices: ['mine', 'theirs', ...copy], preselected: undefined }]
  }
  return [{ ...difference, choices: ['merged', 'mine', 'theirs'], preselected: 'merged' }]
}

function groupDifferences(sides: Sides, side: Side): Difference[] {
  const groups = groupsOf(sides, side)
  const groupOf = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group] as const)))
  // Nodes that this side moved into a group would be lost with it.
  const withMovedIn = new Set<Group>()
  for (const [id, parent] of sides[side].parents) {
    const group = parent === undefined ? undefined : groupOf.get(parent)
    if (group && group !== groupOf.get(id) && sides.changeOf(side, id)?.isMoved) withMovedIn.add(group)
  }
  return groups.map((group) => groupDifference(sides, side, { ...group, hasMovedIn: withMovedIn.has(group) }))
}

function groupDifference(
  sides: Sides,
  side: Side,
  { top, ids, hasMovedIn }: Group & { readonly hasMovedIn: boolean },
): Difference {
  const other = otherSide(side)
  const removed = ids.filter((id) => sides.base.parents.has(id))
  const isNew = (id: NodeId) => !sides.base.parents.has(id)
  const changes = removed.flatMap((id) => sides.changeOf(side, id) ?? [])
  const fields = sides.base.parents.has(top) ? (sides.changeOf(side, top)?.fields ?? []) : []
  const isTouched = changes.some((entry) => entry.isMoved || entry.fields.length > 0) || hasMovedIn || ids.some(isNew)
  const kinds: ChangeKind[] = isNew(top) ? ['added'] : isTouched ? ['changed'] : []
  const present: SideChange = { kinds, fields }
  const removal: SideChange = { kinds: ['removed'], fields: [] }
  const isConflict = removed.length > 0 && isTouched
  const difference = {
    id: top,
    [side]: kinds.length > 0 ? present : undefined,
    [other]: removed.length > 0 ? removal : undefined,
  } as Pick<Difference, 'id' | 'mine' | 'theirs'>
  const settled = removed.length > 0 ? other : side
  return { ...difference, choices: ['mine', 'theirs'], preselected: isConflict ? undefined : settled }
}
