import { messageText as of } from './message-text.ts'
import type { MessageText } from './message-text.ts'

/** Messages about applications for invoices. Domain 2.7. */
export const INVOICE_MESSAGE_TEXTS = {
  'invoice.asked': of(
    'order',
    { zh: '新的开票申请', en: 'A new application for an invoice' },
    {
      zh: '开票申请 {applyNo}（¥{amount}）待处理。',
      en: 'Application {applyNo} for an invoice of ¥{amount} waits for you.',
    },
  ),
  'invoice.issued': of(
    'order',
    { zh: '发票已开具', en: 'Your invoice is issued' },
    {
      zh: '开票申请 {applyNo} 已开票，发票号码 {invoiceNo}，金额 ¥{amount}。',
      en: 'Invoice {invoiceNo} of ¥{amount} was issued for application {applyNo}.',
    },
  ),
  'invoice.rejected': of(
    'order',
    { zh: '开票申请被驳回', en: 'No invoice was issued' },
    { zh: '开票申请 {applyNo} 被驳回：{reason}', en: 'Application {applyNo} was rejected: {reason}' },
  ),
  'invoice.withdrawn': of(
    'order',
    { zh: '开票申请已取消', en: 'An application was withdrawn' },
    { zh: '开票申请 {applyNo} 已取消，无需开票。', en: 'Application {applyNo} is withdrawn; no invoice is needed.' },
  ),
  'invoice.reduced': of(
    'order',
    { zh: '开票金额有变', en: 'The amount to be invoiced has changed' },
    {
      zh: '订单发生退款，开票申请 {applyNo} 的金额变为 ¥{amount}。',
      en: 'Money went back: application {applyNo} is for ¥{amount} now.',
    },
  ),
  'invoice.toRed': of(
    'order',
    { zh: '发票待红冲', en: 'An invoice is to be reversed' },
    {
      zh: '发票 {invoiceNo}（{applyNo}）待红冲：{reason}',
      en: 'Invoice {invoiceNo} ({applyNo}) is to be reversed: {reason}',
    },
  ),
  'invoice.red': of(
    'order',
    { zh: '发票已红冲', en: 'Your invoice was reversed' },
    {
      zh: '发票 {invoiceNo} 已红冲，如有需要可重新申请开票。',
      en: 'Invoice {invoiceNo} was reversed. You can apply for another one.',
    },
  ),
} as const satisfies Readonly<Record<string, MessageText>>
