import type { Document, Node, NodeId } from '@mallwright/contract/document'

import { isSameJson } from '../../../document-store/same-json.ts'
import { changesBetween } from './merge-record.ts'
import type { FieldChange, RecordShape } from './merge-record.ts'
import { movedBetween } from './merge-order.ts'

/** One of the two who changed a page. */
export type Side = 'mine' | 'theirs'

/** A document with the parent of every node; `undefined` for the page itself. */
export interface Tree {
  readonly document: Document
  readonly parents: ReadonlyMap<NodeId, NodeId | undefined>
}

/** What one side did to a node that base and side both have. */
export interface NodeChange {
  readonly fields: readonly FieldChange[]
  /** Another parent, or another place among the same siblings. */
  readonly isMoved: boolean
}

/** The page as both started from it, as I have it, and as they saved it. */
export interface Sides {
  readonly base: Tree
  readonly mine: Tree
  readonly theirs: Tree
  /** What a side did to a node; `undefined` when it has no such node. A node that is new there counts as changed in every part. */
  readonly changeOf: (side: Side, id: NodeId) => NodeChange | undefined
}

/** The parts of a node that are compared; where it stands is looked at separately. */
const NODE_SHAPE: RecordShape = { without: ['id', 'children'], nested: 'props' }

/** Props of different versions of a module cannot be mixed. */
const WHOLE_PROPS: RecordShape = { without: ['id', 'children'], nested: '' }

/** Puts three versions of a page side by side. */
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

/** The node of an id; `undefined` when the document has none. */
export function nodeOf({ document, parents }: Tree, id: NodeId): Node | undefined {
  return parents.has(id) ? document.nodes[id] : undefined
}

/** The children of a node, or of the page. */
export function childrenOf(tree: Tree, parentId: NodeId | undefined): readonly NodeId[] {
  return parentId === undefined ? tree.document.children : (nodeOf(tree, parentId)?.children ?? [])
}

/** Whether both sides left a node at the same place. */
export function isSamePlace({ mine, theirs }: Sides, id: NodeId): boolean {
  const parent = mine.parents.get(id)
  if (parent !== theirs.parents.get(id)) return false
  return isSameJson(neighbourOf(mine, id, theirs), neighbourOf(theirs, id, mine))
}

function neighbourOf(tree: Tree, id: NodeId, other: Tree): NodeId | undefined {
  const siblings = childrenOf(tree, tree.parents.get(id))
  return siblings.slice(0, siblings.indexOf(id)).findLast((one) => other.parents.has(one))
}

function treeOf(document: Document): Tree {
  const parents = new Map<NodeId, NodeId | undefined>(document.children.map((id) => [id, undefined]))
  // A map is walked through while it grows, so this reaches every level.
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
