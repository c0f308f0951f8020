import { queryOptions } from '@tanstack/react-query'
import { checkDocument } from '@mallwright/contract/document'
import type { CompiledPage } from '@mallwright/contract/document'
import type { DraftItem } from '@mallwright/contract/site'
import { compilePage } from '@mallwright/modules/definitions'

import { dataOf, queryClientOf } from '../../../gateway/query-cache.ts'
import type { StudioApi } from '../../../gateway/studio-operations.ts'
import { useStudioQuery } from '../../../studio/use-studio-query.ts'
import type { Remote } from '../../../studio/use-studio-query.ts'

/** A drafted page of the site. */
export interface SitePage {
  readonly code: string
  readonly title: string
  readonly revision: number
  /** Revision in the current release; 0 when the page is not published. */
  readonly publishedRevision: number
  /** Whether a linked block on it differs from the current release. */
  readonly hasChangedBlocks: boolean
  readonly moduleCount: number
  readonly editedBy: string
  /** As the server writes it: `yyyy-MM-dd HH:mm:ss`. */
  readonly editedAt: string
}

/** Query keys of pages. */
export const PAGES_KEYS = {
  list: ['pages'],
  top: (code: string, revision: number) => ['page top', code, revision] as const,
} as const

const sitePagesQuery = (api: StudioApi) =>
  queryOptions({
    queryKey: PAGES_KEYS.list,
    queryFn: async (): Promise<readonly SitePage[]> =>
      dataOf(await api.getDraftPageList({ body: {} })).results.map(readSitePage),
  })

/** Drafted pages of the site. */
export function useSitePages(): Remote<readonly SitePage[]> {
  return useStudioQuery(sitePagesQuery).data
}

/** Drafted pages of the site, with a function that reloads them. */
export function useSitePagesQuery() {
  return useStudioQuery(sitePagesQuery)
}

/** Reloads the pages where they are shown, after a save or publication changed them. */
export async function invalidatePages(api: StudioApi): Promise<void> {
  await queryClientOf(api).invalidateQueries({ queryKey: PAGES_KEYS.list })
}

/** The loaded pages; empty while there are none. */
export function loadedPages(api: StudioApi): readonly SitePage[] {
  return queryClientOf(api).getQueryData<readonly SitePage[]>(PAGES_KEYS.list) ?? []
}

/** Number of top-level modules of a page's picture. */
const PICTURE_MODULES = 5

const pageTopQuery = (api: StudioApi, { code, revision }: Pick<SitePage, 'code' | 'revision'>) =>
  queryOptions({
    queryKey: PAGES_KEYS.top(code, revision),
    queryFn: async (): Promise<{ readonly page?: CompiledPage }> => {
      const checked = checkDocument(dataOf(await api.getDraftPage({ body: { cColumnCode: code } })).document)
      if (!checked.ok) return {}
      const { children, ...document } = checked.document
      return { page: compilePage({ ...document, children: children.slice(0, PICTURE_MODULES) }, code) }
    },
    // A revision never changes.
    staleTime: Infinity,
  })

/** The top of a page's saved draft, for its picture; `undefined` until loaded, and for drafts that cannot be read. */
export function usePageTop(page: Pick<SitePage, 'code' | 'revision'>): CompiledPage | undefined {
  const { data } = useStudioQuery((api) => pageTopQuery(api, page))
  return typeof data === 'string' ? undefined : data.page
}

function readSitePage(item: DraftItem): SitePage {
  return {
    code: item.cColumnCode,
    title: item.cColumnName,
    revision: item.iRevision,
    publishedRevision: item.iPublishedRevision,
    hasChangedBlocks: item.bBlocksChanged ?? false,
    moduleCount: item.iModuleCount,
    editedBy: item.cEditedBy,
    editedAt: item.dEdited,
  }
}

/** Whether a page is live as drafted. */
export function pageState({
  publishedRevision,
  revision,
  hasChangedBlocks,
}: SitePage): 'draft' | 'changed' | 'published' {
  if (publishedRevision === 0) return 'draft'
  return publishedRevision === revision && !hasChangedBlocks ? 'published' : 'changed'
}
