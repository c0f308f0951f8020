import type { ProductDetail, Variant } from '@mallwright/contract/catalog'
import { fen, yuanFromFen } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import type { CatalogViewer } from './catalog-viewer.ts'
import { BY_ENQUIRY, PRODUCT, PRODUCT_COLUMNS, productItem, PRODUCTS_OF_SITE } from './product.wire.ts'
import type { ProductRow } from './product.wire.ts'

/** An amount in JSON that the database built. */
const jsonFen = z.pipe(
  z.number(),
  z.transform((amount) => fen(amount)),
)

const VariantRow = z.object({
  id: z.string(),
  code: z.string(),
  specText: z.string(),
  specValues: z.array(z.string()),
  imageUrl: z.string(),
  price: jsonFen,
  marketPrice: jsonFen,
  stock: z.number(),
  lowStock: z.number(),
  tiers: z.array(z.object({ minQty: z.number(), price: jsonFen })),
})
type VariantRow = z.infer<typeof VariantRow>

const COLUMNS = {
  ...PRODUCT,
  stepQty: z.number(),
  brandName: z.string(),
  originPlace: z.string(),
  classId: z.string(),
  className: z.string(),
  detailHtml: z.string(),
  isReturnable: z.boolean(),
  afterSaleDays: z.number(),
  shopLogoUrl: z.string(),
  score: z.string(),
  isClosed: z.boolean(),
  images: z.array(z.string()),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  specs: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  variants: z.array(VariantRow),
}

type DetailRow = z.infer<z.ZodMiniObject<typeof COLUMNS>>

const DETAIL = rows(
  COLUMNS,
  `select ${PRODUCT_COLUMNS}, p.step_qty as "stepQty",
     coalesce(b.name, '') as "brandName", p.origin_place as "originPlace",
     c.id as "classId", c.name as "className", p.detail_html as "detailHtml", p.returnable as "isReturnable",
     p.after_sale_days as "afterSaleDays", s.logo_url as "shopLogoUrl", s.score, s.closed as "isClosed",
     coalesce((select json_agg(i.url order by i.sort) from product_image i where i.product_id = p.id), '[]') as images,
     coalesce((select json_agg(json_build_object('name', a.name, 'value', a.value) order by a.sort)
       from product_attribute a where a.product_id = p.id), '[]') as attributes,
     coalesce((select json_agg(json_build_object('name', n.name, 'values', coalesce(
         (select json_agg(v.value order by v.sort) from spec_value v where v.spec_name_id = n.id), '[]')) order by n.sort)
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
   where p.prod_code = $3`,
  'product-detail',
)

/** A product with everything its page shows, as a viewer may see it. */
export async function productDetail(
  client: Queryable,
  viewer: CatalogViewer,
  code: string,
): Promise<ProductDetail | Failed<'NOT_FOUND', undefined> | Failed<'OFF_SHELF', { readonly cProdName: string }>> {
  // Off-shelf products are read for every viewer: their page shows the name.
  const row = await DETAIL.first(client, [viewer.siteId, true, code])
  if (!row) return fail('NOT_FOUND')
  if (!row.isOnShelf && !viewer.seesOffShelf) return fail('OFF_SHELF', { cProdName: row.name })
  return {
    ...productItem(row, viewer),
    ...tradeTerms(row),
    imgList: row.images,
    attrList: row.attributes.map(({ name, value }) => ({ cName: name, cValue: value })),
    specList: row.specs.map(({ name, values }) => ({ cSpecName: name, valueList: values })),
    skuList: row.variants.map((variant) => variantItem(variant, row, viewer)),
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

function variantItem(variant: VariantRow, product: ProductRow, viewer: CatalogViewer): Variant {
  const isPriced = viewer.seesPrices && product.priceMode !== BY_ENQUIRY
  return {
    cSkuUuid: variant.id,
    cSkuCode: variant.code,
    cSpecText: variant.specText,
    cSpecValues: variant.specValues,
    cImageUrl: variant.imageUrl,
    cStockBand: stockBand(variant),
    ...(viewer.seesStock && { iStock: variant.stock }),
    ...(isPriced && { iPrice: yuanFromFen(variant.price), iMarketPrice: yuanFromFen(variant.marketPrice) }),
    priceTierList: isPriced
      ? variant.tiers.map(({ minQty, price }) => ({ iMinQty: minQty, iPrice: yuanFromFen(price) }))
      : [],
  }
}

function stockBand({ stock, lowStock }: VariantRow): string {
  if (stock <= 0) return '无货'
  return stock <= lowStock ? '库存紧张' : '有货'
}
