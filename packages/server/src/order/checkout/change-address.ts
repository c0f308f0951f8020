import { ORDER_STATES } from '@mallwright/contract/order'
import { fen, yuanFromFen } from '@mallwright/contract/values'

import { OWN_LOCALE } from '../../db/entity-text.ts'
import type { Transaction } from '../../db/database.ts'
import type { AddressSnapshot } from '../../db/tables/trade/order.table.ts'
import { fail } from '../../gateway/failures/failure.ts'
import type { Failed } from '../../gateway/failures/failure.ts'
import { openFlowOf } from '../../payment/payment-flow.store.ts'
import { readFreightPlans } from '../../sale/freight.store.ts'
import { readSaleVariants } from '../../sale/sale-variant.store.ts'
import { freightOf } from '../../sale/freight.rules.ts'
import { moveOrders } from '../../voucher/mall/mall-vouchers.ts'
import { findAddress } from './checkout.store.ts'
import { ORDER_PAYABLE } from '../change/order-payable.ts'
import { addLog, itemsOf, lockOrder, updateOrder } from '../change/order-row.store.ts'
import type { OrderRow } from '../change/order-row.store.ts'

type Refusal =
  | Failed<'ADDRESS_UNKNOWN' | 'ORDER_STATE_CHANGED' | 'UNDELIVERABLE' | 'PAYMENT_RUNNING', undefined>
  | Failed<'FREIGHT_HIGHER', { readonly iDifference: number }>

/**
 * Sends an order elsewhere: while it is unpaid, and once after. Where delivery costs more than was paid for it, the buyer has to cancel
 * and order again; where it costs less, no money moves. Domain 1.12-29.
 */
export async function changeAddress(
  client: Transaction,
  { order: seen, addressId }: { readonly order: OrderRow; readonly addressId: string },
): Promise<AddressSnapshot | Refusal> {
  const { accountId, organisationId } = seen
  const found = await findAddress(client, { accountId, organisationId: organisationId ?? accountId }, addressId)
  if (!found) return fail('ADDRESS_UNKNOWN')
  // What is being paid right now has its amount by the old address.
  if (await openFlowOf(client, ORDER_PAYABLE, seen.id)) return fail('PAYMENT_RUNNING')
  const order = await lockOrder(client, seen.id)
  const isOpen = order?.state === ORDER_STATES.unpaid
  if (!order || !(isOpen || (order.state === ORDER_STATES.toShip && order.addressChanges === 0))) {
    return fail('ORDER_STATE_CHANGED')
  }
  const freightCents = await freightTo(client, order, found.areaCode)
  if (freightCents === 'undeliverable') return fail('UNDELIVERABLE')
  if (freightCents > order.freightCents) {
    return fail('FREIGHT_HIGHER', { iDifference: yuanFromFen(fen(freightCents - order.freightCents)) })
  }
  const { receiverName, phone, province, city, area, areaCode, detail } = found
  const address: AddressSnapshot = { receiverName, phone, province, city, area, areaCode, detail }
  await updateOrder(client, order, { address, addressChanges: order.addressChanges + (isOpen ? 0 : 1) })
  await moveOrders(client, [order.id])
  await addLog(client, order, { event: 'changeAddress', actorAccountId: accountId })
  return address
}

/** What the delivery of an order to a district costs now. */
async function freightTo(client: Transaction, order: OrderRow, areaCode: string): Promise<number | 'undeliverable'> {
  const items = await itemsOf(client, [order.id])
  const buyer = { siteId: order.siteId, organisationId: order.organisationId, locale: OWN_LOCALE }
  const variants = await readSaleVariants(
    client,
    buyer,
    items.map(({ skuId }) => skuId),
  )
  const lines = items.flatMap((item) => {
    const variant = variants.get(item.skuId)
    return variant ? [{ item, variant }] : []
  })
  const templates = [...new Set(lines.map(({ variant }) => variant.freightTemplateId))]
  const plans = await readFreightPlans(
    client,
    templates.filter((id) => id !== null),
  )
  const goodsCents = items.reduce(
    (sum, { amountCents, discountShareCents }) => sum + amountCents - discountShareCents,
    0,
  )
  let total = 0
  for (const id of templates) {
    const parcels = lines.filter(({ variant }) => variant.freightTemplateId === id)
    const qty = parcels.reduce((sum, { item }) => sum + item.qty, 0)
    const grams = parcels.reduce((sum, { item, variant }) => sum + item.qty * variant.weightGrams, 0)
    const fee = freightOf(id === null ? undefined : plans.get(id), { qty, grams, goodsCents }, areaCode)
    if (fee === 'undeliverable') return fee
    total += fee
  }
  return total
}
