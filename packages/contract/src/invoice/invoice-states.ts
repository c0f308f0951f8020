import type { OrderActor } from '../order/order-states.ts'
import type { Label } from '../values/locale.ts'

/** Kinds of invoices (`iInvoiceKind`): 普通发票, 增值税专用发票. Domain 1.5. */
export const INVOICE_KINDS = { plain: 1, special: 2 } as const

/** A kind of invoices. */
export type InvoiceKind = (typeof INVOICE_KINDS)[keyof typeof INVOICE_KINDS]

/** Names of the kinds. Domain 1.5. */
export const INVOICE_KIND_NAMES: Readonly<Record<InvoiceKind, Label>> = {
  1: { zh: '普通发票', en: 'Ordinary invoice' },
  2: { zh: '增值税专用发票', en: 'Special VAT invoice' },
}

/** What an invoice comes as (`iInvoiceMedium`). Domain 1.7. */
export const INVOICE_MEDIUMS = { electronic: 1, paper: 2 } as const

/** What an invoice comes as. */
export type InvoiceMedium = (typeof INVOICE_MEDIUMS)[keyof typeof INVOICE_MEDIUMS]

/** Names of the mediums. Domain sheet 54. */
export const INVOICE_MEDIUM_NAMES: Readonly<Record<InvoiceMedium, Label>> = {
  1: { zh: '电子发票', en: 'Electronic' },
  2: { zh: '纸质发票', en: 'On paper' },
}

/** What the lines of an invoice name (`iInvoiceContent`): the goods, or their classes. Domain sheet 54. */
export const INVOICE_CONTENTS = { goods: 1, classes: 2 } as const

/** What the lines of an invoice name. */
export type InvoiceContent = (typeof INVOICE_CONTENTS)[keyof typeof INVOICE_CONTENTS]

/** What a buyer applies for, beside the orders. */
export interface InvoiceApplication {
  readonly kind: InvoiceKind
  readonly headerId: string
  readonly content: InvoiceContent
  readonly medium: InvoiceMedium
  readonly email: string
  readonly addressId: string
  readonly remark: string
}

/** Names of the contents. Domain sheet 54. */
export const INVOICE_CONTENT_NAMES: Readonly<Record<InvoiceContent, Label>> = {
  1: { zh: '商品明细', en: 'Goods in detail' },
  2: { zh: '商品类别', en: 'Classes of goods' },
}

/** States of an application for an invoice (`iInvoiceState`). Domain 2.7. */
export const INVOICE_STATES = {
  asked: 0,
  issuing: 1,
  issued: 2,
  rejected: 3,
  withdrawn: 4,
  toRed: 5,
  red: 6,
} as const

/** A state of an application for an invoice. */
export type InvoiceState = (typeof INVOICE_STATES)[keyof typeof INVOICE_STATES]

/** Names of the states. Domain 2.7. */
export const INVOICE_STATE_NAMES: Readonly<Record<InvoiceState, Label>> = {
  0: { zh: '待开票', en: 'To be issued' },
  1: { zh: '开票中', en: 'Being issued' },
  2: { zh: '已开票', en: 'Issued' },
  3: { zh: '已驳回', en: 'Rejected' },
  4: { zh: '已撤销', en: 'Withdrawn' },
  5: { zh: '待红冲', en: 'To be reversed' },
  6: { zh: '已红冲', en: 'Reversed' },
}

/** States that hold their orders: nobody can apply for these again. Domain 1.7, 2.7. */
export const HOLDING_INVOICE_STATES = [0, 1, 2, 5] as const satisfies readonly InvoiceState[]

/** A change of an application: from which states, to which, by whom. */
export interface InvoiceTransition {
  readonly from: readonly InvoiceState[]
  readonly to: InvoiceState
  readonly actor: OrderActor
  /** The invoice exists from here on: vouchers, the document, a mail. */
  readonly issues?: true
  /** The invoice is reversed: vouchers of the opposite sign, its document. */
  readonly reverses?: true
}

/** Every change of an application. Domain 2.7; its making is no change. S is the shop, an operator for the mall's own. */
export const INVOICE_TRANSITIONS = {
  accept: { from: [0], to: 1, actor: 'S' },
  issue: { from: [1], to: 2, actor: 'S', issues: true },
  reject: { from: [0, 1], to: 3, actor: 'S' },
  withdraw: { from: [0], to: 4, actor: 'B' },
  /** The title is wrong: asked for within `INVOICE_LIMITS.redDays` of its issue. */
  askRed: { from: [2], to: 5, actor: 'B' },
  red: { from: [5], to: 6, actor: 'S', reverses: true },
  /** Money of its orders went back before it was issued: the shop accepts the smaller amount anew. */
  reduce: { from: [0, 1], to: 0, actor: 'T' },
  /** Nothing is left to be invoiced. */
  rejectByRefund: { from: [0, 1], to: 3, actor: 'T' },
  /** Money of its orders went back after it was issued. Domain 2.4. */
  redByRefund: { from: [2], to: 5, actor: 'T' },
} as const satisfies Readonly<Record<string, InvoiceTransition>>

/** The name of a change of an application. */
export type InvoiceEvent = keyof typeof INVOICE_TRANSITIONS

/** Operations of a buyer on an application, as `opList` names them. Domain screen `invoiceList`. */
export const INVOICE_OPERATIONS = ['withdraw', 'resendMail', 'applyRed', 'applyAgain'] as const

/** An operation of a buyer on an application. */
export type InvoiceOperation = (typeof INVOICE_OPERATIONS)[number]

/** Operations of a shop on an application, as `shopOpList` names them; `iAudit` of `auditInvoice` is their place from 1 on. Domain 2.7. */
export const SHOP_INVOICE_OPERATIONS = ['accept', 'issue', 'reject', 'red'] as const

/** An operation of a shop on an application. */
export type ShopInvoiceOperation = (typeof SHOP_INVOICE_OPERATIONS)[number]

/** Tabs of the buyer's list (`iTab`) with the states that they show; all of them without. */
export const INVOICE_TABS = {
  0: undefined,
  1: [0, 1, 5],
  2: [2],
  3: [3, 4, 6],
} as const satisfies Readonly<Record<number, readonly InvoiceState[] | undefined>>

/** Tabs of the shop's list (`iTab`): what waits for it, what is issued, what has ended. */
export const SHOP_INVOICE_TABS = {
  0: [0, 1, 5],
  1: [2],
  2: [3, 4, 6],
} as const satisfies Readonly<Record<number, readonly InvoiceState[]>>

/** Reasons that a buyer chooses from to have an invoice reversed. Domain 2.7. */
export const RED_REASONS: readonly Label[] = [
  { zh: '抬头或税号有误', en: 'Wrong title or tax number' },
  { zh: '发票类型有误', en: 'Wrong kind of invoice' },
  { zh: '开票内容有误', en: 'Wrong content' },
  { zh: '其他', en: 'Other' },
]

/** Limits of applications. Domain 1.7, 2.7. */
export const INVOICE_LIMITS = {
  /** Orders of one application. */
  orders: 50,
  remark: 200,
  reason: 200,
  /** A buyer can have an invoice reversed so long after its issue. */
  redDays: 30,
  /** Mails of one application a day. */
  mailsADay: 5,
} as const
