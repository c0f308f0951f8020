import type { Document, Node, NodeId, Rect } from '@mallwright/contract/document'

import { CommandError } from './define-command.ts'

/** Location of a node: its parent (`undefined` for the page) and index. */
export interface NodeLocation {
  readonly parentId: NodeId | undefined
  readonly index: number
  /** Number of siblings including the node. */
  readonly count: number
}

type Tree = Pick<Document, 'children' | 'nodes'>

/** The node of an id. Throws when it is missing. */
export function nodeIn(document: Tree, id: NodeId): Node {
  const node = Object.hasOwn(document.nodes, id) ? document.nodes[id] : undefined
  if (!node) throw new CommandError(`no node ${id}`)
  return node
}

/** Children of a parent; those of the page for `undefined`. Throws when the node cannot have children. */
export function childrenIn(document: Tree, parentId: NodeId | undefined): NodeId[] {
  if (parentId === undefined) return document.children
  const { children } = nodeIn(document, parentId)
  if (!children) throw new CommandError(`node ${parentId} holds no children`)
  return children
}

/** Rects of a container's visible items. */
export function childRects(document: Tree, { children = [] }: Node): Rect[] {
  return children.flatMap((id) => {
    const node = document.nodes[id]
    return node?.rect && !node.isHidden ? [node.rect] : []
  })
}

/** Replaces the children of a parent. Written as a whole, since a draft records every entry that a splice shifts. Throws when the node cannot have children. */
export function changeChildren(
  document: Tree,
  parentId: NodeId | undefined,
  change: (ids: readonly NodeId[]) => NodeId[],
): void {
  const children = change(childrenIn(document, parentId))
  if (parentId === undefined) document.children = children
  else nodeIn(document, parentId).children = children
}

/** Removes a child from its parent. */
export function removeChild(document: Tree, parentId: NodeId | undefined, id: NodeId): void {
  changeChildren(document, parentId, (ids) => ids.filter((other) => other !== id))
}

/** Inserts children into a parent; an index beyond the end appends. */
export function insertChildren(
  document: Tree,
  { parentId, index }: Pick<NodeLocation, 'parentId' | 'index'>,
  ids: readonly NodeId[],
): void {
  changeChildren(document, parentId, (children) => children.toSpliced(index, 0, ...ids))
}

/** Parent of a node; `undefined` for the page. */
export function parentOf(document: Tree, id: NodeId): NodeId | undefined {
  if (document.children.includes(id)) return undefined
  return Object.values(document.nodes).find((node) => node.children?.includes(id))?.id
}

/** Ancestors of a node, the nearest first, without the page. */
export function ancestorsOf(document: Tree, id: NodeId): NodeId[] {
  const parentId = parentOf(document, id)
  return parentId === undefined ? [] : [parentId, ...ancestorsOf(document, parentId)]
}

/** Location of a node; `undefined` when the document does not have it. */
export function locationOf(document: Tree, id: NodeId): NodeLocation | undefined {
  if (!Object.hasOwn(document.nodes, id)) return undefined
  const parentId = parentOf(document, id)
  const siblings = childrenIn(document, parentId)
  return { parentId, index: siblings.indexOf(id), count: siblings.length }
}

/** A node and its descendants, parents before children. */
export function subtreeOf(document: Tree, id: NodeId): Node[] {
  const node = nodeIn(document, id)
  return [node, ...(node.children ?? []).flatMap((child) => subtreeOf(document, child))]
}

/** The nodes without descendants of other given nodes and without missing ones, in drawing order. */
export function topmost(document: Tree, ids: readonly NodeId[]): NodeId[] {
  // A single node needs no walk through the page.
  if (ids.length === 1) return ids.filter((id) => Object.hasOwn(document.nodes, id))
  const idSet = new Set(ids)
  const visit = (id: NodeId): NodeId[] => (idSet.has(id) ? [id] : (document.nodes[id]?.children ?? []).flatMap(visit))
  return document.children.flatMap(visit)
}
