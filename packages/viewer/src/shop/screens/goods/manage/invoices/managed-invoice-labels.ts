import type { ShopInvoiceOperation } from '@mallwright/contract/invoice'
import type { Label } from '@mallwright/contract/values'

/** Names of what a shop does with an application for an invoice. Domain 2.7. */
export const SHOP_INVOICE_ACTIONS: Readonly<Record<ShopInvoiceOperation, Label>> = {
  accept: { zh: '受理', en: 'Accept' },
  issue: { zh: '开票', en: 'Issue' },
  reject: { zh: '驳回', en: 'Reject' },
  red: { zh: '红冲', en: 'Reverse' },
}

/** Labels of a shop's applications for invoices. Domain sheet 60. */
export const MANAGED_INVOICE_LABELS = {
  groups: { zh: '发票分类', en: 'Invoices' },
  waiting: { zh: '待处理', en: 'Waiting' },
  issued: { zh: '已开票', en: 'Issued' },
  ended: { zh: '已结束', en: 'Ended' },
  none: { zh: '暂无发票申请', en: 'No applications for invoices' },
  operationOf: { zh: '{operation}：发票申请 {number}', en: '{operation}: {number}' },
  buyer: { zh: '买家', en: 'Buyer' },
  rejected: { zh: '驳回原因', en: 'Rejected' },
  copy: { zh: '复制开票信息', en: 'Copy all of it' },
  askAccept: {
    zh: '受理后买家不能再撤销申请，确定受理吗？',
    en: 'The buyer can no longer withdraw it then. Accept it?',
  },
  done: { zh: '已处理', en: 'Done' },
} satisfies Record<string, Label>
