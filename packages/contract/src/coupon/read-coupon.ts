import { fenFromYuan } from '../values/money.ts'
import type { Fen } from '../values/money.ts'
import { RECEIVE_STATES } from './coupon.contract.ts'
import type { MyCoupon, ReceivableCoupon } from './coupon.contract.ts'

/** What a coupon takes off, and for what, as modules and screens render it. */
export interface CouponCard {
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

/** A coupon that can be received, or could have been. */
export interface ReceivableCard extends CouponCard {
  readonly state: keyof typeof RECEIVE_STATES
  readonly left: number
  readonly total: number
  /** `yyyy-MM-dd HH:mm:ss`, or days from the receipt. */
  readonly validity: { readonly days: number } | { readonly from: string; readonly to: string }
}

const KINDS = ['amount', 'amount', 'share', 'freight'] as const
const SCOPES = ['all', 'classes', 'products'] as const
const BUYERS = ['any', 'enterprises', 'teams'] as const
const STATE_NAMES = Object.keys(RECEIVE_STATES) as (keyof typeof RECEIVE_STATES)[]

/** Maps a wire coupon to plain names. */
export function readCoupon(row: ReceivableCoupon | MyCoupon): CouponCard {
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

/** Maps a coupon of the centre to plain names. */
export function readReceivable(row: ReceivableCoupon): ReceivableCard {
  const { iValidDays: days, dValidFrom: from = '', dValidTo: to = '' } = row
  return {
    ...readCoupon(row),
    state: STATE_NAMES.find((name) => RECEIVE_STATES[name] === row.iReceiveState) ?? 'gone',
    left: row.iLeft,
    total: row.iTotal,
    validity: days === undefined ? { from, to } : { days },
  }
}
