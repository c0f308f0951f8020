import { checkDocument } from '@mallwright/contract'
import type { BlockItem, Document } from '@mallwright/contract'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import { useStore, useStudio } from '../studio/studio.ts'
import type { StudioApi } from '../studio/studio-operations.ts'

/** The saved blocks of the site; `failed` when they cannot be had. */
export type SiteBlocks = readonly BlockItem[] | 'loading' | 'failed'

interface BlocksState {
  readonly blocks: SiteBlocks
  /** What blocks hold, by `contentKey`: fetched once a revision. */
  readonly contents: Readonly<Record<string, Document | 'failed' | 'broken'>>
}

// One list for the palette and the dialogs of one studio.
const stores = new WeakMap<StudioApi, StoreApi<BlocksState>>()

/** The blocks as this studio knows them. */
export function blockStore(api: StudioApi): StoreApi<BlocksState> {
  const known = stores.get(api) ?? createStore<BlocksState>(() => ({ blocks: 'loading', contents: {} }))
  stores.set(api, known)
  return known
}

/** Asks for the list; one that is known stays until the answer is there. */
export async function loadBlocks(api: StudioApi): Promise<void> {
  const store = blockStore(api)
  if (store.getState().blocks === 'failed') store.setState({ blocks: 'loading' })
  const answer = await api.getBlockList({ body: {} })
  if (answer.ok) store.setState({ blocks: answer.data.results })
  else if (typeof store.getState().blocks === 'string') store.setState({ blocks: 'failed' })
}

/** What a revision of a block is kept under. */
export function contentKey({ cBlockUuid, iRevision }: BlockItem): string {
  return `${cBlockUuid} ${iRevision}`
}

/** What a block holds, fetched when it is not known; checked, for it came over the wire. */
export async function loadContent(api: StudioApi, block: BlockItem): Promise<Document | 'failed' | 'broken'> {
  const store = blockStore(api)
  const known = store.getState().contents[contentKey(block)]
  if (known && known !== 'failed') return known
  const answer = await api.getBlock({ body: { cBlockUuid: block.cBlockUuid } })
  const checked = answer.ok ? checkDocument(answer.data.document) : undefined
  const content = checked ? (checked.ok ? checked.document : 'broken') : 'failed'
  store.setState(({ contents }) => ({ contents: { ...contents, [contentKey(block)]: content } }))
  return content
}

/** The blocks of the site. */
export function useBlocks(): SiteBlocks {
  return useStore(blockStore(useStudio().api), ({ blocks }) => blocks)
}

/** What a block holds; `undefined` until it is here. */
export function useContent(block: BlockItem): Document | 'failed' | 'broken' | undefined {
  return useStore(blockStore(useStudio().api), ({ contents }) => contents[contentKey(block)])
}
