import type { ShopListItem } from '@mallwright/contract/catalog'

import { inEachLocale } from '../db/entity-text.ts'
import type { TextSql } from '../db/entity-text.ts'
import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import type { CatalogViewer } from './catalog-viewer.ts'
import { shopName } from './product.wire.ts'
import { SHOP, SHOP_HEAD, shopItem } from './shop.wire.ts'
import type { ShopHeadRow } from './shop.wire.ts'

/** The select list of `SHOP`; `s` is the shop. */
export function shopColumns(text: TextSql): string {
  return `s.id, ${shopName(text)} as name, s.logo_url as "logoUrl",
    s.operated as "isOperated", s.closed as "isClosed",
    (select count(*)::int from product p where p.shop_id = s.id and p.on_shelf) as "productCount"`
}

/** The shops of a site ($1). */
export const SHOPS_OF_SITE = 'shop s join site_shop ss on ss.shop_id = s.id and ss.site_id = $1'

/** What an account ($n, null for a visitor) and all of them have to do with shop `s`, and what it has sold. */
export function shopMarks(account: string): string {
  return `(select count(*)::int from collect_shop every where every.shop_id = s.id) as followers,
    exists (select 1 from collect_shop mine where mine.shop_id = s.id and mine.account_id = ${account}) as "isFollowed",
    (select coalesce(sum(p.sales_count), 0)::int from product p where p.shop_id = s.id and p.on_shelf) as sales`
}

const BY_IDS = inEachLocale((text) =>
  rows(
    SHOP,
    `select ${shopColumns(text)}
     from unnest($2::text[]) with ordinality as requested (id, position)
     join (${SHOPS_OF_SITE}) on s.id::text = requested.id
     order by requested.position`,
  ),
)

const HEAD = inEachLocale((text) => {
  const ofShop = (field: string) => text({ entity: 'shop', id: 's.id', field: `'${field}'`, column: `s.${field}` })
  return rows(
    SHOP_HEAD,
    `select ${shopColumns(text)}, s.score, s.score_logistics as "logisticsScore", s.score_service as "serviceScore",
       ${ofShop('intro')} as intro, ${ofShop('region')} as region, ${ofShop('notice')} as notice,
       s.banner_url as "bannerUrl", s.head_color as "headColor", s.licence_url as "licenceUrl",
       s.special_invoices as "hasSpecialInvoices", s.min_order_cents as "minOrder",
       s.freight_template_id as "freightTemplateId", o.kind as "ownerKind", s.opened_at as "openedAt",
       case when now() between s.rest_from and s.rest_until then s.rest_until end as "restUntil",
       coalesce((select mode() within group (order by p.after_sale_days) from product p
         where p.shop_id = s.id and p.on_shelf and p.returnable), 0) as "afterSaleDays", ${shopMarks('$3::uuid')}
     from ${SHOPS_OF_SITE} left join organisation o on o.id = s.organisation_id where s.id::text = $2`,
  )
})

/** The shops of ids on a site in their order, each once; unknown ones are omitted. */
export async function shopsByIds(
  client: Queryable,
  { siteId, locale }: Pick<CatalogViewer, 'siteId' | 'locale'>,
  ids: readonly string[],
): Promise<ShopListItem[]> {
  return (await BY_IDS[locale].all(client, [siteId, [...new Set(ids)]])).map(shopItem)
}

/** The head and the facts of a shop of a site, as a viewer may see them. */
export async function findShop(
  client: Queryable,
  { siteId, locale, accountId }: CatalogViewer,
  id: string,
): Promise<ShopHeadRow | undefined> {
  return HEAD[locale].first(client, [siteId, id, accountId])
}
