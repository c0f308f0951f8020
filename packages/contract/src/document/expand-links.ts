import { MAX_NODES } from './document.ts'
import type { Document } from './document.ts'
import { intersectVisibility } from './intersect-visibility.ts'
import { blockOfLink } from './linked-blocks.ts'
import { LINKED_BLOCK } from './node.ts'
import type { Node, NodeId } from './node.ts'

/** What blocks hold, by their ids. */
export type BlockContents = Readonly<Record<string, Document>>

/** The most characters of JSON that the blocks of one page may bring to it together: as many as a page may have. */
const MAX_BROUGHT = 8 * 1024 * 1024

const MAX_ID = 64

/**
 * The document with the modules of its blocks in the place of their links, each under an id that follows from the link's and
 * its own. A link that is hidden, whose block is not there, or that nobody may see leaves nothing; nor does one that would
 * make the page larger than a page may be. `isKept` names links that stay. Pure: the same in, the same out. Decision 0029.
 */
export function expandLinks(
  document: Document,
  blocks: BlockContents,
  isKept: (link: Node) => boolean = () => false,
): Document {
  const isExpanded = (node: Node | undefined): node is Node => node?.module === LINKED_BLOCK && !isKept(node)
  const links = document.children.filter((id) => isExpanded(document.nodes[id]))
  if (links.length === 0) return document
  const nodes = { ...document.nodes }
  for (const id of links) delete nodes[id]
  const taken = new Set<string>(Object.keys(document.nodes))
  const room = roomBeside(nodes)
  const children = document.children.flatMap((id) => {
    const node = document.nodes[id]
    if (!isExpanded(node)) return [id]
    const content = contentOf(node, blocks)
    if (!content || !isTaken(content, room)) return []
    const expansion = bring(node, content, taken)
    for (const inserted of expansion.nodes) nodes[inserted.id] = inserted
    return expansion.children
  })
  return { ...document, children, nodes }
}

/** Links without an expansion because their blocks would exceed the page's size limit. */
export function oversizedLinks(document: Document, blocks: BlockContents): NodeId[] {
  const isLink = ({ module }: Node) => module === LINKED_BLOCK
  const room = roomBeside(Object.fromEntries(Object.entries(document.nodes).filter(([, node]) => !isLink(node))))
  return document.children.filter((id) => {
    const node = document.nodes[id]
    const content = node && isLink(node) && contentOf(node, blocks)
    return content && !isTaken(content, room)
  })
}

/** Nodes and characters that blocks may add to a page with these nodes. */
function roomBeside(nodes: Document['nodes']): Room {
  return { nodes: MAX_NODES - Object.keys(nodes).length, length: MAX_BROUGHT }
}

interface Room {
  nodes: number
  length: number
}

/** What a link shows; `undefined` for nothing. */
function contentOf(link: Node, blocks: BlockContents): Document | undefined {
  const block = blockOfLink(link)
  if (block === undefined || link.isHidden || !Object.hasOwn(blocks, block)) return undefined
  return blocks[block]
}

const lengths = new WeakMap<Document, number>()

/** Whether a block still fits, and takes its room if so. */
function isTaken(content: Document, room: Room): boolean {
  const length = lengths.get(content) ?? JSON.stringify(content).length
  lengths.set(content, length)
  const count = Object.keys(content.nodes).length
  if (count > room.nodes || length > room.length) return false
  room.nodes -= count
  room.length -= length
  return true
}

/** The modules of a block as they stand in the place of one link. */
function bring(link: Node, content: Document, taken: Set<string>): { children: NodeId[]; nodes: Node[] } {
  const tops = content.children.flatMap((id) => {
    const node = content.nodes[id]
    const common = node && node.module !== LINKED_BLOCK && intersectVisibility(link.showing, node.showing)
    return common ? [{ id, showing: common.showing }] : []
  })
  const shown = tops.flatMap(({ id }) => below(content, id))
  const idOf = new Map(shown.map(({ id }) => [id, freshId(link.id, id, taken)]))
  const renamed = (ids: readonly NodeId[]) => ids.flatMap((id) => idOf.get(id) ?? [])
  const showings = new Map(tops.map(({ id, showing }) => [id, showing]))
  const nodes = shown.map((node): Node => {
    const { showing: ownRule, ...rest } = node
    const showing = showings.has(node.id) ? showings.get(node.id) : ownRule
    return {
      ...rest,
      id: idOf.get(node.id) as NodeId,
      ...(showing !== undefined && { showing }),
      ...(node.children && { children: renamed(node.children) }),
    }
  })
  return { children: renamed(tops.map(({ id }) => id)), nodes }
}

function below({ nodes }: Document, id: NodeId): Node[] {
  const node = nodes[id]
  return node ? [node, ...(node.children ?? []).flatMap((child) => below({ nodes } as Document, child))] : []
}

/** An id that follows from two others; a number makes it unique where somebody chose ids that would meet. */
function freshId(link: NodeId, inner: NodeId, taken: Set<string>): NodeId {
  const joinedId = `${link}.${inner}`
  const short = joinedId.length <= MAX_ID ? joinedId : `${joinedId.slice(0, 30)}.${digest(joinedId)}`
  let id = short
  for (let number = 2; taken.has(id); number += 1) id = `${short.slice(0, MAX_ID - 6)}~${number}`
  taken.add(id)
  return id as NodeId
}

/** 64 bits of FNV-1a in base 36, for texts that are too long to be an id. */
function digest(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n)
  }
  return hash.toString(36)
}
