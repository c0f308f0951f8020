import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** Invoice headers. Domain sheet 42. */
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
]
