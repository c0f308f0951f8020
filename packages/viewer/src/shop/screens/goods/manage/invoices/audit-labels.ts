import type { Label } from '@mallwright/contract/values'

/** Labels of the forms by which a shop answers applications for invoices. Domain sheet 60. */
export const AUDIT_LABELS = {
  issueNote: {
    zh: '将为“{title}”开具 ¥{amount} 的{kind}，开具后买家立即可以查看。',
    en: '{kind} of ¥{amount} for “{title}”. The buyer sees it at once.',
  },
  redNote: {
    zh: '开具红字发票后，原发票 {invoiceNo} 作废，买家可重新申请。',
    en: 'Invoice {invoiceNo} is void then, and the buyer may ask for another one.',
  },
  invoiceNo: { zh: '发票号码', en: 'Invoice number' },
  redInvoiceNo: { zh: '红字发票号码', en: 'Number of the reversal' },
  numberHint: { zh: '数电发票 20 位，其他发票 8 位', en: '20 digits, or 8 with a code' },
  numberWrong: { zh: '发票号码为 20 位数字，或 8 位数字并填写发票代码', en: '20 digits, or 8 digits and a code' },
  invoiceCode: { zh: '发票代码（选填）', en: 'Invoice code (optional)' },
  codeHint: { zh: '数电发票不填；其他发票 10 或 12 位', en: '10 or 12 digits' },
  codeWrong: { zh: '发票代码为 10 或 12 位数字', en: '10 or 12 digits' },
  file: { zh: '发票文件（选填，PDF；不上传则由系统生成）', en: 'The invoice as a PDF (optional; else it is made)' },
  refusal: { zh: '驳回原因', en: 'Reason' },
  refusalMissing: { zh: '请填写原因，买家可以看到', en: 'Say why; the buyer reads it' },
  confirm: { zh: '确认', en: 'Confirm' },
} satisfies Record<string, Label>
