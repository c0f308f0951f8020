import { blockOfLink, blocksLinkedIn, LINKED_BLOCK } from '@mallwright/contract/document'
import type { BlockContents, Document, Node } from '@mallwright/contract/document'
import type { BlockItem } from '@mallwright/contract/site'

import { blockStore, contentKey, loadContent, refreshBlocks } from './block-store.ts'
import type { BlocksState } from './block-store.ts'
import { useStore, useStudio } from '../../../studio/studio.ts'
import type { StudioApi } from '../../../gateway/studio-operations.ts'

/** State of a link's block: loading, failed, deleted, or loaded with its content. */
export type LinkState =
  | { readonly kind: 'loading' | 'failed'; readonly block?: BlockItem; readonly content?: Document }
  | { readonly kind: 'gone' }
  | { readonly kind: 'here'; readonly block: BlockItem; readonly content: Document }

type Link = Pick<Node, 'module' | 'version' | 'props'>

const LOADING: LinkState = { kind: 'loading' }
const FAILED: LinkState = { kind: 'failed' }
const GONE: LinkState = { kind: 'gone' }

/** State of a link's block; the last known content stays until a newer revision is loaded. */
export function linkStateOf(state: BlocksState, link: Link): LinkState {
  const id = blockOfLink(link)
  if (id === undefined) return GONE
  const { blocks, contents, latest } = state
  if (blocks === 'loading') return LOADING
  if (blocks === 'failed') return FAILED
  const block = blocks.find(({ cBlockUuid, bLinked }) => cBlockUuid === id && bLinked)
  if (!block) return GONE
  const now = contents[contentKey(block)]
  if (typeof now === 'object') return { kind: 'here', block, content: now }
  const before = latest[id]
  const kind = now === undefined ? 'loading' : 'failed'
  return before ? { kind, block, content: before } : { kind, block }
}

/** Whether a link's block was deleted, so that buyers see nothing. */
export function isLinkBroken(state: BlocksState, node: Node): boolean {
  return node.module === LINKED_BLOCK && typeof state.blocks === 'object' && linkStateOf(state, node).kind === 'gone'
}

/** Name of a link's block; `undefined` for other nodes and while unknown. */
export function blockNameOf(state: BlocksState, node: Node): string | undefined {
  if (node.module !== LINKED_BLOCK) return undefined
  const linked = linkStateOf(state, node)
  return linked.kind === 'gone' ? undefined : linked.block?.cBlockName
}

/** Number of broken links on the page; 0 until the blocks are loaded. */
export function countBrokenLinks(state: BlocksState, { nodes }: Document): number {
  return Object.values(nodes).filter((node) => !node.isHidden && isLinkBroken(state, node)).length
}

/** State of a link's block. */
export function useLinkState(link: Link): LinkState {
  const store = blockStore(useStudio().api)
  const blocks = useStore(store, (state) => state.blocks)
  const contents = useStore(store, (state) => state.contents)
  const latest = useStore(store, (state) => state.latest)
  return linkStateOf({ blocks, contents, latest }, link)
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
  const linkedIds = blocksLinkedIn(document)
  if (linkedIds.length === 0) return {}
  await refreshBlocks(api)
  const { blocks } = blockStore(api).getState()
  if (typeof blocks === 'string') return 'failed'
  const linked = blocks.filter(({ cBlockUuid, bLinked }) => bLinked && linkedIds.includes(cBlockUuid))
  const loaded = await Promise.all(
    linked.map(async (block) => [block.cBlockUuid, await loadContent(api, block)] as const),
  )
  if (loaded.some(([, content]) => content === 'failed')) return 'failed'
  return Object.fromEntries(
    loaded.flatMap(([id, content]) => (content === 'broken' || content === 'failed' ? [] : [[id, content] as const])),
  )
}

/** Cached contents of the blocks that a document links to. */
export function cachedContents(api: StudioApi, document: Pick<Document, 'nodes'>): BlockContents {
  const { latest } = blockStore(api).getState()
  return Object.fromEntries(blocksLinkedIn(document).flatMap((id) => (latest[id] ? [[id, latest[id]] as const] : [])))
}
