import type { Label } from '@mallwright/contract/values'

/** Messages of the failures about invoices and their headers. */
export const INVOICE_FAILURE_TEXTS = {
  HEADER_UNKNOWN: { zh: '发票抬头不存在', en: 'This invoice header does not exist.' },
  INVOICE_NOT_POSSIBLE: {
    zh: '专用发票需要完整的企业抬头，且店铺支持开具',
    en: 'A special VAT invoice needs a complete company header and a shop that issues it.',
  },
  HEADER_EXISTS: { zh: '已有相同的发票抬头', en: 'There is such an invoice header already.' },
  TAX_NUMBER_MISSING: { zh: '税号不能为空', en: 'Enter the tax number.' },
  TOO_MANY_HEADERS: { zh: '最多保存 {iMax} 个发票抬头', en: 'You can keep {iMax} invoice headers at most.' },
  INVOICE_UNKNOWN: { zh: '发票申请不存在', en: 'There is no such application.' },
  INVOICE_CHANGED: { zh: '状态已变更，请刷新后重试', en: 'The state has changed. Reload and try again.' },
  ORDERS_MIXED: {
    zh: '只能合并同一店铺、同一企业的订单开票',
    en: 'One invoice is for orders of one shop and one organisation.',
  },
  NOT_INVOICEABLE: {
    zh: '部分订单当前不能开票，请刷新后重试',
    en: 'Some of these orders cannot be invoiced now. Reload and try again.',
  },
  HEADER_INCOMPLETE: {
    zh: '专用发票需要完整的企业抬头，请补充抬头信息',
    en: 'A special VAT invoice needs a complete company header. Fill in what is missing.',
  },
  SPECIAL_NOT_ISSUED: { zh: '该店铺不支持开具专用发票', en: 'This shop does not issue special VAT invoices.' },
  EMAIL_NEEDED: { zh: '请填写接收发票的邮箱', en: 'Give the e-mail address that the invoice goes to.' },
  MAIL_TOO_OFTEN: { zh: '今日发送次数已达上限，请明天再试', en: 'No more mails today. Try again tomorrow.' },
  MAIL_NOT_SENT: { zh: '邮件发送失败，请稍后再试', en: 'The mail could not be sent. Try again later.' },
  RED_TOO_LATE: { zh: '已超过可申请红冲的期限', en: 'It is too late to have this invoice reversed.' },
  INVOICE_NO_WRONG: {
    zh: '请填写 20 位数电发票号码，或 8 位发票号码与 10/12 位代码',
    en: 'Give the 20 digits of a digital invoice, or 8 digits with a code of 10 or 12.',
  },
  INVOICE_NO_TAKEN: { zh: '该发票号码已被使用', en: 'An invoice of this number was issued already.' },
} as const satisfies Readonly<Record<string, Label>>
