import { CallError } from '@mallwright/shop-core/query'
import { getProductDetail, readProduct } from '@mallwright/contract/catalog'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { fenFromYuan, momentOf } from '@mallwright/contract/values'
import type { ProductCard, ProductDetail } from '@mallwright/contract/catalog'
import type { Fen } from '@mallwright/contract/values'

/** One step of a quantity price; `price` is absent when this caller may not see it. */
export interface PriceTier {
  readonly minQuantity: number
  readonly price?: Fen | undefined
}

/** A timed offer of a variant that runs now. */
export interface VariantOffer {
  readonly price: Fen
  /** Epoch ms. */
  readonly endsAt: number
  readonly quota: number
  readonly taken: number
  /** Units that this buyer can still have at its price. */
  readonly left: number
}

/** A saleable variant. */
export interface ProductVariant {
  readonly id: string
  /** Values in the order of the product's specs. */
  readonly values: readonly string[]
  readonly price?: Fen | undefined
  readonly marketPrice?: Fen | undefined
  /** Stock band of the server: 有货, 库存紧张 or 无货. */
  readonly stockBand: string
  readonly isSoldOut: boolean
  /** Pieces that can be sold; `undefined` for visitors. */
  readonly stock?: number | undefined
  /** The price is agreed with the buyer's institution; tiers do not apply. */
  readonly isAgreed?: true
  /** A lower price for some units, while it runs. */
  readonly offer?: VariantOffer
  readonly imageUrl: string
  /** From the smallest quantity up. */
  readonly tiers: readonly PriceTier[]
}

/** A product with everything that its page shows. */
export interface FullProduct extends ProductCard {
  readonly imageUrls: readonly string[]
  readonly attributes: readonly { readonly name: string; readonly text: string }[]
  readonly specs: readonly { readonly name: string; readonly values: readonly string[] }[]
  readonly variants: readonly ProductVariant[]
  readonly isSoldOut: boolean
  readonly shipDays: number
  readonly originPlace: string
  readonly isReturnable: boolean
  readonly afterSaleDays: number
  readonly minQuantity: number
  /** Quantities go up from the smallest by this. */
  readonly stepQuantity: number
  /** `undefined` without a limit. */
  readonly maxQuantity: number | undefined
  /** Empty without a video. */
  readonly videoUrl: string
  readonly reviewCount: number
  /** Percent of good reviews; `undefined` without reviews. */
  readonly goodRate: number | undefined
  readonly isCollected: boolean
  readonly hasSpecialInvoices: boolean
  readonly detailHtml: string
  readonly shop: {
    readonly id: string
    readonly name: string
    readonly logoUrl: string
    readonly isOperated: boolean
    readonly score: number
    readonly isClosed: boolean
    readonly productCount: number
    readonly followers: number
    readonly isFollowed: boolean
  }
}

/** Availability of a product. */
export type ProductState =
  | { readonly kind: 'onSale'; readonly product: FullProduct }
  | { readonly kind: 'offShelf'; readonly name: string }
  | { readonly kind: 'unknown' }

/** The stock band that means none is left. Contract `Variant`. */
const SOLD_OUT = '无货'

/** Reads a product by its code. Rejects with `CallError` when the call failed. */
export async function readProductState(send: Send, code: string): Promise<ProductState> {
  const answer = await createApi({ getProductDetail }, send).getProductDetail({ body: { cProdCode: code } })
  if (answer.ok) return { kind: 'onSale', product: readSheet(answer.data) }
  if (answer.failure === 'OFF_SHELF') {
    return { kind: 'offShelf', name: (answer.data as { readonly cProdName: string }).cProdName }
  }
  if (answer.failure === 'NOT_FOUND' || answer.failure === 'EMPTY') return { kind: 'unknown' }
  throw new CallError(answer)
}

function readSheet(wire: ProductDetail): FullProduct {
  const card = readProduct(wire)
  return {
    ...card,
    imageUrls: wire.imgList.length > 0 ? wire.imgList : [card.imageUrl].filter(Boolean),
    attributes: wire.attrList.map(({ cName, cValue }) => ({ name: cName, text: cValue })),
    specs: wire.specList.map(({ cSpecName, valueList }) => ({ name: cSpecName, values: valueList })),
    variants: wire.skuList.map(readVariant),
    isSoldOut: wire.bAllSoldOut,
    shipDays: wire.iShipDays,
    originPlace: wire.cOriginPlace,
    isReturnable: wire.bReturnable,
    afterSaleDays: wire.iAfterSaleDays,
    minQuantity: wire.iMinOrderQty,
    stepQuantity: wire.iStepQty,
    maxQuantity: wire.iMaxOrderQty,
    videoUrl: wire.cVideoUrl,
    reviewCount: wire.iReviewCount,
    goodRate: wire.iGoodRate,
    isCollected: wire.bCollect,
    hasSpecialInvoices: wire.bSpecialInvoice,
    detailHtml: wire.cDetailHtml,
    shop: {
      id: wire.shop.cShopUuid,
      name: wire.shop.cShopName,
      logoUrl: wire.shop.cPreviewUrl,
      isOperated: wire.shop.bOperated,
      score: wire.shop.iScore,
      isClosed: wire.shop.bClosed,
      productCount: wire.shop.iProdCount,
      followers: wire.shop.iFollowCount,
      isFollowed: wire.shop.bCollect,
    },
  }
}

function readVariant(wire: ProductDetail['skuList'][number]): ProductVariant {
  return {
    id: wire.cSkuUuid,
    values: wire.cSpecValues,
    price: fenOf(wire.iPrice),
    marketPrice: fenOf(wire.iMarketPrice),
    stockBand: wire.cStockBand,
    isSoldOut: wire.iStock === undefined ? wire.cStockBand === SOLD_OUT : wire.iStock <= 0,
    stock: wire.iStock,
    ...(wire.bAgreementPrice && { isAgreed: true }),
    ...(wire.timedOffer && { offer: readOffer(wire.timedOffer) }),
    imageUrl: wire.cImageUrl,
    tiers: wire.priceTierList
      .map(({ iMinQty, iPrice }) => ({ minQuantity: iMinQty, price: fenOf(iPrice) }))
      .sort((one, other) => one.minQuantity - other.minQuantity),
  }
}

function readOffer(wire: NonNullable<ProductDetail['skuList'][number]['timedOffer']>): VariantOffer {
  return {
    price: fenFromYuan(wire.iPrice),
    endsAt: momentOf(wire.dEndTime),
    quota: wire.iQuota,
    taken: wire.iTaken,
    left: wire.iLeft,
  }
}

function fenOf(yuan: number | undefined): Fen | undefined {
  return yuan === undefined ? undefined : fenFromYuan(yuan)
}
