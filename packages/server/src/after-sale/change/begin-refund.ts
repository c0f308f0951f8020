import type { Transaction } from '../../db/database.ts'
import { Failed } from '../../gateway/failures/failure.ts'
import { refundKeys } from '../../order/change/order-payable.ts'
import { itemsOf } from '../../order/change/order-row.store.ts'
import { refundFlowMoney } from '../../payment/settle.ts'
import { wholeFreight } from '../book/after-sale.rules.ts'
import { afterSalesOf, setAfterSale } from '../book/after-sale-row.store.ts'
import type { AfterSaleRow } from '../book/after-sale-row.store.ts'
import type { LockedCase } from './case-lock.ts'

const GRANTED: readonly number[] = [40, 50]

/** The request key of the refund of an after-sale: the same one is one refund. */
export const afterSaleRefundKey = ({ orderId, id }: Pick<AfterSaleRow, 'orderId' | 'id'>) =>
  `${refundKeys(orderId)}${id}`

/** Pays the amount of an after-sale that was granted just now back, with its freight settled. Domain 2.4. */
export async function beginRefund(client: Transaction, { flow, order, row }: LockedCase): Promise<AfterSaleRow> {
  if (!flow) throw new Error(`the payment of order ${order.orderNo} is missing`)
  const freightCents = await settleFreight(client, { flow, order, row })
  const settled = await setAfterSale(client, row, { freightCents })
  if (!settled) throw new Error(`after-sale ${row.afterSaleNo} was changed without its lock`)
  const refund = await refundFlowMoney(client, flow, {
    requestKey: afterSaleRefundKey(row),
    amountCents: settled.amountCents + freightCents,
    reason: 'afterSale',
  })
  if (refund instanceof Failed) throw new Error(`after-sale ${row.afterSaleNo} gives back more than was paid`)
  return settled
}

/**
 * The freight that goes back with an after-sale: with the last one of an order that was never shipped and is refunded in full, the whole of it; by
 * the shop's fault, the share of these units; else none. What was planned with one that is not the last goes over to one that is still open.
 */
async function settleFreight(client: Transaction, { order, row }: LockedCase): Promise<number> {
  const items = await itemsOf(client, [order.id])
  const others = (await afterSalesOf(client, order.id)).filter(({ id }) => id !== row.id)
  const granted = others.filter(({ state }) => GRANTED.includes(state))
  const total = items.reduce((sum, item) => sum + item.freightShareCents, 0)
  const left = total - granted.reduce((sum, one) => sum + one.freightCents, 0)
  const lines = items.map((item) => ({
    ...item,
    shareCents: item.amountCents - item.discountShareCents,
    freightCents: item.freightShareCents,
  }))
  const refunds = [...granted.filter(({ type }) => type === 1), { ...row, freightCents: 0 }]
  const isUnshipped = order.state === 30 && row.type === 1
  const whole = isUnshipped ? wholeFreight(lines, refunds) : 0
  if (whole > 0) return Math.min(left, row.freightCents, whole)
  const line = items.find(({ id }) => id === row.orderItemId)
  if (row.isShopFault && line) return Math.min(left, Math.floor((line.freightShareCents * row.qty) / line.qty))
  const heir = others.find(({ state, type }) => type === 1 && (state === 10 || state === 61 || state === 70))
  if (row.freightCents > 0 && isUnshipped && heir) {
    await setAfterSale(client, heir, { freightCents: heir.freightCents + row.freightCents })
  }
  return 0
}
