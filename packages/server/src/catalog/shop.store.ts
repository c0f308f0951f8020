import type { ShopInfo, ShopListItem } from '@mallwright/contract/catalog'

import type { Database } from '../db/database.ts'
import { fail } from '../gateway/failure.ts'
import type { Failed } from '../gateway/failure.ts'
import { wireTime } from '../gateway/wire-time.ts'
import type { Pagination } from './product.store.ts'
import { searchTerms } from '../list-engine/search-text.ts'

const COLUMNS = `s.id as "cShopUuid", s.name as "cShopName", s.logo_url as "cPreviewUrl", s.operated as "bOperated",
    s.closed as "bClosed",
    (select count(*)::int from product p where p.shop_id = s.id and p.on_shelf) as "iProdCount"`

/** The shops of a site ($1). */
const SHOWN = 'shop s join site_shop ss on ss.shop_id = s.id and ss.site_id = $1'

const BY_IDS = `select ${COLUMNS}
  from unnest($2::text[]) with ordinality as wanted (id, position) join (${SHOWN}) on s.id::text = wanted.id
  order by wanted.position`

const BY_WORDS = `select ${COLUMNS}, count(*) over ()::int as total from ${SHOWN}
  where not exists (select 1 from unnest($2::text[]) as term where strpos(lower(normalize(s.name, nfkc)), term) = 0)
  order by s.closed, s.score desc, s.opened_at, s.id limit $3 offset $4`

const HEAD = `select ${COLUMNS}, s.score, s.intro, s.region, s.opened_at as "openedAt",
    case when now() between s.rest_from and s.rest_until then s.rest_until end as "restUntil"
  from ${SHOWN} where s.id::text = $2`

/** The shops of ids on a site, in their order, each once; unknown ones are left out. */
export async function shopsByIds({ pool }: Database, siteId: string, ids: readonly string[]): Promise<ShopListItem[]> {
  const { rows } = await pool.query<ShopListItem>(BY_IDS, [siteId, [...new Set(ids)]])
  return rows
}

/** A page of the shops whose name contains every word of a keyword. */
export async function searchShops(
  { pool }: Database,
  siteId: string,
  { keyword, page }: { readonly keyword: string; readonly page: Pagination },
): Promise<{ readonly results: ShopListItem[]; readonly total: number }> {
  const { rows } = await pool.query<ShopListItem & { readonly total: number }>(BY_WORDS, [
    siteId,
    searchTerms(keyword),
    page.size,
    (page.number - 1) * page.size,
  ])
  return { results: rows.map(listItem), total: rows[0]?.total ?? 0 }
}

function listItem({ cShopUuid, cShopName, cPreviewUrl, bOperated, bClosed, iProdCount }: ShopListItem): ShopListItem {
  return { cShopUuid, cShopName, cPreviewUrl, bOperated, bClosed, iProdCount }
}

interface HeadRow extends ShopListItem {
  readonly score: string
  readonly intro: string
  readonly region: string
  readonly openedAt: Date
  readonly restUntil: Date | null
  readonly bClosed: boolean
}

/** The head of a shop of a site. */
export async function shopInfo(
  { pool }: Database,
  siteId: string,
  id: string,
): Promise<ShopInfo | Failed<'NOT_FOUND', undefined>> {
  const { rows } = await pool.query<HeadRow>(HEAD, [siteId, id])
  const row = rows[0]
  if (!row) return fail('NOT_FOUND')
  const { score, intro, region, openedAt, restUntil, ...item } = row
  return {
    ...item,
    iScore: Number(score),
    cIntro: intro,
    cRegion: region,
    dOpened: wireTime(openedAt),
    ...(restUntil && { dRestUntil: wireTime(restUntil) }),
  }
}
