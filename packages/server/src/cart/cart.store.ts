import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { isUuid } from '../db/row-id.ts'
import { account } from '../db/tables/account.table.ts'
import { address } from '../db/tables/address.table.ts'
import { product, siteShop } from '../db/tables/catalog.table.ts'
import { sku } from '../db/tables/sku.table.ts'
import { cartItem } from '../db/tables/trade/cart.table.ts'
import type { BuyerOwner } from '../sale/buyer-owner.ts'
import type { CartEntry } from './cart.rules.ts'

const ENTRY = {
  id: cartItem.id,
  skuId: cartItem.skuId,
  qty: cartItem.qty,
  isSelected: cartItem.isSelected,
  snapshotCents: cartItem.priceSnapshotCents,
}

/** The lines of a cart that a site sells, the newest first. */
export async function cartEntries(client: Queryable, owner: BuyerOwner, siteId: string): Promise<CartEntry[]> {
  return orm(client)
    .select(ENTRY)
    .from(cartItem)
    .innerJoin(sku, eq(sku.id, cartItem.skuId))
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(siteShop, and(eq(siteShop.shopId, product.shopId), eq(siteShop.siteId, siteId)))
    .where(ownedBy(owner))
    .orderBy(desc(cartItem.createdAt), cartItem.id)
}

/** Number of those lines. */
export async function countCart(client: Queryable, owner: BuyerOwner, siteId: string): Promise<number> {
  const [row] = await orm(client)
    .select({ total: count() })
    .from(cartItem)
    .innerJoin(sku, eq(sku.id, cartItem.skuId))
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(siteShop, and(eq(siteShop.shopId, product.shopId), eq(siteShop.siteId, siteId)))
    .where(ownedBy(owner))
  return row?.total ?? 0
}

/** Serialises changes of an account's carts: quantities add up, and lines are limited. */
export async function lockCart(client: Transaction, { accountId }: BuyerOwner): Promise<void> {
  await orm(client).select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update')
}

/** Every line of a cart by its variant, those of other sites included: the limit counts them. Needs the lock. */
export async function entriesBySku(client: Transaction, owner: BuyerOwner): Promise<Map<string, CartEntry>> {
  const found = await orm(client).select(ENTRY).from(cartItem).where(ownedBy(owner))
  return new Map(found.map((entry) => [entry.skuId, entry]))
}

/** A line of a cart with its product; `undefined` for an unknown one. */
export async function entryWithProduct(
  client: Transaction,
  owner: BuyerOwner,
  id: string,
): Promise<(CartEntry & { readonly productId: string }) | undefined> {
  const [found] = await orm(client)
    .select({ ...ENTRY, productId: sku.productId })
    .from(cartItem)
    .innerJoin(sku, eq(sku.id, cartItem.skuId))
    .where(and(ownedBy(owner), hasId([id])))
  return found
}

/** Sets the line of a variant; a new one when there is none. Needs the lock. */
export async function putEntry(
  client: Transaction,
  owner: BuyerOwner,
  entry: Pick<CartEntry, 'skuId' | 'qty' | 'snapshotCents'> & { readonly isSelected: boolean },
): Promise<void> {
  const { skuId, qty, isSelected, snapshotCents } = entry
  await orm(client)
    .insert(cartItem)
    .values({ ...owner, skuId, qty, isSelected, priceSnapshotCents: snapshotCents })
    .onConflictDoUpdate({
      target: [cartItem.accountId, cartItem.organisationId, cartItem.skuId],
      set: { qty, isSelected, priceSnapshotCents: snapshotCents, updatedAt: sql`now()` },
    })
}

/** Puts another variant into a line's place. Needs the lock, and no line of that variant. */
export async function replaceVariant(
  client: Transaction,
  id: string,
  entry: Pick<CartEntry, 'skuId' | 'qty' | 'snapshotCents'>,
): Promise<void> {
  await orm(client)
    .update(cartItem)
    .set({
      skuId: entry.skuId,
      qty: entry.qty,
      priceSnapshotCents: entry.snapshotCents,
      isSelected: true,
      updatedAt: sql`now()`,
    })
    .where(eq(cartItem.id, id))
}

/** Selects lines of a cart, or drops them from the selection. */
export async function selectEntries(
  client: Transaction,
  owner: BuyerOwner,
  change: { readonly ids: readonly string[]; readonly isSelected: boolean },
): Promise<void> {
  await orm(client)
    .update(cartItem)
    .set({ isSelected: change.isSelected, updatedAt: sql`now()` })
    .where(and(ownedBy(owner), hasId(change.ids)))
}

/** Takes lines out of a cart. */
export async function removeEntries(client: Transaction, owner: BuyerOwner, ids: readonly string[]): Promise<void> {
  await orm(client)
    .delete(cartItem)
    .where(and(ownedBy(owner), hasId(ids)))
}

/** Codes of the products in lines of a cart. */
export async function productCodesOf(client: Queryable, owner: BuyerOwner, ids: readonly string[]): Promise<string[]> {
  const found = await orm(client)
    .selectDistinct({ code: product.prodCode })
    .from(cartItem)
    .innerJoin(sku, eq(sku.id, cartItem.skuId))
    .innerJoin(product, eq(product.id, sku.productId))
    .where(and(ownedBy(owner), hasId(ids)))
  return found.map(({ code }) => code)
}

/** Area code of the address that an owner's orders go to by default: the institution's, else the person's; empty without one. */
export async function defaultAreaCode(client: Queryable, { accountId, organisationId }: BuyerOwner): Promise<string> {
  const found = await orm(client)
    .select({ areaCode: address.areaCode, organisationId: address.organisationId })
    .from(address)
    .where(and(eq(address.accountId, accountId), eq(address.isDefault, true)))
  const own = found.find((row) => row.organisationId === organisationId)
  return (own ?? found.find((row) => row.organisationId === null))?.areaCode ?? ''
}

function ownedBy({ accountId, organisationId }: BuyerOwner) {
  const institution =
    organisationId === null ? isNull(cartItem.organisationId) : eq(cartItem.organisationId, organisationId)
  return and(eq(cartItem.accountId, accountId), institution)
}

/** An id that is no uuid matches nothing instead of failing in the database. */
function hasId(ids: readonly string[]) {
  return inArray(cartItem.id, ids.filter(isUuid))
}
