export {
  COUPON_STATES,
  getMyCouponPage,
  getReceivableList,
  MyCoupon,
  RECEIVE_STATES,
  ReceivableCoupon,
  receiveCoupon,
} from './coupon.contract.ts'
