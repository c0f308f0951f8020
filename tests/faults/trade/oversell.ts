import type pg from 'pg'

import { newUuid } from '@mallwright/contract/values'

import { assertDetects, zeroClaim } from '../claim.ts'
import type { Claim, ProofSize } from '../claim.ts'
import { claimLedgers } from './ledgers.ts'
import { confirm, openSandbox, press, waitForFlow } from './trade-calls.ts'
import { addVariant, dataOf, openTradeWorld } from './trade-world.ts'
import type { Person, TradeWorld } from './trade-world.ts'

/** The last pieces of a variant. */
const PIECES = 10

/** Of those who got a piece so many pay; the others cancel. */
const PAYERS = 3

/** From so many rounds on the whole crowd comes. */
const LONG = 20

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
export async function run({ count }: ProofSize): Promise<Claim[]> {
  const isLong = count >= LONG
  const world = await openTradeWorld(isLong ? 3 : 2)
  try {
    return await proveOversell(world, { rounds: count, crowd: isLong ? 200 : 50 })
  } finally {
    await world.close()
  }
}

/** The same at processes that run already. */
export async function proveOversell(
  world: TradeWorld,
  { rounds, crowd }: { readonly rounds: number; readonly crowd: number },
): Promise<Claim[]> {
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
  const previews = await Promise.all(buyers.map(({ at }, index) => confirm(at(index), [{ cSkuUuid: skuId, iQty: 1 }])))
  const answers = await Promise.all(
    buyers.map(async (buyer, index) => {
      const body = { cPreviewUuid: previews[index] ?? '', cRequestUuid: newUuid() }
      return { buyer, answer: await buyer.at(index).submitOrder({ body }) }
    }),
  )
  const placed = answers.flatMap(({ buyer, answer }) => (answer.ok ? [{ buyer, placed: answer.data }] : []))
  const refused = answers.filter(({ answer }) => !answer.ok && answer.failure === 'STOCK_SHORT')
  const afterRush = await stockOf(database, skuId)
  await Promise.all(
    placed.map(async ({ buyer, placed: { cTradeNo, orders } }, index) => {
      if (index < PAYERS) {
        const { flowNo, page } = await openSandbox(database, buyer, { cTradeNo, process: index })
        await press(world.addresses()[0] ?? '', page, 'success')
        return waitForFlow(database, flowNo, 2)
      }
      const body = { cOrderNo: orders[0]?.cOrderNo ?? '', cReason: 'proof', cRequestUuid: newUuid() }
      dataOf(await buyer.at(index).cancelOrder({ body }))
      return undefined
    }),
  )
  return {
    sold: placed.length,
    others: answers.length - placed.length - refused.length,
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
