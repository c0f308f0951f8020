import { nextPage, ofTopic } from '@mallwright/shop-core/query'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import { readApplicableOrders, readInvoice, readInvoices } from './invoice-calls.ts'
import { invoiceKeys } from './invoice-keys.ts'

/** Orders that can be invoiced, page by page: with `orderNo` those that can be together with it. */
export function applicableOrdersQuery({ send, locale }: Shop, orderNo: string, caller: string) {
  return infiniteQueryOptions({
    queryKey: invoiceKeys.applicable(orderNo, caller, locale()),
    queryFn: ({ pageParam }) => readApplicableOrders(send, orderNo, pageParam),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    meta: ofTopic('invoice'),
  })
}

/** Own applications, page by page. */
export function invoicesQuery(
  { send, locale }: Shop,
  filter: { readonly tab: number; readonly orderNo: string },
  caller: string,
) {
  return infiniteQueryOptions({
    queryKey: invoiceKeys.list(filter, caller, locale()),
    queryFn: ({ pageParam }) => readInvoices(send, filter, pageParam),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    meta: ofTopic('invoice'),
  })
}

/** One own application; `null` when there is none. */
export function invoiceQuery({ send, locale }: Shop, number: string, caller: string) {
  return queryOptions({
    queryKey: invoiceKeys.details(number, caller, locale()),
    queryFn: () => readInvoice(send, number),
    meta: ofTopic('invoice'),
  })
}
