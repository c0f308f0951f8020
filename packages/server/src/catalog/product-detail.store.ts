import type { ProductDetail } from '@mallwright/contract/catalog'

import { inEachLocale } from '../db/entity-text.ts'
import type { TextSql } from '../db/entity-text.ts'
import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import type { CatalogViewer } from './catalog-viewer.ts'
import { HOLDS_NOW, institutionOf } from './agreed-price.store.ts'
import { PRODUCT_DETAIL, productDetailItem } from './product-detail.wire.ts'
import { productColumns, PRODUCTS_OF_SITE, productText } from './product.wire.ts'
import { runningOffer } from './timed-offer.store.ts'

const DETAIL = inEachLocale((text, suffix) =>
  rows(
    PRODUCT_DETAIL,
    `select ${productColumns(text)}, p.step_qty as "stepQty", p.max_order_qty as "maxOrderQty",
       p.video_url as "videoUrl", p.review_count as "reviewCount", p.good_rate_bps as "goodRateBps",
       coalesce(${text({ entity: 'brand', id: 'b.id', field: `'name'`, column: 'b.name' })}, '') as "brandName",
       ${productText(text, 'originPlace', 'origin_place')} as "originPlace", c.id as "classId",
       ${text({ entity: 'product_class', id: 'c.id', field: `'name'`, column: 'c.name' })} as "className",
       ${productText(text, 'detailHtml', 'detail_html')} as "detailHtml", p.returnable as "isReturnable",
       p.after_sale_days as "afterSaleDays", s.logo_url as "shopLogoUrl", s.score, s.closed as "isClosed",
       s.special_invoices as "hasSpecialInvoices", ${marksOfProduct()},
       ${partsOfProduct(text)}
     from ${PRODUCTS_OF_SITE}
     join product_class c on c.id = p.class_id
     left join brand b on b.id = p.brand_id
     where p.prod_code = $3`,
    `product-detail${suffix}`,
  ),
)

/** The viewer's ($4) marks at product `p` and shop `s`, and what the shop has. */
function marksOfProduct(): string {
  return `exists (select 1 from collect_product mine where mine.product_id = p.id and mine.account_id = $4::uuid) as "isCollected",
    exists (select 1 from collect_shop mine where mine.shop_id = s.id and mine.account_id = $4::uuid) as "isFollowed",
    (select count(*)::int from product own where own.shop_id = s.id and own.on_shelf) as "shopProducts",
    (select count(*)::int from collect_shop every where every.shop_id = s.id) as "followers"`
}

/** Pictures, attributes, dimensions with their values, and variants of product `p`, each as JSON. */
function partsOfProduct(text: TextSql): string {
  const ofPosition = (part: string, row: string, column: string) =>
    text({ entity: 'product', id: 'p.id', field: `'${part}/' || ${row}.sort`, column: `${row}.${column}` })
  const dimension = text({ entity: 'spec_name', id: 'n.id', field: `'name'`, column: 'n.name' })
  const value = text({ entity: 'spec_value', id: 'v.id', field: `'value'`, column: 'v.value' })
  return `
    coalesce((select json_agg(${ofPosition('image', 'i', 'url')} order by i.sort)
      from product_image i where i.product_id = p.id), '[]') as images,
    coalesce((select json_agg(json_build_object('name', ${ofPosition('attributeName', 'a', 'name')},
        'value', ${ofPosition('attributeValue', 'a', 'value')}) order by a.sort)
      from product_attribute a where a.product_id = p.id), '[]') as attributes,
    coalesce((select json_agg(json_build_object('name', ${dimension}, 'values', coalesce(
        (select json_agg(json_build_object('own', v.value, 'text', ${value}) order by v.sort)
         from spec_value v where v.spec_name_id = n.id), '[]')) order by n.sort)
      from spec_name n where n.product_id = p.id), '[]') as specs,
    coalesce((select json_agg(json_build_object('id', k.id, 'code', k.sku_code, 'specText', k.spec_text,
        'specValues', k.spec_values, 'imageUrl', k.image_url, 'price', k.price_cents,
        'marketPrice', k.market_price_cents, 'stock', k.stock_on_hand - k.stock_locked, 'lowStock', k.low_stock,
        'agreed', (select a.price_cents from agreed_price a where a.sku_id = k.id
          and a.organisation_id = (${institutionOf('$4::uuid')}) and ${HOLDS_NOW}
          order by a.valid_from desc limit 1),
        'offer', (${runningOffer(`(${institutionOf('$4::uuid')})`)}),
        'tiers', coalesce((select json_agg(json_build_object('minQty', t.min_qty, 'price', t.price_cents)
          order by t.min_qty) from price_tier t where t.sku_id = k.id), '[]')) order by k.sort)
      from sku k where k.product_id = p.id and k.is_on), '[]') as variants`
}

/** A product with everything its page shows, as a viewer may see it. */
export async function productDetail(
  client: Queryable,
  viewer: CatalogViewer,
  code: string,
): Promise<ProductDetail | Failed<'NOT_FOUND', undefined> | Failed<'OFF_SHELF', { readonly cProdName: string }>> {
  // Off-shelf products are read for every viewer: their page shows the name.
  const row = await DETAIL[viewer.locale].first(client, [viewer.siteId, true, code, viewer.accountId])
  if (!row) return fail('NOT_FOUND')
  if (!row.isOnShelf && !viewer.seesOffShelf) return fail('OFF_SHELF', { cProdName: row.name })
  return productDetailItem(row, viewer)
}
