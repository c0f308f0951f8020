import type pg from 'pg'

import { newUuid } from '@mallwright/contract/values'

import type { Gateway } from '../../gateway.ts'
import { dataOf, waitUntil } from './trade-world.ts'
import type { Person } from './trade-world.ts'

/** Lines to buy. */
export type Items = readonly { readonly cSkuUuid: string; readonly iQty: number }[]

/** Has the server compute a checkout, and gives its id. */
export async function confirm(gateway: Gateway, items: Items, coupons: readonly string[] = []): Promise<string> {
  const body = {
    cFrom: 'buy' as const,
    items: [...items],
    coupons: coupons.map((cUserCouponUuid) => ({ cUserCouponUuid })),
  }
  return dataOf(await gateway.confirmOrder({ body })).cPreviewUuid
}

/** Begins to pay orders of a trade in the sandbox; gives the number of the flow and the sandbox's page. */
export async function openSandbox(
  database: pg.Pool,
  { accountId, at }: Person,
  paid: { readonly cTradeNo?: string; readonly orderNos?: readonly string[]; readonly process: number },
): Promise<{ readonly flowNo: string; readonly page: string }> {
  const { cTradeNo = '', orderNos = [], process } = paid
  const gateway = at(process)
  const begun = await gateway.createPaymentFlow({
    body: { cRequestUuid: newUuid(), cTradeNo, cOrderNos: [...orderNos] },
  })
  const flowNo = dataOf(begun).cPaymentFlowNo
  const { rows } = await database.query<{ cents: string }>(
    `select amount_cents as cents from payment_flow where flow_no = $1`,
    [flowNo],
  )
  const opened = await gateway.confirmPay({
    body: {
      cRequestUuid: newUuid(),
      cPaymentFlowNo: flowNo,
      bAmount: Number(rows[0]?.cents) / 100,
      cMethod: '1002',
      cAllLinkUserUuid: accountId,
    },
  })
  return { flowNo, page: dataOf(opened).cPayUrl }
}

/** Presses a button of the sandbox's page at a process. */
export async function press(url: string, page: string, action: string): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', connection: 'close' }
  const answer = await fetch(`${url}${page}/${action}`, { method: 'POST', redirect: 'manual', headers })
  if (answer.status !== 303) throw new Error(`the sandbox answers ${answer.status}`)
}

/** Waits until a flow is in a state. */
export function waitForFlow(database: pg.Pool, flowNo: string, state: number): Promise<void> {
  const sql = `select state::int as figure from payment_flow where flow_no = $1`
  return waitUntil(database, { sql, values: [flowNo], figure: state })
}

/** Waits until an order is in a state. */
export function waitForOrder(database: pg.Pool, orderNo: string, state: number): Promise<void> {
  const sql = `select state::int as figure from shop_order where order_no = $1`
  return waitUntil(database, { sql, values: [orderNo], figure: state })
}

/** Moves the deadlines of orders and of the flows that pay for them, and the jobs that wait for them, into the past. */
export async function passDeadlines(database: pg.Pool, orderNos: readonly string[]): Promise<void> {
  await database.query(
    `with o as (update shop_order set pay_deadline = now() - interval '1 second'
       where order_no = any($1) and pay_deadline is not null returning id),
     f as (update payment_flow set expires_at = now() - interval '1 second' where id in (select flow_id from payment_flow_payable
       where kind = 'order' and payable_id in (select id from shop_order where order_no = any($1)) and is_open) returning id)
     update job set run_at = now() where (name = 'order.expire' and payload->>'orderId' in (select id::text from o))
       or (name = 'payment.expire' and payload->>'flowId' in (select id::text from f))`,
    [[...orderNos]],
  )
  await database.query(`notify mallwright, '{"kind":"job"}'`)
}
