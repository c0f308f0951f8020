import * as orderCalls from '@mallwright/contract/order'
import type {
  OrderAddress as WireAddress,
  OrderDetail,
  OrderItem,
  OrderListItem,
  Shipment,
} from '@mallwright/contract/order'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { fenFromYuan } from '@mallwright/contract/values'
import { CallError } from '@mallwright/shop-core/query'

import type { Order, OrderAddress, OrderDetails, OrderLine, OrderStep, Parcel, Track } from './order-model.ts'

const OPERATIONS = {
  approveOrder: orderCalls.approveOrder,
  buyAgain: orderCalls.buyAgain,
  cancelOrder: orderCalls.cancelOrder,
  confirmReceive: orderCalls.confirmReceive,
  createPaymentFlow: orderCalls.createPaymentFlow,
  deleteOrder: orderCalls.deleteOrder,
  extendReceive: orderCalls.extendReceive,
  getOrderDetail: orderCalls.getOrderDetail,
  getOrderLog: orderCalls.getOrderLog,
  getOrderPage: orderCalls.getOrderPage,
  getOrgOrderDetail: orderCalls.getOrgOrderDetail,
  getShipmentList: orderCalls.getShipmentList,
  getTrackList: orderCalls.getTrackList,
  rejectOrder: orderCalls.rejectOrder,
  remindShip: orderCalls.remindShip,
  updateOrderAddress: orderCalls.updateOrderAddress,
  withdrawApproval: orderCalls.withdrawApproval,
}

/** Calls of the order screens, loaded with them. */
export function orderApi(send: Send) {
  return createApi(OPERATIONS, send)
}

/** How a list of orders is narrowed. */
export interface OrderFilter {
  /** 0 all, 1 to pay, 2 to ship, 3 to receive, 4 to review. */
  readonly tab: number
  readonly keyword?: string
  readonly from?: string
  readonly to?: string
  readonly minAmount?: number | undefined
  readonly maxAmount?: number | undefined
  readonly isInstitution?: boolean
  /** One state only (`iOrderState`). */
  readonly state?: number | undefined
  /** The keyword was submitted by hand: it goes into the search history. */
  readonly isRemembered?: boolean
}

const PAGE_SIZE = 10

/** A page of orders. Rejects with `CallError`. */
export async function readOrders(send: Send, filter: OrderFilter, page: number) {
  const answer = await orderApi(send).getOrderPage({
    body: {
      iTab: filter.tab,
      cKeyword: filter.keyword ?? '',
      dFrom: filter.from ?? '',
      dTo: filter.to ?? '',
      iAmountMin: filter.minAmount,
      iAmountMax: filter.maxAmount,
      bInstitution: filter.isInstitution ?? false,
      iOrderState: filter.state,
      bRemember: filter.isRemembered ?? false,
      pageNumber: page,
      pageSize: PAGE_SIZE,
    },
  })
  if (!answer.ok) throw new CallError(answer)
  return { items: answer.data.results.map(orderOf), total: answer.data.iTotleSize }
}

/** An own order; `null` when there is none. Rejects with `CallError`. */
export async function readOrder(send: Send, orderNo: string): Promise<OrderDetails | null> {
  const answer = await orderApi(send).getOrderDetail({ body: { cOrderNo: orderNo } })
  if (answer.ok) return detailsOf(answer.data)
  if (answer.failure === 'ORDER_UNKNOWN') return null
  throw new CallError(answer)
}

/** An order of the institution; `null` when there is none that the caller may see. Rejects with `CallError`. */
export async function readOrgOrder(send: Send, orderNo: string): Promise<OrderDetails | null> {
  const answer = await orderApi(send).getOrgOrderDetail({ body: { cOrderNo: orderNo } })
  if (answer.ok) return detailsOf(answer.data)
  if (answer.failure === 'ORDER_UNKNOWN') return null
  throw new CallError(answer)
}

/** The history of an order, oldest step first. Rejects with `CallError`. */
export async function readOrderSteps(send: Send, orderNo: string): Promise<readonly OrderStep[]> {
  const answer = await orderApi(send).getOrderLog({ body: { cOrderNo: orderNo } })
  if (!answer.ok) throw new CallError(answer)
  return answer.data.results.map(({ cText, cRemark, dCreate }) => ({ text: cText, remark: cRemark, at: dCreate }))
}

/** The parcels of an order. Rejects with `CallError`. */
export async function readParcels(send: Send, orderNo: string): Promise<readonly Parcel[]> {
  const answer = await orderApi(send).getShipmentList({ body: { cOrderNo: orderNo } })
  if (!answer.ok) throw new CallError(answer)
  return answer.data.results.map(parcelOf)
}

/** The way of a parcel, newest step first. Rejects with `CallError`. */
export async function readTracks(send: Send, parcelId: string): Promise<readonly Track[]> {
  const answer = await orderApi(send).getTrackList({ body: { cShipmentUuid: parcelId } })
  if (!answer.ok) throw new CallError(answer)
  return answer.data.results.map(({ dTrack, iPhase, cText, cArea }) => ({
    at: dTrack,
    phase: iPhase,
    text: cText,
    area: cArea,
  }))
}

/** A wire line of an order under plain names. */
export function lineOf(item: OrderItem): OrderLine {
  return {
    id: item.cOrderItemUuid,
    skuId: item.cSkuUuid,
    productCode: item.cProdCode,
    name: item.cProdName,
    imageUrl: item.cUrl,
    spec: item.cSpecText,
    unit: item.cUnit,
    quantity: item.iQty,
    price: fenFromYuan(item.iPrice),
    amount: fenFromYuan(item.iAmount),
    isAgreed: item.bAgreementPrice,
    isOffer: item.bTimedOffer ?? false,
    shippedQuantity: item.iShippedQty,
    refundAmount: fenFromYuan(item.iRefundAmount ?? 0),
    afterSaleQuantity: item.iAfterSaleQty ?? 0,
  }
}

/** A wire order under plain names. */
export function orderOf(order: OrderListItem): Order {
  return {
    orderNo: order.cOrderNo,
    tradeNo: order.cTradeNo,
    state: order.iOrderState,
    stateName: order.cOrderStateName,
    endName: order.cCloseTypeName,
    shopId: order.cShopUuid,
    shopName: order.cShopName,
    isOperated: order.bOperated,
    payAmount: fenFromYuan(order.iPayAmount),
    refundAmount: fenFromYuan(order.iRefundAmount),
    quantity: order.iQty,
    lines: order.items.map(lineOf),
    createdAt: order.dCreate,
    paySeconds: order.iPaySeconds,
    isShipLate: order.bShipLate,
    operations: order.opList,
  }
}

/** A wire order's details under plain names. */
export function detailsOf(order: OrderDetail): OrderDetails {
  const { address, invoice, track, approval } = order
  return {
    ...orderOf(order),
    address: addressOf(address),
    invoice: invoice
      ? { isSpecial: invoice.iInvoiceKind === 2, title: invoice.cTitle, taxNo: invoice.cTaxNo }
      : undefined,
    invoiceApply: order.invoiceApply && {
      number: order.invoiceApply.cInvoiceApplyNo,
      stateName: order.invoiceApply.cInvoiceStateName,
      invoiceNo: order.invoiceApply.cInvoiceNo,
    },
    remark: order.cRemark,
    goodsAmount: fenFromYuan(order.iGoodsAmount),
    freight: fenFromYuan(order.iFreight),
    discount: fenFromYuan(order.iDiscount),
    couponAmount: fenFromYuan(order.iCouponAmount),
    paidAt: order.dPay,
    shippedAt: order.dShip,
    receivedAt: order.dReceive,
    closedAt: order.dClose,
    reason: order.cReason,
    autoConfirmSeconds: order.iAutoConfirmSeconds,
    payMethod: order.cPayMethodName,
    track: track ? { text: track.cText, at: track.dTrack } : undefined,
    unpaidOfTrade: order.iTradeUnpaid,
    afterSales: order.afterSales.map(({ cAfterSaleNo, cOrderItemUuid, cAfterSaleStateName, bOpen }) => ({
      number: cAfterSaleNo,
      lineId: cOrderItemUuid,
      stateName: cAfterSaleStateName,
      isOpen: bOpen,
    })),
    buyer: order.cBuyerName,
    organisation: order.cOrgName,
    approval: approval
      ? {
          state: approval.iApprovalState,
          limit: fenFromYuan(approval.iOverAmount),
          isMemberLimit: approval.bMemberLimit,
          approver: approval.cApproverName,
          opinion: approval.cOpinion,
          expiresAt: approval.dExpire,
          decidedAt: approval.dDecide,
        }
      : undefined,
    isOwn: order.bOwn,
    voucher: order.voucher && { type: order.voucher.cVouchType, id: order.voucher.cUuid },
  }
}

/** A wire address of an order in one line, with whom it goes to. */
export function addressOf(address: WireAddress): OrderAddress {
  return {
    receiver: address.cReceiver,
    phone: address.cMobilePhone,
    text: [...new Set([address.cProvince, address.cCity, address.cArea]), address.cAddress].join(''),
  }
}

function parcelOf(parcel: Shipment): Parcel {
  return {
    id: parcel.cShipmentUuid,
    express: parcel.cExpressName,
    waybill: parcel.cExpressNo,
    phase: parcel.iPhase,
    shippedAt: parcel.dShip,
    lines: parcel.items.map(({ cProdName, cUrl, cSpecText, iQty }) => ({
      name: cProdName,
      imageUrl: cUrl,
      spec: cSpecText,
      quantity: iQty,
    })),
  }
}
