import type pg from 'pg'

import { newUuid } from '@mallwright/contract/values'

import { assertDetects, zeroClaim } from '../claim.ts'
import type { Claim, ProofSize } from '../claim.ts'
import { cancelAt, orderAtOnce, runWithCrowd } from './crowd.ts'
import type { Rounds } from './crowd.ts'
import { claimLedgers } from './ledgers.ts'
import { addVariant } from './trade-world.ts'
import type { Person, TradeWorld } from './trade-world.ts'

/** Units of an offer, of a variant of which there is more than enough. */
const QUOTA = 10

/** Of those who got one so many keep it; the others cancel. */
const KEEPERS = 4

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
export function run(size: ProofSize): Promise<Claim[]> {
  return runWithCrowd(size, proveOffers)
}

/** The same at processes that run already. */
export async function proveOffers(world: TradeWorld, { rounds, crowd }: Rounds): Promise<Claim[]> {
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
  const { winners, others } = await orderAtOnce(buyers, skuId, 'PRICE_CHANGED')
  const afterRush = await takenOf(database, offerId)
  await Promise.all(winners.slice(KEEPERS).map((winner, index) => cancelAt(winner, index)))
  return {
    sold: winners.length,
    others,
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
