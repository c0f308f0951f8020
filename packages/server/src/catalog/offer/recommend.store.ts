import type { ProductListItem } from '@mallwright/contract/catalog'
import * as z from 'zod/mini'

import { rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { withAgreedPrices } from '../agreed-price.store.ts'
import type { CatalogViewer } from '../catalog-viewer.ts'
import { productsByCodes } from '../product.store.ts'
import { PRODUCTS_OF_SITE } from '../product.wire.ts'

/** Best sellers that are looked through for a list. */
const MAX_CANDIDATES = 400

/** Products like one ($3): of its class, then of the class above; it may be off the shelf. */
const LIKE = rows(
  { code: z.string() },
  `with asked as (
     select p.id, p.class_id, c.parent_id from product p join product_class c on c.id = p.class_id
     join site_shop ss on ss.shop_id = p.shop_id and ss.site_id = $1 where p.prod_code = $3)
   select p.prod_code as code from ${PRODUCTS_OF_SITE} and not s.closed
   join product_class c on c.id = p.class_id join asked on p.id <> asked.id
     and (p.class_id = asked.class_id or c.parent_id = asked.parent_id)
   where p.on_shelf order by p.class_id = asked.class_id desc, p.in_stock desc, p.sales_count desc, p.id limit $4`,
)

/** Most products of one class in a list for everybody. */
const PER_CLASS = 2

/** Best sellers in stock, few of a class; first those of classes that the account ($3) looked at in the last days. */
const FOR_ACCOUNT = rows(
  { code: z.string() },
  `with seen as (
     select p.class_id, max(f.last_at) as last_at from footprint f join product p on p.id = f.product_id
     where f.account_id = $3::uuid and f.last_at > now() - interval '30 days' group by p.class_id),
   best as (
     select p.id, p.prod_code, p.class_id, p.sales_count from ${PRODUCTS_OF_SITE} and not s.closed
     where p.on_shelf and p.in_stock order by p.in_stock desc, p.sales_count desc, p.id limit ${MAX_CANDIDATES}),
   ranked as (
     select best.*, seen.last_at, row_number() over (partition by best.class_id order by best.sales_count desc, best.id) as place
     from best left join seen on seen.class_id = best.class_id)
   select prod_code as code from ranked
   order by place > case when last_at is null then ${PER_CLASS} else ${PER_CLASS * 2} end, last_at desc nulls last, place, sales_count desc, id limit $4`,
)

/** Products to look at next: like a product, or for the account. */
export async function recommendedProducts(
  client: Queryable,
  viewer: CatalogViewer,
  { code, count }: { readonly code: string; readonly count: number },
): Promise<ProductListItem[]> {
  const like = code === '' ? [] : await LIKE.all(client, [viewer.siteId, false, code, count])
  const found =
    like.length > 0 ? like : await FOR_ACCOUNT.all(client, [viewer.siteId, false, viewer.accountId, count + 1])
  const codes = found.map((row) => row.code).filter((other) => other !== code)
  return withAgreedPrices(client, viewer, await productsByCodes(client, viewer, codes.slice(0, count)))
}
