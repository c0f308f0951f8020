import type pg from 'pg'

import { newUuid } from '@mallwright/contract/values'

import { assertDetects, zeroClaim } from '../claim.ts'
import type { Claim, ProofSize } from '../claim.ts'
import { claimLedgers } from './ledgers.ts'
import { confirm } from './trade-calls.ts'
import { addVariant, dataOf, openTradeWorld } from './trade-world.ts'
import type { Person, TradeWorld } from './trade-world.ts'

/** Units of an offer, of a variant of which there is more than enough. */
const QUOTA = 10

/** Of those who got one so many keep it; the others cancel. */
const KEEPERS = 4

/** From so many rounds on the whole crowd comes. */
const LONG = 20

/** What became of a round. */
interface Round {
  readonly sold: number
  /** Answers other than an order and a changed price. */
  readonly others: number
  readonly afterRush: number
  readonly atEnd: number
}

/** Mistakes of a round: units that were sold too many or too few, and a count that is not that of the orders. */
function offerMistakesOf({ sold, others, afterRush, atEnd }: Round): Record<'oversold' | 'taken', number> {
  return {
    oversold: Math.abs(sold - QUOTA) + others,
    taken: afterRush === QUOTA && atEnd === KEEPERS ? 0 : 1,
  }
}

/** Has a crowd order the ten units of a timed offer at several processes at once, N times. */
export async function run({ count }: ProofSize): Promise<Claim[]> {
  const isLong = count >= LONG
  const world = await openTradeWorld(isLong ? 3 : 2)
  try {
    return await proveOffers(world, { rounds: count, crowd: isLong ? 200 : 50 })
  } finally {
    await world.close()
  }
}

/** The same at processes that run already. */
export async function proveOffers(
  world: TradeWorld,
  { rounds, crowd }: { readonly rounds: number; readonly crowd: number },
): Promise<Claim[]> {
  checkDetection()
  const buyers = await world.addBuyers(crowd)
  const counts = { oversold: 0, taken: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const mistakes = offerMistakesOf(await rush(world, buyers))
    counts.oversold += mistakes.oversold
    counts.taken += mistakes.taken
  }
  const attempts = `${rounds} rounds of ${crowd} buyers for ${QUOTA} units of an offer at ${world.addresses().length} processes`
  return [
    zeroClaim(
      'units of an offer sold too many or too few, and other refusals than a changed price',
      attempts,
      counts.oversold,
    ),
    zeroClaim('rounds whose offer counts other units than those of its orders', attempts, counts.taken),
    await claimLedgers(world.databaseUrl, attempts),
  ]
}

function checkDetection(): void {
  const good: Round = { sold: QUOTA, others: 0, afterRush: QUOTA, atEnd: KEEPERS }
  assertDetects('good rounds of offers', offerMistakesOf(good).oversold === 0 && offerMistakesOf(good).taken === 0)
  assertDetects('oversold offers', offerMistakesOf({ ...good, sold: QUOTA + 1 }).oversold > 0)
  assertDetects('units that do not come back', offerMistakesOf({ ...good, atEnd: QUOTA }).taken > 0)
}

async function rush(world: TradeWorld, buyers: readonly Person[]): Promise<Round> {
  const { database } = world
  const skuId = await addVariant(database, 10 * buyers.length)
  const offerId = await addOffer(database, skuId)
  const previews = await Promise.all(buyers.map(({ at }, index) => confirm(at(index), [{ cSkuUuid: skuId, iQty: 1 }])))
  const answers = await Promise.all(
    buyers.map(async (buyer, index) => {
      const body = { cPreviewUuid: previews[index] ?? '', cRequestUuid: newUuid() }
      return { buyer, answer: await buyer.at(index).submitOrder({ body }) }
    }),
  )
  const placed = answers.flatMap(({ buyer, answer }) => (answer.ok ? [{ buyer, placed: answer.data }] : []))
  const changed = answers.filter(({ answer }) => !answer.ok && answer.failure === 'PRICE_CHANGED')
  const afterRush = await takenOf(database, offerId)
  await Promise.all(
    placed.slice(KEEPERS).map(async ({ buyer, placed: { orders } }, index) => {
      const body = { cOrderNo: orders[0]?.cOrderNo ?? '', cReason: 'proof', cRequestUuid: newUuid() }
      dataOf(await buyer.at(index).cancelOrder({ body }))
    }),
  )
  return {
    sold: placed.length,
    others: answers.length - placed.length - changed.length,
    afterRush,
    atEnd: await takenOf(database, offerId),
  }
}

async function addOffer(database: pg.Pool, skuId: string): Promise<string> {
  const id = newUuid()
  await database.query(
    `insert into timed_offer (id, sku_id, price_cents, quota, starts_at, ends_at)
     values ($1, $2, 500, $3, now() - interval '1 minute', now() + interval '1 hour')`,
    [id, skuId, QUOTA],
  )
  return id
}

async function takenOf(database: pg.Pool, offerId: string): Promise<number> {
  const { rows } = await database.query<{ taken: number }>(`select taken from timed_offer where id = $1`, [offerId])
  return rows[0]?.taken ?? -1
}
