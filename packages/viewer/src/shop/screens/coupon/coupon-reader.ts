import { getMyCouponPage, getReceivableList, RECEIVE_STATES, receiveCoupon } from '@mallwright/contract/coupon'
import type { MyCoupon, ReceivableCoupon } from '@mallwright/contract/coupon'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { fenFromYuan } from '@mallwright/contract/values'
import type { Fen } from '@mallwright/contract/values'
import { CallError } from '@mallwright/shop-core/query'

/** Calls of coupons. */
export function couponApi(send: Send) {
  return createApi({ getMyCouponPage, getReceivableList, receiveCoupon }, send)
}

/** What a coupon takes off, and for what. */
export interface Coupon {
  /** Of the coupon in the centre, of the received one otherwise. */
  readonly id: string
  readonly name: string
  readonly kind: 'amount' | 'share' | 'freight'
  readonly amount: Fen
  /** Share that remains to be paid, in basis points. */
  readonly rateBps: number
  readonly minSpend: Fen
  readonly maxOff: Fen | undefined
  /** Empty for one of the platform. */
  readonly shopId: string
  readonly shopName: string
  readonly scope: 'all' | 'classes' | 'products'
  readonly buyers: 'any' | 'enterprises' | 'teams'
}

/** A coupon of the centre. */
export interface ReceivableCard extends Coupon {
  readonly state: keyof typeof RECEIVE_STATES
  readonly left: number
  readonly total: number
  /** `yyyy-MM-dd HH:mm:ss`, or days from the receipt. */
  readonly validity: { readonly days: number } | { readonly from: string; readonly to: string }
}

/** A received coupon. */
export interface OwnCoupon extends Coupon {
  readonly from: string
  readonly to: string
}

const KINDS = ['amount', 'amount', 'share', 'freight'] as const
const SCOPES = ['all', 'classes', 'products'] as const
const BUYERS = ['any', 'enterprises', 'teams'] as const

/** The coupons that can be received: of a shop, for a product, or all. Rejects with `CallError`. */
export async function readReceivable(
  send: Send,
  of: { readonly shopId?: string; readonly productCode?: string },
): Promise<readonly ReceivableCard[]> {
  const { shopId = '', productCode = '' } = of
  const answer = await couponApi(send).getReceivableList({ body: { cShopUuid: shopId, cProdCode: productCode } })
  if (!answer.ok) throw new CallError(answer)
  return answer.data.results.map(receivableOf)
}

/** A page of received coupons in a state (1 unused, 2 used, 3 expired), with the numbers of all. Rejects with `CallError`. */
export async function readOwnCoupons(send: Send, state: 1 | 2 | 3, number: number) {
  const answer = await couponApi(send).getMyCouponPage({ body: { iCouponState: state, pageNumber: number } })
  if (!answer.ok) throw new CallError(answer)
  return {
    items: answer.data.results.map((row): OwnCoupon => ({
      ...couponOf(row),
      id: row.cUserCouponUuid,
      from: row.dValidFrom,
      to: row.dValidTo,
    })),
    total: answer.data.iTotleSize,
    counts: new Map(answer.data.countList.map(({ iCouponState, iCount }) => [iCouponState, iCount])),
  }
}

function couponOf(row: ReceivableCoupon | MyCoupon): Coupon {
  return {
    id: row.cCouponUuid,
    name: row.cCouponName,
    kind: KINDS[row.iCouponType] ?? 'amount',
    amount: fenFromYuan(row.iAmount),
    rateBps: row.iRateBps,
    minSpend: fenFromYuan(row.iMinAmount),
    maxOff: row.iMaxAmount === undefined ? undefined : fenFromYuan(row.iMaxAmount),
    shopId: row.cShopUuid,
    shopName: row.cShopName,
    scope: SCOPES[row.iScope] ?? 'all',
    buyers: BUYERS[row.iBuyerKind] ?? 'any',
  }
}

const STATE_NAMES = Object.keys(RECEIVE_STATES) as (keyof typeof RECEIVE_STATES)[]

function receivableOf(row: ReceivableCoupon): ReceivableCard {
  const { iValidDays: days, dValidFrom: from = '', dValidTo: to = '' } = row
  return {
    ...couponOf(row),
    state: STATE_NAMES.find((name) => RECEIVE_STATES[name] === row.iReceiveState) ?? 'gone',
    left: row.iLeft,
    total: row.iTotal,
    validity: days === undefined ? { from, to } : { days },
  }
}
