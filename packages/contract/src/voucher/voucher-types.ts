import type { Label } from '../values/locale.ts'

/** Whose voucher it is: `up` the buyer's institution, `lower` the seller's. Engine 6.1. */
export type VoucherSide = 'up' | 'lower'

/**
 * What is counted of a line while others pull from it: goods, the copy of a contract, what is invoiced, money. Each has a counter of its
 * own, since a delivery is received and invoiced. Decision 0142.
 */
export const VOUCHER_BOOKS = ['goods', 'copy', 'invoice', 'money'] as const
export type VoucherBook = (typeof VOUCHER_BOOKS)[number]

/** What a type pulls from. */
export interface VoucherUpstream {
  readonly type: VoucherType
  /** Whether it is the partner's voucher, addressed to the institution; its own otherwise. */
  readonly isPartners: boolean
  readonly book: VoucherBook
}

interface VoucherTypePlan {
  /** Two digits; step 10 has a half on each side. */
  readonly step: string
  readonly side: VoucherSide
  readonly name: Label
  /** First letters of its numbers. */
  readonly prefix: string
  /** Whether its lines are goods with quantities, or amounts. */
  readonly lines: 'goods' | 'amounts'
}

/** The types of vouchers in the order of the chain. Engine 6.1. */
export const VOUCHER_TYPES = {
  PUR_REQUEST: type('01', 'up', 'PR', { zh: '采购申请', en: 'Purchase request' }),
  PUR_ENQUIRY: type('02', 'up', 'PE', { zh: '采购询价', en: 'Purchase enquiry' }),
  SAL_QUOTE: type('03', 'lower', 'SQ', { zh: '销售报价', en: 'Sales quote' }),
  PUR_AWARD: type('04', 'up', 'PA', { zh: '采购比价', en: 'Purchase award' }),
  PUR_CONTRACT: type('05', 'up', 'PC', { zh: '采购合同', en: 'Purchase contract' }),
  SAL_CONTRACT: type('06', 'lower', 'SC', { zh: '销售合同', en: 'Sales contract' }),
  PUR_ORDER: type('07', 'up', 'PO', { zh: '采购订单', en: 'Purchase order' }),
  SAL_ORDER: type('08', 'lower', 'SO', { zh: '销售订单', en: 'Sales order' }),
  PUR_PAY_REQUEST: type('09', 'up', 'PQ', { zh: '付款申请', en: 'Payment request', lines: 'amounts' }),
  PUR_PAYMENT: type('10', 'up', 'PP', { zh: '采购付款', en: 'Purchase payment', lines: 'amounts' }),
  SAL_RECEIPT: type('10', 'lower', 'SR', { zh: '销售收款', en: 'Sales receipt', lines: 'amounts' }),
  SAL_INVOICE: type('11', 'lower', 'SI', { zh: '销售发票', en: 'Sales invoice' }),
  SAL_DELIVERY: type('12', 'lower', 'SD', { zh: '销售发货', en: 'Sales delivery' }),
  PUR_RECEIPT: type('13', 'up', 'PG', { zh: '采购收货', en: 'Goods receipt' }),
  PUR_RETURN: type('14', 'up', 'PT', { zh: '采购退货', en: 'Purchase return' }),
  SAL_REPLENISH: type('15', 'lower', 'SB', { zh: '销售补货', en: 'Sales replenishment' }),
  PUR_INVOICE: type('16', 'up', 'PI', { zh: '采购发票', en: 'Purchase invoice' }),
} as const
export type VoucherType = keyof typeof VOUCHER_TYPES

function type(
  step: string,
  side: VoucherSide,
  prefix: string,
  { lines = 'goods', ...name }: Label & { readonly lines?: VoucherTypePlan['lines'] },
): VoucherTypePlan {
  return { step, side, prefix, name, lines }
}

/** The codes of the types in the order of the chain. */
export const VOUCHER_TYPE_CODES = Object.keys(VOUCHER_TYPES) as [VoucherType, ...VoucherType[]]

const own = (book: VoucherBook, ...types: readonly VoucherType[]): VoucherUpstream[] =>
  types.map((code) => ({ type: code, isPartners: false, book }))
const partners = (book: VoucherBook, ...types: readonly VoucherType[]): VoucherUpstream[] =>
  types.map((code) => ({ type: code, isPartners: true, book }))

/** What each type pulls from, and which counter it moves. Engine 6.1. */
export const VOUCHER_UPSTREAM: Readonly<Record<VoucherType, readonly VoucherUpstream[]>> = {
  PUR_REQUEST: [],
  PUR_ENQUIRY: own('copy', 'PUR_REQUEST'),
  SAL_QUOTE: partners('goods', 'PUR_ENQUIRY'),
  PUR_AWARD: partners('goods', 'SAL_QUOTE'),
  PUR_CONTRACT: own('goods', 'PUR_AWARD', 'PUR_REQUEST'),
  SAL_CONTRACT: partners('copy', 'PUR_CONTRACT'),
  PUR_ORDER: own('goods', 'PUR_REQUEST', 'PUR_AWARD', 'PUR_CONTRACT'),
  SAL_ORDER: [...partners('goods', 'PUR_ORDER'), ...own('goods', 'SAL_CONTRACT')],
  PUR_PAY_REQUEST: own('money', 'PUR_ORDER', 'PUR_CONTRACT', 'PUR_INVOICE'),
  PUR_PAYMENT: own('money', 'PUR_PAY_REQUEST', 'PUR_ORDER'),
  SAL_RECEIPT: [...partners('money', 'PUR_PAYMENT'), ...own('money', 'SAL_ORDER', 'SAL_INVOICE')],
  SAL_INVOICE: own('invoice', 'SAL_ORDER', 'SAL_DELIVERY'),
  SAL_DELIVERY: own('goods', 'SAL_ORDER'),
  PUR_RECEIPT: [...partners('goods', 'SAL_DELIVERY', 'SAL_REPLENISH'), ...own('goods', 'PUR_ORDER')],
  PUR_RETURN: own('goods', 'PUR_RECEIPT'),
  SAL_REPLENISH: partners('goods', 'PUR_RETURN'),
  PUR_INVOICE: [...partners('invoice', 'SAL_INVOICE'), ...own('invoice', 'PUR_RECEIPT')],
}

/** The counter that says how far a voucher of a type is executed. */
export function executionBook(code: VoucherType): VoucherBook {
  if (code === 'SAL_INVOICE') return 'invoice'
  return ['PUR_PAY_REQUEST', 'PUR_PAYMENT', 'PUR_INVOICE'].includes(code) ? 'money' : 'goods'
}

/** Stands in front of a type's code in the code of its menu. */
export const VOUCHER_MENU_PREFIX = 'V_'

/** The menu of a type: what rights in it are about. */
export function voucherMenu(code: VoucherType): string {
  return VOUCHER_MENU_PREFIX + code
}

/** The list of upstream vouchers that a type may pull from: `V_<UPSTREAM>_OPEN_<TYPE>`; its lines end in `_LINE`. Decision 0142. */
export function openListCode(upstream: VoucherType, code: VoucherType): string {
  return `V_${upstream}_OPEN_${code}`
}
