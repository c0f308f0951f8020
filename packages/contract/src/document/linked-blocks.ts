import type { Document } from './document.ts'
import { LINKED_BLOCK } from './node.ts'
import type { Node } from './node.ts'

/** The form of a block's id. */
export const BLOCK_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of the block that a node stands for; `undefined` for every other node, and for a link that cannot be read. */
export function blockOfLink({
  module,
  version,
  props,
}: Pick<Node, 'module' | 'version' | 'props'>): string | undefined {
  const { block } = props
  const isLink = module === LINKED_BLOCK && version === 0 && typeof block === 'string' && BLOCK_ID.test(block)
  return isLink ? block : undefined
}

/** The blocks that a document links to, each once. */
export function blocksLinkedIn({ nodes }: Pick<Document, 'nodes'>): string[] {
  return [...new Set(Object.values(nodes).flatMap((node: Node) => blockOfLink(node) ?? []))]
}

/** Where a document cannot be kept as a block, and why. */
export interface BlockIssue {
  readonly path: string
  readonly reason: string
}

/** Why modules cannot be kept as a block: no block holds a link, so that none can hold itself. `undefined` when they can. */
export function findBlockIssue({ nodes }: Pick<Document, 'nodes'>): BlockIssue | undefined {
  const link = Object.values(nodes).find(({ module }: Node) => module === LINKED_BLOCK)
  return link && { path: `nodes.${link.id}`, reason: 'a block holds no linked block' }
}

/** Why modules cannot be a block that pages link to: all at the top must be such as stand in a page's flow. `undefined` when they can. */
export function findLinkedBlockIssue(
  { children, nodes }: Pick<Document, 'children' | 'nodes'>,
  isAllowedOnPage: (type: string) => boolean,
): BlockIssue | undefined {
  const misplaced = children.find((id) => {
    const node = nodes[id]
    return node && (node.rect !== undefined || !isAllowedOnPage(node.module))
  })
  if (misplaced) return { path: `nodes.${misplaced}`, reason: 'a linked block stands in the flow of a page' }
  return findBlockIssue({ nodes })
}
