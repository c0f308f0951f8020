import {
  getMyCouponPage,
  getReceivableList,
  readCoupon,
  readReceivable,
  receiveCoupon,
} from '@mallwright/contract/coupon'
import type { CouponCard, ReceivableCard } from '@mallwright/contract/coupon'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { CallError } from '@mallwright/shop-core/query'

/** Calls of coupons. */
export function couponApi(send: Send) {
  return createApi({ getMyCouponPage, getReceivableList, receiveCoupon }, send)
}

/** A received coupon. */
export interface OwnCoupon extends CouponCard {
  readonly from: string
  readonly to: string
}

/** The coupons that can be received: of a shop, for a product, or all. Rejects with `CallError`. */
export async function readReceivableCoupons(
  send: Send,
  of: { readonly shopId?: string; readonly productCode?: string },
): Promise<readonly ReceivableCard[]> {
  const { shopId = '', productCode = '' } = of
  const answer = await couponApi(send).getReceivableList({ body: { cShopUuid: shopId, cProdCode: productCode } })
  if (!answer.ok) throw new CallError(answer)
  return answer.data.results.map(readReceivable)
}

/** A page of received coupons in a state (1 unused, 2 used, 3 expired), with the numbers of all. Rejects with `CallError`. */
export async function readOwnCoupons(send: Send, state: 1 | 2 | 3, number: number) {
  const answer = await couponApi(send).getMyCouponPage({ body: { iCouponState: state, pageNumber: number } })
  if (!answer.ok) throw new CallError(answer)
  return {
    items: answer.data.results.map((row): OwnCoupon => ({
      ...readCoupon(row),
      id: row.cUserCouponUuid,
      from: row.dValidFrom,
      to: row.dValidTo,
    })),
    total: answer.data.iTotleSize,
    counts: new Map(answer.data.countList.map(({ iCouponState, iCount }) => [iCouponState, iCount])),
  }
}
