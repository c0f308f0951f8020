import type { Label } from '@mallwright/contract/values'

/** Side of a step: the buyer's institution (`up`) or the seller's (`lower`). */
export type FlowSide = 'up' | 'lower'

/** A step of the chain from purchase request to purchase invoice. */
export interface FlowStepPlan {
  /** Type of its vouchers, by which records name it. */
  readonly type: FlowStepType
  /** 01 to 16; 10 twice. */
  readonly no: string
  readonly side: FlowSide
  /** Column of the diagram, from 0. */
  readonly column: number
  /** Where the server brings no name of the type. */
  readonly name: Label
}

/** The 17 steps in the order of their numbers. Engine 6.1. */
export const FLOW_STEPS = [
  { type: 'PUR_REQUEST', no: '01', side: 'up', column: 0, name: { zh: '采购申请', en: 'Purchase request' } },
  { type: 'PUR_ENQUIRY', no: '02', side: 'up', column: 1, name: { zh: '采购询价', en: 'Enquiry' } },
  { type: 'SAL_QUOTE', no: '03', side: 'lower', column: 1, name: { zh: '销售报价', en: 'Quotation' } },
  { type: 'PUR_AWARD', no: '04', side: 'up', column: 2, name: { zh: '采购比价', en: 'Comparison' } },
  { type: 'PUR_CONTRACT', no: '05', side: 'up', column: 3, name: { zh: '采购合同', en: 'Purchase contract' } },
  { type: 'SAL_CONTRACT', no: '06', side: 'lower', column: 3, name: { zh: '销售合同', en: 'Sales contract' } },
  { type: 'PUR_ORDER', no: '07', side: 'up', column: 4, name: { zh: '采购订单', en: 'Purchase order' } },
  { type: 'SAL_ORDER', no: '08', side: 'lower', column: 4, name: { zh: '销售订单', en: 'Sales order' } },
  { type: 'PUR_PAY_REQUEST', no: '09', side: 'up', column: 5, name: { zh: '付款申请', en: 'Payment request' } },
  { type: 'PUR_PAYMENT', no: '10', side: 'up', column: 6, name: { zh: '采购付款', en: 'Payment' } },
  { type: 'SAL_RECEIPT', no: '10', side: 'lower', column: 6, name: { zh: '销售收款', en: 'Money received' } },
  { type: 'SAL_INVOICE', no: '11', side: 'lower', column: 7, name: { zh: '销售发票', en: 'Sales invoice' } },
  { type: 'SAL_DELIVERY', no: '12', side: 'lower', column: 8, name: { zh: '销售发货', en: 'Delivery' } },
  { type: 'PUR_RECEIPT', no: '13', side: 'up', column: 8, name: { zh: '采购收货', en: 'Goods received' } },
  { type: 'PUR_RETURN', no: '14', side: 'up', column: 9, name: { zh: '采购退货', en: 'Return' } },
  { type: 'SAL_REPLENISH', no: '15', side: 'lower', column: 9, name: { zh: '销售补货', en: 'Replenishment' } },
  { type: 'PUR_INVOICE', no: '16', side: 'up', column: 10, name: { zh: '采购发票', en: 'Purchase invoice' } },
] as const satisfies readonly (Omit<FlowStepPlan, 'type'> & { readonly type: string })[]

/** Type of the vouchers of a step. */
export type FlowStepType = (typeof FLOW_STEPS)[number]['type']
