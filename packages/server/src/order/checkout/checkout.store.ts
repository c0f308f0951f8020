import type { Locale } from '@mallwright/contract/values'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { namesIn } from '../../db/entity-names.store.ts'
import { only, orm } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { account } from '../../db/tables/account.table.ts'
import { address } from '../../db/tables/address.table.ts'
import { orgMember } from '../../db/tables/organisation.table.ts'
import { cartItem } from '../../db/tables/trade/cart.table.ts'
import { coupon, userCoupon } from '../../db/tables/trade/coupon.table.ts'
import { invoiceHeader } from '../../db/tables/trade/invoice-header.table.ts'
import { orderPreview } from '../../db/tables/trade/order-preview.table.ts'
import { approvalRule } from '../../db/tables/trade/order-approval.table.ts'
import type { OwnCoupon } from './checkout.rules.ts'

/** Who checks out: an account, for the institution that it acts for. */
export interface Buyer {
  readonly accountId: string
  readonly organisationId: string
  /** Its membership. */
  readonly personId: string
  /** 1 an enterprise, 2 a team. */
  readonly kind: number
  readonly siteId: string
}

/** Serialises the checkouts of an account; sign-ins of it go on. */
export async function lockBuyer(client: Transaction, { accountId }: Pick<Buyer, 'accountId'>): Promise<void> {
  await orm(client).select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update')
}

/** Lines to buy. */
export interface ChosenLine {
  readonly skuId: string
  readonly qty: number
}

/** The selected lines of a buyer's cart, oldest first. */
export async function selectedCartLines(client: Queryable, buyer: Buyer): Promise<ChosenLine[]> {
  return orm(client)
    .select({ skuId: cartItem.skuId, qty: cartItem.qty })
    .from(cartItem)
    .where(and(ofCart(buyer), eq(cartItem.isSelected, true)))
    .orderBy(asc(cartItem.createdAt), asc(cartItem.id))
}

/** Takes ordered lines out of a buyer's cart. */
export async function removeCartLines(client: Transaction, buyer: Buyer, skuIds: readonly string[]): Promise<void> {
  await orm(client)
    .delete(cartItem)
    .where(and(ofCart(buyer), inArray(cartItem.skuId, [...skuIds])))
}

const ofCart = ({ accountId, organisationId }: Buyer) =>
  and(eq(cartItem.accountId, accountId), eq(cartItem.organisationId, organisationId))

/** An address of a buyer, their own or the institution's: the one of an id, or the default one, the institution's first. */
export async function findAddress(
  client: Queryable,
  { accountId, organisationId }: Pick<Buyer, 'accountId' | 'organisationId'>,
  id: string,
): Promise<typeof address.$inferSelect | undefined> {
  const isTheirs = and(
    eq(address.accountId, accountId),
    or(eq(address.organisationId, organisationId), sql`${address.organisationId} is null`),
  )
  const which = id === '' ? eq(address.isDefault, true) : eq(sql`${address.id}::text`, id)
  const [found] = await orm(client)
    .select()
    .from(address)
    .where(and(isTheirs, which))
    .orderBy(sql`${address.organisationId} is null`, address.id)
    .limit(1)
  return found
}

/** An invoice header of a buyer, their own or the institution's. */
export async function findHeader(
  client: Queryable,
  { accountId, organisationId }: Buyer,
  id: string,
): Promise<typeof invoiceHeader.$inferSelect | undefined> {
  const [found] = await orm(client)
    .select()
    .from(invoiceHeader)
    .where(
      and(
        eq(invoiceHeader.accountId, accountId),
        or(eq(invoiceHeader.organisationId, organisationId), sql`${invoiceHeader.organisationId} is null`),
        eq(sql`${invoiceHeader.id}::text`, id),
      ),
    )
  return found
}

/** The unused coupons of a buyer that hold now: of the shops, and of the platform on the site. */
export async function ownCoupons(
  client: Queryable,
  { accountId, siteId }: Pick<Buyer, 'accountId' | 'siteId'>,
  { shopIds, locale }: { readonly shopIds: readonly string[]; readonly locale: Locale },
): Promise<OwnCoupon[]> {
  const isOfCheckout = or(
    eq(coupon.siteId, siteId),
    shopIds.length > 0 ? inArray(coupon.shopId, [...shopIds]) : undefined,
  )
  const found = await orm(client)
    .select({ own: userCoupon, terms: coupon })
    .from(userCoupon)
    .innerJoin(coupon, eq(coupon.id, userCoupon.couponId))
    .where(
      and(
        eq(userCoupon.accountId, accountId),
        eq(userCoupon.state, 1),
        sql`now() between ${userCoupon.validFrom} and ${userCoupon.validTo}`,
        isOfCheckout,
      ),
    )
    .orderBy(asc(userCoupon.validTo), asc(userCoupon.id))
  const names = await namesIn(client, locale, { entity: 'coupon', ids: found.map(({ terms }) => terms.id) })
  return found.map(({ own, terms }) => ({
    ...terms,
    name: names.get(terms.id) ?? terms.name,
    id: own.id,
    validTo: own.validTo,
  }))
}

/** The limit (fen) that a buyer's trades are held against, and whose it is; `undefined` where they need no approval. */
export async function approvalLimit(
  client: Queryable,
  { organisationId, personId }: Pick<Buyer, 'organisationId' | 'personId'>,
): Promise<{ readonly cents: number; readonly isMemberLimit: boolean } | undefined> {
  const [member] = await orm(client).select().from(orgMember).where(eq(orgMember.id, personId))
  if (!member || member.canApprove || member.userType === 'admin') return undefined
  const [rule] = await orm(client).select().from(approvalRule).where(eq(approvalRule.organisationId, organisationId))
  const limits = [
    ...(rule?.isEnabled ? [{ cents: rule.overCents, isMemberLimit: false }] : []),
    ...(member.spendLimitCents === null ? [] : [{ cents: member.spendLimitCents, isMemberLimit: true }]),
  ]
  return limits.toSorted((one, other) => one.cents - other.cents)[0]
}

/** How long (min) a computed checkout can be submitted. */
const PREVIEW_MINUTES = 30

/** Stores a computed checkout and gives its id. */
export async function savePreview(
  client: Queryable,
  buyer: Buyer,
  { choice, fingerprint }: { readonly choice: unknown; readonly fingerprint: string },
): Promise<string> {
  const saved = await orm(client)
    .insert(orderPreview)
    .values({
      accountId: buyer.accountId,
      organisationId: buyer.organisationId,
      siteId: buyer.siteId,
      choice,
      fingerprint,
      expiresAt: sql`now() + make_interval(mins => ${PREVIEW_MINUTES})`,
    })
    .returning({ id: orderPreview.id })
  return only(saved).id
}

/** A stored checkout of a buyer that has not expired. */
export async function findPreview(
  client: Queryable,
  { accountId, organisationId, siteId }: Buyer,
  id: string,
): Promise<{ readonly choice: unknown; readonly fingerprint: string } | undefined> {
  const [found] = await orm(client)
    .select({ choice: orderPreview.choice, fingerprint: orderPreview.fingerprint })
    .from(orderPreview)
    .where(
      and(
        eq(sql`${orderPreview.id}::text`, id),
        eq(orderPreview.accountId, accountId),
        eq(orderPreview.organisationId, organisationId),
        eq(orderPreview.siteId, siteId),
        sql`${orderPreview.expiresAt} > now()`,
      ),
    )
  return found
}

/** Puts lines into a cart, selected and alone so; a line that is there gets the quantity. */
export async function fillCart(
  client: Transaction,
  { accountId, organisationId }: { readonly accountId: string; readonly organisationId: string | null },
  lines: readonly (ChosenLine & { readonly priceCents: number })[],
): Promise<void> {
  if (lines.length === 0) return
  const owner =
    organisationId === null ? sql`${cartItem.organisationId} is null` : eq(cartItem.organisationId, organisationId)
  await orm(client)
    .update(cartItem)
    .set({ isSelected: false })
    .where(and(eq(cartItem.accountId, accountId), owner))
  await orm(client)
    .insert(cartItem)
    .values(
      lines.map(({ skuId, qty, priceCents }) => ({
        accountId,
        organisationId,
        skuId,
        qty,
        priceSnapshotCents: priceCents,
      })),
    )
    .onConflictDoUpdate({
      target: [cartItem.accountId, cartItem.organisationId, cartItem.skuId],
      set: { qty: sql`excluded.qty`, isSelected: true, updatedAt: sql`now()` },
    })
}
