export { readCoupon, readReceivable } from './read-coupon.ts'
export type { CouponCard, ReceivableCard } from './read-coupon.ts'
export {
  COUPON_STATES,
  getMyCouponPage,
  getReceivableList,
  MyCoupon,
  RECEIVE_STATES,
  ReceivableCoupon,
  receiveCoupon,
} from './coupon.contract.ts'
