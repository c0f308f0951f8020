import type { Cart, CartLine, CartShop } from '@mallwright/contract/cart'
import { CART_INVALID } from '@mallwright/contract/cart'
import { fen, yuanFromFen } from '@mallwright/contract/values'

import type { FreightPlan } from '../sale/freight.rules.ts'
import { freeFreightMissing, priceChange, selectedLines, totalOf } from './cart.rules.ts'
import type { PricedLine } from './cart.rules.ts'

/** What an answer about a cart depends on beside its lines. */
export interface CartView {
  readonly seesPrices: boolean
  readonly seesStock: boolean
  readonly plans: ReadonlyMap<string, FreightPlan>
  /** Shops with coupons to receive. */
  readonly couponShops: ReadonlySet<string>
}

const yuan = (cents: number) => yuanFromFen(fen(cents))

/** A cart in wire names: lines that can be ordered by shop, in the order in which their shops come first, and the others. */
export function wireCart(lines: readonly PricedLine[], view: CartView): Cart {
  const selected = selectedLines(lines)
  const valid = lines.filter(({ invalidType }) => invalidType === CART_INVALID.none)
  const shopIds = [...new Set(valid.map(({ variant }) => variant.shopId))]
  return {
    shopList: shopIds.map((shopId) =>
      wireShop(
        valid.filter(({ variant }) => variant.shopId === shopId),
        view,
      ),
    ),
    invalidList: lines
      .filter(({ invalidType }) => invalidType !== CART_INVALID.none)
      .map((line) => wireLine(line, view)),
    iCount: lines.length,
    iSelectedCount: selected.length,
    ...(view.seesPrices && { iTotal: yuan(totalOf(selected)) }),
  }
}

function wireShop(lines: readonly PricedLine[], view: CartView): CartShop {
  const selected = selectedLines(lines)
  const subtotal = totalOf(selected)
  const missing = freeFreightMissing(selected, view.plans)
  const [{ variant }] = lines as readonly [PricedLine]
  const isTooLittle = selected.length > 0 && subtotal < variant.minOrderCents
  return {
    cShopUuid: variant.shopId,
    cShopName: variant.shopName,
    bOperated: variant.isOperated,
    lineList: lines.map((line) => wireLine(line, view)),
    bHasCoupon: view.couponShops.has(variant.shopId),
    ...(view.seesPrices && {
      iSubtotal: yuan(subtotal),
      ...(missing !== undefined && { iFreeFreightMissing: yuan(missing) }),
      ...(isTooLittle && { iMinOrderMissing: yuan(variant.minOrderCents - subtotal) }),
    }),
  }
}

function wireLine(line: PricedLine, { seesPrices, seesStock }: CartView): CartLine {
  const { entry, variant } = line
  const fitQty = seesStock ? line.fitQty : line.ruleQty
  return {
    cCartUuid: entry.id,
    cSkuUuid: entry.skuId,
    cProdCode: variant.prodCode,
    cProdName: variant.name,
    cUrl: variant.imageUrl,
    cSpecText: variant.specText,
    cUnit: variant.unit,
    iQty: entry.qty,
    bSelected: entry.isSelected,
    iInvalidType: line.invalidType,
    bAgreementPrice: line.unit.source === 'agreed',
    ...(line.unit.source === 'offer' && { bTimedOffer: true }),
    iMinOrderQty: variant.minOrderQty,
    iStepQty: variant.stepQty,
    ...(variant.maxOrderQty !== null && { iMaxOrderQty: variant.maxOrderQty }),
    bStockShort: entry.qty > variant.available,
    ...(seesStock && { iStock: variant.available }),
    ...(fitQty !== undefined && { iFitQty: fitQty }),
    ...(seesPrices && line.invalidType !== CART_INVALID.byEnquiry && wirePrices(line)),
  }
}

function wirePrices(line: PricedLine): Partial<CartLine> {
  const { unit, cents, next } = line
  const change = priceChange(line)
  return {
    iPrice: yuan(unit.cents),
    iAmount: yuan(cents),
    ...(change !== 0 && { iPriceChange: yuan(change) }),
    ...(next && { nextTier: { iMoreQty: next.moreQty, iPrice: yuan(next.priceCents) } }),
  }
}
