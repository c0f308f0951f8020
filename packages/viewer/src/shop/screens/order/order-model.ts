import type { OrderOperation } from '@mallwright/contract/order'
import type { Fen } from '@mallwright/contract/values'

import type { VariantLine } from '../../cart/cart-lines.ts'
import type { OrderVoucherRef } from '../voucher/voucher-paths.ts'

/** A line of an order. */
export interface OrderLine extends VariantLine {
  readonly id: string
  readonly productCode: string
  readonly price: Fen
  readonly amount: Fen
  readonly isAgreed: boolean
  /** The price was that of a timed offer. */
  readonly isOffer: boolean
  readonly shippedQuantity: number
  /** What has gone back for it. */
  readonly refundAmount: Fen
  /** Units in after-sales, refunded ones among them. */
  readonly afterSaleQuantity: number
}

/** An order in a list. */
export interface Order {
  readonly orderNo: string
  readonly tradeNo: string
  readonly state: number
  readonly stateName: string
  /** Why it ended; empty while it has not. */
  readonly endName: string
  readonly shopId: string
  readonly shopName: string
  readonly isOperated: boolean
  readonly payAmount: Fen
  readonly refundAmount: Fen
  readonly quantity: number
  readonly lines: readonly OrderLine[]
  readonly createdAt: string
  /** Seconds to pay in when it was read; 0 where it need not be paid. */
  readonly paySeconds: number
  readonly isShipLate: boolean
  readonly operations: readonly OrderOperation[]
}

/** Where an order goes. */
export interface OrderAddress {
  readonly receiver: string
  readonly phone: string
  /** Province, city, district and the rest in one line. */
  readonly text: string
}

/** An invoice that was asked for. */
export interface OrderInvoice {
  readonly isSpecial: boolean
  readonly title: string
  readonly taxNo: string
}

/** The approval of an order's trade. */
export interface OrderApproval {
  /** 0 pending, 1 passed, 2 rejected, 3 expired, 4 withdrawn. */
  readonly state: number
  readonly limit: Fen
  readonly isMemberLimit: boolean
  readonly approver: string
  readonly opinion: string
  readonly expiresAt: string
  readonly decidedAt: string
}

/** An order with everything that its page shows. */
export interface OrderDetails extends Order {
  readonly address: OrderAddress
  readonly invoice: OrderInvoice | undefined
  /** The newest application for its invoice. */
  readonly invoiceApply: { readonly number: string; readonly stateName: string; readonly invoiceNo: string } | undefined
  readonly remark: string
  readonly goodsAmount: Fen
  readonly freight: Fen
  readonly discount: Fen
  readonly couponAmount: Fen
  readonly paidAt: string
  readonly shippedAt: string
  readonly receivedAt: string
  readonly closedAt: string
  readonly reason: string
  readonly autoConfirmSeconds: number
  readonly payMethod: string
  readonly track: { readonly text: string; readonly at: string } | undefined
  readonly unpaidOfTrade: number
  /** After-sales of its lines, newest first. */
  readonly afterSales: readonly {
    readonly number: string
    readonly lineId: string
    readonly stateName: string
    readonly isOpen: boolean
  }[]
  readonly buyer: string
  readonly organisation: string
  readonly approval: OrderApproval | undefined
  readonly isOwn: boolean
  /** Where it stands in the chain of the institution's vouchers; absent for who may not see that. */
  readonly voucher: OrderVoucherRef | undefined
}

/** A step of an order's history. */
export interface OrderStep {
  readonly text: string
  readonly remark: string
  readonly at: string
}

/** A parcel of an order. */
export interface Parcel {
  readonly id: string
  readonly express: string
  readonly waybill: string
  /** 0 handed over, 1 collected, 2 moving, 3 out for delivery, 4 signed for. */
  readonly phase: number
  readonly shippedAt: string
  readonly lines: readonly {
    readonly name: string
    readonly imageUrl: string
    readonly spec: string
    readonly quantity: number
  }[]
}

/** A step of a parcel's way. */
export interface Track {
  readonly at: string
  readonly phase: number
  readonly text: string
  readonly area: string
}
