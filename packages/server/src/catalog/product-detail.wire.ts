import type { ProductDetail, Variant } from '@mallwright/contract/catalog'
import { fen, yuanFromFen } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import type { CatalogViewer } from './catalog-viewer.ts'
import { BY_ENQUIRY, PRODUCT, productItem } from './product.wire.ts'
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

/** Columns of a product with everything its page shows. */
export const PRODUCT_DETAIL = {
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
  /** Values as variants name them, with the reader's text. */
  specs: z.array(z.object({ name: z.string(), values: z.array(z.object({ own: z.string(), text: z.string() })) })),
  variants: z.array(VariantRow),
}

type DetailRow = z.infer<z.ZodMiniObject<typeof PRODUCT_DETAIL>>

/** A product's page in wire names, as a viewer may see it. */
export function productDetailItem(row: DetailRow, viewer: CatalogViewer): ProductDetail {
  return {
    ...productItem(row, viewer),
    ...tradeTerms(row),
    imgList: row.images,
    attrList: row.attributes.map(({ name, value }) => ({ cName: name, cValue: value })),
    specList: row.specs.map(({ name, values }) => ({ cSpecName: name, valueList: values.map(({ text }) => text) })),
    skuList: row.variants.map((variant) => variantItem(inReadersWords(variant, row), row, viewer)),
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

/** A variant with its values in the reader's language. */
function inReadersWords(variant: VariantRow, { specs }: DetailRow): VariantRow {
  const specValues = variant.specValues.map(
    (value, index) => specs[index]?.values.find(({ own }) => own === value)?.text ?? value,
  )
  const isTranslated = specValues.some((value, index) => value !== variant.specValues[index])
  return isTranslated ? { ...variant, specValues, specText: specValues.join(' / ') } : variant
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
