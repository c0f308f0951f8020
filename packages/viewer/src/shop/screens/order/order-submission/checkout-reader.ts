import { getHeaderList } from '@mallwright/contract/invoice'
import { confirmOrder, getUsableCouponList, submitOrder } from '@mallwright/contract/order'
import type { CheckoutPreview } from '@mallwright/contract/order'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { fenFromYuan } from '@mallwright/contract/values'
import { CallError } from '@mallwright/shop-core/query'

import type { BuyLine, Checkout, CheckoutChoice, CheckoutCoupon } from './checkout-model.ts'

const OPERATIONS = { confirmOrder, getHeaderList, getUsableCouponList, submitOrder }

/** Calls of the checkout, loaded with it. */
export function checkoutApi(send: Send) {
  return createApi(OPERATIONS, send)
}

/** Computes a checkout on the server. Rejects with `CallError`. */
export async function readCheckout(send: Send, choice: CheckoutChoice): Promise<Checkout> {
  const { source, addressId, coupons, invoice } = choice
  const answer = await checkoutApi(send).confirmOrder({
    body: {
      cFrom: source.kind,
      items: source.kind === 'buy' ? wireLines(source.lines) : [],
      cAddressUuid: addressId,
      ...(coupons && {
        coupons: Object.entries(coupons).flatMap(([shopId, couponId]) =>
          couponId === '' ? [] : [{ cShopUuid: shopId, cUserCouponUuid: couponId }],
        ),
      }),
      ...(invoice && { invoice: { iInvoiceKind: invoice.kind, cHeaderUuid: invoice.headerId } }),
    },
  })
  if (!answer.ok) throw new CallError(answer)
  return checkoutOf(answer.data)
}

const wireLines = (lines: readonly BuyLine[]) =>
  lines.map(({ skuId, quantity }) => ({ cSkuUuid: skuId, iQty: quantity }))

/** The buyer's coupons for a checkout. Rejects with `CallError`. */
export async function readCoupons(send: Send, previewId: string): Promise<readonly CheckoutCoupon[]> {
  const answer = await checkoutApi(send).getUsableCouponList({ body: { cPreviewUuid: previewId } })
  if (!answer.ok) throw new CallError(answer)
  return answer.data.results.map((coupon) => ({
    id: coupon.cUserCouponUuid,
    name: coupon.cCouponName,
    shopId: coupon.cShopUuid,
    off: fenFromYuan(coupon.iAmount),
    minAmount: fenFromYuan(coupon.iMinAmount),
    validTo: coupon.dValidTo,
    isUsable: coupon.bUsable,
    reason: coupon.cReason,
  }))
}

/** An invoice header that may be chosen. */
export interface InvoiceHeaderChoice {
  readonly id: string
  readonly title: string
  readonly taxNo: string
  /** Has everything that a 增值税专用发票 asks for. */
  readonly isComplete: boolean
}

/** The headers of the institution, if there is one, and of the person. Rejects with `CallError`. */
export async function readInvoiceHeaders(send: Send, hasInstitution: boolean): Promise<readonly InvoiceHeaderChoice[]> {
  const owners = hasInstitution ? [true, false] : [false]
  const answers = await Promise.all(
    owners.map((bInstitution) => checkoutApi(send).getHeaderList({ body: { bInstitution } })),
  )
  return answers.flatMap((answer) => {
    if (!answer.ok) throw new CallError(answer)
    return answer.data.results.map(({ cHeaderUuid, cTitle, cTaxNo, bSpecial }) => ({
      id: cHeaderUuid,
      title: cTitle,
      taxNo: cTaxNo,
      isComplete: bSpecial,
    }))
  })
}

/** A wire checkout under plain names. */
export function checkoutOf(preview: CheckoutPreview): Checkout {
  const { address } = preview
  return {
    previewId: preview.cPreviewUuid,
    address: address
      ? {
          id: address.cAddressUuid,
          receiver: address.cReceiver,
          phone: address.cMobilePhone,
          text: [...new Set([address.cProvince, address.cCity, address.cArea]), address.cAddress].join(''),
        }
      : undefined,
    shops: preview.shops.map((shop) => ({
      id: shop.cShopUuid,
      name: shop.cShopName,
      isOperated: shop.bOperated,
      hasSpecialInvoices: shop.bSpecialInvoice,
      lines: shop.lines.map((line) => ({
        skuId: line.cSkuUuid,
        name: line.cProdName,
        imageUrl: line.cUrl,
        spec: line.cSpecText,
        unit: line.cUnit,
        quantity: line.iQty,
        price: fenFromYuan(line.iPrice),
        isAgreed: line.bAgreementPrice,
        isOffer: line.bTimedOffer ?? false,
        invalidType: line.iInvalidType,
        available: line.iAvailable,
      })),
      goodsAmount: fenFromYuan(shop.iGoodsAmount),
      freight: fenFromYuan(shop.iFreight),
      couponAmount: fenFromYuan(shop.iCouponAmount),
      payAmount: fenFromYuan(shop.iPayAmount),
      couponId: shop.cUserCouponUuid,
      couponName: shop.cCouponName,
      usableCoupons: shop.iUsableCoupons,
      shipDays: shop.iShipDays,
      missingToMinimum: fenFromYuan(shop.iMinShort),
    })),
    goodsTotal: fenFromYuan(preview.iGoodsTotal),
    freightTotal: fenFromYuan(preview.iFreightTotal),
    couponTotal: fenFromYuan(preview.iCouponTotal),
    payTotal: fenFromYuan(preview.iPayTotal),
    couponId: preview.cUserCouponUuid,
    couponName: preview.cCouponName,
    usableCoupons: preview.iUsableCoupons,
    approvalLimit: preview.iOverAmount === null ? undefined : fenFromYuan(preview.iOverAmount),
    canSubmit: preview.bSubmittable,
  }
}
