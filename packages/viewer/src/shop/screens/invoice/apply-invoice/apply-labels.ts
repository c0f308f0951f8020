import { INVOICE_LIMITS } from '@mallwright/contract/invoice'
import type { Label } from '@mallwright/contract/values'

/** Labels of the form of an application for an invoice. Domain sheet 54. */
export const APPLY_LABELS = {
  chooseFirst: {
    zh: '选择要开票的订单，同一店铺的订单可以合并开票',
    en: 'Choose an order; those of a shop can share one.',
  },
  noneApplicable: { zh: '暂无可开票的订单', en: 'No order can be invoiced now' },
  noneHint: { zh: '已完成且未申请开票的订单可在此开票', en: 'Completed orders that have no invoice are found here.' },
  askOf: { zh: '为订单 {number} 申请开票', en: 'Ask for an invoice of order {number}' },
  closed: { zh: '该订单暂不能开票', en: 'This order cannot be invoiced now' },
  closedHint: {
    zh: '订单未完成、已申请开票、有售后处理中或金额已全部退回',
    en: 'It is not completed, has an invoice or an open after-sale, or all of it was refunded.',
  },
  otherOrders: { zh: '选择其他订单', en: 'Choose another order' },
  ordersMissing: { zh: '请选择开票订单', en: 'Choose an order' },
  ordersTooMany: {
    zh: `一次最多 ${INVOICE_LIMITS.orders} 个订单`,
    en: `At most ${INVOICE_LIMITS.orders} orders`,
  },
  addOrders: { zh: '合并开票（可选 {count} 个订单）', en: 'Choose orders ({count})' },
  chooseOrders: { zh: '选择订单', en: 'Choose orders' },
  chooseOf: { zh: '选择订单 {number}', en: 'Choose order {number}' },
  chosenOrders: { zh: '确定（{count} 个订单）', en: 'Orders: {count}. Done' },
  kindNote: { zh: '个人抬头不能开具专用发票', en: 'A person gets no special VAT invoice' },
  shopNote: { zh: '该店铺不支持专用发票', en: 'This shop issues no special VAT invoices' },
  chooseHeader: { zh: '请选择发票抬头', en: 'Choose who it is made out to' },
  headerMissing: { zh: '请选择发票抬头', en: 'Choose who it is made out to' },
  partsMissing: { zh: '专用发票还缺少：{parts}', en: 'A special invoice needs: {parts}' },
  complete: { zh: '去完善抬头', en: 'Complete it' },
  emailMissing: { zh: '请输入收票邮箱', en: 'Enter an e-mail address' },
  emailInvalid: { zh: '邮箱格式不正确', en: 'This is not an e-mail address' },
  chooseAddress: { zh: '请选择收票地址', en: 'Choose an address' },
  addressMissing: { zh: '请选择收票地址', en: 'Choose an address' },
  remarkHint: { zh: '选填，最多 200 字', en: 'Optional, 200 characters' },
  submit: { zh: '提交申请', en: 'Send' },
  sent: { zh: '申请已提交', en: 'Sent' },
} satisfies Record<string, Label>
