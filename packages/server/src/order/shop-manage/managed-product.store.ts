import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { orm, rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { askedId } from '../../db/row-id.ts'
import { product } from '../../db/tables/catalog.table.ts'
import { priceTier, sku } from '../../db/tables/sku.table.ts'
import { offsetOf } from '../../list-engine/pagination.ts'
import type { Pagination } from '../../list-engine/pagination.ts'

/** Tabs of a shop's products: 0 在售, 1 已下架, 2 库存预警. */
const PAGE = rows(
  { id: z.string(), total: z.number() },
  `select p.id, count(*) over ()::int as total from product p
   where p.shop_id = $1::uuid and ($3 = '' or strpos(lower(p.name || ' ' || p.prod_code), $3) > 0)
     and case $2::int when 0 then p.on_shelf when 1 then not p.on_shelf else p.on_shelf and exists (
       select 1 from sku k where k.product_id = p.id and k.is_on and k.stock_on_hand - k.stock_locked <= k.low_stock) end
   order by p.sales_count desc, p.id limit $4 offset $5`,
)

/** A product as its shop manages it. */
export interface ManagedProductRow {
  readonly product: typeof product.$inferSelect
  readonly variants: readonly (typeof sku.$inferSelect)[]
}

/** A page of a shop's products, best sellers first. */
export async function listManagedProducts(
  client: Queryable,
  asked: { readonly shopId: string; readonly tab: number; readonly keyword: string; readonly page: Pagination },
): Promise<{ readonly products: readonly ManagedProductRow[]; readonly total: number }> {
  const { shopId, tab, keyword, page } = asked
  const found = await PAGE.all(client, [shopId, tab, keyword.toLowerCase(), page.size, offsetOf(page)])
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return { products: [], total: 0 }
  const products = await orm(client).select().from(product).where(inArray(product.id, ids))
  const variants = await orm(client).select().from(sku).where(inArray(sku.productId, ids)).orderBy(asc(sku.sort))
  return {
    products: ids.flatMap((id) => {
      const one = products.find((candidate) => candidate.id === id)
      return one ? [{ product: one, variants: variants.filter(({ productId }) => productId === id) }] : []
    }),
    total: found[0]?.total ?? 0,
  }
}

/** A product by its code, with the shop that sells it. */
export async function findProduct(
  client: Queryable,
  prodCode: string,
): Promise<typeof product.$inferSelect | undefined> {
  const [found] = await orm(client).select().from(product).where(eq(product.prodCode, prodCode))
  return found
}

/** A variant by its id, with the shop that sells it. */
export async function findVariant(
  client: Queryable,
  skuId: string,
): Promise<{ readonly sku: typeof sku.$inferSelect; readonly shopId: string } | undefined> {
  const [found] = await orm(client)
    .select({ sku, shopId: product.shopId })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(eq(sku.id, askedId(skuId)))
  return found
}

/** Puts a product on or off the shelf. */
export async function setOnShelf(client: Transaction, productId: string, isOnShelf: boolean): Promise<void> {
  await orm(client)
    .update(product)
    .set({ isOnShelf, updatedAt: sql`now()` })
    .where(eq(product.id, productId))
}

/** Sets the price (fen) of a variant; its tiers keep their ratio to it, and the product its lowest price. */
export async function setPrice(
  client: Transaction,
  { id, productId, priceCents: before }: typeof sku.$inferSelect,
  priceCents: number,
): Promise<void> {
  const db = orm(client)
  await db.select({ id: product.id }).from(product).where(eq(product.id, productId)).for('no key update')
  await db
    .update(sku)
    .set({
      priceCents,
      marketPriceCents: sql`greatest(${sku.marketPriceCents}, ${priceCents}::bigint)`,
      updatedAt: sql`now()`,
    })
    .where(eq(sku.id, id))
  if (before > 0) {
    await db
      .update(priceTier)
      .set({
        priceCents: sql`greatest(1, round(${priceTier.priceCents}::numeric * ${priceCents}::bigint / ${before}::bigint))::bigint`,
      })
      .where(eq(priceTier.skuId, id))
  }
  await db
    .update(product)
    .set({
      minPriceCents: sql`(select min(k.price_cents) from sku k where k.product_id = ${productId}::uuid and k.is_on)`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(product.id, productId)))
}
