import { columnPath, HOME_COLUMN } from '@mallwright/contract/link'
import { queryOptions } from '@tanstack/react-query'

import { dataOf } from '../../../gateway/query-cache.ts'
import type { Studio } from '../../../studio/studio.ts'
import { useStudio } from '../../../studio/studio.ts'
import { useStudioQuery } from '../../../studio/use-studio-query.ts'
import { isSitePart } from '../../site/model/site-store.ts'

/** A preview by its URL; none while the draft cannot be saved. */
export type PagePreview = { readonly kind: 'ready'; readonly url: string } | { readonly kind: 'notSaved' }

/** Query keys of previews. */
export const PREVIEW_KEYS = { of: (column: string) => ['preview', column] as const }

const previewQuery = ({ api, column, autosave }: Studio) =>
  queryOptions({
    queryKey: PREVIEW_KEYS.of(column),
    queryFn: async (): Promise<PagePreview> => {
      if (!(await autosave.flush())) return { kind: 'notSaved' }
      // Site parts are previewed around the home page.
      const page = isSitePart(column) ? HOME_COLUMN : column
      const { cTicket } = dataOf(await api.getPreviewTicket({ body: { cColumnCode: page } }))
      const address = columnPath(page)
      const separator = address.includes('?') ? '&' : '?'
      return { kind: 'ready', url: `${address}${separator}preview=${encodeURIComponent(cTicket)}` }
    },
    // The draft changes: each opening saves it and asks for a ticket of its own.
    staleTime: Infinity,
    gcTime: 0,
  })

/** Preview of the open page's saved draft. */
export function usePreview() {
  const studio = useStudio()
  return useStudioQuery(() => previewQuery(studio))
}
