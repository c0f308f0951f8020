import { COUPON_STATES, RECEIVE_STATES } from '@mallwright/contract/coupon'
import type { MyCoupon, ReceivableCoupon } from '@mallwright/contract/coupon'
import { fen, yuanFromFen } from '@mallwright/contract/values'

import { wireTime } from '../gateway/wire-time.ts'
import type { MyCouponRow, ReceivableRow } from './coupon.store.ts'

const yuan = (cents: number) => yuanFromFen(fen(cents))

/** Number of the kind of buyer: 1 an enterprise, 2 a team, 0 a person. */
export type BuyerKind = 0 | 1 | 2

function terms(row: ReceivableRow | MyCouponRow) {
  return {
    cCouponUuid: row.id,
    cCouponName: row.name,
    iCouponType: row.kind,
    iAmount: yuan(row.offCents),
    iRateBps: row.rateBps,
    iMinAmount: yuan(row.minSpendCents),
    ...(row.maxOffCents !== null && { iMaxAmount: yuan(row.maxOffCents) }),
    cShopUuid: row.shopId ?? '',
    cShopName: row.shopName,
    iScope: row.scope,
    iBuyerKind: row.buyerKind,
  }
}

/** A coupon of the centre in wire names, for a buyer of a kind; `undefined` for a visitor, who finds it open. */
export function wireReceivable(row: ReceivableRow, buyerKind: BuyerKind | undefined): ReceivableCoupon {
  return {
    ...terms(row),
    iReceiveState: RECEIVE_STATES[receiveState(row, buyerKind)],
    iTotal: row.total,
    iLeft: row.total - row.taken,
    iPerUser: row.perUser,
    iReceived: row.received,
    dTakeTo: wireTime(row.takeTo),
    ...(row.validDays !== null && { iValidDays: row.validDays }),
    ...(row.validFrom && { dValidFrom: wireTime(row.validFrom) }),
    ...(row.validTo && { dValidTo: wireTime(row.validTo) }),
  }
}

function receiveState(row: ReceivableRow, buyerKind: BuyerKind | undefined): keyof typeof RECEIVE_STATES {
  if (row.received >= row.perUser) return 'received'
  if (row.taken >= row.total) return 'gone'
  if (buyerKind !== undefined && row.buyerKind !== 0 && row.buyerKind !== buyerKind) return 'otherBuyers'
  return 'open'
}

/** A received coupon in wire names. */
export function wireMyCoupon(row: MyCouponRow): MyCoupon {
  return {
    ...terms(row),
    cUserCouponUuid: row.userCouponId,
    iCouponState: row.state,
    dValidFrom: wireTime(row.validFrom),
    dValidTo: wireTime(row.validTo),
  }
}

/** The states that are counted, in their order. */
export const COUNTED_STATES = Object.values(COUPON_STATES)
