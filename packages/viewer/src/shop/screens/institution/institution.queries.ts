import { nextPage } from '@mallwright/shop-core/query'
import { infiniteQueryOptions } from '@tanstack/react-query'

import { buyerKeys } from '../../buyer/buyer.queries.ts'
import type { Shop } from '../../client/shop.ts'
import { searchInstitutions } from './institution-search.ts'
import type { InstitutionSearch } from './institution-search.ts'

/** Query keys of joining, below those of the buyer: what changes one may change the other. */
const institutionKeys = {
  search: (search: InstitutionSearch, caller: string) => [...buyerKeys.all(), 'search', search, caller],
} as const

/** Institutions that may be joined, page by page. */
export function institutionSearchQuery({ send }: Shop, search: InstitutionSearch, caller: string) {
  return infiniteQueryOptions({
    queryKey: institutionKeys.search(search, caller),
    queryFn: ({ pageParam }) => searchInstitutions(send, search, pageParam),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}
