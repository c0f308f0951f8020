import { AFTER_SALE_TRANSITIONS } from '@mallwright/contract/after-sale'
import type { AfterSaleEvent, AfterSaleTransition } from '@mallwright/contract/after-sale'

import type { Transaction } from '../../db/database.ts'
import { fail } from '../../gateway/failures/failure.ts'
import type { Failed } from '../../gateway/failures/failure.ts'
import { undoFailed } from '../../gateway/failures/undo-failed.store.ts'
import { itemsOf } from '../../order/change/order-row.store.ts'
import { AUTO_RECEIVE, scheduleOrder } from '../../order/change/order-schedule.ts'
import { changeStock } from '../../sale/stock.store.ts'
import { receiveExchange, replenishOrder, returnGoods } from '../../voucher/mall/mall-vouchers.ts'
import { stepAfterSale } from '../book/move-after-sale.store.ts'
import type { AfterSaleStep } from '../book/move-after-sale.store.ts'
import type { AfterSaleChanges, AfterSaleRow } from '../book/after-sale-row.store.ts'
import { tellOf } from './after-sale-messages.ts'
import { deadlineOf, scheduleAfterSale } from './after-sale-schedule.ts'
import { beginRefund } from './begin-refund.ts'
import type { LockedCase } from './case-lock.ts'

/** What a change brings along. */
export interface AfterSaleInput {
  readonly changes?: AfterSaleChanges
  readonly by?: AfterSaleStep
  /** The goods that came back can be sold again. */
  readonly isResaleable?: boolean
}

type Refusal = Failed<'AFTER_SALE_CHANGED' | 'EXCHANGE_SHORT', undefined>

/**
 * Changes a locked after-sale with everything that follows from the table: its limit, refund, stock, vouchers, messages. A refusal has changed
 * nothing. Domain 2.4.
 */
export function changeAfterSale(
  client: Transaction,
  locked: LockedCase,
  event: AfterSaleEvent,
  input: AfterSaleInput = {},
): Promise<AfterSaleRow | Refusal> {
  return undoFailed(client, () => carryOut(client, locked, event, input))
}

async function carryOut(
  client: Transaction,
  locked: LockedCase,
  event: AfterSaleEvent,
  { changes = {}, by, isResaleable = false }: AfterSaleInput,
): Promise<AfterSaleRow | Refusal> {
  const { order } = locked
  const { refunds, goodsBack, goodsOut, timer }: AfterSaleTransition = AFTER_SALE_TRANSITIONS[event]
  const deadlineAt = deadlineOf(timer, order.state)
  const stepped = await stepAfterSale(client, locked.row, event, {
    changes: {
      ...changes,
      deadlineAt,
      ...(goodsBack && { goodsBackAt: new Date(), isResaleable }),
      ...(goodsOut && { exchangedAt: new Date() }),
    },
    ...(by && { by }),
  })
  if (!stepped) return fail('AFTER_SALE_CHANGED')
  let { row } = stepped
  await scheduleAfterSale(client, row.id, deadlineAt)
  if (stepped.resumesAt) await scheduleOrder(client, AUTO_RECEIVE, { orderId: order.id, at: stepped.resumesAt })
  if (refunds) row = await beginRefund(client, { ...locked, row })
  if (goodsBack && isResaleable) await putBack(client, row)
  if (goodsOut && !(await takeExchange(client, row))) return fail('EXCHANGE_SHORT')
  if (goodsBack) await returnGoods(client, row.id)
  if (goodsOut) await replenishOrder(client, row.id)
  if (event === 'confirmExchange' || event === 'confirmByTime') await receiveExchange(client, row.id)
  await tellOf(client, { order, row }, event)
  return row
}

/** Puts what came back into stock. */
async function putBack(client: Transaction, row: AfterSaleRow): Promise<void> {
  const item = (await itemsOf(client, [row.orderId])).find(({ id }) => id === row.orderItemId)
  if (!item) throw new Error(`the line of after-sale ${row.afterSaleNo} is missing`)
  const lines = [{ skuId: item.skuId, qty: row.qty }]
  await changeStock(client, { reason: 'putBack', refType: 'aftersale', refId: row.id, lines })
}

/** Takes the exchange off the stock; false when too few are left. */
async function takeExchange(client: Transaction, row: AfterSaleRow): Promise<boolean> {
  if (row.exchangeSkuId === null) throw new Error(`after-sale ${row.afterSaleNo} names no exchange`)
  const lines = [{ skuId: row.exchangeSkuId, qty: row.qty }]
  return (await changeStock(client, { reason: 'exchange', refType: 'aftersale', refId: row.id, lines })).length === 0
}
