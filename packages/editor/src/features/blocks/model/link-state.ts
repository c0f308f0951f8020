import { blockOfLink, blocksLinkedIn, LINKED_BLOCK } from '@mallwright/contract/document'
import type { BlockContents, Document, Node } from '@mallwright/contract/document'
import type { BlockItem } from '@mallwright/contract/site'

import { blockStore, contentKey, loadContent, refreshBlocks } from './block-store.ts'
import type { BlocksState } from './block-store.ts'
import { useStore, useStudio } from '../../../studio/studio.ts'
import type { StudioApi } from '../../../gateway/studio-operations.ts'

/** How the block of a link stands: being asked for, not to be had, gone, or there with what it holds. */
export type LinkState =
  | { readonly kind: 'loading' | 'failed'; readonly block?: BlockItem; readonly content?: Document }
  | { readonly kind: 'gone' }
  | { readonly kind: 'here'; readonly block: BlockItem; readonly content: Document }

type Link = Pick<Node, 'module' | 'version' | 'props'>

const LOADING: LinkState = { kind: 'loading' }
const FAILED: LinkState = { kind: 'failed' }
const GONE: LinkState = { kind: 'gone' }

/** The block of a link as it stands; what was known of it last is drawn until a newer revision is here. */
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

/** Whether a node stands for a block that is not there any more, so that buyers see nothing of it. */
export function isLinkBroken(state: BlocksState, node: Node): boolean {
  return node.module === LINKED_BLOCK && typeof state.blocks === 'object' && linkStateOf(state, node).kind === 'gone'
}

/** The name of the block that a node stands for; `undefined` for other nodes and where it is not known. */
export function blockNameOf(state: BlocksState, node: Node): string | undefined {
  if (node.module !== LINKED_BLOCK) return undefined
  const linked = linkStateOf(state, node)
  return linked.kind === 'gone' ? undefined : linked.block?.cBlockName
}

/** Which links of the open page lead nowhere; 0 until the blocks are known. */
export function countBrokenLinks(state: BlocksState, { nodes }: Document): number {
  return Object.values(nodes).filter((node) => !node.isHidden && isLinkBroken(state, node)).length
}

/** The block of a link, drawn again when it becomes another. */
export function useLinkState(link: Link): LinkState {
  const store = blockStore(useStudio().api)
  const blocks = useStore(store, (state) => state.blocks)
  const contents = useStore(store, (state) => state.contents)
  const latest = useStore(store, (state) => state.latest)
  return linkStateOf({ blocks, contents, latest }, link)
}

const linksByChildren = new WeakMap<readonly unknown[], ReadonlySet<string>>()

/** The blocks that the modules of the page itself link to. Looked up once as long as the page holds the same modules: a link never becomes another. */
export function linkedOnPage({ children, nodes }: Document): ReadonlySet<string> {
  const known = linksByChildren.get(children)
  if (known) return known
  const linked = new Set(children.flatMap((id) => (nodes[id] && blockOfLink(nodes[id])) ?? []))
  linksByChildren.set(children, linked)
  return linked
}

/** Asks for the blocks that a document links to: the list as it is now, then what is not known of them. Gives what they hold, or that not all could be had. */
export async function loadLinked(api: StudioApi, document: Pick<Document, 'nodes'>): Promise<BlockContents | 'failed'> {
  const wanted = blocksLinkedIn(document)
  if (wanted.length === 0) return {}
  await refreshBlocks(api)
  const { blocks } = blockStore(api).getState()
  if (typeof blocks === 'string') return 'failed'
  const linked = blocks.filter(({ cBlockUuid, bLinked }) => bLinked && wanted.includes(cBlockUuid))
  const loaded = await Promise.all(
    linked.map(async (block) => [block.cBlockUuid, await loadContent(api, block)] as const),
  )
  if (loaded.some(([, content]) => content === 'failed')) return 'failed'
  return Object.fromEntries(
    loaded.flatMap(([id, content]) => (content === 'broken' || content === 'failed' ? [] : [[id, content] as const])),
  )
}

/** What is known right now of the blocks that a document links to. */
export function cachedContents(api: StudioApi, document: Pick<Document, 'nodes'>): BlockContents {
  const { latest } = blockStore(api).getState()
  return Object.fromEntries(blocksLinkedIn(document).flatMap((id) => (latest[id] ? [[id, latest[id]] as const] : [])))
}
