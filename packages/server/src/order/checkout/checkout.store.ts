import type { Locale } from '@mallwright/contract/values'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { namesIn } from '../../db/entity-names.store.ts'
import { only, orm, prepared } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { askedId } from '../../db/row-id.ts'
import { account } from '../../db/tables/account.table.ts'
import { address } from '../../db/tables/address.table.ts'
import { orgMember } from '../../db/tables/organisation.table.ts'
import { cartItem } from '../../db/tables/trade/cart.table.ts'
import { coupon, userCoupon } from '../../db/tables/trade/coupon.table.ts'
import { invoiceHeader } from '../../db/tables/trade/invoice-header.table.ts'
import { orderPreview } from '../../db/tables/trade/order-preview.table.ts'
import { approvalRule } from '../../db/tables/trade/order-approval.table.ts'
import type { BuyerOwner } from '../../sale/buyer-owner.ts'
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

const LOCK_BUYER = prepared((db) =>
  db
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, sql.placeholder('accountId')))
    .for('no key update')
    .prepare('lock-buyer'),
)

/** Serialises the checkouts of an account; sign-ins of it go on. */
export async function lockBuyer(client: Transaction, { accountId }: Pick<Buyer, 'accountId'>): Promise<void> {
  await LOCK_BUYER(client, { accountId })
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

const ADDRESS = prepared((db) =>
  db
    .select()
    .from(address)
    .where(
      and(
        eq(address.accountId, sql.placeholder('accountId')),
        or(eq(address.organisationId, sql.placeholder('organisationId')), sql`${address.organisationId} is null`),
        sql`case when ${sql.placeholder('id')}::text = '' then ${address.isDefault} else ${address.id}::text = ${sql.placeholder('id')} end`,
      ),
    )
    .orderBy(sql`${address.organisationId} is null`, address.id)
    .limit(1)
    .prepare('checkout-address'),
)

/** An address of a buyer, their own or the institution's: the one of an id, or the default one, the institution's first. */
export async function findAddress(
  client: Queryable,
  { accountId, organisationId }: BuyerOwner,
  id: string,
): Promise<typeof address.$inferSelect | undefined> {
  return (await ADDRESS(client, { accountId, organisationId, id }))[0]
}

/** An invoice header of a buyer, their own or the institution's. */
export async function findHeader(
  client: Queryable,
  { accountId, organisationId }: BuyerOwner,
  id: string,
): Promise<typeof invoiceHeader.$inferSelect | undefined> {
  const [found] = await orm(client)
    .select()
    .from(invoiceHeader)
    .where(
      and(
        eq(invoiceHeader.accountId, accountId),
        or(
          organisationId === null ? undefined : eq(invoiceHeader.organisationId, organisationId),
          sql`${invoiceHeader.organisationId} is null`,
        ),
        eq(invoiceHeader.id, askedId(id)),
      ),
    )
  return found
}

const OWN_COUPONS = prepared((db) =>
  db
    .select({ own: userCoupon, terms: coupon })
    .from(userCoupon)
    .innerJoin(coupon, eq(coupon.id, userCoupon.couponId))
    .where(
      and(
        eq(userCoupon.accountId, sql.placeholder('accountId')),
        eq(userCoupon.state, 1),
        sql`now() between ${userCoupon.validFrom} and ${userCoupon.validTo}`,
        or(
          eq(coupon.siteId, sql.placeholder('siteId')),
          sql`${coupon.shopId} = any(${sql.placeholder('shopIds')}::uuid[])`,
        ),
      ),
    )
    .orderBy(asc(userCoupon.validTo), asc(userCoupon.id))
    .prepare('checkout-coupons'),
)

/** The unused coupons of a buyer that hold now: of the shops, and of the platform on the site. */
export async function ownCoupons(
  client: Queryable,
  { accountId, siteId }: Pick<Buyer, 'accountId' | 'siteId'>,
  { shopIds, locale }: { readonly shopIds: readonly string[]; readonly locale: Locale },
): Promise<OwnCoupon[]> {
  const found = await OWN_COUPONS(client, { accountId, siteId, shopIds })
  const names = await namesIn(client, locale, { entity: 'coupon', ids: found.map(({ terms }) => terms.id) })
  return found.map(({ own, terms }) => ({
    ...terms,
    name: names.get(terms.id) ?? terms.name,
    id: own.id,
    validTo: own.validTo,
  }))
}

const LIMITS = prepared((db) =>
  db
    .select({ member: orgMember, rule: approvalRule })
    .from(orgMember)
    .leftJoin(approvalRule, eq(approvalRule.organisationId, orgMember.organisationId))
    .where(eq(orgMember.id, sql.placeholder('personId')))
    .prepare('checkout-limits'),
)

/** The limit (fen) that a buyer's trades are held against, and whose it is; `undefined` where they need no approval. */
export async function approvalLimit(
  client: Queryable,
  { personId }: Pick<Buyer, 'personId'>,
): Promise<{ readonly cents: number; readonly isMemberLimit: boolean } | undefined> {
  const [found] = await LIMITS(client, { personId })
  if (!found || found.member.canApprove || found.member.userType === 'admin') return undefined
  const { member, rule } = found
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

const PREVIEW = prepared((db) =>
  db
    .select({ choice: orderPreview.choice, fingerprint: orderPreview.fingerprint })
    .from(orderPreview)
    .where(
      and(
        eq(orderPreview.id, sql.placeholder('id')),
        eq(orderPreview.accountId, sql.placeholder('accountId')),
        eq(orderPreview.organisationId, sql.placeholder('organisationId')),
        eq(orderPreview.siteId, sql.placeholder('siteId')),
        sql`${orderPreview.expiresAt} > now()`,
      ),
    )
    .prepare('checkout-preview'),
)

/** A stored checkout of a buyer that has not expired. */
export async function findPreview(
  client: Queryable,
  { accountId, organisationId, siteId }: Buyer,
  id: string,
): Promise<{ readonly choice: unknown; readonly fingerprint: string } | undefined> {
  return (await PREVIEW(client, { accountId, organisationId, siteId, id: askedId(id) }))[0]
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
