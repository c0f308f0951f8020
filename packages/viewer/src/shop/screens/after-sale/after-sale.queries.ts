import type { AfterSaleType } from '@mallwright/contract/after-sale'
import { nextPage, ofTopic } from '@mallwright/shop-core/query'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import { afterSaleKeys } from './after-sale-keys.ts'
import {
  readAfterSale,
  readAfterSales,
  readApplicable,
  readApplyInfo,
  readReasons,
  readRefundMax,
} from './after-sale-calls.ts'
import type { ChosenUnits } from './after-sale-model.ts'

/** Orders that after-sales can be asked for, page by page. */
export function applicableQuery({ send, locale }: Shop, caller: string) {
  return infiniteQueryOptions({
    queryKey: afterSaleKeys.applicable(caller, locale()),
    queryFn: ({ pageParam }) => readApplicable(send, pageParam),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    meta: ofTopic('aftersale'),
  })
}

/** Own after-sales, page by page. */
export function afterSalesQuery(
  { send, locale }: Shop,
  filter: { readonly tab: number; readonly orderNo: string },
  caller: string,
) {
  return infiniteQueryOptions({
    queryKey: afterSaleKeys.list(filter, caller, locale()),
    queryFn: ({ pageParam }) => readAfterSales(send, filter, pageParam),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    meta: ofTopic('aftersale'),
  })
}

/** One own after-sale; `null` when there is none. */
export function afterSaleQuery({ send, locale }: Shop, number: string, caller: string) {
  return queryOptions({
    queryKey: afterSaleKeys.details(number, caller, locale()),
    queryFn: () => readAfterSale(send, number),
    meta: ofTopic('aftersale'),
  })
}

/** What an own order allows; `null` when there is none. */
export function applyInfoQuery({ send, locale }: Shop, orderNo: string, caller: string) {
  return queryOptions({
    queryKey: afterSaleKeys.apply(orderNo, caller, locale()),
    queryFn: () => readApplyInfo(send, orderNo),
    meta: ofTopic('aftersale'),
  })
}

/** The reasons for a type and lines. */
export function reasonsQuery({ send, locale }: Shop, type: AfterSaleType, itemIds: readonly string[]) {
  return queryOptions({
    queryKey: afterSaleKeys.reasons(type, itemIds, locale()),
    queryFn: () => readReasons(send, type, itemIds),
  })
}

/** The most that can go back for units. */
export function refundMaxQuery(
  { send }: Shop,
  asked: { readonly type: AfterSaleType; readonly units: readonly ChosenUnits[]; readonly edited: string },
  caller: string,
) {
  return queryOptions({ queryKey: afterSaleKeys.most(asked, caller), queryFn: () => readRefundMax(send, asked) })
}
