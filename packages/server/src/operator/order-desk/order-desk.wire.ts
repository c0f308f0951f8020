import { CLOSE_TYPE_NAMES, ORDER_STATE_NAMES } from '@mallwright/contract/order'
import type { CloseType, OrderState } from '@mallwright/contract/order'
import type { DeskOrder, DeskPayment } from '@mallwright/contract/operator'
import { fen, translate, yuanFromFen } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'

import { wireTime } from '../../gateway/wire-time.ts'
import { maskPhone } from '../../personal-data/mask.ts'
import type { DeskOrderRow } from './desk-order.store.ts'
import type { DeskPaymentRow } from './desk-payment.store.ts'

const yuan = (cents: number) => yuanFromFen(fen(cents))
const timeOf = (moment: Date | null) => (moment ? wireTime(moment) : '')

/** Name of an order's state. */
export function stateNameOf({ state }: DeskOrderRow, locale: Locale): string {
  // The numbers are those of the table's checks.
  return translate(locale, ORDER_STATE_NAMES[state as OrderState])
}

/** Why an order ended; empty while it has not. */
export function closeTypeNameOf({ closeType }: DeskOrderRow, locale: Locale): string {
  return closeType === null ? '' : translate(locale, CLOSE_TYPE_NAMES[closeType as CloseType])
}

/** An order of the desk in wire names; the phone is masked. */
export function wireDeskOrder(row: DeskOrderRow, locale: Locale): DeskOrder {
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
