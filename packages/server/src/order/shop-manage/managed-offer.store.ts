import { and, asc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { orm, rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { askedId } from '../../db/row-id.ts'
import { product } from '../../db/tables/catalog.table.ts'
import { sku } from '../../db/tables/sku.table.ts'
import { timedOffer } from '../../db/tables/trade/timed-offer.table.ts'

/** A timed offer, and whether it has begun. */
export type ManagedOfferRow = typeof timedOffer.$inferSelect & { readonly isStarted: boolean }

const NOW = sql`now()`
const isStarted = sql`${timedOffer.startsAt} <= now()`.mapWith(Boolean)

/** The offers of a product that are not over, the next to end first. */
export async function listManagedOffers(client: Queryable, productId: string): Promise<readonly ManagedOfferRow[]> {
  const found = await orm(client)
    .select({ offer: timedOffer, isStarted })
    .from(timedOffer)
    .innerJoin(sku, eq(sku.id, timedOffer.skuId))
    .where(and(eq(sku.productId, productId), eq(sku.isOn, true), gt(timedOffer.endsAt, NOW)))
    .orderBy(asc(timedOffer.endsAt), asc(timedOffer.id))
  return found.map((row) => ({ ...row.offer, isStarted: row.isStarted }))
}

/** Terms of a new offer; it begins now without a start. */
export interface OfferTerms {
  readonly skuId: string
  readonly priceCents: number
  readonly startsAt: Date | undefined
  readonly endsAt: Date
  readonly quota: number
  readonly perBuyer: number | undefined
}

/** Locks a variant against another offer, or another price, until the end of the transaction; gives its price (fen) of now. */
export async function lockVariantPrice(client: Transaction, skuId: string): Promise<number | undefined> {
  const [found] = await orm(client)
    .select({ priceCents: sku.priceCents })
    .from(sku)
    .where(eq(sku.id, skuId))
    .for('no key update')
  return found?.priceCents
}

const IS_COMING = rows(
  { isComing: z.boolean() },
  `select coalesce($1::timestamptz, now()) >= now() and coalesce($1::timestamptz, now()) < $2::timestamptz as "isComing"`,
)

/** Whether a window lies in the future, by the database's clock. */
export async function isComing(client: Transaction, { startsAt, endsAt }: OfferTerms): Promise<boolean> {
  return (await IS_COMING.one(client, [startsAt ?? null, endsAt])).isComing
}

/** Whether a variant has an offer within a window. */
export async function hasOffer(client: Transaction, { skuId, startsAt, endsAt }: OfferTerms): Promise<boolean> {
  const found = await orm(client)
    .select({ id: timedOffer.id })
    .from(timedOffer)
    .where(and(eq(timedOffer.skuId, skuId), lt(timedOffer.startsAt, endsAt), gt(timedOffer.endsAt, startsAt ?? NOW)))
    .limit(1)
  return found.length > 0
}

/** Stores an offer; gives its id. */
export async function addOffer(client: Transaction, { startsAt, ...terms }: OfferTerms): Promise<string> {
  const [added] = await orm(client)
    .insert(timedOffer)
    .values({ ...terms, startsAt: startsAt ?? NOW })
    .returning({ id: timedOffer.id })
  return added?.id ?? ''
}

/** The shop that sells an offer. */
export async function findOfferShop(client: Queryable, offerId: string): Promise<string | undefined> {
  const [found] = await orm(client)
    .select({ shopId: product.shopId })
    .from(timedOffer)
    .innerJoin(sku, eq(sku.id, timedOffer.skuId))
    .innerJoin(product, eq(product.id, sku.productId))
    .where(eq(timedOffer.id, askedId(offerId)))
  return found?.shopId
}

/** Removes an offer that has not begun, which no order has taken of, or ends one that runs; whether it was one of both. */
export async function endOffer(client: Transaction, offerId: string): Promise<boolean> {
  const removed = await orm(client)
    .delete(timedOffer)
    .where(and(eq(timedOffer.id, offerId), gt(timedOffer.startsAt, NOW)))
    .returning({ id: timedOffer.id })
  if (removed.length > 0) return true
  const ended = await orm(client)
    .update(timedOffer)
    // A window is never empty.
    .set({ endsAt: sql`greatest(now(), ${timedOffer.startsAt} + interval '1 millisecond')`, updatedAt: NOW })
    .where(and(eq(timedOffer.id, offerId), lte(timedOffer.startsAt, NOW), gt(timedOffer.endsAt, NOW)))
    .returning({ id: timedOffer.id })
  return ended.length > 0
}
