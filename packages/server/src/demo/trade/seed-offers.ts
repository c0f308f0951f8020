import { timedOffer } from '../../db/tables/trade/timed-offer.table.ts'
import { demoId } from '../plans/demo-id.ts'
import type { InsertRows } from '../plans/write-rows.ts'
import { TIMED_OFFERS } from './timed-offers.data.ts'

const HOUR_MS = 3_600_000

/** Writes the timed offers, from whole hours of the seeding itself: whoever starts a demo finds them running. Decision 0135. */
export async function seedOffers(write: InsertRows): Promise<void> {
  const hour = Math.floor(Date.now() / HOUR_MS)
  await write(
    timedOffer,
    TIMED_OFFERS.map(({ variant, priceCents, quota, perBuyer, startsIn, hours }) => ({
      id: demoId(`offer/${variant}`),
      skuId: demoId(`sku/${variant}`),
      priceCents,
      quota,
      perBuyer: perBuyer ?? null,
      startsAt: new Date((hour + startsIn) * HOUR_MS),
      endsAt: new Date((hour + startsIn + hours) * HOUR_MS),
    })),
  )
}
