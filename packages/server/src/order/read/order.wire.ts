import { AFTER_SALE_STATE_NAMES, OPEN_AFTER_SALE_STATES } from '@mallwright/contract/after-sale'
import { INVOICE_STATE_NAMES } from '@mallwright/contract/invoice'
import { CLOSE_TYPE_NAMES, ORDER_STATE_NAMES } from '@mallwright/contract/order'
import type {
  CloseType,
  OrderDetail,
  OrderEvent,
  OrderInvoiceApply,
  OrderItem,
  OrderListItem,
  OrderState,
} from '@mallwright/contract/order'
import { fen, translate, yuanFromFen } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'

import type { orderLog } from '../../db/tables/trade/order.table.ts'
import type { AddressSnapshot } from '../../db/tables/trade/order.table.ts'
import { wireTime } from '../../gateway/wire-time.ts'
import type { InvoiceRow } from '../../invoice/book/invoice-row.store.ts'
import { reasonLabel } from '../change/order-messages.ts'
import type { OrderItemRow } from '../change/order-row.store.ts'
import { trackText } from '../shipping/shipping-texts.ts'
import type { OrderDetailRow } from './order-detail.store.ts'
import type { OrderListRow } from './order-list.store.ts'
import { orderOps } from './order-ops.rules.ts'
import type { OrderReader } from './order-reader.ts'

const yuan = (cents: number) => yuanFromFen(fen(cents))
const timeOf = (moment: Date | null | undefined) => (moment ? wireTime(moment) : '')

/** A line of an order under the specification's names. */
export function wireOrderItem(item: OrderItemRow): OrderItem {
  return {
    cOrderItemUuid: item.id,
    cSkuUuid: item.skuId,
    cProdCode: item.prodCode,
    cProdName: item.name,
    cUrl: item.imageUrl,
    cSpecText: item.specText,
    cUnit: item.unit,
    iQty: item.qty,
    iPrice: yuan(item.priceCents),
    iAmount: yuan(item.amountCents),
    bAgreementPrice: item.priceSource === 'agreed',
    ...(item.priceSource === 'offer' && { bTimedOffer: true }),
    iShippedQty: item.shippedQty,
    ...(item.refundedCents > 0 && { iRefundAmount: yuan(item.refundedCents) }),
    ...(item.afterSaleQty > 0 && { iAfterSaleQty: item.afterSaleQty }),
  }
}

/** A stored address of an order under the specification's names. */
export function wireOrderAddress(address: AddressSnapshot): OrderDetail['address'] {
  return {
    cReceiver: address.receiverName,
    cMobilePhone: address.phone,
    cProvince: address.province,
    cCity: address.city,
    cArea: address.area,
    cAreaCode: address.areaCode,
    cAddress: address.detail,
  }
}

/** What a reader sees an order with. */
export interface OrderView {
  readonly reader: OrderReader
  readonly locale: Locale
  readonly items: readonly OrderItemRow[]
  /** Its trade waits for a decision that the reader may take. */
  readonly decides: boolean
}

/** An order in a list under the specification's names. */
export function wireOrder(row: OrderListRow, { reader, locale, items, decides }: OrderView): OrderListItem {
  // The numbers are those of the table's checks.
  const state = row.state as OrderState
  const own = items.filter(({ orderId }) => orderId === row.id)
  return {
    cOrderUuid: row.id,
    cOrderNo: row.orderNo,
    cTradeNo: row.tradeNo,
    iOrderType: row.type,
    iOrderState: state,
    cOrderStateName: translate(locale, ORDER_STATE_NAMES[state]),
    iCloseType: row.closeType,
    cCloseTypeName: row.closeType === null ? '' : translate(locale, CLOSE_TYPE_NAMES[row.closeType as CloseType]),
    cShopUuid: row.shopId,
    cShopName: row.shopName,
    bOperated: row.isOperated,
    iPayAmount: yuan(row.payCents),
    iRefundAmount: yuan(row.refundedCents),
    iQty: own.reduce((sum, { qty }) => sum + qty, 0),
    items: own.map(wireOrderItem),
    dCreate: wireTime(row.createdAt),
    iPaySeconds: row.paySeconds,
    bShipLate: row.isShipLate,
    opList: orderOps({
      state,
      isOwn: row.accountId === reader.accountId,
      decides,
      isShipLate: row.isShipLate,
      hasShipments: row.shipmentCount > 0,
      addressChanges: row.addressChanges,
      extendCount: row.extendCount,
      canAskAfterSale: row.canAskAfterSale,
      hasAfterSales: row.hasAfterSales,
      canBeInvoiced: row.canBeInvoiced,
    }),
  }
}

/** An order with everything that its page shows, under the specification's names. */
export function wireOrderDetail(row: OrderListRow, detail: OrderDetailRow, view: OrderView): OrderDetail {
  const { locale } = view
  const { order, flow, track, approval, invoiceApply } = detail
  const { invoice } = order
  const bOwn = order.accountId === view.reader.accountId
  return {
    ...wireOrder(row, view),
    address: wireOrderAddress(order.address),
    invoice: invoice && {
      iInvoiceKind: invoice.kind,
      cTitle: invoice.title,
      cTaxNo: invoice.taxNo,
      cEmail: invoice.email,
    },
    ...(invoiceApply && bOwn && { invoiceApply: wireInvoiceApply(invoiceApply, locale) }),
    cRemark: order.remark,
    iGoodsAmount: yuan(order.goodsCents),
    iFreight: yuan(order.freightCents),
    iDiscount: yuan(order.discountCents),
    iCouponAmount: yuan(order.couponCents),
    dPay: timeOf(order.paidAt),
    dShip: timeOf(order.shippedAt),
    dReceive: timeOf(order.receivedAt),
    dClose: timeOf(order.closedAt),
    cReason: translate(locale, reasonLabel(order.reason)),
    dAutoConfirm: order.confirmPausedAt ? '' : timeOf(order.autoConfirmAt),
    iAutoConfirmSeconds:
      order.autoConfirmAt && !order.confirmPausedAt
        ? Math.max(0, Math.ceil((order.autoConfirmAt.getTime() - Date.now()) / 1000))
        : 0,
    cPayMethodName: flow?.methodName ?? '',
    cPaymentFlowNo: flow?.flowNo ?? '',
    track: track ? { cText: trackText(locale, track.text), dTrack: wireTime(track.at) } : null,
    iShipmentCount: row.shipmentCount,
    afterSales: detail.afterSales.map(({ afterSaleNo, orderItemId, state }) => ({
      cAfterSaleNo: afterSaleNo,
      cOrderItemUuid: orderItemId,
      cAfterSaleStateName: translate(locale, AFTER_SALE_STATE_NAMES[state]),
      bOpen: (OPEN_AFTER_SALE_STATES as readonly number[]).includes(state),
    })),
    iTradeUnpaid: detail.unpaidOfTrade,
    cBuyerName: detail.buyerName,
    cOrgName: detail.organisationName,
    approval: approval
      ? {
          iApprovalState: approval.state,
          iOverAmount: yuan(approval.limitCents),
          bMemberLimit: approval.isMemberLimit,
          cApproverName: approval.approverName,
          cOpinion: approval.opinion,
          dExpire: wireTime(approval.expiresAt),
          dDecide: timeOf(approval.decidedAt),
        }
      : null,
    bOwn,
  }
}

function wireInvoiceApply({ applyNo, state, invoiceNo }: InvoiceRow, locale: Locale): OrderInvoiceApply {
  return {
    cInvoiceApplyNo: applyNo,
    iInvoiceState: state,
    cInvoiceStateName: translate(locale, INVOICE_STATE_NAMES[state]),
    cInvoiceNo: invoiceNo,
  }
}

const LOG_TEXTS: Readonly<Record<OrderEvent | 'submit' | 'changeAddress' | 'remind' | 'extend', Label>> = {
  submit: { zh: '提交订单', en: 'Order placed' },
  approve: { zh: '审批通过', en: 'Approved' },
  reject: { zh: '审批驳回', en: 'Rejected' },
  withdraw: { zh: '撤回审批', en: 'Withdrawn' },
  expireApproval: { zh: '审批超时，订单取消', en: 'Not approved in time; cancelled' },
  transfer: { zh: '选择企业转账', en: 'Company transfer chosen' },
  withdrawTransfer: { zh: '取消企业转账', en: 'Company transfer given up' },
  refuseTransfer: { zh: '转账未通过核对', en: 'Company transfer not accepted' },
  pay: { zh: '付款成功', en: 'Paid' },
  cancel: { zh: '买家取消订单', en: 'Cancelled by the buyer' },
  expire: { zh: '超时未付款，订单取消', en: 'Not paid in time; cancelled' },
  shipPart: { zh: '商家部分发货', en: 'Partly shipped' },
  shipRest: { zh: '商家发货', en: 'Shipped' },
  cancelLate: { zh: '发货超时，买家取消订单', en: 'Cancelled because shipment was late' },
  cancelByShop: { zh: '商家取消订单', en: 'Cancelled by the shop' },
  receive: { zh: '确认收货', en: 'Received' },
  receiveByTime: { zh: '自动确认收货', en: 'Taken as received' },
  refundRest: { zh: '剩余商品已退款，全部发货', en: 'The rest was refunded; all shipped' },
  refundAll: { zh: '全额退款，交易关闭', en: 'Refunded in full; closed' },
  changeAddress: { zh: '修改收货地址', en: 'Address changed' },
  remind: { zh: '提醒发货', en: 'Shop reminded' },
  extend: { zh: '延长收货', en: 'Receipt put off' },
}

/** A step of an order's history, in the reader's language. */
export function wireLogEntry({ event, text, createdAt }: typeof orderLog.$inferSelect, locale: Locale) {
  const label = LOG_TEXTS[event as keyof typeof LOG_TEXTS]
  return { cText: label ? translate(locale, label) : event, cRemark: text, dCreate: wireTime(createdAt) }
}
