import { checkDocument } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import { BlocksFrame } from '@mallwright/contract/site'
import type { BlockItem } from '@mallwright/contract/site'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import { useStore, useStudio } from '../../../studio/studio.ts'
import { readJson } from '../../../gateway/read-json.ts'
import type { StudioApi } from '../../../gateway/studio-operations.ts'

/** Saved blocks of the site; `failed` when they could not be loaded. */
export type SiteBlocks = readonly BlockItem[] | 'loading' | 'failed'

/** Content of a block; `failed` when it could not be loaded, `broken` when it is not a valid document. */
export type BlockContent = Document | 'failed' | 'broken'

/** Blocks of a site as loaded by one studio. */
export interface BlocksState {
  readonly blocks: SiteBlocks
  /** Contents by `contentKey`, loaded once per revision. */
  readonly contents: Readonly<Record<string, BlockContent>>
  /** Last known content by block id, shown until a newer revision is loaded. */
  readonly latest: Readonly<Record<string, Document>>
}

interface Blocks {
  readonly store: StoreApi<BlocksState>
  /** Pending request. */
  list: Promise<void> | undefined
  readonly contents: Map<string, Promise<BlockContent>>
}

// One cache for palette, dialogs and canvas of a studio.
const stores = new WeakMap<StudioApi, Blocks>()

function blocksOf(api: StudioApi): Blocks {
  const before = stores.get(api)
  if (before) return before
  const store = createStore<BlocksState>(() => ({ blocks: 'loading', contents: {}, latest: {} }))
  const made: Blocks = { store, list: undefined, contents: new Map() }
  stores.set(api, made)
  return made
}

/** The block store of a studio. */
export function blockStore(api: StudioApi): StoreApi<BlocksState> {
  return blocksOf(api).store
}

/** Loads the list; the previous one stays until the answer arrives. */
export async function loadBlocks(api: StudioApi): Promise<void> {
  const blocks = blocksOf(api)
  const { store } = blocks
  if (store.getState().blocks === 'failed') store.setState({ blocks: 'loading' })
  const asking = fetchBlocks(api, store)
  blocks.list = asking
  await asking
  if (blocks.list === asking) blocks.list = undefined
}

/** Loads the list unless a request is pending. */
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

/** Cache key of a block revision. */
export function contentKey({ cBlockUuid, iRevision }: Pick<BlockItem, 'cBlockUuid' | 'iRevision'>): string {
  return `${cBlockUuid} ${iRevision}`
}

/** Content of a block, loaded on demand and validated. */
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

/** Caches the content of a revision that was saved here. */
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

/** Content of a block; `undefined` until loaded. */
export function useContent(block: BlockItem): BlockContent | undefined {
  return useStore(blockStore(useStudio().api), ({ contents }) => contents[contentKey(block)])
}
