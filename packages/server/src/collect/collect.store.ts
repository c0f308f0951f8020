import { MAX_COLLECTED } from '@mallwright/contract/collect'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import { fenColumn, PRODUCT, productColumns, PRODUCTS_OF_SITE, shopName } from '../catalog/product.wire.ts'
import { SHOP } from '../catalog/shop.wire.ts'
import type { CatalogViewer } from '../catalog/catalog-viewer.ts'
import type { Transaction } from '../db/database.ts'
import { inEachLocale } from '../db/entity-text.ts'
import { command, orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { account } from '../db/tables/account.table.ts'
import { product } from '../db/tables/catalog.table.ts'
import { collectProduct, collectShop, stockNotice } from '../db/tables/trade/collect.table.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { Pagination } from '../list-engine/pagination.ts'

type TooMany = Failed<'TOO_MANY_COLLECTED', { readonly iMax: number }>

/** Who collects, on which site. */
export interface Collector {
  readonly accountId: string
  readonly siteId: string
}

/** Price now, for what is sold at one. */
const COLLECT_PRODUCTS = command(
  `insert into collect_product (account_id, product_id, price_at_collect_cents)
   select $1, p.id, case when p.price_mode = 3 then null else p.min_price_cents end
   from product p join site_shop ss on ss.shop_id = p.shop_id and ss.site_id = $2
   where p.prod_code = any($3::text[])
   on conflict do nothing`,
)

/** Puts products into a collection; those that are in it keep their price. Nothing is put in when it would become too large. */
export async function collectProducts(
  client: Transaction,
  { accountId, siteId }: Collector,
  codes: readonly string[],
): Promise<TooMany | undefined> {
  await lockCollection(client, accountId)
  const [known] = await orm(client)
    .select({ total: count() })
    .from(collectProduct)
    .innerJoin(product, eq(product.id, collectProduct.productId))
    .where(and(eq(collectProduct.accountId, accountId), inArray(product.prodCode, [...codes])))
  const [all] = await orm(client)
    .select({ total: count() })
    .from(collectProduct)
    .where(eq(collectProduct.accountId, accountId))
  const added = new Set(codes).size - (known?.total ?? 0)
  if (added > 0 && (all?.total ?? 0) + added > MAX_COLLECTED) return fail('TOO_MANY_COLLECTED', { iMax: MAX_COLLECTED })
  await COLLECT_PRODUCTS.run(client, [accountId, siteId, codes])
  return undefined
}

/** Serialises additions to an account's collections: their number is limited. */
async function lockCollection(client: Transaction, accountId: string): Promise<void> {
  await orm(client).select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update')
}

/** Takes products out of a collection. */
export async function dropProducts(client: Queryable, accountId: string, codes: readonly string[]): Promise<void> {
  const ids = orm(client)
    .select({ id: product.id })
    .from(product)
    .where(inArray(product.prodCode, [...codes]))
  await orm(client)
    .delete(collectProduct)
    .where(and(eq(collectProduct.accountId, accountId), inArray(collectProduct.productId, ids)))
}

const IS_ON_SITE = rows(
  { id: z.string() },
  `select s.id from shop s join site_shop ss on ss.shop_id = s.id and ss.site_id = $1 where s.id::text = $2`,
)

/** Follows a shop of the site. */
export async function followShop(
  client: Transaction,
  { accountId, siteId }: Collector,
  shopId: string,
): Promise<TooMany | Failed<'NOT_FOUND', undefined> | undefined> {
  const found = await IS_ON_SITE.first(client, [siteId, shopId])
  if (!found) return fail('NOT_FOUND')
  await lockCollection(client, accountId)
  const [all] = await orm(client)
    .select({ total: count() })
    .from(collectShop)
    .where(and(eq(collectShop.accountId, accountId), sql`${collectShop.shopId} <> ${found.id}`))
  if ((all?.total ?? 0) >= MAX_COLLECTED) return fail('TOO_MANY_COLLECTED', { iMax: MAX_COLLECTED })
  await orm(client).insert(collectShop).values({ accountId, shopId: found.id }).onConflictDoNothing()
  return undefined
}

/** Follows shops no longer. */
export async function unfollowShops(client: Queryable, accountId: string, shopIds: readonly string[]): Promise<void> {
  await orm(client)
    .delete(collectShop)
    .where(and(eq(collectShop.accountId, accountId), inArray(sql`${collectShop.shopId}::text`, [...shopIds])))
}

const STATE = rows(
  { isProduct: z.boolean(), isShop: z.boolean(), followers: z.number() },
  `select exists (select 1 from collect_product cp join product p on p.id = cp.product_id
       where cp.account_id = $1::uuid and p.prod_code = $2) as "isProduct",
     exists (select 1 from collect_shop cs where cs.account_id = $1::uuid and cs.shop_id::text = $3) as "isShop",
     (select count(*) from collect_shop cs where cs.shop_id::text = $3)::int as followers`,
  'collect-state',
)

/** Whether an account (null: nobody's) has collected a product and a shop, and how many follow that. */
export async function collectState(
  client: Queryable,
  accountId: string | null,
  { code, shopId }: { readonly code: string; readonly shopId: string },
) {
  return STATE.one(client, [accountId, code, shopId])
}

const CLASS_1 = 'coalesce(top.id, up.id, c.id)'
const CLASSES = `join product_class c on c.id = p.class_id left join product_class up on up.id = c.parent_id
  left join product_class top on top.id = up.parent_id`

const COLLECTED = inEachLocale((text, suffix) =>
  rows(
    {
      ...PRODUCT,
      classId: z.string(),
      isShopClosed: z.boolean(),
      collectedCents: z.nullable(fenColumn),
      onlySkuId: z.nullable(z.string()),
    },
    `select ${productColumns(text)}, ${CLASS_1} as "classId", s.closed as "isShopClosed",
       cp.price_at_collect_cents as "collectedCents",
       (select min(k.id::text) from sku k where k.product_id = p.id and k.is_on having count(*) = 1) as "onlySkuId"
     from collect_product cp join (${PRODUCTS_OF_SITE}) on p.id = cp.product_id ${CLASSES}
     where cp.account_id = $3 and ($4 = '' or ${CLASS_1}::text = $4)
     order by cp.created_at desc, p.id limit $5 offset $6`,
    `collected-products${suffix}`,
  ),
)

const COLLECTED_CLASSES = inEachLocale((text, suffix) => {
  const name = text({
    entity: 'product_class',
    id: CLASS_1,
    field: `'name'`,
    column: 'coalesce(top.name, up.name, c.name)',
  })
  return rows(
    { id: z.string(), name: z.string(), total: z.number() },
    `select ${CLASS_1} as id, min(${name}) as name, count(*)::int as total
     from collect_product cp join (${PRODUCTS_OF_SITE}) on p.id = cp.product_id ${CLASSES}
     where cp.account_id = $3 group by 1 order by total desc, name`,
    `collected-classes${suffix}`,
  )
})

/** A page of the collected products of a site, of one class of level 1 or of all (''), the latest first. */
export async function collectedProducts(
  client: Queryable,
  viewer: CatalogViewer,
  query: { readonly accountId: string; readonly classId: string; readonly page: Pagination },
) {
  const { accountId, classId, page } = query
  const values = [viewer.siteId, true, accountId]
  const products = await COLLECTED[viewer.locale].all(client, [...values, classId, page.size, offsetOf(page)])
  const classes = await COLLECTED_CLASSES[viewer.locale].all(client, values)
  const total = classes.reduce((sum, { id, total }) => (classId === '' || id === classId ? sum + total : sum), 0)
  return { products, classes, total }
}

/** A collected product as it is read. */
export type CollectedRow = Awaited<ReturnType<typeof collectedProducts>>['products'][number]

const FOLLOWED = inEachLocale((text, suffix) =>
  rows(
    {
      ...SHOP,
      newCount: z.number(),
    },
    `select s.id, ${shopName(text)} as name, s.logo_url as "logoUrl", s.operated as "isOperated", s.closed as "isClosed",
       (select count(*) from product p where p.shop_id = s.id and p.on_shelf)::int as "productCount",
       (select count(*) from product p where p.shop_id = s.id and p.on_shelf
          and p.listed_at > now() - interval '7 days')::int as "newCount"
     from collect_shop cs join shop s on s.id = cs.shop_id join site_shop ss on ss.shop_id = s.id and ss.site_id = $1
     where cs.account_id = $2 order by cs.created_at desc, s.id limit $3 offset $4`,
    `followed-shops${suffix}`,
  ),
)

const FOLLOWED_TOTAL = rows(
  { total: z.number() },
  `select count(*)::int as total from collect_shop cs
   join site_shop ss on ss.shop_id = cs.shop_id and ss.site_id = $1 where cs.account_id = $2`,
)

/** A page of the shops of a site that an account follows, the latest first. */
export async function followedShops(
  client: Queryable,
  { siteId, locale }: Pick<CatalogViewer, 'siteId' | 'locale'>,
  { accountId, page }: { readonly accountId: string; readonly page: Pagination },
) {
  const shops = await FOLLOWED[locale].all(client, [siteId, accountId, page.size, offsetOf(page)])
  const { total } = await FOLLOWED_TOTAL.one(client, [siteId, accountId])
  return { shops, total }
}

/** Remembers who waits for a variant. */
export async function awaitStock(client: Queryable, accountId: string, skuId: string): Promise<void> {
  await orm(client).insert(stockNotice).values({ accountId, skuId }).onConflictDoNothing()
}
