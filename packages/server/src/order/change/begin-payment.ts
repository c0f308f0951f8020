import { ORDER_STATES } from '@mallwright/contract/order'
import { PAY_STATES } from '@mallwright/contract/payment'
import { inArray } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { orm } from '../../db/query.ts'
import { shop } from '../../db/tables/catalog.table.ts'
import { fail } from '../../gateway/failures/failure.ts'
import type { Failed } from '../../gateway/failures/failure.ts'
import { closeFlow } from '../../payment/settle.ts'
import { createFlow, lockFlow, openFlowOf, payablesOf } from '../../payment/payment-flow.store.ts'
import type { PaymentFlow } from '../../payment/payment-flow.store.ts'
import type { PaymentWorld } from '../../payment/payable.ts'
import { ORDER_PAYABLE } from './order-payable.ts'
import { lockOrders } from './order-row.store.ts'
import type { OrderRow } from './order-row.store.ts'

type Refusal = Failed<'ORDER_STATE_CHANGED' | 'PAYMENT_RUNNING', undefined>

/**
 * Begins to pay unpaid orders of one buyer at once: the open flow of exactly these orders again, or a new one; other open flows of them
 * are closed unless they are being paid. The caller has locked the buyer, so that nobody else begins meanwhile.
 */
export async function beginPayment(
  client: Transaction,
  world: PaymentWorld,
  orderIds: readonly string[],
): Promise<PaymentFlow | Refusal> {
  const open = await openFlows(client, orderIds)
  for (const flow of open) {
    if (await paysExactly(client, flow, orderIds)) return flow
    if (flow.state === PAY_STATES.paying || flow.state === PAY_STATES.transferring) return fail('PAYMENT_RUNNING')
    if (!(await closeFlow(client, world, { flow, event: 'close' }))) return fail('PAYMENT_RUNNING')
  }
  const orders = await lockOrders(client, orderIds)
  const now = Date.now()
  const isPayable = ({ state, payDeadline }: OrderRow) =>
    state === ORDER_STATES.unpaid && payDeadline !== null && payDeadline.getTime() > now
  if (orders.length === 0 || !orders.every(isPayable)) return fail('ORDER_STATE_CHANGED')
  const deadline = Math.min(...orders.map(({ payDeadline }) => payDeadline?.getTime() ?? now))
  const [first] = orders
  return createFlow(client, {
    accountId: first?.accountId ?? '',
    organisationId: first?.organisationId ?? null,
    payeeName: await payeeOf(client, orders),
    seconds: Math.max(1, Math.floor((deadline - now) / 1000)),
    payables: orders.map(({ id, payCents }) => ({ kind: ORDER_PAYABLE, id, amountCents: payCents })),
  })
}

/** The open flows of orders, with their rows locked by their ids. */
async function openFlows(client: Transaction, orderIds: readonly string[]): Promise<PaymentFlow[]> {
  const ids = new Set<string>()
  for (const id of orderIds) {
    const flowId = await openFlowOf(client, ORDER_PAYABLE, id)
    if (flowId !== undefined) ids.add(flowId)
  }
  const flows: PaymentFlow[] = []
  for (const id of [...ids].toSorted()) {
    const flow = await lockFlow(client, { id })
    if (flow && flow.state !== PAY_STATES.closed) flows.push(flow)
  }
  return flows
}

async function paysExactly(client: Transaction, flow: PaymentFlow, orderIds: readonly string[]): Promise<boolean> {
  if (flow.isOverdue) return false
  const paid = (await payablesOf(client, flow.id)).map(({ payableId }) => payableId)
  return paid.length === orderIds.length && paid.every((id) => orderIds.includes(id))
}

/** Whom the money is for: the one shop, or the mall for several. */
async function payeeOf(client: Transaction, orders: readonly OrderRow[]): Promise<string> {
  const ids = [...new Set(orders.map(({ shopId }) => shopId))]
  const shops = await orm(client).select({ name: shop.name }).from(shop).where(inArray(shop.id, ids))
  const names = shops.map(({ name }) => name).toSorted()
  return names.length === 1 ? (names[0] ?? '') : `${names[0] ?? ''} 等 ${names.length} 家店铺`
}
