import type pg from 'pg'

import { assertDetects, zeroClaim } from '../claim.ts'
import type { Claim, ProofSize } from '../claim.ts'
import { cancelAt, orderAtOnce, runWithCrowd } from './crowd.ts'
import type { Rounds } from './crowd.ts'
import { claimLedgers } from './ledgers.ts'
import { claimMall } from './mall-vouchers.ts'
import { openSandbox, press, waitForFlow } from './trade-calls.ts'
import { addVariant } from './trade-world.ts'
import type { Person, TradeWorld } from './trade-world.ts'

/** The last pieces of a variant. */
const PIECES = 10

/** Of those who got a piece so many pay; the others cancel. */
const PAYERS = 3

/** What became of a round. */
interface Round {
  readonly sold: number
  /** Answers other than an order and a refusal for want of stock. */
  readonly others: number
  /** Least that was left at any time, by the ledger. */
  readonly least: number
  readonly afterRush: { readonly onHand: number; readonly locked: number }
  readonly atEnd: { readonly onHand: number; readonly locked: number }
}

/** Mistakes of a round: pieces that were sold too many or too few, stock below zero, locks that stay. */
export function mistakesOf({ sold, others, least, afterRush, atEnd }: Round): Record<'oversold' | 'stock', number> {
  const isStockRight =
    least >= 0 &&
    afterRush.onHand === PIECES &&
    afterRush.locked === PIECES &&
    atEnd.onHand === PIECES - PAYERS &&
    atEnd.locked === 0
  return { oversold: Math.abs(sold - PIECES) + others, stock: isStockRight ? 0 : 1 }
}

/** Has a crowd order the last ten pieces at several processes at once, N times. */
export function run(size: ProofSize): Promise<Claim[]> {
  return runWithCrowd(size, proveOversell)
}

/** The same at processes that run already. */
export async function proveOversell(world: TradeWorld, { rounds, crowd }: Rounds): Promise<Claim[]> {
  checkDetection()
  const buyers = await world.addBuyers(crowd)
  const counts = { oversold: 0, stock: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const mistakes = mistakesOf(await rush(world, buyers))
    counts.oversold += mistakes.oversold
    counts.stock += mistakes.stock
  }
  const attempts = `${rounds} rounds of ${crowd} buyers for ${PIECES} pieces at ${world.addresses().length} processes`
  return [
    zeroClaim('pieces sold too many or too few, and other refusals than for want of stock', attempts, counts.oversold),
    zeroClaim('rounds with stock below 0, or with locks that stay', attempts, counts.stock),
    await claimLedgers(world.databaseUrl, attempts),
    await claimMall(world.databaseUrl, attempts),
  ]
}

function checkDetection(): void {
  const stock = { onHand: PIECES, locked: PIECES }
  const good: Round = { sold: 10, others: 0, least: 0, afterRush: stock, atEnd: { onHand: PIECES - PAYERS, locked: 0 } }
  assertDetects('good rounds', mistakesOf(good).oversold === 0 && mistakesOf(good).stock === 0)
  assertDetects('oversold pieces', mistakesOf({ ...good, sold: 11 }).oversold > 0)
  assertDetects('stock below 0', mistakesOf({ ...good, least: -1 }).stock > 0)
  assertDetects('locks that stay', mistakesOf({ ...good, atEnd: { ...good.atEnd, locked: 1 } }).stock > 0)
}

async function rush(world: TradeWorld, buyers: readonly Person[]): Promise<Round> {
  const { database } = world
  const skuId = await addVariant(database, PIECES)
  const { winners, others } = await orderAtOnce(buyers, skuId, 'STOCK_SHORT')
  const afterRush = await stockOf(database, skuId)
  await Promise.all(
    winners.map(async (winner, index) => {
      if (index >= PAYERS) return cancelAt(winner, index)
      const { buyer, tradeNo } = winner
      const { flowNo, page } = await openSandbox(database, buyer, { cTradeNo: tradeNo, process: index })
      await press(world.addresses()[0] ?? '', page, 'success')
      return waitForFlow(database, flowNo, 2)
    }),
  )
  return {
    sold: winners.length,
    others,
    least: await leastOf(database, skuId),
    afterRush,
    atEnd: await stockOf(database, skuId),
  }
}

async function stockOf(database: pg.Pool, skuId: string): Promise<{ onHand: number; locked: number }> {
  const { rows } = await database.query<{ onHand: number; locked: number }>(
    `select stock_on_hand as "onHand", stock_locked as locked from sku where id = $1`,
    [skuId],
  )
  if (!rows[0]) throw new Error(`there is no variant ${skuId}`)
  return rows[0]
}

async function leastOf(database: pg.Pool, skuId: string): Promise<number> {
  const { rows } = await database.query<{ least: number }>(
    `select min(least(after_on_hand, after_locked, after_on_hand - after_locked))::int as least from stock_ledger where sku_id = $1`,
    [skuId],
  )
  return rows[0]?.least ?? -1
}
