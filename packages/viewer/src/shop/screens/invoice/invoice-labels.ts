import type { Label } from '@mallwright/contract/values'

/** Labels of the screens of invoices. Domain sheet 54 and the extra sheet invoiceList. */
export const INVOICE_LABELS = {
  list: { zh: '发票记录', en: 'Invoices' },
  tabs: { zh: '开票状态', en: 'Invoice state' },
  all: { zh: '全部', en: 'All' },
  open: { zh: '进行中', en: 'Under way' },
  issued: { zh: '已开票', en: 'Issued' },
  ended: { zh: '已结束', en: 'Ended' },
  none: { zh: '暂无发票记录', en: 'No invoices yet' },
  ask: { zh: '申请开票', en: 'New invoice' },
  title: { zh: '发票详情', en: 'Invoice' },
  unknown: { zh: '发票申请不存在', en: 'There is no such application' },
  header: { zh: '发票抬头', en: 'Made out to' },
  name: { zh: '抬头名称', en: 'Name' },
  taxNo: { zh: '税号', en: 'Tax number' },
  registeredAddress: { zh: '注册地址', en: 'Registered address' },
  registeredPhone: { zh: '注册电话', en: 'Registered phone' },
  bank: { zh: '开户银行', en: 'Bank' },
  account: { zh: '银行账号', en: 'Bank account' },
  kind: { zh: '发票类型', en: 'Kind' },
  medium: { zh: '发票形式', en: 'Form' },
  content: { zh: '开票内容', en: 'Content' },
  email: { zh: '收票邮箱', en: 'E-mail' },
  address: { zh: '收票地址', en: 'Sent to' },
  remark: { zh: '备注', en: 'Remark' },
  amount: { zh: '开票金额', en: 'Amount' },
  orders: { zh: '开票订单', en: 'Orders' },
  orderCount: { zh: '{count} 个订单', en: 'Orders: {count}' },
  orderNo: { zh: '订单 {number}', en: 'Order {number}' },
  refunded: { zh: '已退 ¥{amount}', en: '¥{amount} refunded' },
  number: { zh: '申请单号', en: 'Application' },
  createdAt: { zh: '申请时间', en: 'Asked' },
  invoiceNo: { zh: '发票号码', en: 'Invoice number' },
  invoiceCode: { zh: '发票代码', en: 'Invoice code' },
  issuedAt: { zh: '开票时间', en: 'Issued' },
  redInvoiceNo: { zh: '红字发票号码', en: 'Number of the reversal' },
  redInvoiceCode: { zh: '红字发票代码', en: 'Code of the reversal' },
  redAt: { zh: '红冲时间', en: 'Reversed' },
  redReason: { zh: '红冲原因', en: 'Reason of the reversal' },
  view: { zh: '查看发票', en: 'View invoice' },
  viewRed: { zh: '查看红字发票', en: 'View reversal' },
  history: { zh: '开票进度', en: 'History' },
} satisfies Record<string, Label>

/** States in which nothing more happens. */
const ENDED: readonly number[] = [3, 4, 6]

/** Whether nothing more happens in a state. */
export const isEndedInvoice = (state: number) => ENDED.includes(state)
