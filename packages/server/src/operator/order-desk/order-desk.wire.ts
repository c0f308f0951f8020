import type { DeskOrder, DeskPayment } from '@mallwright/contract/operator'
import { fen, yuanFromFen } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'

import { wireTime } from '../../gateway/wire-time.ts'
import type { BookOrder } from '../../order/book/order-book.store.ts'
import { closeTypeNameOf, stateNameOf } from '../../order/book/order-names.ts'
import { maskPhone } from '../../personal-data/mask.ts'
import type { DeskPaymentRow } from './desk-payment.store.ts'

const yuan = (cents: number) => yuanFromFen(fen(cents))
const timeOf = (moment: Date | null) => (moment ? wireTime(moment) : '')

/** An order of the desk in wire names; the phone is masked. */
export function wireDeskOrder(row: BookOrder, locale: Locale): DeskOrder {
  return {
    cOrderNo: row.orderNo,
    cTradeNo: row.tradeNo,
    iOrderState: row.state,
    cOrderStateName: stateNameOf(row, locale),
    cCloseTypeName: closeTypeNameOf(row, locale),
    cReason: row.reason,
    cShopName: row.shopName,
    cOrgName: row.organisationName,
    cNickname: row.nickname,
    cMobilePhone: maskPhone(row.phone),
    cItems: row.items,
    iQty: row.units,
    iGoodsAmount: yuan(row.goodsCents),
    iFreight: yuan(row.freightCents),
    iDiscount: yuan(row.discountCents),
    iPayAmount: yuan(row.payCents),
    iPaidAmount: yuan(row.paidCents),
    iRefundAmount: yuan(row.refundedCents),
    cRemark: row.remark,
    bShipLate: row.isLate,
    dCreateTime: wireTime(row.createdAt),
    dPay: timeOf(row.paidAt),
    dShip: timeOf(row.shippedAt),
    dReceive: timeOf(row.receivedAt),
  }
}

/** A payment of the desk in wire names; the phone is masked. */
export function wireDeskPayment(row: DeskPaymentRow): DeskPayment {
  return {
    cPaymentFlowNo: row.flowNo,
    dCreateTime: wireTime(row.createdAt),
    bAmount: yuan(row.amountCents),
    bRefundAmount: yuan(row.refundedCents),
    iPayState: row.state,
    cMethodName: row.methodName,
    cReceiverOrgName: row.payeeName,
    cOrgName: row.organisationName,
    cNickname: row.nickname,
    cMobilePhone: maskPhone(row.phone),
    orderNos: [...row.orderNos],
    dPay: timeOf(row.paidAt),
    dExpire: wireTime(row.expiresAt),
  }
}
