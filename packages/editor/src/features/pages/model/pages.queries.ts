import { queryOptions } from '@tanstack/react-query'
import type { DraftItem } from '@mallwright/contract/site'

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
export const PAGES_KEYS = { list: ['pages'] } as const

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

/** The loaded pages; empty while there are none. */
export function loadedPages(api: StudioApi): readonly SitePage[] {
  return queryClientOf(api).getQueryData<readonly SitePage[]>(PAGES_KEYS.list) ?? []
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
