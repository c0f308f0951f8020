import type { Document, Node, NodeId } from '@mallwright/contract/document'

import { changesBetween } from './merge-record.ts'
import type { FieldChange, RecordShape } from './merge-record.ts'
import { movedBetween } from './merge-order.ts'

/** Side of a merge. */
export type Side = 'mine' | 'theirs'

/** A document with the parent of every node; `undefined` for the page. */
export interface Tree {
  readonly document: Document
  readonly parents: ReadonlyMap<NodeId, NodeId | undefined>
}

/** Changes of one side to a node that the base has, too. */
export interface NodeChange {
  readonly fields: readonly FieldChange[]
  /** Another parent, or another position among the same siblings. */
  readonly isMoved: boolean
}

/** Base, mine and theirs. */
export interface Sides {
  readonly base: Tree
  readonly mine: Tree
  readonly theirs: Tree
  /** Changes of a node; `undefined` when the side does not have it. A new node counts as changed in every member. */
  readonly changeOf: (side: Side, id: NodeId) => NodeChange | undefined
  /** The preceding shared sibling of every node, by side; computed on first use. */
  readonly neighbours: () => Readonly<Record<Side, ReadonlyMap<NodeId, NodeId | undefined>>>
}

/** Compared members of a node; its position is compared separately. */
const NODE_SHAPE: RecordShape = { without: ['id', 'children'], nested: 'props' }

/** Props of different module versions cannot be merged. */
const WHOLE_PROPS: RecordShape = { without: ['id', 'children'], nested: '' }

/** Indexes three versions of a page for comparison. */
export function sidesOf(documents: Readonly<Record<'base' | Side, Document>>): Sides {
  const trees = {
    base: treeOf(documents.base),
    mine: treeOf(documents.mine),
    theirs: treeOf(documents.theirs),
  }
  const moved = { mine: movedIn(trees.base, trees.mine), theirs: movedIn(trees.base, trees.theirs) }
  let neighbours: ReturnType<Sides['neighbours']> | undefined
  return {
    ...trees,
    neighbours: () =>
      (neighbours ??= {
        mine: neighboursIn(trees.mine, trees.theirs),
        theirs: neighboursIn(trees.theirs, trees.mine),
      }),
    changeOf(side, id) {
      const after = nodeOf(trees[side], id)
      if (!after) return undefined
      const before = nodeOf(trees.base, id)
      const shape = hasOneVersion(trees, id) ? NODE_SHAPE : WHOLE_PROPS
      const isElsewhere = before !== undefined && trees.base.parents.get(id) !== trees[side].parents.get(id)
      return { fields: changesBetween(before, after, shape), isMoved: isElsewhere || moved[side].has(id) }
    },
  }
}

/** The node of an id; `undefined` when missing. */
export function nodeOf({ document, parents }: Tree, id: NodeId): Node | undefined {
  return parents.has(id) ? document.nodes[id] : undefined
}

/** Children of a node, or of the page. */
export function childrenOf(tree: Tree, parentId: NodeId | undefined): readonly NodeId[] {
  return parentId === undefined ? tree.document.children : (nodeOf(tree, parentId)?.children ?? [])
}

/** Whether both sides have a node at the same location. */
export function isSameLocation({ mine, theirs, neighbours }: Sides, id: NodeId): boolean {
  if (mine.parents.get(id) !== theirs.parents.get(id)) return false
  const { mine: own, theirs: others } = neighbours()
  return own.get(id) === others.get(id)
}

/** The preceding sibling that the other side has, too, of every node. */
function neighboursIn(tree: Tree, other: Tree): ReadonlyMap<NodeId, NodeId | undefined> {
  const neighbours = new Map<NodeId, NodeId | undefined>()
  for (const parent of [undefined, ...tree.parents.keys()]) {
    let neighbour: NodeId | undefined
    for (const id of childrenOf(tree, parent)) {
      neighbours.set(id, neighbour)
      if (other.parents.has(id)) neighbour = id
    }
  }
  return neighbours
}

function treeOf(document: Document): Tree {
  const parents = new Map<NodeId, NodeId | undefined>(document.children.map((id) => [id, undefined]))
  // Iterating a map visits entries added meanwhile, so this reaches every level.
  for (const id of parents.keys()) for (const child of document.nodes[id]?.children ?? []) parents.set(child, id)
  return { document, parents }
}

function movedIn(base: Tree, side: Tree): Set<NodeId> {
  const parents = [undefined, ...base.parents.keys()]
  return new Set(parents.flatMap((id) => [...movedBetween(childrenOf(base, id), childrenOf(side, id))]))
}

function hasOneVersion(trees: Pick<Sides, 'base' | 'mine' | 'theirs'>, id: NodeId): boolean {
  const nodes = [trees.base, trees.mine, trees.theirs].flatMap((tree) => nodeOf(tree, id) ?? [])
  return nodes.every(({ module, version }) => module === nodes[0]?.module && version === nodes[0].version)
}
