import { ENDPOINTS } from '@mallwright/contract/registry'
import { fenFromYuan } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'

import { countOpenAfterSales } from '../after-sale/book/after-sale-row.store.ts'
import type { Queryable } from '../db/query.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { fail } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { rememberSearch } from '../search/search-history.store.ts'
import { tracedVouchers } from '../voucher/mall/order-voucher.store.ts'
import { pendingTrades } from './approval/approval.store.ts'
import { itemsOf } from './change/order-row.store.ts'
import { readOrderDetail, readOrderLog } from './read/order-detail.store.ts'
import { countOrders, findVisibleOrder, listOrders } from './read/order-list.store.ts'
import type { OrderListRow } from './read/order-list.store.ts'
import { ownReader } from './read/order-reader.ts'
import type { OrderReader } from './read/order-reader.ts'
import { findOrderOf, readerOf } from './visible-order.ts'
import { wireLogEntry, wireOrder, wireOrderDetail } from './read/order.wire.ts'

const endpoints = ENDPOINTS.order

/** Registers the handlers by which orders are read. */
export function orderReadingRoutes(context: AppContext): void {
  const { pool } = context.database
  handle(context, endpoints.getOrderCount, async ({ caller }) => {
    const counts = await countOrders(pool, await readerOf(context, caller))
    const iAfterSale = await countOpenAfterSales(pool, caller.accountId)
    return {
      iWaitPay: counts.unpaid,
      iWaitShip: counts.toShip,
      iWaitReceive: counts.toReceive,
      iWaitReview: counts.toReview,
      iAfterSale,
      iWaitApprove: counts.toApprove,
    }
  })
  handle(context, endpoints.getOrderPage, async ({ body, caller, locale }) => {
    const reader = await readerOf(context, caller)
    if (body.bRemember && body.pageNumber === 1) {
      await rememberSearch(pool, { accountId: caller.accountId, scene: 'order' }, body.cKeyword)
    }
    const { orders, total } = await listOrders(
      pool,
      { reader, locale },
      {
        filter: {
          tab: body.iTab,
          keyword: body.cKeyword,
          state: body.iOrderState,
          from: body.dFrom,
          to: body.dTo,
          minCents: body.iAmountMin === undefined ? undefined : fenFromYuan(body.iAmountMin),
          maxCents: body.iAmountMax === undefined ? undefined : fenFromYuan(body.iAmountMax),
          isInstitution: body.bInstitution,
        },
        page: { number: body.pageNumber, size: body.pageSize },
      },
    )
    return { results: await wireOrders(pool, orders, { reader, locale }), iTotleSize: total }
  })
  handle(context, endpoints.getOrderDetail, async ({ body, caller, locale }) => {
    const view = { reader: ownReader(caller), locale }
    const found = await findVisibleOrder(pool, view, body.cOrderNo)
    return found ? detailOf(pool, found, view) : fail('ORDER_UNKNOWN')
  })
  handle(context, endpoints.getOrgOrderDetail, async ({ body, caller, locale }) => {
    const view = { reader: await readerOf(context, caller), locale }
    const found = view.reader.organisationId && (await findVisibleOrder(pool, view, body.cOrderNo))
    if (!found) return fail('ORDER_UNKNOWN')
    const wanted = { orderIds: [found.id], type: 'PUR_ORDER' } as const
    const voucher = (await tracedVouchers(pool, caller.accountId, wanted)).get(found.id)
    return { ...(await detailOf(pool, found, view)), ...(voucher && { voucher }) }
  })
  handle(context, endpoints.getOrderLog, async ({ body, caller, locale }) => {
    const found = await findOrderOf(context, { caller, locale }, body.cOrderNo)
    if (!found) return fail('ORDER_UNKNOWN')
    const log = await readOrderLog(pool, found.id)
    return { results: log.map((entry) => wireLogEntry(entry, locale)) }
  })
}

interface View {
  readonly reader: OrderReader
  readonly locale: Locale
}

async function wireOrders(client: Queryable, orders: readonly OrderListRow[], view: View) {
  const items = await itemsOf(
    client,
    orders.map(({ id }) => id),
  )
  const pending = await pendingTrades(
    client,
    view.reader,
    orders.map(({ tradeId }) => tradeId),
  )
  return orders.map((row) => wireOrder(row, { ...view, items, decides: pending.has(row.tradeId) }))
}

async function detailOf(client: Queryable, row: OrderListRow, view: View) {
  const items = await itemsOf(client, [row.id])
  const pending = await pendingTrades(client, view.reader, [row.tradeId])
  const detail = await readOrderDetail(client, row.id)
  return wireOrderDetail(row, detail, { ...view, items, decides: pending.has(row.tradeId) })
}
