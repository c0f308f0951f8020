import type { ProductDetail, Variant } from '@mallwright/contract/catalog'
import { fen, yuanFromFen } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { wireTime } from '../gateway/wire-time.ts'
import type { CatalogViewer } from './catalog-viewer.ts'
import { BY_ENQUIRY, PRODUCT, productItem } from './product.wire.ts'
import type { ProductRow } from './product.wire.ts'
import { RunningOffer } from './timed-offer.store.ts'

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
  /** Agreed with the viewer's institution. */
  agreed: z.nullable(jsonFen),
  offer: z.nullable(RunningOffer),
  tiers: z.array(z.object({ minQty: z.number(), price: jsonFen })),
})
type VariantRow = z.infer<typeof VariantRow>

/** Columns of a product with everything its page shows. */
export const PRODUCT_DETAIL = {
  ...PRODUCT,
  stepQty: z.number(),
  maxOrderQty: z.nullable(z.number()),
  videoUrl: z.string(),
  reviewCount: z.number(),
  goodRateBps: z.number(),
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
  hasSpecialInvoices: z.boolean(),
  isCollected: z.boolean(),
  isFollowed: z.boolean(),
  shopProducts: z.number(),
  followers: z.number(),
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
    ...lowestAgreed(row, viewer),
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
      iProdCount: row.shopProducts,
      iFollowCount: row.followers,
      bCollect: row.isFollowed,
    },
  }
}

/** Lowest price of the variants where one of them is agreed. */
function lowestAgreed({ variants, priceMode }: DetailRow, { seesPrices }: CatalogViewer) {
  if (!seesPrices || priceMode === BY_ENQUIRY || variants.every(({ agreed }) => agreed === null)) return {}
  const lowest = Math.min(...variants.map(({ agreed, price }) => agreed ?? price))
  return { iPrice: yuanFromFen(fen(lowest)), bAgreementPrice: true }
}

function tradeTerms(row: DetailRow) {
  return {
    cVideoUrl: row.videoUrl,
    iReviewCount: row.reviewCount,
    ...(row.reviewCount > 0 && { iGoodRate: row.goodRateBps / 100 }),
    bCollect: row.isCollected,
    bSpecialInvoice: row.hasSpecialInvoices,
    ...(row.maxOrderQty !== null && { iMaxOrderQty: row.maxOrderQty }),
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
    ...(isPriced && {
      iPrice: yuanFromFen(variant.agreed ?? variant.price),
      iMarketPrice: yuanFromFen(variant.marketPrice),
    }),
    ...(isPriced && variant.agreed !== null && { bAgreementPrice: true }),
    ...(isPriced && variant.offer && { timedOffer: offerItem(variant.offer) }),
    // Tiers do not apply to an agreed price. Domain 1.3.
    priceTierList:
      isPriced && variant.agreed === null
        ? variant.tiers.map(({ minQty, price }) => ({ iMinQty: minQty, iPrice: yuanFromFen(price) }))
        : [],
  }
}

function offerItem({ id, priceCents, left, quota, taken, perBuyer, endsAt }: RunningOffer): Variant['timedOffer'] {
  return {
    cOfferUuid: id,
    iPrice: yuanFromFen(fen(priceCents)),
    dEndTime: wireTime(new Date(endsAt)),
    iQuota: quota,
    iTaken: taken,
    iLeft: Math.max(0, left),
    ...(perBuyer !== null && { iLimit: perBuyer }),
  }
}

function stockBand({ stock, lowStock }: VariantRow): string {
  if (stock <= 0) return '无货'
  return stock <= lowStock ? '库存紧张' : '有货'
}
