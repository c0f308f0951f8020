import type { CompiledPage } from '@mallwright/contract/document'
import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'

import type { PageScope } from '../../runtime/index.ts'
import { useShop } from '../client/shop-context.ts'
import { PrerenderedPage } from './prerendered-page.ts'
import { publishedPageQuery } from './published-page.queries.ts'
import type { PublishedPage } from './read-published-page.ts'
import { usePageScope } from './use-page-scope.ts'
import { useVisiblePage } from './use-visible-page.ts'

/** Query state of a published page. */
export interface PublishedPageState {
  /** What to render, once loaded. */
  readonly visible?: { readonly content: PublishedPage; readonly page: CompiledPage; readonly scope: PageScope }
  readonly isPending: boolean
  readonly error: Error | null
  readonly retry: () => void
}

/** Reads a published page and keeps it current: newer releases, another caller, scheduled visibility. */
export function usePublishedPage(column: string): PublishedPageState {
  const shop = useShop()
  const delivered = useContext(PrerenderedPage)
  const prerendered = delivered?.page.columnCode === column ? delivered : undefined
  const query = useQuery({
    ...publishedPageQuery(shop, column),
    ...(prerendered && { initialData: prerendered }),
  })
  const retry = () => void query.refetch()
  const page = useVisiblePage(query.data, retry)
  const scope = usePageScope(query.data, prerendered?.page)
  const content = query.data
  return {
    ...(content && page && scope && { visible: { content, page, scope } }),
    isPending: query.isPending,
    error: query.error,
    retry,
  }
}
