import type { ShopInfo, ShopListItem } from '@mallwright/contract/catalog'
import * as z from 'zod/mini'

import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { Pagination } from '../list-engine/pagination.ts'
import { searchTerms } from '../list-engine/search-text.ts'
import { SHOP, SHOP_HEAD, shopHead, shopItem } from './shop.wire.ts'

const COLUMNS = `s.id, s.name, s.logo_url as "logoUrl", s.operated as "isOperated", s.closed as "isClosed",
    (select count(*)::int from product p where p.shop_id = s.id and p.on_shelf) as "productCount"`

/** The shops of a site ($1). */
const SHOPS_OF_SITE = 'shop s join site_shop ss on ss.shop_id = s.id and ss.site_id = $1'

const BY_IDS = rows(
  SHOP,
  `select ${COLUMNS}
   from unnest($2::text[]) with ordinality as requested (id, position)
   join (${SHOPS_OF_SITE}) on s.id::text = requested.id
   order by requested.position`,
)

const BY_WORDS = rows(
  { ...SHOP, total: z.number() },
  `select ${COLUMNS}, count(*) over ()::int as total from ${SHOPS_OF_SITE}
   where not exists (select 1 from unnest($2::text[]) as term where strpos(lower(normalize(s.name, nfkc)), term) = 0)
   order by s.closed, s.score desc, s.opened_at, s.id limit $3 offset $4`,
)

const HEAD = rows(
  SHOP_HEAD,
  `select ${COLUMNS}, s.score, s.intro, s.region, s.opened_at as "openedAt",
     case when now() between s.rest_from and s.rest_until then s.rest_until end as "restUntil"
   from ${SHOPS_OF_SITE} where s.id::text = $2`,
)

/** The shops of ids on a site in their order, each once; unknown ones are omitted. */
export async function shopsByIds(client: Queryable, siteId: string, ids: readonly string[]): Promise<ShopListItem[]> {
  return (await BY_IDS.all(client, [siteId, [...new Set(ids)]])).map(shopItem)
}

/** A page of the shops whose name contains every word of a keyword. */
export async function searchShops(
  client: Queryable,
  siteId: string,
  { keyword, page }: { readonly keyword: string; readonly page: Pagination },
): Promise<{ readonly results: ShopListItem[]; readonly total: number }> {
  const shops = await BY_WORDS.all(client, [siteId, searchTerms(keyword), page.size, offsetOf(page)])
  return { results: shops.map(shopItem), total: shops[0]?.total ?? 0 }
}

/** The head of a shop of a site. */
export async function shopInfo(
  client: Queryable,
  siteId: string,
  id: string,
): Promise<ShopInfo | Failed<'NOT_FOUND', undefined>> {
  const row = await HEAD.first(client, [siteId, id])
  if (!row) return fail('NOT_FOUND')
  return shopHead(row)
}
