import type { Label } from '@mallwright/contract/values'
import type { FlowRecord } from '@mallwright/contract/voucher'

/** A chain of vouchers that the demo shows: how many there are of each type, and which one it is opened for. */
interface FlowCase {
  readonly name: Label
  readonly origin: string
  readonly counts: Readonly<Record<string, number>>
  readonly isPaid?: boolean
  /** The seller's vouchers belong to the partner: they count, and cannot be opened. */
  readonly hasPartner?: boolean
}

/** Number, side, type, prefix and names of the steps. Engine 6.1. */
const STEPS: readonly (readonly [string, 'up' | 'lower', string, string, Label])[] = [
  ['01', 'up', 'PUR_REQUEST', 'PR', { zh: '采购申请', en: 'Purchase request' }],
  ['02', 'up', 'PUR_ENQUIRY', 'PE', { zh: '采购询价', en: 'Enquiry' }],
  ['03', 'lower', 'SAL_QUOTE', 'SQ', { zh: '销售报价', en: 'Quotation' }],
  ['04', 'up', 'PUR_AWARD', 'PA', { zh: '采购比价', en: 'Comparison' }],
  ['05', 'up', 'PUR_CONTRACT', 'PC', { zh: '采购合同', en: 'Purchase contract' }],
  ['06', 'lower', 'SAL_CONTRACT', 'SC', { zh: '销售合同', en: 'Sales contract' }],
  ['07', 'up', 'PUR_ORDER', 'PO', { zh: '采购订单', en: 'Purchase order' }],
  ['08', 'lower', 'SAL_ORDER', 'SO', { zh: '销售订单', en: 'Sales order' }],
  ['09', 'up', 'PUR_PAY_REQUEST', 'PQ', { zh: '付款申请', en: 'Payment request' }],
  ['10', 'up', 'PUR_PAYMENT', 'PP', { zh: '采购付款', en: 'Payment' }],
  ['10', 'lower', 'SAL_RECEIPT', 'SR', { zh: '销售收款', en: 'Money received' }],
  ['11', 'lower', 'SAL_INVOICE', 'SI', { zh: '销售发票', en: 'Sales invoice' }],
  ['12', 'lower', 'SAL_DELIVERY', 'SD', { zh: '销售发货', en: 'Delivery' }],
  ['13', 'up', 'PUR_RECEIPT', 'PG', { zh: '采购收货', en: 'Goods received' }],
  ['14', 'up', 'PUR_RETURN', 'PT', { zh: '采购退货', en: 'Return' }],
  ['15', 'lower', 'SAL_REPLENISH', 'SB', { zh: '销售补货', en: 'Replenishment' }],
  ['16', 'up', 'PUR_INVOICE', 'PI', { zh: '采购发票', en: 'Purchase invoice' }],
]

const ORDERED = { PUR_REQUEST: 1, PUR_ORDER: 1, SAL_ORDER: 1 }

/** Chains that differ in their statuses and links. Specification 3 §4. */
export const FLOW_CASES = {
  started: {
    name: { zh: '刚开始', en: 'Begun' },
    origin: 'PUR_REQUEST',
    counts: { PUR_REQUEST: 1, PUR_ENQUIRY: 2 },
  },
  prepaid: {
    name: { zh: '先款后货', en: 'Paid first' },
    origin: 'PUR_PAYMENT',
    counts: {
      ...ORDERED,
      PUR_PAY_REQUEST: 1,
      PUR_PAYMENT: 1,
      SAL_RECEIPT: 1,
      SAL_INVOICE: 1,
      SAL_DELIVERY: 3,
      PUR_RECEIPT: 2,
    },
  },
  credit: {
    name: { zh: '赊购', en: 'On credit' },
    origin: 'PUR_ORDER',
    counts: { ...ORDERED, SAL_DELIVERY: 1, PUR_RECEIPT: 1 },
    hasPartner: true,
  },
  mall: {
    name: { zh: '商城订单', en: 'Mall order' },
    origin: 'SAL_ORDER',
    counts: { PUR_ORDER: 1, SAL_ORDER: 1, SAL_DELIVERY: 1, PUR_RECEIPT: 1 },
    isPaid: true,
  },
  returned: {
    name: { zh: '退货补货', en: 'Returned' },
    origin: 'PUR_RETURN',
    counts: { ...ORDERED, SAL_DELIVERY: 2, PUR_RECEIPT: 3, PUR_RETURN: 1, SAL_REPLENISH: 1, PUR_INVOICE: 1 },
  },
} satisfies Record<string, FlowCase>

/** A chain of the demo by its name. */
export function flowCase(id: keyof typeof FLOW_CASES): FlowCase {
  return FLOW_CASES[id]
}

/** The records of a chain, as the server would answer them. */
export function recordsOf(
  { counts, isPaid = false, hasPartner = false }: FlowCase,
  translate: (label: Label, parts?: Readonly<Record<string, string | number>>) => string,
): readonly FlowRecord[] {
  const countOf = (type: string) => counts[type] ?? 0
  return STEPS.filter(([, , type]) => type !== 'SAL_REPLENISH' || countOf(type) > 0).map(
    ([no, side, type, prefix, name]) => {
      const count = countOf(type)
      const isForeign = hasPartner && side === 'lower'
      const numbers = Array.from(
        { length: count },
        (_, index) => `${prefix}2611-${String(index + 42).padStart(5, '0')}`,
      )
      return {
        cVouchType: type,
        cStepNo: no,
        cSide: side,
        cVouchTypeName: translate(name),
        bExist: count > 0,
        bExsitDownVouch: STEPS.some(([later, , other]) => later > no && countOf(other) > 0),
        text: count === 1 && !isForeign ? (numbers[0] ?? '') : countText(count, translate),
        iPaymentStatus: type === 'SAL_ORDER' ? Number(isPaid) : undefined,
        totalPage: count,
        voucherList: isForeign
          ? []
          : numbers.map((no, index) => ({ cUuid: no, cVoucherNo: no, iVoucherState: index === 0 ? 30 : 20 })),
      }
    },
  )
}

const COUNT = { zh: '{count} 张', en: '{count} {count:voucher|vouchers}' }
const ONE = { zh: '1 张', en: '1 voucher' }

function countText(count: number, translate: (label: Label, parts?: Readonly<Record<string, number>>) => string) {
  if (count === 0) return ''
  return translate(count === 1 ? ONE : COUNT, { count })
}
