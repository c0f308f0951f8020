import * as z from 'zod/mini'

import { boughtBy } from '../catalog/timed-offer.store.ts'
import type { Transaction } from '../db/database.ts'
import { command, rows } from '../db/query.ts'

/** Units of timed offers that an order takes. */
export type OfferLines = readonly { readonly offerId: string; readonly qty: number }[]

/** Takes units while the offer runs and has them: the only statement that takes any. */
const TAKE = command(
  `update timed_offer set taken = taken + $2::int, updated_at = now()
   where id = $1 and starts_at <= now() and ends_at > now() and taken + $2::int <= quota`,
)

const GIVE_BACK = command(`update timed_offer set taken = taken - $2::int, updated_at = now() where id = $1`)

const IS_OVER_LIMIT = rows(
  { isOver: z.boolean() },
  `select coalesce(bought.qty > f.per_buyer, false) as "isOver"
   from timed_offer f cross join lateral (${boughtBy('$2::uuid')}) bought where f.id = $1`,
)

/**
 * Takes the units of an order's lines, which are stored already, off their offers, in the order of the offers' ids; whether all
 * could be had. The row of an offer serialises its buyers, so that what is then counted against the limit of an institution is all
 * that it has. The variants are locked before: whoever changes several orders goes by their shops.
 */
export async function takeOffers(
  client: Transaction,
  organisationId: string | null,
  lines: OfferLines,
): Promise<boolean> {
  for (const { offerId, qty } of inIdOrder(lines)) {
    if ((await TAKE.run(client, [offerId, qty])) === 0) return false
    if ((await IS_OVER_LIMIT.one(client, [offerId, organisationId])).isOver) return false
  }
  return true
}

/** Gives the units of an order that has ended back to their offers; an offer that is over has them, too. */
export async function giveOffersBack(client: Transaction, lines: OfferLines): Promise<void> {
  for (const { offerId, qty } of inIdOrder(lines)) await GIVE_BACK.run(client, [offerId, qty])
}

function inIdOrder(lines: OfferLines): OfferLines {
  return lines.toSorted((one, other) => (one.offerId < other.offerId ? -1 : 1))
}
