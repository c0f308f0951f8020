import type { InvoiceContent, InvoiceKind, InvoiceMedium, InvoiceOperation } from '@mallwright/contract/invoice'
import type { Fen } from '@mallwright/contract/values'

import type { OrderAddress, OrderStep } from '../order/order-model.ts'

/** A line of an order that is invoiced. */
export interface InvoiceLine {
  readonly name: string
  readonly imageUrl: string
  readonly spec: string
  readonly quantity: number
}

/** An order with its part of an invoice. */
export interface InvoicedOrder {
  readonly orderNo: string
  readonly createdAt: string
  readonly payAmount: Fen
  readonly refundAmount: Fen
  /** What is invoiced of it. */
  readonly amount: Fen
  readonly lines: readonly InvoiceLine[]
}

/** An order that can be invoiced. */
export interface ApplicableOrder extends InvoicedOrder {
  readonly shopId: string
  readonly shopName: string
  readonly isOperated: boolean
  /** Its shop issues special invoices, too. */
  readonly hasSpecialInvoices: boolean
  /** The institution that it was bought for; empty for the person's own. */
  readonly institutionId: string
  readonly institution: string
  /** What was chosen at the checkout. */
  readonly wish:
    | { readonly kind: InvoiceKind; readonly title: string; readonly taxNo: string; readonly email: string }
    | undefined
}

/** An application for an invoice in a list. */
export interface Invoice {
  /** Number of the application. */
  readonly number: string
  readonly version: number
  readonly shopId: string
  readonly shopName: string
  readonly kind: InvoiceKind
  readonly kindName: string
  readonly medium: InvoiceMedium
  readonly mediumName: string
  readonly state: number
  readonly stateName: string
  readonly title: string
  readonly amount: Fen
  readonly orderNos: readonly string[]
  /** Number of the invoice; empty until it is issued. */
  readonly invoiceNo: string
  readonly rejectReason: string
  /** The invoice as a PDF; empty until it is issued. */
  readonly docId: string
  readonly createdAt: string
  readonly issuedAt: string
  readonly operations: readonly InvoiceOperation[]
}

/** An application with everything that its page shows. */
export interface InvoiceDetails extends Invoice {
  readonly isEnterprise: boolean
  readonly taxNo: string
  readonly registeredAddress: string
  readonly registeredPhone: string
  readonly bank: string
  readonly account: string
  readonly content: InvoiceContent
  readonly contentName: string
  readonly email: string
  /** Where paper goes. */
  readonly address: OrderAddress | undefined
  readonly remark: string
  readonly invoiceCode: string
  readonly redReason: string
  readonly redInvoiceNo: string
  readonly redInvoiceCode: string
  readonly redDocId: string
  readonly redAt: string
  readonly redUntil: string
  readonly mailedAt: string
  /** The reversed application that this one was made instead of; empty without. */
  readonly replacesNo: string
  readonly orders: readonly InvoicedOrder[]
  readonly steps: readonly OrderStep[]
}
