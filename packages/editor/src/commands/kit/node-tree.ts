import type { Document, Node, NodeId } from '@mallwright/contract/document'

import { CommandError } from './define-command.ts'

/** Where a node is held: by the page itself (`parentId` undefined) or by a container. */
export interface NodeLocation {
  readonly parentId: NodeId | undefined
  readonly index: number
  /** How many nodes the same parent holds. */
  readonly count: number
}

type Tree = Pick<Document, 'children' | 'nodes'>

/** The node of an id. Throws when the document has none. */
export function nodeIn(document: Tree, id: NodeId): Node {
  const node = Object.hasOwn(document.nodes, id) ? document.nodes[id] : undefined
  if (!node) throw new CommandError(`no node ${id}`)
  return node
}

/** The list of children that a parent holds; the page's own for `undefined`. Throws when the node holds none. */
export function childrenIn(document: Tree, parentId: NodeId | undefined): NodeId[] {
  if (parentId === undefined) return document.children
  const { children } = nodeIn(document, parentId)
  if (!children) throw new CommandError(`node ${parentId} holds no children`)
  return children
}

/**
 * Gives a parent another list of children. Written as a whole: a draft is told of every entry that a splice shifts, and
 * a page may hold thousands. Throws when the node holds none.
 */
export function changeChildren(
  document: Tree,
  parentId: NodeId | undefined,
  change: (ids: readonly NodeId[]) => NodeId[],
): void {
  const children = change(childrenIn(document, parentId))
  if (parentId === undefined) document.children = children
  else nodeIn(document, parentId).children = children
}

/** Takes a child out of the list of its parent. */
export function removeChild(document: Tree, parentId: NodeId | undefined, id: NodeId): void {
  changeChildren(document, parentId, (ids) => ids.filter((other) => other !== id))
}

/** Puts children into the list of a parent; beyond its end means last. */
export function insertChildren(
  document: Tree,
  { parentId, index }: Pick<NodeLocation, 'parentId' | 'index'>,
  ids: readonly NodeId[],
): void {
  changeChildren(document, parentId, (children) => children.toSpliced(index, 0, ...ids))
}

/** The container that holds a node; `undefined` for the page itself. */
export function parentOf(document: Tree, id: NodeId): NodeId | undefined {
  if (document.children.includes(id)) return undefined
  return Object.values(document.nodes).find((node) => node.children?.includes(id))?.id
}

/** Where a node is held; `undefined` when the document does not have it. */
export function locationOf(document: Tree, id: NodeId): NodeLocation | undefined {
  if (!Object.hasOwn(document.nodes, id)) return undefined
  const parentId = parentOf(document, id)
  const siblings = childrenIn(document, parentId)
  return { parentId, index: siblings.indexOf(id), count: siblings.length }
}

/** A node and everything below it, parents before children. */
export function subtreeOf(document: Tree, id: NodeId): Node[] {
  const node = nodeIn(document, id)
  return [node, ...(node.children ?? []).flatMap((child) => subtreeOf(document, child))]
}

/** The given nodes without those whose parent is also given and without those that are gone, in drawing order. */
export function topmost(document: Tree, ids: readonly NodeId[]): NodeId[] {
  // One node needs no walk through the page; a walk costs more the longer the page is.
  if (ids.length === 1) return ids.filter((id) => Object.hasOwn(document.nodes, id))
  const wanted = new Set(ids)
  const visit = (id: NodeId): NodeId[] => (wanted.has(id) ? [id] : (document.nodes[id]?.children ?? []).flatMap(visit))
  return document.children.flatMap(visit)
}
