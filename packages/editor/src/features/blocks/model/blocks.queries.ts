import { queryOptions, skipToken, useQueries, useQuery } from '@tanstack/react-query'
import { checkDocument } from '@mallwright/contract/document'
import type { BlockContents, Document } from '@mallwright/contract/document'
import { BlocksFrame } from '@mallwright/contract/site'
import type { BlockItem } from '@mallwright/contract/site'

import { dataOf, queryClientOf } from '../../../gateway/query-cache.ts'
import { readJson } from '../../../gateway/read-json.ts'
import type { StudioApi } from '../../../gateway/studio-operations.ts'
import { useStudio } from '../../../studio/studio.ts'
import { useStudioQuery } from '../../../studio/use-studio-query.ts'
import type { Remote } from '../../../studio/use-studio-query.ts'

/** A page that uses a block. */
export interface BlockPage {
  readonly code: string
  readonly title: string
}

/** A saved block of the site. */
export interface SiteBlock {
  readonly id: string
  readonly name: string
  readonly revision: number
  /** Whether pages show its current content instead of copies. */
  readonly isLinked: boolean
  /** Pages whose saved drafts use it. */
  readonly pages: readonly BlockPage[]
}

/** A revision of a block. */
export type BlockRevision = Pick<SiteBlock, 'id' | 'revision'>

/** Content of a block; `failed` when it could not be loaded, `broken` when it is not a valid document. */
export type BlockContent = Document | 'failed' | 'broken'

/** Query keys of blocks. */
export const BLOCKS_KEYS = {
  list: ['blocks'],
  contents: (id: string) => ['block contents', id] as const,
  content: ({ id, revision }: BlockRevision) => ['block contents', id, revision] as const,
} as const

const blocksQuery = (api: StudioApi) =>
  queryOptions({
    queryKey: BLOCKS_KEYS.list,
    queryFn: async (): Promise<readonly SiteBlock[]> =>
      dataOf(await api.getBlockList({ body: {} })).results.map(readSiteBlock),
    gcTime: Infinity,
  })

const contentQuery = (api: StudioApi, block: BlockRevision | undefined) =>
  queryOptions({
    queryKey: BLOCKS_KEYS.content(block ?? { id: '', revision: 0 }),
    queryFn: block ? () => fetchContent(api, block.id) : skipToken,
    // A revision never changes.
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  })

async function fetchContent(api: StudioApi, id: string): Promise<Document | 'broken'> {
  const checked = checkDocument(dataOf(await api.getBlock({ body: { cBlockUuid: id } })).document)
  return checked.ok ? checked.document : 'broken'
}

/** The blocks of the site, loaded once; `isNeeded` delays the request. */
export function useBlocks(isNeeded = true): Remote<readonly SiteBlock[]> {
  return useStudioQuery((api) => ({ ...blocksQuery(api), staleTime: Infinity, enabled: isNeeded })).data
}

/** The blocks of the site, reloaded when the component appears: pages use them meanwhile. */
export function useFreshBlocks() {
  return useStudioQuery(blocksQuery)
}

/** Content of a block, loaded on demand; `undefined` until loaded. */
export function useBlockContent(block: BlockRevision | undefined): BlockContent | undefined {
  const { api } = useStudio()
  const { data, isError, isFetching } = useQuery(contentQuery(api, block), queryClientOf(api))
  return data ?? (isError && !isFetching ? 'failed' : undefined)
}

/** Loaded contents of some blocks, loaded on demand. */
export function useBlockContents(blocks: readonly BlockRevision[]): BlockContents {
  const { api } = useStudio()
  const results = useQueries({ queries: blocks.map((block) => contentQuery(api, block)) }, queryClientOf(api))
  return Object.fromEntries(
    blocks.flatMap(({ id }, index) => {
      const content = results[index]?.data
      return typeof content === 'object' ? [[id, content] as const] : []
    }),
  )
}

/** The loaded blocks; `undefined` while there are none. */
export function loadedBlocks(api: StudioApi): readonly SiteBlock[] | undefined {
  return queryClientOf(api).getQueryData<readonly SiteBlock[]>(BLOCKS_KEYS.list)
}

/** The newest loaded content of a block. */
export function latestContent(api: StudioApi, id: string): Document | undefined {
  const loaded = queryClientOf(api).getQueriesData<Document | 'broken'>({ queryKey: BLOCKS_KEYS.contents(id) })
  return loaded
    .toSorted(([a], [b]) => Number(b[2]) - Number(a[2]))
    .map(([, content]) => content)
    .find((content) => typeof content === 'object')
}

/** Loads the blocks, or joins a pending request; the previous ones stay when that fails. */
export async function refreshBlocks(api: StudioApi): Promise<readonly SiteBlock[] | undefined> {
  await queryClientOf(api).prefetchQuery(blocksQuery(api))
  return loadedBlocks(api)
}

/** Reloads the blocks after a change of them. */
export async function invalidateBlocks(api: StudioApi): Promise<void> {
  await queryClientOf(api).invalidateQueries({ queryKey: BLOCKS_KEYS.list, refetchType: 'all' })
}

/** Reloads the blocks on a `blocks` event, but only if they have been loaded before. */
export function onBlocksMessage(api: StudioApi, data: unknown): void {
  if (BlocksFrame.safeParse(readJson(data)).success) void invalidateBlocks(api)
}

/** Content of a block, loaded on demand and validated. */
export async function loadContent(api: StudioApi, block: BlockRevision): Promise<BlockContent> {
  try {
    return await queryClientOf(api).fetchQuery(contentQuery(api, block))
  } catch {
    return 'failed'
  }
}

/** Caches the content of a revision that was saved here. */
export function cacheContent(api: StudioApi, block: BlockRevision, content: Document): void {
  queryClientOf(api).setQueryData(BLOCKS_KEYS.content(block), content)
}

/** Removes a block from the loaded ones before they are reloaded. */
export function forgetBlock(api: StudioApi, id: string): void {
  queryClientOf(api).setQueryData<readonly SiteBlock[]>(BLOCKS_KEYS.list, (blocks) =>
    blocks?.filter((block) => block.id !== id),
  )
}

function readSiteBlock(item: BlockItem): SiteBlock {
  return {
    id: item.cBlockUuid,
    name: item.cBlockName,
    revision: item.iRevision,
    isLinked: item.bLinked,
    pages: item.pages.map(({ cColumnCode, cColumnName }) => ({ code: cColumnCode, title: cColumnName })),
  }
}
