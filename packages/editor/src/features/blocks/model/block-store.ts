import { checkDocument } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import { BlocksFrame } from '@mallwright/contract/site'
import type { BlockItem } from '@mallwright/contract/site'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import { useStore, useStudio } from '../../../studio/studio.ts'
import { readJson } from '../../../gateway/read-json.ts'
import type { StudioApi } from '../../../gateway/studio-operations.ts'

/** The saved blocks of the site; `failed` when they cannot be had. */
export type SiteBlocks = readonly BlockItem[] | 'loading' | 'failed'

/** What a block holds; `failed` when it cannot be had, `broken` when it is no document. */
export type BlockContent = Document | 'failed' | 'broken'

/** The blocks of a site as one studio knows them. */
export interface BlocksState {
  readonly blocks: SiteBlocks
  /** What blocks hold, by `contentKey`: fetched once a revision. */
  readonly contents: Readonly<Record<string, BlockContent>>
  /** What was known last of each block, by its id: shown until a newer revision is here. */
  readonly latest: Readonly<Record<string, Document>>
}

interface Blocks {
  readonly store: StoreApi<BlocksState>
  /** What is being asked for right now. */
  list: Promise<void> | undefined
  readonly contents: Map<string, Promise<BlockContent>>
}

// One list for the palette, the dialogs and the canvas of one studio.
const stores = new WeakMap<StudioApi, Blocks>()

function blocksOf(api: StudioApi): Blocks {
  const before = stores.get(api)
  if (before) return before
  const store = createStore<BlocksState>(() => ({ blocks: 'loading', contents: {}, latest: {} }))
  const made: Blocks = { store, list: undefined, contents: new Map() }
  stores.set(api, made)
  return made
}

/** The blocks as this studio knows them. */
export function blockStore(api: StudioApi): StoreApi<BlocksState> {
  return blocksOf(api).store
}

/** Asks for the list; one that is known stays until the answer is there. */
export async function loadBlocks(api: StudioApi): Promise<void> {
  const blocks = blocksOf(api)
  const { store } = blocks
  if (store.getState().blocks === 'failed') store.setState({ blocks: 'loading' })
  const asking = fetchBlocks(api, store)
  blocks.list = asking
  await asking
  if (blocks.list === asking) blocks.list = undefined
}

/** Asks for the list unless that is under way. */
export async function refreshBlocks(api: StudioApi): Promise<void> {
  await (blocksOf(api).list ?? loadBlocks(api))
}

async function fetchBlocks(api: StudioApi, store: StoreApi<BlocksState>): Promise<void> {
  const answer = await api.getBlockList({ body: {} })
  if (answer.ok) store.setState({ blocks: answer.data.results })
  else if (typeof store.getState().blocks === 'string') store.setState({ blocks: 'failed' })
}

/** Reloads the list after a `blocks` event, but only if it has been loaded before. */
export function onBlocksMessage(api: StudioApi, data: unknown): void {
  if (!BlocksFrame.safeParse(readJson(data)).success) return
  if (blockStore(api).getState().blocks !== 'loading') void loadBlocks(api)
}

/** What a revision of a block is kept under. */
export function contentKey({ cBlockUuid, iRevision }: Pick<BlockItem, 'cBlockUuid' | 'iRevision'>): string {
  return `${cBlockUuid} ${iRevision}`
}

/** What a block holds, fetched when it is not known; checked, for it came over the wire. */
export async function loadContent(api: StudioApi, block: BlockItem): Promise<BlockContent> {
  const { store, contents } = blocksOf(api)
  const key = contentKey(block)
  const before = store.getState().contents[key]
  if (before && before !== 'failed') return before
  const asked = contents.get(key) ?? fetchContent(api, store, block)
  contents.set(key, asked)
  const content = await asked
  contents.delete(key)
  return content
}

async function fetchContent(api: StudioApi, store: StoreApi<BlocksState>, block: BlockItem): Promise<BlockContent> {
  const answer = await api.getBlock({ body: { cBlockUuid: block.cBlockUuid } })
  const checked = answer.ok ? checkDocument(answer.data.document) : undefined
  const content = checked ? (checked.ok ? checked.document : 'broken') : 'failed'
  if (typeof content === 'object') cacheContent(api, block, content)
  else store.setState(({ contents }) => ({ contents: { ...contents, [contentKey(block)]: content } }))
  return content
}

/** Remembers what a revision of a block holds, for it was saved here. */
export function cacheContent(
  api: StudioApi,
  block: Pick<BlockItem, 'cBlockUuid' | 'iRevision'>,
  content: Document,
): void {
  blockStore(api).setState(({ contents, latest }) => ({
    contents: { ...contents, [contentKey(block)]: content },
    latest: { ...latest, [block.cBlockUuid]: content },
  }))
}

/** The blocks of the site. */
export function useBlocks(): SiteBlocks {
  return useStore(blockStore(useStudio().api), ({ blocks }) => blocks)
}

/** What a block holds; `undefined` until it is here. */
export function useContent(block: BlockItem): BlockContent | undefined {
  return useStore(blockStore(useStudio().api), ({ contents }) => contents[contentKey(block)])
}
