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
  /** No variant can be sold now (无货). */
  bSoldOut: z.optional(z.boolean()),
  /** `iPrice` follows from an agreement with the caller's institution (协议价). */
  bAgreementPrice: z.optional(z.boolean()),
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
  readonly isSoldOut?: boolean
  /** The price is agreed with the buyer's institution. */
  readonly isAgreed?: true
  /** Shop that sells it; absent where the list does not name one. */
  readonly shopId?: string
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
    ...(item.bSoldOut && { isSoldOut: true }),
    ...(item.bAgreementPrice && { isAgreed: true }),
    ...(item.cShopUuid && { shopId: item.cShopUuid }),
  }
}

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
