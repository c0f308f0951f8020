import type { CompiledPage } from '@mallwright/contract/document'
import { useQuery } from '@tanstack/react-query'

import type { PageScope } from '../../runtime/index.ts'
import { useShop } from '../shop-context.ts'
import { DESIGNED_QUERY, readDesigned } from './read-designed.ts'
import type { DesignedContent } from './read-designed.ts'
import { shareNodes } from './share-nodes.ts'
import { usePageScope } from './use-page-scope.ts'
import { useShownPage } from './use-shown-page.ts'

/** A designed page as it stands here and now. */
export interface DesignedPage {
  /** What to draw, once it is there. */
  readonly shown?: { readonly content: DesignedContent; readonly page: CompiledPage; readonly scope: PageScope }
  readonly isPending: boolean
  readonly error: Error | null
  readonly retry: () => void
}

/** Reads a designed page and follows it: newer releases, another caller, windows that open or close. */
export function useDesigned(column: string, first?: DesignedContent): DesignedPage {
  const shop = useShop()
  const query = useQuery({
    queryKey: [DESIGNED_QUERY, column],
    queryFn: () => readDesigned(shop, column),
    staleTime: Infinity,
    gcTime: Infinity,
    // A visitor's socket is not kept alive, so a return to the page asks for a newer release.
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    structuralSharing: (before, next) =>
      before ? shareNodes(before as DesignedContent, next as DesignedContent) : next,
    ...(first && { initialData: first }),
  })
  const retry = () => void query.refetch()
  const page = useShownPage(query.data, retry)
  const scope = usePageScope(query.data, first?.page)
  const content = query.data
  return {
    ...(content && page && scope && { shown: { content, page, scope } }),
    isPending: query.isPending,
    error: query.error,
    retry,
  }
}
