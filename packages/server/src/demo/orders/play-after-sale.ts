import type { AfterSaleEvent, AfterSaleType } from '@mallwright/contract/after-sale'
import { fen, yuanFromFen } from '@mallwright/contract/values'
import { desc, eq, inArray } from 'drizzle-orm'

import { afterSaleOf } from '../../after-sale/book/after-sale-row.store.ts'
import type { AfterSaleRow } from '../../after-sale/book/after-sale-row.store.ts'
import { allowsEvent } from '../../after-sale/book/move-after-sale.store.ts'
import { applyAfterSales } from '../../after-sale/change/apply-after-sale.store.ts'
import { lockCase } from '../../after-sale/change/case-lock.ts'
import { caseLines } from '../../after-sale/change/case-lines.ts'
import { changeAfterSale } from '../../after-sale/change/change-after-sale.ts'
import type { AfterSaleInput } from '../../after-sale/change/change-after-sale.ts'
import { askedUnits, refundMaximum } from '../../after-sale/change/judge-application.ts'
import { DEMO_RETURN_ADDRESS } from '../../after-sale/robot/return-address.data.ts'
import { setParcel } from '../../after-sale/read/after-sale-detail.store.ts'
import { orm } from '../../db/query.ts'
import { afterSale } from '../../db/tables/trade/after-sale.table.ts'
import { shopOrder } from '../../db/tables/trade/order.table.ts'
import { itemsOf, lockOrdersOfTrade } from '../../order/change/order-row.store.ts'
import { EXPRESS_COMPANIES } from '../../order/shipping/express.data.ts'
import { findDueRefund, moveRefund } from '../../payment/refund.store.ts'
import { scheduleRefund } from '../../payment/payment-schedule.ts'
import { accepted, payBack } from './play-payment.ts'
import type { PaymentStage } from './play-payment.ts'
import { failedRefunds, runningRefunds } from './played-payment.store.ts'

/** What a buyer of the demo asks for: all units of a line of the trade unless told. */
export interface AskStep {
  readonly ask: AfterSaleType
  /** Line of the trade, from 0. */
  readonly line?: number
  readonly qty?: number
  readonly reason: string
  readonly text?: string
}

/** Steps of the after-sale that was asked for last. */
export type AfterSaleStepName =
  | 'agree'
  | 'refuse'
  | 'withdraw'
  | 'sendBack'
  | 'takeBack'
  | 'refuseGoods'
  | 'sendExchange'
  | 'confirmExchange'
  | 'expireDispute'
  | 'applyPlatform'
  | 'decideShop'
  | 'payBack'
  | 'failRefund'
  | 'retryRefund'

type Trade = PaymentStage & { readonly tradeId: string; readonly number: number }

/** Asks for an after-sale as the buyer of a trade does. */
export async function playAsk(
  { client, tradeId }: Trade,
  { ask, line = 0, qty, reason, text = '' }: AskStep,
): Promise<void> {
  const orders = await lockOrdersOfTrade(client, tradeId)
  const items = await itemsOf(
    client,
    orders.map(({ id }) => id),
  )
  const item = accepted(items[line])
  const order = accepted(orders.find(({ id }) => id === item.orderId))
  const lines = await caseLines(client, order.id)
  const asked = [{ cOrderItemUuid: item.id, iQty: qty ?? item.qty, ...(ask === 3 && { cExchangeSkuUuid: item.skuId }) }]
  const units = accepted(askedUnits(order, lines, { type: ask, items: asked }))
  const { perLine, freight } = await refundMaximum(client, { order, lines, type: ask, asked: units })
  const cents = perLine.reduce((sum, part) => sum + part, freight)
  accepted(
    await applyAfterSales(client, order, {
      iAfterSaleType: ask,
      cReasonCode: reason,
      iAmount: yuanFromFen(fen(cents)),
      cDescription: text,
      cMobilePhone: '',
      docIds: [],
      items: asked,
    }),
  )
}

/** What is said and changed with a step. */
const INPUTS: Readonly<Partial<Record<AfterSaleEvent, AfterSaleInput>>> = {
  agreeReturn: {
    changes: { returnAddress: DEMO_RETURN_ADDRESS, sellerNote: '请附上订单号' },
    by: { text: '请附上订单号' },
  },
  refuse: { changes: { rejectReason: '商品已使用，无法退货' }, by: { text: '商品已使用，无法退货' } },
  refuseGoods: { changes: { rejectReason: '退回商品缺少配件' }, by: { text: '退回商品缺少配件' } },
  takeBack: { isResaleable: true },
  applyPlatform: { by: { text: '商品未拆封，请平台处理' } },
  decideShop: { changes: { rejectReason: '凭证不足，无法支持退款' }, by: { text: '凭证不足，无法支持退款' } },
}

const EVENTS: Readonly<Partial<Record<AfterSaleStepName, readonly AfterSaleEvent[]>>> = {
  agree: ['agreeRefund', 'agreeReturn'],
  takeBack: ['takeBack', 'takeForExchange'],
}

/** Takes the next step of the after-sale of a trade that was asked for last. */
export async function playAfterSale(trade: Trade, step: AfterSaleStepName): Promise<void> {
  const { client, tradeId } = trade
  if (step === 'payBack') return payBack(trade, tradeId)
  if (step === 'failRefund' || step === 'retryRefund') return failOrRetry(trade, step)
  const row = await latest(trade)
  const events = EVENTS[step] ?? [step as AfterSaleEvent]
  const event = accepted(events.find((one) => allowsEvent(row, one)))
  const locked = accepted(await lockCase(client, row.id))
  const by = { accountId: locked.order.accountId, ...INPUTS[event]?.by }
  const isBuyers = ['withdraw', 'sendBack', 'confirmExchange', 'applyPlatform'].includes(event)
  accepted(
    await changeAfterSale(client, locked, event, { ...INPUTS[event], by: isBuyers ? by : (INPUTS[event]?.by ?? {}) }),
  )
  if (event === 'sendBack' || event === 'sendExchange') await sendParcel(trade, row, event === 'sendBack' ? 1 : 2)
}

async function latest({ client, tradeId }: Trade): Promise<AfterSaleRow> {
  const orders = orm(client).select({ id: shopOrder.id }).from(shopOrder).where(eq(shopOrder.tradeId, tradeId))
  const [found] = await orm(client)
    .select()
    .from(afterSale)
    .where(inArray(afterSale.orderId, orders))
    .orderBy(desc(afterSale.createdAt), desc(afterSale.applyCount))
    .limit(1)
  return afterSaleOf(accepted(found))
}

function sendParcel({ client, number }: Trade, { id, phone }: AfterSaleRow, direction: 1 | 2): Promise<void> {
  const [{ code, zh }] = EXPRESS_COMPANIES
  const expressNo = `${code.slice(0, 2)}${direction}${String(number).padStart(9, '0')}`
  return setParcel(client, { afterSaleId: id, direction, expressCode: code, expressName: zh, expressNo, phone })
}

/** The channel gives up on a refund; an operator has it tried again. */
async function failOrRetry({ client, tradeId }: Trade, step: 'failRefund' | 'retryRefund'): Promise<void> {
  if (step === 'failRefund') {
    for (const id of await runningRefunds(client, tradeId)) {
      accepted((await moveRefund(client, accepted(await findDueRefund(client, id)), 'giveUp')) || undefined)
    }
    return
  }
  for (const refund of await failedRefunds(client, tradeId)) {
    accepted((await moveRefund(client, refund, 'retry')) || undefined)
    await scheduleRefund(client, refund.id)
  }
}
