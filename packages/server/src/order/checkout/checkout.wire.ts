import type { CheckoutCoupon, CheckoutPreview } from '@mallwright/contract/order'
import { fen, moneyText, translate, yuanFromFen } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'

import { wireTime } from '../../gateway/wire-time.ts'
import type { CouponEffect, CouponRefusal } from '../../sale/coupon.rules.ts'
import { wireOrderAddress } from '../read/order.wire.ts'
import type { CheckedLine, CheckedShop, OwnCoupon } from './checkout.rules.ts'
import { couponEffects } from './checkout.rules.ts'
import type { ComputedCheckout } from './compute-checkout.ts'

const yuan = (cents: number) => yuanFromFen(fen(cents))

/** A computed checkout under the specification's names. */
export function wirePreview(previewId: string, computed: ComputedCheckout): CheckoutPreview {
  const { checkout, address, limit, input } = computed
  const effects = couponEffects(input)
  const usable = (shopId: string | null) =>
    input.coupons.filter((coupon) => coupon.shopId === shopId && isUsable(effects.get(coupon.id))).length
  return {
    cPreviewUuid: previewId,
    address: address ? { cAddressUuid: address.id, ...wireOrderAddress(address) } : null,
    shops: checkout.shops.map((shop) => wireShop(shop, usable(shop.shopId))),
    iGoodsTotal: yuan(checkout.goodsCents),
    iFreightTotal: yuan(checkout.freightCents),
    iCouponTotal: yuan(checkout.couponCents),
    iPayTotal: yuan(checkout.payCents),
    cUserCouponUuid: checkout.coupon?.id ?? '',
    cCouponName: checkout.coupon?.name ?? '',
    iUsableCoupons: usable(null),
    iOverAmount: limit ? yuan(limit.cents) : null,
    bSubmittable: checkout.isSubmittable,
  }
}

function isUsable(effect: CouponEffect | undefined): boolean {
  return effect !== undefined && 'offCents' in effect && effect.offCents > 0
}

function wireShop(shop: CheckedShop, usableCoupons: number): CheckoutPreview['shops'][number] {
  const [first] = shop.lines
  return {
    cShopUuid: shop.shopId,
    cShopName: first?.variant.shopName ?? '',
    bOperated: first?.variant.isOperated ?? false,
    bSpecialInvoice: shop.lines.every(({ variant }) => variant.hasSpecialInvoices),
    lines: shop.lines.map(wireLine),
    iGoodsAmount: yuan(shop.goodsCents),
    iFreight: yuan(shop.freightCents),
    iCouponAmount: yuan(shop.couponCents),
    iPayAmount: yuan(shop.payCents),
    cUserCouponUuid: shop.coupon?.id ?? '',
    cCouponName: shop.coupon?.name ?? '',
    iUsableCoupons: usableCoupons,
    iShipDays: Math.max(0, ...shop.lines.map(({ variant }) => variant.shipDays)),
    iMinShort: yuan(shop.minShortCents),
  }
}

function wireLine({ variant, qty, priceCents, priceSource, amountCents, invalidType }: CheckedLine) {
  return {
    cSkuUuid: variant.skuId,
    cProdCode: variant.prodCode,
    cProdName: variant.name,
    cUrl: variant.imageUrl,
    cSpecText: variant.specText,
    cUnit: variant.unit,
    iQty: qty,
    iPrice: yuan(priceCents),
    iAmount: yuan(amountCents),
    bAgreementPrice: priceSource === 'agreed',
    ...(priceSource === 'offer' && { bTimedOffer: true }),
    iInvalidType: invalidType,
    iAvailable: Math.max(0, variant.available),
  }
}

const REFUSALS: Readonly<Record<CouponRefusal, Label>> = {
  notStarted: { zh: '未到使用时间', en: 'Not valid yet' },
  expired: { zh: '已过期', en: 'Expired' },
  otherShop: { zh: '不适用于本店商品', en: 'Not for this shop' },
  otherProducts: { zh: '所选商品不适用', en: 'Not for these products' },
  minSpend: { zh: '还差 ¥{missing} 可用', en: 'Spend ¥{missing} more to use it' },
  buyerKind: { zh: '不适用于当前身份', en: 'Not for your kind of buyer' },
  noFreight: { zh: '本单无需运费', en: 'Delivery is free already' },
}

/** A buyer's coupons for a checkout: usable ones first, by what they take off. */
export function wireCoupons({ checkout, input }: ComputedCheckout, locale: Locale): CheckoutCoupon[] {
  const effects = couponEffects(input)
  const chosen = new Set([checkout.coupon?.id, ...checkout.shops.map(({ coupon }) => coupon?.id)])
  const names = new Map(checkout.shops.map(({ shopId, lines }) => [shopId, lines[0]?.variant.shopName ?? '']))
  return input.coupons
    .map((coupon) =>
      wireCoupon(coupon, { effect: effects.get(coupon.id), isChosen: chosen.has(coupon.id), names, locale }),
    )
    .toSorted((one, other) => Number(other.bUsable) - Number(one.bUsable) || other.iAmount - one.iAmount)
}

function wireCoupon(
  coupon: OwnCoupon,
  shown: {
    readonly effect: CouponEffect | undefined
    readonly isChosen: boolean
    readonly names: ReadonlyMap<string, string>
    readonly locale: Locale
  },
): CheckoutCoupon {
  const { effect, isChosen, names, locale } = shown
  return {
    cUserCouponUuid: coupon.id,
    cCouponName: coupon.name,
    iCouponType: coupon.kind,
    cShopUuid: coupon.shopId ?? '',
    cShopName: (coupon.shopId !== null && names.get(coupon.shopId)) || '',
    iAmount: yuan(effect && 'offCents' in effect ? effect.offCents : 0),
    iMinAmount: yuan(coupon.minSpendCents),
    dValidTo: wireTime(coupon.validTo),
    bUsable: isUsable(effect),
    cReason: reasonOf(effect, locale),
    bChosen: isChosen,
  }
}

function reasonOf(effect: CouponEffect | undefined, locale: Locale): string {
  if (!effect || !('refusal' in effect)) return ''
  return translate(locale, REFUSALS[effect.refusal], { missing: moneyText(fen(effect.missingCents ?? 0)) })
}
