export {
  agreeAfterSale,
  offerExchangeRefund,
  receiveReturnedGoods,
  refuseAfterSale,
  refuseReturnedGoods,
  shipExchange,
} from './answer-after-sale.contract.ts'
export { saveAfterSale, updateAfterSale } from './apply-after-sale.contract.ts'
export { applyPlatform, saveReturnShipment } from './pursue-after-sale.contract.ts'
export { getShopAfterSalePage, ShopAfterSale } from './shop-after-sale.contract.ts'
export {
  acceptExchangeRefund,
  cancelAfterSale,
  confirmExchange,
  getAfterSaleDetail,
  getAfterSalePage,
  getApplicablePage,
  getApplyInfo,
  getReasonList,
  getRefundMax,
} from './after-sale.contract.ts'
export {
  AfterSaleDetail,
  AfterSaleLine,
  AfterSaleListItem,
  AfterSaleLogEntry,
  AfterSalePage,
  AfterSaleParcel,
} from './after-sale-fields.ts'
export { AFTER_SALE_REASONS } from './after-sale-reasons.ts'
export type { AfterSaleReason } from './after-sale-reasons.ts'
export {
  AFTER_SALE_LIMITS,
  AFTER_SALE_OPERATIONS,
  AFTER_SALE_STATE_NAMES,
  AFTER_SALE_STATES,
  AFTER_SALE_TRANSITIONS,
  AFTER_SALE_TYPE_NAMES,
  AFTER_SALE_TYPES,
  OPEN_AFTER_SALE_STATES,
  SHOP_AFTER_SALE_OPERATIONS,
} from './after-sale-states.ts'
export type {
  AfterSaleEvent,
  AfterSaleOperation,
  AfterSaleState,
  AfterSaleTimer,
  AfterSaleTransition,
  AfterSaleType,
  ShopAfterSaleOperation,
} from './after-sale-states.ts'
