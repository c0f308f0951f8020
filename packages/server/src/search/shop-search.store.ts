import type { FoundShop } from '@mallwright/contract/catalog'
import * as z from 'zod/mini'

import { inEachLocale } from '../db/entity-text.ts'
import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { Pagination } from '../list-engine/pagination.ts'
import { searchTerms } from '../list-engine/search-text.ts'
import { withAgreedPrices } from '../catalog/agreed-price.store.ts'
import type { CatalogViewer } from '../catalog/catalog-viewer.ts'
import { hasWords, wordValues } from './product-search.store.ts'
import { productsByCodes } from '../catalog/product.store.ts'
import { shopColumns, shopMarks, SHOPS_OF_SITE } from '../catalog/shop.store.ts'
import { SHOP, SHOP_MARKS, shopItem } from '../catalog/shop.wire.ts'

/** The name of a shop in every language, for search. */
const ALL_NAMES = `s.name || coalesce((select string_agg(' ' || named.text, '') from entity_text named
  where named.entity = 'shop' and named.entity_id = s.id and named.field = 'name'), '')`

const WORDS = hasWords(2)

/** Shops whose name has every word of the keyword ($4), then those with products that match; or like another ($5). Without words all. */
const FOUND = `with hits as (
    select p.shop_id, count(*)::int as count from product p
    where $4::text <> '' and p.on_shelf and ${WORDS} group by p.shop_id),
  candidates as (
    select s.id, s.closed, s.score, s.opened_at, coalesce(hits.count, 0) as hits,
      not exists (select 1 from unnest(string_to_array($4::text, ' ')) as term where strpos(lower(normalize(${ALL_NAMES}, nfkc)), term) = 0) as named
    from ${SHOPS_OF_SITE} left join hits on hits.shop_id = s.id
    where $5 = '' or s.id::text <> $5 and not s.closed and exists (
      select 1 from product p where p.shop_id = s.id and p.on_shelf
        and p.class_id in (select other.class_id from product other where other.shop_id::text = $5))),
  found as (select * from candidates where named or hits > 0)`

const SALES = `(select sum(p.sales_count) from product p where p.shop_id = found.id and p.on_shelf)`

const TOP_PRODUCTS = `array(select p.prod_code from product p where p.shop_id = s.id and p.on_shelf
  and (found.hits = 0 or ${WORDS}) order by p.in_stock desc, p.sales_count desc, p.id limit 3) as codes`

const PAGE = inEachLocale((text) => {
  const className = text({ entity: 'product_class', id: 'c.id', field: `'name'`, column: 'c.name' })
  return rows(
    {
      ...SHOP,
      ...SHOP_MARKS,
      score: z.string(),
      total: z.number(),
      codes: z.array(z.string()),
      classNames: z.array(z.string()),
    },
    `${FOUND}, page as (
       select found.*, count(*) over ()::int as total, row_number() over (order by found.closed,
         case when $6 = 'rating' then found.score end desc, case when $6 = 'sales' then ${SALES} end desc,
         found.named desc, case when found.named then 0 else found.hits end desc, found.score desc, found.opened_at, found.id) as place
       from found order by place limit $7 offset $8)
     select ${shopColumns(text)}, ${shopMarks('$9::uuid')}, s.score, found.total, ${TOP_PRODUCTS},
       array(select ${className} from product p join product_class c on c.id = p.class_id
         where p.shop_id = s.id and p.on_shelf group by c.id order by count(*) desc, c.id limit 3) as "classNames"
     from page as found join shop s on s.id = found.id order by found.place`,
  )
})

const TOTAL = rows({ total: z.number() }, `${FOUND} select count(*)::int as total from found`)

/** Criteria of a search of shops; an empty one does not narrow. */
export interface ShopQuery {
  readonly keyword: string
  /** Shop that the others are like. */
  readonly likeShopId?: string
  readonly order?: 'score' | 'rating' | 'sales'
}

const filterOf = ({ siteId }: CatalogViewer, { keyword, likeShopId = '' }: ShopQuery) => [
  siteId,
  ...wordValues(searchTerms(keyword)),
  likeShopId,
]

/** A page of the shops that a keyword finds, each with products of it. */
export async function searchShops(
  client: Queryable,
  viewer: CatalogViewer,
  { page, ...query }: ShopQuery & { readonly page: Pagination },
): Promise<{ readonly results: FoundShop[]; readonly total: number }> {
  const values = [...filterOf(viewer, query), query.order ?? 'score', page.size, offsetOf(page), viewer.accountId]
  const found = await PAGE[viewer.locale].all(client, values)
  const products = await productsByCodes(
    client,
    viewer,
    found.flatMap(({ codes }) => codes),
  )
  const priced = await withAgreedPrices(client, viewer, products)
  const results = found.map((row) => ({
    ...shopItem(row),
    iScore: Number(row.score),
    iSales: row.sales,
    iFollowCount: row.followers,
    bCollect: row.isFollowed,
    classNameList: row.classNames,
    prodList: row.codes.flatMap((code) => priced.find(({ cProdCode }) => cProdCode === code) ?? []),
  }))
  return { results, total: found[0]?.total ?? 0 }
}

/** Number of the shops that a keyword finds. */
export async function countShops(client: Queryable, viewer: CatalogViewer, query: ShopQuery): Promise<number> {
  return (await TOTAL.one(client, filterOf(viewer, query))).total
}
