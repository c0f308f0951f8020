import { CART_INVALID } from '@mallwright/contract/cart'
import type { Cart as WireCart, CartLine as WireLine, CartShop as WireShop } from '@mallwright/contract/cart'
import { fenFromYuan } from '@mallwright/contract/values'
import type { Fen } from '@mallwright/contract/values'

/** Why a line cannot be ordered; `none` when it can. */
export type CartInvalid = keyof typeof CART_INVALID

/** What a line shows of its variant: in a cart, a checkout and an order. */
export interface VariantLine {
  readonly skuId: string
  readonly name: string
  readonly imageUrl: string
  readonly spec: string
  readonly unit: string
  readonly quantity: number
}

/** A line of the cart. Amounts are absent where prices are hidden. */
export interface CartLine extends VariantLine {
  readonly id: string
  readonly productCode: string
  readonly isSelected: boolean
  readonly invalid: CartInvalid
  /** Of a unit at this quantity. */
  readonly price: Fen | undefined
  readonly isAgreed: boolean
  /** The price is that of a timed offer. */
  readonly isOffer: boolean
  /** More (or, negative, less) than when the line was put in. */
  readonly priceChange: Fen | undefined
  readonly minQuantity: number
  readonly step: number
  /** `undefined` without a limit. */
  readonly maxQuantity: number | undefined
  /** `undefined` for visitors. */
  readonly stock: number | undefined
  readonly isShort: boolean
  /** Nearest quantity that can be ordered, where this one cannot be. */
  readonly fitQuantity: number | undefined
  readonly nextTier: { readonly more: number; readonly price: Fen } | undefined
}

/** The lines of a shop that can be ordered. */
export interface CartShop {
  readonly id: string
  readonly name: string
  readonly isOperated: boolean
  readonly lines: readonly CartLine[]
  /** Of the selected lines. */
  readonly subtotal: Fen | undefined
  /** Missing for free delivery: 0 when it is free, `undefined` where no amount makes it. */
  readonly freeFreightMissing: Fen | undefined
  readonly minOrderMissing: Fen | undefined
  readonly hasCoupon: boolean
}

/** The cart as the server gives it; totals are the server's. */
export interface Cart {
  readonly shops: readonly CartShop[]
  readonly invalid: readonly CartLine[]
  readonly count: number
  readonly selectedCount: number
  readonly total: Fen | undefined
}

const amount = (yuan: number | undefined) => (yuan === undefined ? undefined : fenFromYuan(yuan))

const INVALID_NAMES = Object.keys(CART_INVALID) as CartInvalid[]

/** The name of an invalid type; one that a newer server knows is `offShelf`. */
export function invalidOf(type: number): CartInvalid {
  return INVALID_NAMES.find((name) => CART_INVALID[name] === type) ?? 'offShelf'
}

/** Maps a wire cart to plain names. */
export function cartOf(cart: WireCart): Cart {
  return {
    shops: cart.shopList.map(shopOf),
    invalid: cart.invalidList.map(lineOf),
    count: cart.iCount,
    selectedCount: cart.iSelectedCount,
    total: amount(cart.iTotal),
  }
}

function shopOf(shop: WireShop): CartShop {
  return {
    id: shop.cShopUuid,
    name: shop.cShopName,
    isOperated: shop.bOperated,
    lines: shop.lineList.map(lineOf),
    subtotal: amount(shop.iSubtotal),
    freeFreightMissing: amount(shop.iFreeFreightMissing),
    minOrderMissing: amount(shop.iMinOrderMissing),
    hasCoupon: shop.bHasCoupon,
  }
}

function lineOf(line: WireLine): CartLine {
  return {
    id: line.cCartUuid,
    skuId: line.cSkuUuid,
    productCode: line.cProdCode,
    name: line.cProdName,
    imageUrl: line.cUrl,
    spec: line.cSpecText,
    unit: line.cUnit,
    quantity: line.iQty,
    isSelected: line.bSelected,
    invalid: invalidOf(line.iInvalidType),
    price: amount(line.iPrice),
    isAgreed: line.bAgreementPrice,
    isOffer: line.bTimedOffer ?? false,
    priceChange: amount(line.iPriceChange),
    minQuantity: line.iMinOrderQty,
    step: line.iStepQty,
    maxQuantity: line.iMaxOrderQty,
    stock: line.iStock,
    isShort: line.bStockShort,
    fitQuantity: line.iFitQty,
    nextTier: line.nextTier && { more: line.nextTier.iMoreQty, price: fenFromYuan(line.nextTier.iPrice) },
  }
}

/** Every line that can be ordered. */
export function orderableLines({ shops }: Cart): readonly CartLine[] {
  return shops.flatMap(({ lines }) => lines)
}
