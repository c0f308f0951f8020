import type { ShopInfo, ShopListItem } from '@mallwright/contract/catalog'
import * as z from 'zod/mini'

import { inEachLocale } from '../db/entity-text.ts'
import type { TextSql } from '../db/entity-text.ts'
import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { Pagination } from '../list-engine/pagination.ts'
import { searchTerms } from '../list-engine/search-text.ts'
import type { CatalogViewer } from './catalog-viewer.ts'
import { shopName } from './product.wire.ts'
import { SHOP, SHOP_HEAD, shopHead, shopItem } from './shop.wire.ts'

const columnsOf = (text: TextSql) => `s.id, ${shopName(text)} as name, s.logo_url as "logoUrl",
    s.operated as "isOperated", s.closed as "isClosed",
    (select count(*)::int from product p where p.shop_id = s.id and p.on_shelf) as "productCount"`

/** The shops of a site ($1). */
const SHOPS_OF_SITE = 'shop s join site_shop ss on ss.shop_id = s.id and ss.site_id = $1'

/** The name of a shop in every language, for search. */
const ALL_NAMES = `s.name || coalesce((select string_agg(' ' || named.text, '') from entity_text named
  where named.entity = 'shop' and named.entity_id = s.id and named.field = 'name'), '')`

const BY_IDS = inEachLocale((text) =>
  rows(
    SHOP,
    `select ${columnsOf(text)}
     from unnest($2::text[]) with ordinality as requested (id, position)
     join (${SHOPS_OF_SITE}) on s.id::text = requested.id
     order by requested.position`,
  ),
)

const BY_WORDS = inEachLocale((text) =>
  rows(
    { ...SHOP, total: z.number() },
    `select ${columnsOf(text)}, count(*) over ()::int as total from ${SHOPS_OF_SITE}
     where not exists (
       select 1 from unnest($2::text[]) as term where strpos(lower(normalize(${ALL_NAMES}, nfkc)), term) = 0)
     order by s.closed, s.score desc, s.opened_at, s.id limit $3 offset $4`,
  ),
)

const HEAD = inEachLocale((text) => {
  const ofShop = (field: string) => text({ entity: 'shop', id: 's.id', field: `'${field}'`, column: `s.${field}` })
  return rows(
    SHOP_HEAD,
    `select ${columnsOf(text)}, s.score, ${ofShop('intro')} as intro, ${ofShop('region')} as region,
       s.opened_at as "openedAt", case when now() between s.rest_from and s.rest_until then s.rest_until end as "restUntil"
     from ${SHOPS_OF_SITE} where s.id::text = $2`,
  )
})

/** The site and the language in which shops are read. */
type ShopReader = Pick<CatalogViewer, 'siteId' | 'locale'>

/** The shops of ids on a site in their order, each once; unknown ones are omitted. */
export async function shopsByIds(
  client: Queryable,
  { siteId, locale }: ShopReader,
  ids: readonly string[],
): Promise<ShopListItem[]> {
  return (await BY_IDS[locale].all(client, [siteId, [...new Set(ids)]])).map(shopItem)
}

/** A page of the shops whose name contains every word of a keyword. */
export async function searchShops(
  client: Queryable,
  { siteId, locale }: ShopReader,
  { keyword, page }: { readonly keyword: string; readonly page: Pagination },
): Promise<{ readonly results: ShopListItem[]; readonly total: number }> {
  const shops = await BY_WORDS[locale].all(client, [siteId, searchTerms(keyword), page.size, offsetOf(page)])
  return { results: shops.map(shopItem), total: shops[0]?.total ?? 0 }
}

/** The head of a shop of a site. */
export async function shopInfo(
  client: Queryable,
  { siteId, locale }: ShopReader,
  id: string,
): Promise<ShopInfo | Failed<'NOT_FOUND', undefined>> {
  const row = await HEAD[locale].first(client, [siteId, id])
  if (!row) return fail('NOT_FOUND')
  return shopHead(row)
}
