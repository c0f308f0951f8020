export {
  approveOrder,
  getApprovalRule,
  getOrgOrderDetail,
  OrderMember,
  rejectOrder,
  saveApprovalRule,
  saveOrderMember,
  withdrawApproval,
} from './approval.contract.ts'
export {
  CheckoutCoupon,
  CheckoutLine,
  CheckoutPreview,
  CheckoutShop,
  confirmOrder,
  getUsableCouponList,
  INVALID_TYPES,
  submitOrder,
} from './checkout.contract.ts'
export { addTimedOffer, endTimedOffer, getManagedOfferList, ManagedOffer } from './managed-offer.contract.ts'
export { getExpressCompanyList, getShipmentList, getTrackList, Shipment } from './logistics.contract.ts'
export {
  buyAgain,
  cancelOrder,
  confirmReceive,
  createPaymentFlow,
  deleteOrder,
  extendReceive,
  getOrderCount,
  getOrderDetail,
  getOrderLog,
  getOrderPage,
  remindShip,
  updateOrderAddress,
} from './order.contract.ts'
export {
  OrderAddress,
  OrderApproval,
  OrderDetail,
  OrderVoucher,
  OrderInvoice,
  OrderInvoiceApply,
  OrderItem,
  OrderListItem,
  OrderLogEntry,
  OrderPage,
} from './order-fields.ts'
export {
  CANCEL_REASONS,
  CLOSE_TYPE_NAMES,
  CLOSE_TYPES,
  ORDER_LIMITS,
  ORDER_OPERATIONS,
  ORDER_STATE_NAMES,
  ORDER_STATES,
  ORDER_TABS,
  ORDER_TRANSITIONS,
} from './order-states.ts'
export type {
  CloseType,
  OrderActor,
  OrderEvent,
  OrderOperation,
  OrderState,
  OrderTransition,
  StockEffect,
} from './order-states.ts'
export { exportOrgOrder } from './org-export.contract.ts'
export {
  adjustStock,
  cancelShopOrder,
  getManagedShopList,
  getManageProdPage,
  getShopOrderPage,
  ManagedProduct,
  ManagedSku,
  shipOrder,
  ShopOrder,
  updateProdState,
  updateSkuPrice,
} from './shop-manage.contract.ts'
