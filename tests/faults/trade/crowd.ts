import { newUuid } from '@mallwright/contract/values'

import type { Claim, ProofSize } from '../claim.ts'
import { confirm } from './trade-calls.ts'
import { dataOf, openTradeWorld } from './trade-world.ts'
import type { Person, TradeWorld } from './trade-world.ts'

/** From so many rounds on the whole crowd comes. */
const LONG = 20

/** Rounds of a crowd that wants the same. */
export interface Rounds {
  readonly rounds: number
  readonly crowd: number
}

/** Runs a proof by a crowd at several processes. */
export async function runWithCrowd(
  { count }: ProofSize,
  prove: (world: TradeWorld, rounds: Rounds) => Promise<Claim[]>,
): Promise<Claim[]> {
  const isLong = count >= LONG
  const world = await openTradeWorld(isLong ? 3 : 2)
  try {
    return await prove(world, { rounds: count, crowd: isLong ? 200 : 50 })
  } finally {
    await world.close()
  }
}

/** A buyer who got what the crowd wanted. */
export interface Winner {
  readonly buyer: Person
  readonly tradeNo: string
  readonly orderNo: string
}

/** Has everybody order one piece of a variant at once; those who got it, and how many were answered otherwise than refused so. */
export async function orderAtOnce(
  buyers: readonly Person[],
  skuId: string,
  refusal: 'STOCK_SHORT' | 'PRICE_CHANGED',
): Promise<{ readonly winners: readonly Winner[]; readonly others: number }> {
  const previews = await Promise.all(buyers.map(({ at }, index) => confirm(at(index), [{ cSkuUuid: skuId, iQty: 1 }])))
  const answers = await Promise.all(
    buyers.map(async (buyer, index) => {
      const body = { cPreviewUuid: previews[index] ?? '', cRequestUuid: newUuid() }
      return { buyer, answer: await buyer.at(index).submitOrder({ body }) }
    }),
  )
  const winners = answers.flatMap(({ buyer, answer }) =>
    answer.ok ? [{ buyer, tradeNo: answer.data.cTradeNo, orderNo: answer.data.orders[0]?.cOrderNo ?? '' }] : [],
  )
  const others = answers.flatMap(({ answer }) => (answer.ok || answer.failure === refusal ? [] : [answer]))
  for (const { failure, msg } of others) console.log(`  answered otherwise: ${failure} ${msg}`)
  return { winners, others: others.length }
}

/** Takes an order back at one of the processes. */
export async function cancelAt({ buyer, orderNo }: Winner, process: number): Promise<void> {
  const body = { cOrderNo: orderNo, cReason: 'proof', cRequestUuid: newUuid() }
  dataOf(await buyer.at(process).cancelOrder({ body }))
}
