import { newUuid } from '@mallwright/contract/values'
import type pg from 'pg'

import { randomOf } from '../../fuzz/random.ts'
import type { Random } from '../../fuzz/random.ts'
import { assertDetects, zeroClaim } from '../claim.ts'
import type { Claim, ProofSize } from '../claim.ts'
import { claimLedgers } from './ledgers.ts'
import { claimMall } from './mall-vouchers.ts'
import { confirm, openSandbox, press } from './trade-calls.ts'
import { addVariant, dataOf, openTradeWorld, waitUntil } from './trade-world.ts'
import type { Person, TradeWorld } from './trade-world.ts'

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_125)

/** Buyers who order, pay and are shipped to while the process is killed. */
const BUYERS = 4

/** When the process is killed, in ms after the load began: `min + (round * step) % range`; primes, to hit different moments. */
const KILL_AFTER_MS = { min: 409, range: 1801, step: 683 } as const

/** Time (s) until an order that nobody pays is overdue: while there is no process. */
const OVERDUE_AFTER_S = 2

/** What the server has acknowledged: the least that must be there after the kill. */
interface Acknowledged {
  /** Numbers of trades by the request that placed them; empty while its answer is missing. */
  readonly requests: Map<string, string>
  /** States that orders have reached, by number. */
  readonly states: Map<string, number>
}

/** Kills the only process that serves N times while orders are submitted, paid and shipped. */
export async function run({ count }: ProofSize): Promise<Claim[]> {
  const world = await openTradeWorld(1, 'nobody')
  try {
    return await proveKills(world, count)
  } finally {
    await world.close()
  }
}

async function proveKills(world: TradeWorld, kills: number): Promise<Claim[]> {
  const { database } = world
  const buyers = await world.addBuyers(BUYERS)
  const skuId = await addVariant(database, 1_000_000)
  const acknowledged: Acknowledged = { requests: new Map(), states: new Map() }
  const figures = { lost: 0, doubled: 0, stuck: 0 }
  for (let round = 0; round < kills; round += 1) {
    const overdue = await placeOverdue(world, buyers[0] as Person, skuId)
    const load = { isOver: false }
    const lives = buyers.map((buyer, index) =>
      liveUntilKilled(world, { buyer, skuId, acknowledged, load, random: randomOf(SEED, round * BUYERS + index) }),
    )
    await wait(KILL_AFTER_MS.min + ((round * KILL_AFTER_MS.step) % KILL_AFTER_MS.range))
    load.isOver = true
    await world.killAndRestart(0)
    await Promise.all(lives)
    figures.stuck += await stuckAfterRestart(database, [overdue, ...paidOrders(acknowledged)])
    figures.doubled += await repeatUnanswered(world, buyers, acknowledged)
    figures.lost += await countLost(database, acknowledged)
  }
  assertDetects('lost orders', (await countLost(database, { ...acknowledged, states: new Map([['none', 20]]) })) === 1)
  const attempts = `${kills} kills of seed ${SEED}, ${acknowledged.requests.size} submissions, ${acknowledged.states.size} acknowledged orders`
  return [
    zeroClaim('acknowledged orders, payments and parcels lost to SIGKILL', attempts, figures.lost),
    zeroClaim('submissions that are there twice, or in part', attempts, figures.doubled),
    zeroClaim('orders whose overdue jobs did not run after the restart', attempts, figures.stuck),
    await claimLedgers(world.databaseUrl, attempts),
    await claimMall(world.databaseUrl, attempts),
  ]
}

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/** An order that becomes overdue while its process is dead. */
async function placeOverdue({ database }: TradeWorld, buyer: Person, skuId: string): Promise<string> {
  const gateway = buyer.at(0)
  const body = { cPreviewUuid: await confirm(gateway, [{ cSkuUuid: skuId, iQty: 1 }]), cRequestUuid: newUuid() }
  const orderNo = dataOf(await gateway.submitOrder({ body })).orders[0]?.cOrderNo ?? ''
  await database.query(
    `with o as (update shop_order set pay_deadline = now() + make_interval(secs => $2) where order_no = $1 returning id, pay_deadline)
     update job set run_at = o.pay_deadline from o where name = 'order.expire' and payload->>'orderId' = o.id::text`,
    [orderNo, OVERDUE_AFTER_S],
  )
  return orderNo
}

interface Life {
  readonly buyer: Person
  readonly skuId: string
  readonly acknowledged: Acknowledged
  readonly load: { readonly isOver: boolean }
  readonly random: Random
}

/** Orders, pays and has orders shipped, over and over, until the process is gone. */
async function liveUntilKilled(world: TradeWorld, life: Life): Promise<void> {
  const { buyer, skuId, acknowledged, load, random } = life
  try {
    while (!load.isOver) {
      const gateway = buyer.at(0)
      const cPreviewUuid = await confirm(gateway, [{ cSkuUuid: skuId, iQty: random.integer(1, 9) }])
      const cRequestUuid = newUuid()
      acknowledged.requests.set(`${buyer.accountId} ${cRequestUuid} ${cPreviewUuid}`, '')
      const placed = dataOf(await gateway.submitOrder({ body: { cPreviewUuid, cRequestUuid } }))
      acknowledged.requests.set(`${buyer.accountId} ${cRequestUuid} ${cPreviewUuid}`, placed.cTradeNo)
      const orderNo = placed.orders[0]?.cOrderNo ?? ''
      acknowledged.states.set(orderNo, 20)
      if (random.chance(0.2)) continue
      const { page } = await openSandbox(world.database, buyer, { cTradeNo: placed.cTradeNo, process: 0 })
      await press(world.addresses()[0] ?? '', page, 'success')
      // The sandbox has the money: the order will be paid.
      acknowledged.states.set(orderNo, 30)
      await waitUntil(world.database, {
        sql: `select state::int as figure from shop_order where order_no = $1`,
        values: [orderNo],
        figure: 30,
        isOver: () => load.isOver,
      })
      if (load.isOver) return
      const parcel = { cOrderNo: orderNo, cExpressCode: 'YDSF', cExpressNo: `K${orderNo}`, items: [] }
      dataOf(await world.seller.at(0).shipOrder({ body: { ...parcel, cRequestUuid: newUuid() } }))
      acknowledged.states.set(orderNo, 40)
    }
  } catch (error) {
    if (!load.isOver || !isConnectionLost(error)) throw error
  }
}

function isConnectionLost(error: unknown): boolean {
  // Errors of fetch when the server is killed before or during an answer.
  return error instanceof TypeError || error instanceof SyntaxError || (error as Error).name === 'AbortError'
}

const paidOrders = ({ states }: Acknowledged) =>
  [...states].flatMap(([orderNo, state]) => (state === 30 ? [orderNo] : []))

/** Of an overdue order and of paid ones those that are not cancelled, or not paid, though the process is there again. */
async function stuckAfterRestart(database: pg.Pool, [overdue = '', ...paid]: readonly string[]): Promise<number> {
  const isLeft = `(order_no = $1 and state <> 60) or (order_no = any($2) and state < 30)`
  const count = `select count(*)::int as figure from shop_order where ${isLeft}`
  try {
    await waitUntil(database, { sql: count, values: [overdue, [...paid]], figure: 0 })
    return 0
  } catch {
    const { rows } = await database.query<{ figure: number }>(count, [overdue, [...paid]])
    return rows[0]?.figure ?? 1
  }
}

/** Sends the submissions again whose answer was lost; counts requests that are there more than once, or other than they are answered. */
async function repeatUnanswered(
  { database }: TradeWorld,
  buyers: readonly Person[],
  { requests, states }: Acknowledged,
): Promise<number> {
  let doubled = 0
  for (const [key, tradeNo] of requests) {
    const [accountId, cRequestUuid = '', cPreviewUuid = ''] = key.split(' ')
    if (tradeNo !== '') continue
    const buyer = buyers.find((one) => one.accountId === accountId)
    const answer = dataOf(await (buyer as Person).at(0).submitOrder({ body: { cPreviewUuid, cRequestUuid } }))
    requests.set(key, answer.cTradeNo)
    for (const { cOrderNo } of answer.orders) states.set(cOrderNo, 20)
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from trade t join shop_order o on o.trade_id = t.id where t.request_uuid = $1 and t.account_id = $2`,
      [cRequestUuid, accountId],
    )
    if (rows[0]?.count !== answer.orders.length) doubled += 1
  }
  return doubled
}

/** Acknowledged orders that are missing, or in an earlier state than the acknowledged one. */
async function countLost(database: pg.Pool, { states }: Acknowledged): Promise<number> {
  const { rows } = await database.query<{ orderNo: string; state: number }>(
    `select order_no as "orderNo", state::int as state from shop_order where order_no = any($1)`,
    [[...states.keys()]],
  )
  const found = new Map(rows.map(({ orderNo, state }) => [orderNo, state]))
  return [...states].filter(([orderNo, state]) => (found.get(orderNo) ?? 0) < state).length
}
