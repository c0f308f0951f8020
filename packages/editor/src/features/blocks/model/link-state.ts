import { blockOfLink, blocksLinkedIn, LINKED_BLOCK } from '@mallwright/contract/document'
import type { BlockContents, Document, Node } from '@mallwright/contract/document'

import type { StudioApi } from '../../../gateway/studio-operations.ts'
import { useStudio } from '../../../studio/studio.ts'
import type { Remote } from '../../../studio/use-studio-query.ts'
import {
  latestContent,
  loadContent,
  refreshBlocks,
  useBlockContent,
  useBlockContents,
  useBlocks,
} from './blocks.queries.ts'
import type { SiteBlock } from './blocks.queries.ts'

/** State of a link's block: loading, failed, deleted, or loaded with its content. */
export type LinkState =
  | { readonly kind: 'loading' | 'failed'; readonly block?: SiteBlock; readonly content?: Document }
  | { readonly kind: 'gone' }
  | { readonly kind: 'here'; readonly block: SiteBlock; readonly content: Document }

type Link = Pick<Node, 'module' | 'version' | 'props'>

/** The block of a link; `gone` when it was deleted, so that buyers see nothing. */
export function linkedBlock(blocks: Remote<readonly SiteBlock[]>, link: Link): Remote<SiteBlock> | 'gone' {
  const id = blockOfLink(link)
  if (id === undefined) return 'gone'
  if (typeof blocks === 'string') return blocks
  return blocks.find((block) => block.id === id && block.isLinked) ?? 'gone'
}

/** Whether a link's block was deleted; false until the blocks are loaded. */
export function isLinkBroken(blocks: Remote<readonly SiteBlock[]>, node: Node): boolean {
  return node.module === LINKED_BLOCK && typeof blocks === 'object' && linkedBlock(blocks, node) === 'gone'
}

/** Name of a link's block; `undefined` for other nodes and while unknown. */
export function blockNameOf(blocks: Remote<readonly SiteBlock[]>, node: Node): string | undefined {
  if (node.module !== LINKED_BLOCK) return undefined
  const block = linkedBlock(blocks, node)
  return typeof block === 'object' ? block.name : undefined
}

/** Number of broken links on the page; 0 until the blocks are loaded. */
function countBrokenLinks(blocks: Remote<readonly SiteBlock[]>, { nodes }: Document): number {
  return Object.values(nodes).filter((node) => !node.isHidden && isLinkBroken(blocks, node)).length
}

/** State of a link's block; the last known content stays until a newer revision is loaded. */
export function useLinkState(link: Link): LinkState {
  const { api } = useStudio()
  const block = linkedBlock(useBlocks(), link)
  const content = useBlockContent(typeof block === 'object' ? block : undefined)
  if (typeof block === 'string') return { kind: block }
  if (typeof content === 'object') return { kind: 'here', block, content }
  const kind = content === undefined ? 'loading' : 'failed'
  const known = latestContent(api, block.id)
  return known ? { kind, block, content: known } : { kind, block }
}

const linksByChildren = new WeakMap<readonly unknown[], ReadonlySet<string>>()

/** Ids of the blocks linked by top-level modules, cached per list of children: the target of a link never changes. */
export function linkedOnPage({ children, nodes }: Document): ReadonlySet<string> {
  const cached = linksByChildren.get(children)
  if (cached) return cached
  const linked = new Set(children.flatMap((id) => (nodes[id] && blockOfLink(nodes[id])) ?? []))
  linksByChildren.set(children, linked)
  return linked
}

/** Loads the blocks that a document links to: the current list, then missing contents. Gives `failed` unless all could be loaded. */
export async function loadLinked(api: StudioApi, document: Pick<Document, 'nodes'>): Promise<BlockContents | 'failed'> {
  if (blocksLinkedIn(document).length === 0) return {}
  const blocks = await refreshBlocks(api)
  if (!blocks) return 'failed'
  const linked = blocksOfLinks(blocks, document)
  const loaded = await Promise.all(linked.map(async (block) => [block.id, await loadContent(api, block)] as const))
  if (loaded.some(([, content]) => content === 'failed')) return 'failed'
  return Object.fromEntries(
    loaded.flatMap(([id, content]) => (content === 'broken' || content === 'failed' ? [] : [[id, content] as const])),
  )
}

/** Broken links of a document, and the loaded contents of the other links' blocks. */
export function useLinksOf(document: Document): { readonly brokenCount: number; readonly contents: BlockContents } {
  const blocks = useBlocks(linkedOnPage(document).size > 0)
  const contents = useBlockContents(typeof blocks === 'string' ? [] : blocksOfLinks(blocks, document))
  return { brokenCount: countBrokenLinks(blocks, document), contents }
}

function blocksOfLinks(blocks: readonly SiteBlock[], document: Pick<Document, 'nodes'>): readonly SiteBlock[] {
  const linkedIds = blocksLinkedIn(document)
  return blocks.filter(({ id, isLinked }) => isLinked && linkedIds.includes(id))
}

/** Loaded contents of the blocks that a document links to. */
export function cachedContents(api: StudioApi, document: Pick<Document, 'nodes'>): BlockContents {
  return Object.fromEntries(
    blocksLinkedIn(document).flatMap((id) => {
      const content = latestContent(api, id)
      return content ? [[id, content] as const] : []
    }),
  )
}
