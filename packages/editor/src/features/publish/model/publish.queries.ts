import { queryOptions } from '@tanstack/react-query'

import { dataOf } from '../../../gateway/query-cache.ts'
import type { Studio } from '../../../studio/studio.ts'
import { useStudio } from '../../../studio/studio.ts'
import { useStudioQuery } from '../../../studio/use-studio-query.ts'
import { readPublishItem } from './publish-items.ts'
import type { PublishItem } from './publish-items.ts'

/** What could be published; nothing while the draft cannot be saved. */
export type PublishList =
  | { readonly kind: 'ready'; readonly items: readonly PublishItem[] }
  | { readonly kind: 'notSaved' }

/** Query keys of publishing. */
export const PUBLISH_KEYS = { list: ['publish'] } as const

const publishListQuery = ({ api, autosave }: Studio) =>
  queryOptions({
    queryKey: PUBLISH_KEYS.list,
    queryFn: async (): Promise<PublishList> => {
      if (!(await autosave.flush())) return { kind: 'notSaved' }
      return { kind: 'ready', items: dataOf(await api.getPublishList({ body: {} })).results.map(readPublishItem) }
    },
    // Drafts change: each opening saves this one and asks again.
    staleTime: Infinity,
    gcTime: 0,
  })

/** Everything of the site that could be published. */
export function usePublishList() {
  const studio = useStudio()
  return useStudioQuery(() => publishListQuery(studio))
}
