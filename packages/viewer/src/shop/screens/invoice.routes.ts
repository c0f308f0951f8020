import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** Invoice headers, applications for invoices, and their list. Domain sheets 42 and 54, extra sheet invoiceList. */
export const INVOICE_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'UserCenter/invoiceHeader',
    path: belowBase('UserCenter/invoiceHeader'),
    aliases: ['/UserCenter/invoiceHeader'],
    title: { zh: '发票抬头', en: 'Invoice headers' },
    gate: 'login',
    load: () => import('./invoice/invoice-headers/invoice-headers.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'orderinfo/ApplyInvoiceFrom',
    path: belowBase('orderinfo/ApplyInvoiceFrom'),
    aliases: ['/orderinfo/ApplyInvoiceFrom'],
    title: { zh: '申请开票', en: 'Ask for an invoice' },
    gate: 'login',
    skipsProfileCheck: false,
    load: () => import('./invoice/apply-invoice/apply-invoice.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'UserCenter/invoiceList',
    path: belowBase('UserCenter/invoiceList'),
    aliases: ['/UserCenter/invoiceList'],
    title: { zh: '发票记录', en: 'Invoices' },
    gate: 'login',
    skipsProfileCheck: false,
    showsLastView: true,
    load: () => import('./invoice/invoice-list/invoice-list.tsx'),
  },
]

/** Stored files, such as invoices are. Domain sheet 83. */
export const FILE_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'PDFVue',
    path: belowBase('PDFVue'),
    aliases: ['/PDFVue', belowBase('splicingOrders/PDFVue')],
    title: { zh: '文件预览', en: 'Preview' },
    gate: 'login',
    load: () => import('./file/file-page/file-page.tsx'),
  },
]
