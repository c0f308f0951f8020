import { nextPage, ofTopic } from '@mallwright/shop-core/query'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import { readOrder, readOrders, readOrderSteps, readOrgOrder, readParcels, readTracks } from './order-calls.ts'
import type { OrderFilter } from './order-calls.ts'
import { orderKeys } from './order-keys.ts'
import { putIntoLists } from './order-lists.ts'

/** Own orders, page by page. */
export function ordersQuery({ send, locale }: Shop, filter: OrderFilter, caller: string) {
  return infiniteQueryOptions({
    queryKey: orderKeys.list(filter, caller, locale()),
    queryFn: ({ pageParam }) => readOrders(send, filter, pageParam),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    meta: ofTopic('order'),
  })
}

/** One own order; `null` when there is none. */
export function orderQuery({ send, locale, queryClient }: Shop, orderNo: string, caller: string) {
  return queryOptions({
    queryKey: orderKeys.details(orderNo, caller, locale()),
    queryFn: async () => {
      const lists = { queryClient, caller, locale: locale() }
      const order = await readOrder(send, orderNo)
      putIntoLists(lists, orderNo, order)
      return order
    },
    meta: ofTopic('order'),
  })
}

/** One order of the institution; `null` when there is none that the caller may see. */
export function orgOrderQuery({ send, locale }: Shop, orderNo: string, caller: string) {
  return queryOptions({
    queryKey: orderKeys.ofInstitution(orderNo, caller, locale()),
    queryFn: () => readOrgOrder(send, orderNo),
    meta: ofTopic('order'),
  })
}

/** The history of an order. */
export function orderStepsQuery({ send, locale }: Shop, orderNo: string, caller: string) {
  return queryOptions({
    queryKey: orderKeys.steps(orderNo, caller, locale()),
    queryFn: () => readOrderSteps(send, orderNo),
    meta: ofTopic('order'),
  })
}

/** The parcels of an order. */
export function parcelsQuery({ send, locale }: Shop, orderNo: string, caller: string) {
  return queryOptions({
    queryKey: orderKeys.parcels(orderNo, caller, locale()),
    queryFn: () => readParcels(send, orderNo),
    meta: ofTopic('order'),
  })
}

/** The way of a parcel. */
export function tracksQuery({ send, locale }: Shop, parcelId: string, caller: string) {
  return queryOptions({
    queryKey: orderKeys.tracks(parcelId, caller, locale()),
    queryFn: () => readTracks(send, parcelId),
    meta: ofTopic('order'),
  })
}
