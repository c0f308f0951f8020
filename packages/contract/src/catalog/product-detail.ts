import * as z from 'zod/mini'

import { Yuan } from '../values/yuan.ts'
import { ProductListItem } from './product.ts'

/** A saleable variant (SKU) of a product. */
export const Variant = z.object({
  cSkuUuid: z.string(),
  cSkuCode: z.string(),
  cSpecText: z.string(),
  iPrice: z.optional(Yuan),
  iMarketPrice: z.optional(Yuan),
  /** `iPrice` is agreed with the caller's institution (协议价); tiers do not apply. */
  bAgreementPrice: z.optional(z.boolean()),
  /** The timed offer that runs now: its price counts where it is lower and `iLeft` covers the whole quantity. */
  timedOffer: z.optional(
    z.object({
      cOfferUuid: z.string(),
      iPrice: Yuan,
      dEndTime: z.string(),
      iQuota: z.int(),
      iTaken: z.int(),
      /** Units that the caller's institution can still have. */
      iLeft: z.int(),
      /** Units that an institution buys at most; absent without a limit. */
      iLimit: z.optional(z.int()),
    }),
  ),
  /** Sellable pieces (on hand − locked); absent for visitors, who get `cStockBand` only. */
  iStock: z.optional(z.int()),
  /** 有货 / 库存紧张 / 无货. */
  cStockBand: z.string(),
  cImageUrl: z.string(),
  /** Values in the order of `specList`. */
  cSpecValues: z.array(z.string()),
  priceTierList: z.array(z.object({ iMinQty: z.int(), iPrice: z.optional(Yuan) })),
})
export type Variant = z.infer<typeof Variant>

/** A product with everything its page shows. */
export const ProductDetail = z.extend(ProductListItem, {
  imgList: z.array(z.string()),
  attrList: z.array(z.object({ cName: z.string(), cValue: z.string() })),
  specList: z.array(z.object({ cSpecName: z.string(), valueList: z.array(z.string()) })),
  skuList: z.array(Variant),
  iMinOrderQty: z.int(),
  iStepQty: z.int(),
  /** Largest quantity of a variant in an order; absent for none. */
  iMaxOrderQty: z.optional(z.int()),
  /** Shown before the pictures; empty for none. */
  cVideoUrl: z._default(z.string(), ''),
  iReviewCount: z._default(z.int(), 0),
  /** Share of reviews with four or five stars, in percent; absent without reviews. */
  iGoodRate: z.optional(z.number()),
  /** In the caller's collection. */
  bCollect: z._default(z.boolean(), false),
  /** 增值税专用发票 is issued, too. */
  bSpecialInvoice: z._default(z.boolean(), false),
  cBrandName: z.string(),
  cOriginPlace: z.string(),
  iShipDays: z.int(),
  cClassUuid: z.string(),
  cClassName: z.string(),
  /** Sanitised HTML, written by the server. */
  cDetailHtml: z.string(),
  bReturnable: z.boolean(),
  iAfterSaleDays: z.int(),
  bAllSoldOut: z.boolean(),
  shop: z.object({
    cShopUuid: z.string(),
    cShopName: z.string(),
    cPreviewUrl: z.string(),
    bOperated: z.boolean(),
    iScore: z.number(),
    bClosed: z.boolean(),
    iProdCount: z._default(z.int(), 0),
    iFollowCount: z._default(z.int(), 0),
    /** The caller follows it. */
    bCollect: z._default(z.boolean(), false),
  }),
})
export type ProductDetail = z.infer<typeof ProductDetail>
