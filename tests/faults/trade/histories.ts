import { MONEY_FAULTS, proveCheckoutsOf } from '@mallwright/server/trade-proof'

import type pg from 'pg'

import { randomOf } from '../../fuzz/random.ts'
import { assertDetects, zeroClaim } from '../claim.ts'
import type { Claim, ProofSize } from '../claim.ts'
import { liveTrade } from './history.ts'
import type { Expected, PoolVariant } from './history.ts'
import { claimLedgers } from './ledgers.ts'
import { openTradeWorld } from './trade-world.ts'
import type { TradeWorld } from './trade-world.ts'

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_125)

/** Trades that live at the same time, each of a buyer of its own. */
const AT_ONCE = 6

/** Checkouts that are only computed for each trade that lives. */
const COMPUTED = 10

/** Checkouts of each planted fault. */
const PLANTED = 300

/** Adds the ledgers of the demo up, and again after N random trades at two processes. */
export async function runLedgers({ count }: ProofSize): Promise<Claim[]> {
  return inWorld((world) => proveLedgers(world, count))
}

/** Computes N random checkouts beside a model, and lives a tenth of as many trades, whose money is compared with what a model expects. */
export async function runMoney({ count }: ProofSize): Promise<Claim[]> {
  return inWorld((world) => proveMoney(world, count))
}

async function inWorld(prove: (world: TradeWorld) => Promise<Claim[]>): Promise<Claim[]> {
  const world = await openTradeWorld(2)
  try {
    return await prove(world)
  } finally {
    await world.close()
  }
}

/** Ledgers of a fresh demo, and after use. */
export async function proveLedgers(world: TradeWorld, count: number): Promise<Claim[]> {
  const fresh = await claimLedgers(world.databaseUrl, 'the demo as it is seeded')
  await liveTrades(world, count)
  return [fresh, await claimLedgers(world.databaseUrl, `${count} random trades of seed ${SEED} after it`)]
}

/** Money of checkouts and of trades. */
export async function proveMoney(world: TradeWorld, count: number): Promise<Claim[]> {
  for (const fault of MONEY_FAULTS) {
    const { unbalanced, different } = proveCheckoutsOf(SEED, PLANTED, fault)
    assertDetects(`money: ${fault}`, unbalanced + different > 0)
  }
  const { checkouts, withCoupons, withFreight, unbalanced, different, examples } = proveCheckoutsOf(SEED, count)
  for (const example of examples) console.log(`  ${example}`)
  const computed = `${checkouts} checkouts of seed ${SEED}, ${withCoupons} with coupons, ${withFreight} with freight`
  const lived = await liveTrades(world, Math.max(1, Math.round(count / COMPUTED)))
  const mistakes = await findMistakes(world.database, lived)
  for (const mistake of mistakes.slice(0, 5)) console.log(`  ${mistake}`)
  await checkDetection(world.database, lived)
  const orders = lived.flatMap((expected) => expected.orders)
  const flows = lived.flatMap((expected) => expected.flows)
  const of = `${lived.length} trades with ${orders.length} orders and ${flows.length} payments, ${flows.filter(({ state }) => state > 4).length} refunded in part or whole`
  return [
    zeroClaim('checkouts whose sums or shares do not add up to the fen', computed, unbalanced),
    zeroClaim('checkouts with another number than an independent model has', computed, different),
    zeroClaim(
      'orders and payments in another state or with another amount than the model expects',
      of,
      mistakes.length,
    ),
    await claimLedgers(world.databaseUrl, of),
  ]
}

/** Lives random trades, several at a time. */
async function liveTrades(world: TradeWorld, count: number): Promise<Expected[]> {
  const buyers = await world.addBuyers(Math.min(AT_ONCE, count))
  const variants = await poolOf(world.database)
  const lived: Expected[] = []
  let started = 0
  await Promise.all(
    buyers.map(async (buyer) => {
      for (let index = started++; index < count; index = started++) {
        lived.push(await liveTrade(world, { buyer, random: randomOf(SEED, index), variants }))
      }
    }),
  )
  return lived
}

/** Variants of which there is enough for everybody, and of which one reaches the smallest order of its shop. */
async function poolOf(database: pg.Pool): Promise<PoolVariant[]> {
  const { rows } = await database.query<PoolVariant>(
    `select id, "shopId", "minQty", step from (
       select distinct on (p.id) k.id, p.shop_id as "shopId", p.min_order_qty as "minQty", p.step_qty as step, s.name,
         row_number() over (partition by p.shop_id order by p.prod_code) as nth
       from sku k join product p on p.id = k.product_id join shop s on s.id = p.shop_id
       where p.on_shelf and p.price_mode <> 3 and p.max_order_qty is null and k.is_on and p.min_order_qty = 1 and p.step_qty = 1
         and k.stock_on_hand - k.stock_locked >= 2000 and not s.closed and k.price_cents >= s.min_order_cents
       order by p.id, k.id) v where nth <= 40 order by name, id`,
  )
  return rows
}

/** Orders and payments that are not as the model expects. */
async function findMistakes(database: pg.Pool, lived: readonly Expected[]): Promise<string[]> {
  const orders = await database.query<{ key: string; is: string }>(
    `select order_no as key, state || ' ' || paid_cents || ' ' || refunded_cents as is from shop_order`,
  )
  const flows = await database.query<{ key: string; is: string }>(
    `select flow_no as key, state || ' ' || amount_cents || ' ' || refunded_cents as is from payment_flow`,
  )
  const found = new Map([...orders.rows, ...flows.rows].map(({ key, is }) => [key, is]))
  const expected = lived.flatMap((trade) => [
    ...trade.orders.map(
      (order) => [order.orderNo, `${order.state} ${order.paidCents} ${order.refundedCents}`] as const,
    ),
    ...trade.flows.map((flow) => [flow.flowNo, `${flow.state} ${flow.amountCents} ${flow.refundedCents}`] as const),
  ])
  return expected.flatMap(([key, must]) =>
    found.get(key) === must ? [] : [`${key} is ${String(found.get(key))} and must be ${must}`],
  )
}

async function checkDetection(database: pg.Pool, lived: readonly Expected[]): Promise<void> {
  const before = (await findMistakes(database, lived)).length
  const planted = lived.map((trade, index) =>
    index > 0
      ? trade
      : { ...trade, orders: trade.orders.map((order) => ({ ...order, paidCents: order.paidCents + 1 })) },
  )
  assertDetects('other amounts than the model expects', (await findMistakes(database, planted)).length > before)
}
