import { eq } from 'drizzle-orm'

import { orm, only } from '../db/query.ts'
import { product, productClass, shop, siteShop } from '../db/tables/catalog.table.ts'
import { priceTier, sku } from '../db/tables/sku.table.ts'
import { site } from '../db/tables/site.table.ts'
import type { TestServer } from './test-server.ts'

/** A product that a test needs, with one variant; all of it may be left out. */
export interface GoodsPlan {
  readonly code: string
  readonly cents?: number
  readonly stock?: number
  readonly minOrderQty?: number
  readonly stepQty?: number
  readonly maxOrderQty?: number
  readonly priceMode?: number
  readonly tiers?: readonly { readonly minQty: number; readonly cents: number }[]
}

/** Opens a shop of a test on the main site. */
export async function openTestShop(
  { database }: Pick<TestServer, 'database'>,
  values: { readonly name: string } & Partial<typeof shop.$inferInsert>,
): Promise<string> {
  const db = orm(database.pool)
  const { id } = only(await db.insert(shop).values(values).returning({ id: shop.id }))
  const main = only(await db.select({ id: site.id }).from(site).where(eq(site.isMain, true)))
  await db.insert(siteShop).values({ siteId: main.id, shopId: id })
  return id
}

/** Puts a product with one variant on the shelf of a shop; gives the variant's id. */
export async function stockProduct(
  { database }: Pick<TestServer, 'database'>,
  shopId: string,
  plan: GoodsPlan,
): Promise<string> {
  const db = orm(database.pool)
  const { code, cents = 1000, stock = 100, priceMode = 1 } = plan
  const [leaf] = await db
    .select({ id: productClass.id })
    .from(productClass)
    .where(eq(productClass.level, 3))
    .orderBy(productClass.name)
    .limit(1)
  if (!leaf) throw new Error('a test mall has classes')
  const row = only(
    await db
      .insert(product)
      .values({
        prodCode: code,
        shopId,
        classId: leaf.id,
        name: `测试商品 ${code}`,
        unit: '件',
        priceMode,
        minPriceCents: cents,
        minOrderQty: plan.minOrderQty ?? 1,
        stepQty: plan.stepQty ?? 1,
        maxOrderQty: plan.maxOrderQty ?? null,
        searchText: code.toLowerCase(),
      })
      .returning({ id: product.id }),
  )
  return addVariant({ database }, { productId: row.id, code: `${code}-1`, cents, stock, tiers: plan.tiers ?? [] })
}

/** Adds a variant to a product. */
export async function addVariant(
  { database }: Pick<TestServer, 'database'>,
  values: {
    readonly productId: string
    readonly code: string
    readonly cents: number
    readonly stock: number
    readonly tiers?: GoodsPlan['tiers']
  },
): Promise<string> {
  const db = orm(database.pool)
  const { productId, code, cents, stock, tiers = [] } = values
  const { id } = only(
    await db
      .insert(sku)
      .values({
        productId,
        skuCode: code,
        specKey: code,
        specText: code,
        specValues: [code],
        priceCents: cents,
        marketPriceCents: cents,
        stockOnHand: stock,
        lowStock: 5,
        sort: 0,
      })
      .returning({ id: sku.id }),
  )
  if (tiers.length > 0)
    await db.insert(priceTier).values(tiers.map((tier) => ({ skuId: id, minQty: tier.minQty, priceCents: tier.cents })))
  return id
}
