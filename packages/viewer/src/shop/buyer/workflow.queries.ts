import { readWorkflowUrl } from '@mallwright/shop-core/buyer'
import { queryOptions } from '@tanstack/react-query'

import { currentCaller } from '../client/shop-context.ts'
import type { Shop } from '../client/shop.ts'
import { buyerKeys } from './buyer.queries.ts'

/** How long (ms) the address is used without asking again. */
const FRESH_MS = 300_000

/** Address of the workflow server of an institution. Rejects with a `CallError`; `EMPTY` where there is none. Specification 1 §7.2. */
export function workflowQuery(shop: Shop, accUuid: string) {
  return queryOptions({
    queryKey: buyerKeys.workflow(currentCaller(shop), accUuid),
    staleTime: FRESH_MS,
    queryFn: () => readWorkflowUrl(shop.send, accUuid),
  })
}
