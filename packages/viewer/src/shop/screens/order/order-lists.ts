import type { InfiniteData, QueryClient } from '@tanstack/react-query'

import type { Order } from './order-model.ts'
import { orderKeys } from './order-keys.ts'

type OrderPages = InfiniteData<{ readonly items: readonly Order[]; readonly total: number }>

/** Whose lists, and in which language. */
interface ListsOf {
  readonly queryClient: QueryClient
  readonly caller: string
  readonly locale: string
}

/**
 * Puts an order that was just read, and is another than before, into the lists that wait behind its details; `null` takes one out.
 * Whoever comes back sees nothing old, at the place that was left; what else has moved is then read again.
 */
export function putIntoLists({ queryClient, caller, locale }: ListsOf, orderNo: string, order: Order | null): void {
  const lists = queryClient.getQueryCache().findAll({ queryKey: orderKeys.lists() })
  for (const { queryKey, state } of lists) {
    if (queryKey.at(-2) !== caller || queryKey.at(-1) !== locale) continue
    const known = (state.data as OrderPages | undefined)?.pages.flatMap(({ items }) => items)
    const former = known?.find((listed) => listed.orderNo === orderNo)
    if (!former || (order && isSame(former, order))) continue
    const replace = (listed: Order) => (listed.orderNo === orderNo ? (order ?? []) : listed)
    queryClient.setQueryData<OrderPages>(
      queryKey,
      (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.flatMap(replace) })) },
      // Times that are left count from the reading of the list.
      { updatedAt: state.dataUpdatedAt },
    )
    void queryClient.invalidateQueries({ queryKey, exact: true })
  }
}

function isSame(former: Order, order: Order): boolean {
  return former.state === order.state && former.operations.join() === order.operations.join()
}
