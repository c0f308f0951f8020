import { AFTER_SALE_LIMITS, AFTER_SALE_TYPE_NAMES } from '@mallwright/contract/after-sale'
import type { AfterSaleType } from '@mallwright/contract/after-sale'
import { ORDER_STATE_NAMES } from '@mallwright/contract/order'
import { ENDPOINTS } from '@mallwright/contract/registry'
import { fen, translate, yuanFromFen } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'

import type { Queryable } from '../../db/query.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import { handle } from '../../gateway/handle.ts'
import { wireTime } from '../../gateway/wire-time.ts'
import { findOwnOrder, readOrder } from '../../order/change/order-row.store.ts'
import type { OrderRow } from '../../order/change/order-row.store.ts'
import { leftFor, typesOf } from '../book/after-sale.rules.ts'
import { findAfterSale } from '../book/after-sale-row.store.ts'
import type { AfterSaleRow } from '../book/after-sale-row.store.ts'
import { caseLines } from '../change/case-lines.ts'
import { exchangeVariants } from '../change/exchange.store.ts'
import { askedUnits, isTypeOpen, reasonsFor, refundMaximum, windowOfOrder } from '../change/judge-application.ts'
import { afterSaleItems, ownedLines, readAfterSaleParts } from '../read/after-sale-detail.store.ts'
import { applicableOrderIds, contextsOf, listAfterSales, shopNameOf } from '../read/after-sale-list.store.ts'
import { wireAfterSale, wireAfterSaleDetail, wireAfterSaleLine } from '../read/after-sale.wire.ts'

const endpoints = ENDPOINTS.afterSale

const TYPES: readonly AfterSaleType[] = [1, 2, 3]

/** Registers the handlers by which a buyer reads after-sales, and what can be asked for. */
export function afterSaleReadingRoutes(context: AppContext): void {
  const { pool } = context.database
  applicationRoutes(context)
  handle(context, endpoints.getAfterSalePage, async ({ body, caller, locale }) => {
    const page = { number: body.pageNumber, size: body.pageSize }
    const found = await listAfterSales(pool, caller.accountId, { tab: body.iTab, orderNo: body.cOrderNo ?? '', page })
    const items = await afterSaleItems(pool, found.rows)
    const contexts = await contextsOf(pool, locale, found.rows)
    return {
      results: found.rows.flatMap((row) => {
        const [own, item] = [contexts.get(row.id), items.find(({ id }) => id === row.orderItemId)]
        return own && item ? [wireAfterSale({ row, context: own, item, locale })] : []
      }),
      iTotleSize: found.total,
    }
  })
  handle(context, endpoints.getAfterSaleDetail, async ({ body, caller, locale }) => {
    const row = await findOwnAfterSale(pool, caller.accountId, body.cAfterSaleNo)
    return row ? afterSaleDetail(pool, locale, row) : fail('AFTER_SALE_UNKNOWN')
  })
}

/** An after-sale with everything that its page shows. */
async function afterSaleDetail(client: Queryable, locale: Locale, row: AfterSaleRow) {
  const parts = await readAfterSaleParts(client, [row])
  const own = (await contextsOf(client, locale, [row])).get(row.id)
  const [item] = parts.items
  if (!own || !item) throw new Error(`the order of after-sale ${row.afterSaleNo} is missing`)
  return wireAfterSaleDetail({ row, context: own, item, locale }, parts)
}

/** An account's own after-sale by its number. */
export async function findOwnAfterSale(
  client: Queryable,
  accountId: string,
  afterSaleNo: string,
): Promise<AfterSaleRow | undefined> {
  const row = await findAfterSale(client, afterSaleNo)
  const order = row && (await readOrder(client, row.orderId))
  return order?.accountId === accountId ? row : undefined
}

function applicationRoutes(context: AppContext): void {
  const { pool } = context.database
  handle(context, endpoints.getApplicablePage, async ({ body, caller, locale }) => {
    const page = { number: body.pageNumber, size: body.pageSize }
    const found = await applicableOrderIds(pool, caller.accountId, { days: AFTER_SALE_LIMITS.qualityWindowDays, page })
    const results = []
    for (const id of found.ids) results.push(await applicableOrder(pool, locale, id))
    return { results, iTotleSize: found.total }
  })
  handle(context, endpoints.getApplyInfo, async ({ body, caller, locale }) => {
    const order = await findOwnOrder(pool, caller.accountId, body.cOrderNo)
    return order ? applyInfo(pool, locale, order) : fail('ORDER_UNKNOWN')
  })
  handle(context, endpoints.getReasonList, async ({ body, caller, locale }) => {
    const type = body.iAfterSaleType as AfterSaleType
    const owned = await ownedLines(pool, caller.accountId, body.itemUuids)
    const orders = await Promise.all([...new Set(owned.map(({ orderId }) => orderId))].map((id) => readOrder(pool, id)))
    const windows = orders.flatMap((order) => (order ? [windowOfOrder(order)] : []))
    const window = windows.includes('quality') ? 'quality' : 'open'
    const reasons = reasonsFor(type, { isReturnable: owned.every(({ isReturnable }) => isReturnable), window })
    return {
      results: reasons.map(({ code, label, isQuality = false }) => ({
        cReasonCode: code,
        cReasonName: translate(locale, label),
        bEvidence: isQuality,
      })),
    }
  })
  handle(context, endpoints.getRefundMax, async ({ body, caller }) => {
    const ids = body.items.map(({ cOrderItemUuid }) => cOrderItemUuid)
    const [first] = await ownedLines(pool, caller.accountId, ids)
    const order = first && (await readOrder(pool, first.orderId))
    if (!order) return fail('ORDER_UNKNOWN')
    const { cAfterSaleNo: number } = body
    const edited = number === undefined ? undefined : await findOwnAfterSale(pool, caller.accountId, number)
    const lines = await caseLines(pool, order.id, edited)
    const type = body.iAfterSaleType as AfterSaleType
    const asked = askedUnits(order, lines, { type, items: body.items })
    if (asked instanceof Failed) return asked
    const { perLine, freight } = await refundMaximum(pool, { order, lines, type, asked, edited })
    const cents = perLine.reduce((sum, part) => sum + part, freight)
    return { iMaxAmount: yuanFromFen(fen(cents)), iFreight: yuanFromFen(fen(freight)) }
  })
}

const CLOSED: Readonly<Record<'state' | 'over' | 'asked', Label>> = {
  state: { zh: '当前订单状态不支持', en: 'Not in the order’s state' },
  over: { zh: '超过售后期', en: 'The time for it is over' },
  asked: { zh: '已申请', en: 'Asked for already' },
}

/** What an order allows: its lines with the units that are left, and the types with why one is closed. Domain sheet 39. */
async function applyInfo(client: Queryable, locale: Locale, order: OrderRow) {
  const lines = await caseLines(client, order.id)
  const variants = await exchangeVariants(
    client,
    lines.map(({ item }) => item.id),
  )
  const isAnyLeft = (type: AfterSaleType) => lines.some(({ state }) => leftFor(type, order.state, state) > 0)
  const why = (type: AfterSaleType) => {
    if (!typesOf(order.state).includes(type)) return CLOSED.state
    if (!isTypeOpen(order, type)) return CLOSED.over
    return isAnyLeft(type) ? undefined : CLOSED.asked
  }
  return {
    cOrderNo: order.orderNo,
    cShopName: await shopNameOf(client, locale, order.shopId),
    iOrderState: order.state,
    cMobilePhone: order.address.phone,
    types: TYPES.map((type) => {
      const reason = why(type)
      return {
        iAfterSaleType: type,
        cAfterSaleTypeName: translate(locale, AFTER_SALE_TYPE_NAMES[type]),
        bAllowed: reason === undefined,
        cMessage: reason ? translate(locale, reason) : '',
      }
    }),
    items: lines.map(({ item, state, applyCount }) => {
      const isOver = applyCount >= AFTER_SALE_LIMITS.applications
      const leftQtys = TYPES.map((type) => (isOver || !isTypeOpen(order, type) ? 0 : leftFor(type, order.state, state)))
      return {
        ...wireAfterSaleLine(item),
        iQty: item.qty,
        leftQtys,
        cMessage: leftQtys.some((qty) => qty > 0)
          ? ''
          : translate(locale, isOver || state.afterSaleQty > 0 ? CLOSED.asked : CLOSED.over),
        exchangeList: variants
          .filter(({ orderItemId }) => orderItemId === item.id)
          .map(({ id, specText, stock }) => ({ cSkuUuid: id, cSpecText: specText, iStock: stock })),
      }
    }),
  }
}

async function applicableOrder(client: Queryable, locale: Locale, id: string) {
  const order = await readOrder(client, id)
  if (!order) throw new Error(`order ${id} is missing`)
  const lines = await caseLines(client, id)
  return {
    cOrderNo: order.orderNo,
    cShopName: await shopNameOf(client, locale, order.shopId),
    iOrderState: order.state,
    cOrderStateName: translate(locale, ORDER_STATE_NAMES[order.state]),
    dCreate: wireTime(order.createdAt),
    items: lines
      .filter(({ state }) => state.qty > state.afterSaleQty)
      .map(({ item, state }) => ({ ...wireAfterSaleLine(item), iLeftQty: state.qty - state.afterSaleQty })),
  }
}
