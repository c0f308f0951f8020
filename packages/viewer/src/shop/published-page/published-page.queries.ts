import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../client/shop.ts'
import { readPublishedPage } from './read-published-page.ts'
import type { PublishedPage } from './read-published-page.ts'
import { shareNodes } from './share-nodes.ts'

/** Query keys of published pages; a release event invalidates `all`. */
export const publishedPageKeys = {
  all: ['published-page'],
  column: (column: string) => ['published-page', column],
} as const

/** A published page by column code, kept until a release event, focus or reconnect. */
export function publishedPageQuery(shop: Shop, column: string) {
  return queryOptions({
    queryKey: publishedPageKeys.column(column),
    queryFn: () => readPublishedPage(shop, column),
    staleTime: Infinity,
    gcTime: Infinity,
    // A visitor's socket is not reopened after a loss: focus checks for a newer release.
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    structuralSharing: (before, next) => (before ? shareNodes(before as PublishedPage, next as PublishedPage) : next),
  })
}
