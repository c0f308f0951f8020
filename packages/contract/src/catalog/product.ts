import * as z from 'zod/mini'

import { fenFromYuan } from '../values/money.ts'
import type { Fen } from '../values/money.ts'
import { Yuan } from '../values/yuan.ts'

/** A product in a list. Wire names: specification 3 §3; `iPrice` in yuan, absent when the caller may not see prices. */
export const ProductListItem = z.object({
  cProdCode: z.string(),
  cProdName: z.string(),
  cUrl: z.string(),
  iPrice: z.optional(Yuan),
  bOperated: z.boolean(),
  cSubtitle: z.optional(z.string()),
  cUnit: z.optional(z.string()),
  cShopUuid: z.optional(z.string()),
  cShopName: z.optional(z.string()),
  iSales: z.optional(z.int()),
  /** 1 fixed, 2 tiered, 3 enquiry only (面议). */
  iPriceMode: z.optional(z.int()),
  /** Smallest quantity of an order; absent when it is one. */
  iMinOrderQty: z.optional(z.int()),
  /** Days until the goods leave; absent when unknown. */
  iShipDays: z.optional(z.int()),
  /** Off the shelf. Only super users receive it, to find dead products on their pages. */
  bOffShelf: z.optional(z.boolean()),
})
export type ProductListItem = z.infer<typeof ProductListItem>

/** A product as modules and screens render it. */
export interface ProductCard {
  readonly code: string
  readonly name: string
  /** Empty when the product has no picture. */
  readonly imageUrl: string
  /** Absent when prices are hidden from this caller or the price is by enquiry. */
  readonly price?: Fen | undefined
  readonly isByEnquiry: boolean
  readonly isOperated: boolean
  readonly isOffShelf: boolean
  readonly subtitle: string
  readonly unit: string
  readonly shopName: string
  readonly sales: number
  /** Facts that a list shows as tags; absent when they do not apply. */
  readonly isTiered?: true
  readonly shipsNextDay?: true
  readonly minQuantity?: number
}

/** Maps a wire product to plain names. */
export function readProduct(item: ProductListItem): ProductCard {
  return {
    code: item.cProdCode,
    name: item.cProdName,
    imageUrl: item.cUrl,
    price: item.iPrice === undefined ? undefined : fenFromYuan(item.iPrice),
    isByEnquiry: item.iPriceMode === 3,
    isOperated: item.bOperated,
    isOffShelf: item.bOffShelf ?? false,
    subtitle: item.cSubtitle ?? '',
    unit: item.cUnit ?? '',
    shopName: item.cShopName ?? '',
    sales: item.iSales ?? 0,
    ...(item.iPriceMode === 2 && { isTiered: true }),
    ...(item.iShipDays === 1 && { shipsNextDay: true }),
    ...(item.iMinOrderQty !== undefined && item.iMinOrderQty > 1 && { minQuantity: item.iMinOrderQty }),
  }
}

/** A saleable variant (SKU) of a product. */
export const Variant = z.object({
  cSkuUuid: z.string(),
  cSkuCode: z.string(),
  cSpecText: z.string(),
  iPrice: z.optional(Yuan),
  iMarketPrice: z.optional(Yuan),
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
  }),
})
export type ProductDetail = z.infer<typeof ProductDetail>

/** A node of the class tree, three levels deep. */
export interface ProductClass {
  readonly cClassUuid: string
  readonly cClassName: string
  readonly iLevel: number
  readonly cIconUrl: string
  readonly children: readonly ProductClass[]
}
export const ProductClass: z.ZodMiniType<ProductClass, ProductClass> = z.object({
  cClassUuid: z.string(),
  cClassName: z.string(),
  iLevel: z.int(),
  cIconUrl: z.string(),
  get children() {
    return z.array(ProductClass)
  },
})
