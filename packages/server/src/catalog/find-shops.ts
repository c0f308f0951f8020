import type { ShopListItem } from '@mallwright/contract'

import type { Database } from '../db/database.ts'

const BY_IDS = `
  select s.id as "cShopUuid", s.name as "cShopName", s.logo_url as "cPreviewUrl", s.operated as "bOperated",
    (select count(*)::int from product p where p.shop_id = s.id and p.on_shelf) as "iProdCount"
  from unnest($2::text[]) with ordinality as wanted (id, position)
  join shop s on s.id::text = wanted.id
  join site_shop ss on ss.shop_id = s.id and ss.site_id = $1
  order by wanted.position`

/** The shops of ids on a site, in their order, each once; unknown ones are left out. */
export async function shopsByIds({ pool }: Database, siteId: string, ids: readonly string[]): Promise<ShopListItem[]> {
  const { rows } = await pool.query<ShopListItem>(BY_IDS, [siteId, [...new Set(ids)]])
  return rows
}
