import type { OrderEvent } from '@mallwright/contract/order'

import type { Transaction } from '../../db/database.ts'
import { writeDeliveries, writeReceipts } from './mall-goods.store.ts'
import { invoicesOf, voidInvoice, writeInvoice } from './mall-invoices.store.ts'
import { writeOrders } from './mall-orders.store.ts'
import {
  returnedOf,
  writeEarlyReceipt,
  writeExchangeReceipt,
  writeReplenishment,
  writeReturn,
} from './mall-returns.store.ts'
import { endOrders, markPaid, readdressOrders } from './mall-states.store.ts'

/** What vouchers do when their orders, which are locked, have changed. */
type Follower = (client: Transaction, orderIds: readonly string[]) => Promise<void>

const receive: Follower = async (client, orderIds) => {
  await writeReceipts(client, orderIds)
  await endOrders(client, orderIds)
}

/**
 * What follows from each change of an order in the same transaction. `undefined`: nothing, or what the caller does once its rows are there: an
 * approved trade opens by `openOrders`, a parcel goes out by `deliverOrders`. Engine 6.8.
 */
const FOLLOWERS: Readonly<Record<OrderEvent, Follower | undefined>> = {
  approve: undefined,
  reject: undefined,
  withdraw: undefined,
  expireApproval: undefined,
  transfer: undefined,
  withdrawTransfer: undefined,
  refuseTransfer: undefined,
  pay: markPaid,
  cancel: endOrders,
  expire: endOrders,
  shipPart: undefined,
  shipRest: undefined,
  cancelLate: endOrders,
  cancelByShop: endOrders,
  receive,
  receiveByTime: receive,
  refundRest: undefined,
  refundAll: endOrders,
}

/** Has the vouchers of a locked order follow its change. */
export async function followOrder(client: Transaction, event: OrderEvent, orderId: string): Promise<void> {
  await FOLLOWERS[event]?.(client, [orderId])
}

/** Writes the vouchers of orders that can be paid from now on, of a whole trade at once, at the end of its transaction. Decision 0143. */
export const openOrders: Follower = writeOrders

/** Writes the deliveries of parcels that have just gone out. */
export const deliverOrders: Follower = writeDeliveries

/** Has vouchers follow a new address of their orders. */
export const moveOrders: Follower = readdressOrders

/** Writes all that is missing of locked orders that could be paid once: those from before the mall wrote vouchers. */
export async function writeMissing(client: Transaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  await writeOrders(client, orderIds)
  await markPaid(client, orderIds)
  await writeDeliveries(client, orderIds)
  const returned = await returnedOf(client, orderIds)
  for (const id of returned) await writeEarlyReceipt(client, id)
  await receive(client, orderIds)
  for (const id of returned) {
    await writeReturn(client, id)
    await writeReplenishment(client, id)
    await writeExchangeReceipt(client, id)
  }
  for (const { id, isReversed } of await invoicesOf(client, orderIds)) {
    await writeInvoice(client, id)
    if (isReversed) await voidInvoice(client, id)
  }
}

/** Has vouchers follow an after-sale of a locked order whose goods are back at the shop. Engine 6.8. */
export const returnGoods = writeReturn

/** Has vouchers follow an exchange that has just left. */
export const replenishOrder = writeReplenishment

/** Has vouchers follow an exchange that was confirmed. */
export const receiveExchange = writeExchangeReceipt

/** Has vouchers follow an invoice of locked orders that was just issued. */
export const invoiceOrders = writeInvoice

/** Has vouchers follow the reversal of an invoice. */
export const reverseInvoice = voidInvoice
