import type { Document, Node, NodeId } from '@mallwright/contract/document'

import { isSameJson } from '../../../document-store/same-json.ts'
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
  return {
    ...trees,
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
export function isSamePlace({ mine, theirs }: Sides, id: NodeId): boolean {
  const parent = mine.parents.get(id)
  if (parent !== theirs.parents.get(id)) return false
  return isSameJson(neighbourOf(mine, id, theirs), neighbourOf(theirs, id, mine))
}

function neighbourOf(tree: Tree, id: NodeId, other: Tree): NodeId | undefined {
  const siblings = childrenOf(tree, tree.parents.get(id))
  return siblings.slice(0, siblings.indexOf(id)).findLast((sibling) => other.parents.has(sibling))
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
