import type pg from 'pg'

import { newUuid } from '@mallwright/contract/values'

import type { Random } from '../../fuzz/random.ts'
import { invoiceOrder } from './invoice-orders.ts'
import { confirm, openSandbox, passDeadlines, press, waitForFlow, waitForOrder } from './trade-calls.ts'
import type { Items } from './trade-calls.ts'
import { dataOf, waitUntil } from './trade-world.ts'
import type { Person, TradeWorld } from './trade-world.ts'

/** What the model expects of an order; amounts in fen. */
export interface ExpectedOrder {
  readonly orderNo: string
  /** Of the shop whose owner is signed in. */
  readonly isManaged: boolean
  readonly payCents: number
  state: number
  paidCents: number
  refundedCents: number
}

/** What the model expects of a payment. */
export interface ExpectedFlow {
  readonly flowNo: string
  readonly amountCents: number
  state: number
  refundedCents: number
}

/** What must be true after a history. */
export interface Expected {
  readonly orders: readonly ExpectedOrder[]
  readonly flows: readonly ExpectedFlow[]
}

/** A variant that histories buy. */
export interface PoolVariant {
  readonly id: string
  readonly shopId: string
  readonly minQty: number
  readonly step: number
}

/** A history on its way: a trade with what the model expects of it. */
interface Course {
  readonly world: TradeWorld
  readonly buyer: Person
  readonly random: Random
  readonly orders: ExpectedOrder[]
  readonly flows: ExpectedFlow[]
}

/** Lives one trade: submitted, paid in one of the ways in which payments go, cancelled, expired, shipped, received, refunded. */
export async function liveTrade(
  world: TradeWorld,
  with_: { readonly buyer: Person; readonly random: Random; readonly variants: readonly PoolVariant[] },
): Promise<Expected> {
  const { buyer, random, variants } = with_
  const orders = await placeOrders(world, { buyer, random, variants })
  const course: Course = { world, buyer, random, orders, flows: [] }
  const unpaid = orders.filter(({ state }) => state === 20)
  if (unpaid.length > 0) await ENDS[random.pick(END_WEIGHTS)](course, unpaid)
  for (const order of orders.filter(({ state }) => state === 30)) await follow(course, order)
  return course
}

async function placeOrders(
  { database }: TradeWorld,
  {
    buyer,
    random,
    variants,
  }: { readonly buyer: Person; readonly random: Random; readonly variants: readonly PoolVariant[] },
): Promise<ExpectedOrder[]> {
  const chosen = new Set(Array.from({ length: random.integer(1, 4) }, () => random.pick(variants)))
  const items: Items = [...chosen].map(({ id, minQty, step }) => ({
    cSkuUuid: id,
    iQty: minQty + step * random.integer(0, 4),
  }))
  const shopIds = [...new Set([...chosen].map(({ shopId }) => shopId))]
  const coupons: string[] = []
  for (const shopId of [null, ...shopIds]) {
    if (random.chance(0.4)) coupons.push(await giveCoupon(database, { shopId, accountId: buyer.accountId, random }))
  }
  const gateway = buyer.at(random.integer(0, 9))
  const body = { cPreviewUuid: await confirm(gateway, items, coupons), cRequestUuid: newUuid() }
  const placed = dataOf(await gateway.submitOrder({ body }))
  const { rows } = await database.query<{ orderNo: string; payCents: number; state: number; isManaged: boolean }>(
    `select o.order_no as "orderNo", o.pay_cents::int as "payCents", o.state::int as state, s.name = $2 as "isManaged"
     from shop_order o join shop s on s.id = o.shop_id join trade t on t.id = o.trade_id where t.trade_no = $1 order by o.order_no`,
    [placed.cTradeNo, MANAGED_SHOP],
  )
  const total = rows.reduce((sum, { payCents }) => sum + payCents, 0)
  if (total !== Math.round(placed.iPayTotal * 100)) throw new Error(`the parts of ${placed.cTradeNo} are ${total}`)
  return rows.map((order) => ({ ...order, state: order.payCents === 0 ? 30 : 20, paidCents: 0, refundedCents: 0 }))
}

const MANAGED_SHOP = '青禾办公专营店'

async function giveCoupon(
  database: pg.Pool,
  given: { readonly shopId: string | null; readonly accountId: string; readonly random: Random },
): Promise<string> {
  const { shopId, accountId, random } = given
  const kind = random.integer(1, 3)
  const { rows } = await database.query<{ id: string }>(
    `with added as (insert into coupon (shop_id, site_id, name, kind, off_cents, rate_bps, min_spend_cents, max_off_cents, total, taken, per_user,
         take_from, take_to, valid_days)
       values ($1::uuid, case when $1::uuid is null then (select id from site where is_main) end, 'proof', $2, $3, $4, 0, $5, 1, 1, 1,
         now() - interval '1 day', now() + interval '1 day', 7) returning id)
     insert into user_coupon (coupon_id, account_id, seq, valid_from, valid_to)
     select id, $6, 1, now() - interval '1 day', now() + interval '7 days' from added returning id`,
    [
      shopId,
      kind,
      kind === 1 ? random.pick([1, 7, 333, 5000, 10_000_000]) : 0,
      kind === 2 ? random.pick([1, 3333, 9000, 9999]) : 10_000,
      random.pick([null, 1, 999]),
      accountId,
    ],
  )
  return rows[0]?.id ?? ''
}

const sumOf = (orders: readonly ExpectedOrder[]) => orders.reduce((sum, { payCents }) => sum + payCents, 0)

/** Begins to pay some orders at once. */
async function begin(course: Course, orders: readonly ExpectedOrder[]): Promise<{ flow: ExpectedFlow; page: string }> {
  const { world, buyer, random, flows } = course
  const orderNos = orders.map(({ orderNo }) => orderNo)
  const { flowNo, page } = await openSandbox(world.database, buyer, { orderNos, process: random.integer(0, 9) })
  const flow = { flowNo, amountCents: sumOf(orders), state: 1, refundedCents: 0 }
  flows.push(flow)
  return { flow, page }
}

const pressAt = ({ world, random }: Course, page: string, action: string) =>
  press(random.pick(world.addresses()), page, action)

async function expectPaid(course: Course, flow: ExpectedFlow, orders: readonly ExpectedOrder[]): Promise<void> {
  flow.state = 2
  await waitForFlow(course.world.database, flow.flowNo, 2)
  for (const order of orders) Object.assign(order, { state: 30, paidCents: order.payCents })
}

async function expire(course: Course, orders: readonly ExpectedOrder[]): Promise<void> {
  const { database } = course.world
  await passDeadlines(
    database,
    orders.map(({ orderNo }) => orderNo),
  )
  for (const order of orders) {
    order.state = 60
    await waitForOrder(database, order.orderNo, 60)
  }
}

/** Waits until a flow's money that did not count has gone back. */
const waitForRefunds = ({ world }: Course, flowNo: string) =>
  waitUntil(world.database, {
    sql: `select count(*)::int as figure from refund_flow r join payment_flow f on f.id = r.flow_id where f.flow_no = $1 and r.state = 1`,
    values: [flowNo],
    figure: 1,
  })

type End = (course: Course, orders: readonly ExpectedOrder[]) => Promise<void>

/** What becomes of the unpaid orders of a trade. */
const ENDS = {
  pay: async (course, orders) => {
    const { flow, page } = await begin(course, orders)
    await pressAt(course, page, course.random.pick(['success', 'repeat']))
    await expectPaid(course, flow, orders)
  },
  /** One of them now, the rest never. */
  payPart: async (course, orders) => {
    await ENDS.pay(course, orders.slice(0, 1))
    if (orders.length > 1) await expire(course, orders.slice(1))
  },
  failThenPay: async (course, orders) => {
    const { flow, page } = await begin(course, orders)
    await pressAt(course, page, 'fail')
    await waitForFlow(course.world.database, flow.flowNo, 3)
    const again = await openSandbox(course.world.database, course.buyer, {
      orderNos: orders.map(({ orderNo }) => orderNo),
      process: 0,
    })
    if (again.flowNo !== flow.flowNo) throw new Error(`a failed payment is tried again by ${again.flowNo}`)
    await pressAt(course, again.page, 'success')
    await expectPaid(course, flow, orders)
  },
  wrongAmount: async (course, orders) => {
    const { flow, page } = await begin(course, orders)
    await pressAt(course, page, 'wrong-amount')
    await waitForRefunds(course, flow.flowNo)
    flow.state = 4
    await expire(course, orders)
  },
  late: async (course, orders) => {
    const { database } = course.world
    const { flow, page } = await begin(course, orders)
    await pressAt(course, page, 'late')
    flow.state = 4
    await expire(course, orders)
    await database.query(`update job set run_at = now() where name = 'sandbox.late' and payload->>'paymentId' = $1`, [
      page.split('/').at(-1),
    ])
    await database.query(`notify mallwright, '{"kind":"job"}'`)
    await waitForRefunds(course, flow.flowNo)
  },
  expire,
  cancel: async (course, orders) => {
    for (const order of orders) {
      const body = { cOrderNo: order.orderNo, cReason: 'proof', cRequestUuid: newUuid() }
      dataOf(await course.buyer.at(course.random.integer(0, 9)).cancelOrder({ body }))
      order.state = 60
    }
  },
} as const satisfies Record<string, End>

const END_WEIGHTS = [
  ...(['pay', 'pay', 'pay', 'pay', 'payPart', 'failThenPay'] as const),
  ...(['wrongAmount', 'late', 'expire', 'cancel'] as const),
] as const

/** What the shop and the buyer do with a paid order. */
async function follow(course: Course, order: ExpectedOrder): Promise<void> {
  const { world, buyer, random } = course
  if (!order.isManaged || random.chance(0.2)) return
  const seller = world.seller.at(random.integer(0, 9))
  const request = { cOrderNo: order.orderNo, cRequestUuid: newUuid() }
  if (random.chance(0.35)) {
    dataOf(await seller.cancelShopOrder({ body: { ...request, cReason: 'proof' } }))
    order.state = 60
    await paidBack(course, order)
    return
  }
  if (order.paidCents > 0 && random.chance(0.3)) {
    await refundByAfterSales(course, order)
    return
  }
  const parcel = { cExpressCode: 'YDSF', cExpressNo: `P${order.orderNo}`, items: [] }
  dataOf(await seller.shipOrder({ body: { ...request, ...parcel } }))
  order.state = 40
  if (random.chance(0.5)) return
  dataOf(await buyer.at(random.integer(0, 9)).confirmReceive({ body: { ...request, cRequestUuid: newUuid() } }))
  order.state = 50
  if (order.paidCents > 0 && random.chance(0.6)) await invoiceOrder(world, { buyer, random, orderNo: order.orderNo })
}

/** All that was paid for an order goes back: what its flow says in the end. */
async function paidBack({ world, flows }: Course, order: ExpectedOrder): Promise<void> {
  const flow = order.paidCents > 0 ? flows.at(0) : undefined
  if (!flow) return
  order.refundedCents = order.paidCents
  flow.refundedCents += order.paidCents
  flow.state = flow.refundedCents === flow.amountCents ? 6 : 5
  await waitForFlow(world.database, flow.flowNo, flow.state)
}

/** Every line is asked back before it is shipped, and granted: the order is closed with its freight, to the fen. */
async function refundByAfterSales(course: Course, order: ExpectedOrder): Promise<void> {
  const { world, buyer, random } = course
  const client = buyer.at(random.integer(0, 9))
  const cOrderNo = order.orderNo
  const { items } = dataOf(await client.getApplyInfo({ body: { cOrderNo } }))
  const asked = items.map(({ cOrderItemUuid, iQty }) => ({ cOrderItemUuid, iQty }))
  const { iMaxAmount } = dataOf(await client.getRefundMax({ body: { iAfterSaleType: 1, items: asked } }))
  const body = { cOrderNo, iAfterSaleType: 1, items: asked, cReasonCode: 'OTHER', iAmount: iMaxAmount }
  const answer = await client.saveAfterSale({ body: { ...body, cRequestUuid: newUuid() } })
  // Nothing can go back for a line that a coupon has paid whole.
  if (!answer.ok && answer.failure === 'AMOUNT_WRONG') return
  const { afterSaleNos } = dataOf(answer)
  // The shop answers them in any order: the last one brings the freight.
  const answered = random.chance(0.5) ? afterSaleNos : afterSaleNos.toReversed()
  for (const cAfterSaleNo of answered) {
    const seen = dataOf(await client.getAfterSaleDetail({ body: { cAfterSaleNo } }))
    const agreed = { cAfterSaleNo, iVersion: seen.iVersion, cRequestUuid: newUuid() }
    dataOf(await world.seller.at(random.integer(0, 9)).agreeAfterSale({ body: agreed }))
  }
  await paidBack(course, order)
  order.state = 70
}
