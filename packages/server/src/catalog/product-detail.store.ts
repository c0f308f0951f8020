import { fen, yuanFromFen } from '@mallwright/contract/values'
import type { ProductDetail, Variant } from '@mallwright/contract/catalog'

import type { Database } from '../db/database.ts'
import { fail } from '../gateway/failure.ts'
import type { Failed } from '../gateway/failure.ts'
import type { CatalogViewer } from './catalog-viewer.ts'
import { BY_ENQUIRY, productItem, PRODUCT_COLUMNS, PRODUCTS_OF_SITE } from './product-row.ts'
import type { ProductRow } from './product-row.ts'

interface VariantRow {
  readonly id: string
  readonly code: string
  readonly specText: string
  readonly specValues: string[]
  readonly imageUrl: string
  readonly price: number
  readonly marketPrice: number
  readonly stock: number
  readonly lowStock: number
  readonly tiers: readonly { readonly minQty: number; readonly price: number }[]
}

interface DetailRow extends ProductRow {
  readonly minOrderQty: number
  readonly stepQty: number
  readonly brandName: string
  readonly originPlace: string
  readonly shipDays: number
  readonly classId: string
  readonly className: string
  readonly detailHtml: string
  readonly isReturnable: boolean
  readonly afterSaleDays: number
  readonly shopLogoUrl: string
  readonly score: string
  readonly isClosed: boolean
  readonly images: string[]
  readonly attributes: { cName: string; cValue: string }[]
  readonly specs: { cSpecName: string; valueList: string[] }[]
  readonly variants: readonly VariantRow[]
}

const DETAIL = `select ${PRODUCT_COLUMNS}, p.min_order_qty as "minOrderQty", p.step_qty as "stepQty",
    coalesce(b.name, '') as "brandName", p.origin_place as "originPlace", p.ship_days as "shipDays",
    c.id as "classId", c.name as "className", p.detail_html as "detailHtml", p.returnable as "isReturnable",
    p.after_sale_days as "afterSaleDays", s.logo_url as "shopLogoUrl", s.score, s.closed as "isClosed",
    coalesce((select json_agg(i.url order by i.sort) from product_image i where i.product_id = p.id), '[]') as images,
    coalesce((select json_agg(json_build_object('cName', a.name, 'cValue', a.value) order by a.sort)
      from product_attribute a where a.product_id = p.id), '[]') as attributes,
    coalesce((select json_agg(json_build_object('cSpecName', n.name, 'valueList',
        (select json_agg(v.value order by v.sort) from spec_value v where v.spec_name_id = n.id)) order by n.sort)
      from spec_name n where n.product_id = p.id), '[]') as specs,
    coalesce((select json_agg(json_build_object('id', k.id, 'code', k.sku_code, 'specText', k.spec_text,
        'specValues', k.spec_values, 'imageUrl', k.image_url, 'price', k.price_cents,
        'marketPrice', k.market_price_cents, 'stock', k.stock_on_hand - k.stock_locked, 'lowStock', k.low_stock,
        'tiers', coalesce((select json_agg(json_build_object('minQty', t.min_qty, 'price', t.price_cents)
          order by t.min_qty) from price_tier t where t.sku_id = k.id), '[]')) order by k.sort)
      from sku k where k.product_id = p.id and k.is_on), '[]') as variants
  from ${PRODUCTS_OF_SITE}
  join product_class c on c.id = p.class_id
  left join brand b on b.id = p.brand_id
  where p.prod_code = $3`

/** A product with everything its page shows, as an audience may see it. */
export async function productDetail(
  { pool }: Database,
  audience: CatalogViewer,
  code: string,
): Promise<ProductDetail | Failed<'NOT_FOUND', undefined> | Failed<'OFF_SHELF', { readonly cProdName: string }>> {
  // Off-shelf products are read for every viewer: their page shows the name.
  const { rows } = await pool.query<DetailRow>({
    name: 'product-detail',
    text: DETAIL,
    values: [audience.siteId, true, code],
  })
  const row = rows[0]
  if (!row) return fail('NOT_FOUND')
  if (!row.isOnShelf && !audience.seesOffShelf) return fail('OFF_SHELF', { cProdName: row.name })
  return {
    ...productItem(row, audience),
    ...tradeTerms(row),
    imgList: row.images,
    attrList: row.attributes,
    specList: row.specs,
    skuList: row.variants.map((variant) => variantItem(variant, row, audience)),
    bAllSoldOut: row.variants.every(({ stock }) => stock <= 0),
    shop: {
      cShopUuid: row.shopId,
      cShopName: row.shopName,
      cPreviewUrl: row.shopLogoUrl,
      bOperated: row.isOperated,
      iScore: Number(row.score),
      bClosed: row.isClosed,
    },
  }
}

function tradeTerms(row: DetailRow) {
  return {
    iMinOrderQty: row.minOrderQty,
    iStepQty: row.stepQty,
    cBrandName: row.brandName,
    cOriginPlace: row.originPlace,
    iShipDays: row.shipDays,
    cClassUuid: row.classId,
    cClassName: row.className,
    cDetailHtml: row.detailHtml,
    bReturnable: row.isReturnable,
    iAfterSaleDays: row.afterSaleDays,
  }
}

function variantItem(variant: VariantRow, product: ProductRow, audience: CatalogViewer): Variant {
  const isPriced = audience.seesPrices && product.priceMode !== BY_ENQUIRY
  return {
    cSkuUuid: variant.id,
    cSkuCode: variant.code,
    cSpecText: variant.specText,
    cSpecValues: variant.specValues,
    cImageUrl: variant.imageUrl,
    cStockBand: stockBand(variant),
    ...(audience.seesStock && { iStock: variant.stock }),
    ...(isPriced && { iPrice: yuanFromFen(fen(variant.price)), iMarketPrice: yuanFromFen(fen(variant.marketPrice)) }),
    priceTierList: isPriced
      ? variant.tiers.map(({ minQty, price }) => ({ iMinQty: minQty, iPrice: yuanFromFen(fen(price)) }))
      : [],
  }
}

function stockBand({ stock, lowStock }: VariantRow): string {
  if (stock <= 0) return '无货'
  return stock <= lowStock ? '库存紧张' : '有货'
}
