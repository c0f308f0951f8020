import { getReceivableList, receiveCoupon, RECEIVE_STATES } from '@mallwright/contract/coupon'
import type { ReceivableCoupon } from '@mallwright/contract/coupon'
import { createApi } from '@mallwright/contract/rpc'
import { fenFromYuan } from '@mallwright/contract/values'
import type { Fen, Locale } from '@mallwright/contract/values'
import { CallError } from '@mallwright/shop-core/query'
import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../../client/shop.ts'

/** Whether a coupon can be received by the caller. */
export type ReceiveState = keyof typeof RECEIVE_STATES

/** A coupon that can be received, or could have been. */
export interface Coupon {
  readonly id: string
  readonly name: string
  readonly kind: 'amount' | 'share' | 'freight'
  /** Taken off by kind `amount`. */
  readonly amount: Fen
  /** What remains to be paid with kind `share`, in tenths: 9 is 9 折. */
  readonly tenths: number
  readonly minSpend: Fen
  /** Empty for one of the platform. */
  readonly shopName: string
  readonly state: ReceiveState
  /** Day of the end of its use, `yyyy-MM-dd`; empty where it counts from the receipt. */
  readonly validTo: string
  readonly validDays: number | undefined
}

/** What coupons are looked for: a product, or a shop. */
export type CouponScope = { readonly productCode: string } | { readonly shopId: string }

/** Query keys of coupons that can be received; their state is the caller's. */
export const receivableKeys = {
  all: () => ['coupon', 'receivable'],
  list: (scope: CouponScope, caller: string, locale: Locale) => ['coupon', 'receivable', scope, caller, locale],
} as const

const OPERATIONS = { getReceivableList, receiveCoupon }

/** Coupons that can be received for a product or of a shop. */
export function receivableQuery({ send, locale }: Shop, scope: CouponScope, caller: string) {
  return queryOptions({
    queryKey: receivableKeys.list(scope, caller, locale()),
    queryFn: async (): Promise<readonly Coupon[]> => {
      const body = 'shopId' in scope ? { cShopUuid: scope.shopId } : { cProdCode: scope.productCode }
      const answer = await createApi(OPERATIONS, send).getReceivableList({ body })
      if (answer.ok) return answer.data.results.map(couponOf)
      if (answer.failure === 'EMPTY') return []
      throw new CallError(answer)
    },
  })
}

/** Receives a coupon. Rejects with `CallError`. */
export async function takeCoupon({ send }: Shop, couponId: string, requestId: string): Promise<void> {
  const body = { cCouponUuid: couponId, cRequestUuid: requestId }
  const answer = await createApi(OPERATIONS, send).receiveCoupon({ body })
  if (!answer.ok) throw new CallError(answer)
}

const KINDS = { 1: 'amount', 2: 'share', 3: 'freight' } as const

const STATES = Object.keys(RECEIVE_STATES) as readonly ReceiveState[]

function couponOf(wire: ReceivableCoupon): Coupon {
  return {
    id: wire.cCouponUuid,
    name: wire.cCouponName,
    kind: KINDS[wire.iCouponType as keyof typeof KINDS] ?? 'amount',
    amount: fenFromYuan(wire.iAmount),
    tenths: wire.iRateBps / 1000,
    minSpend: fenFromYuan(wire.iMinAmount),
    shopName: wire.cShopUuid === '' ? '' : wire.cShopName,
    state: STATES.find((state) => RECEIVE_STATES[state] === wire.iReceiveState) ?? 'gone',
    validTo: wire.dValidTo?.slice(0, 10) ?? '',
    validDays: wire.iValidDays,
  }
}
