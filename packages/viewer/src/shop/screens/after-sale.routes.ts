import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** After-sales: what can be asked for, the two steps of asking, and the negotiation. Specification 1 §2.4, domain sheets 34, 36, 39, 55. */
export const AFTER_SALE_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'RefundList',
    path: belowBase('RefundList'),
    aliases: ['/RefundList'],
    title: { zh: '退款/售后', en: 'After-sales' },
    gate: 'login',
    skipsProfileCheck: false,
    showsLastView: true,
    load: () => import('./after-sale/refund-list/refund-list.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'InitiateAfterSales',
    path: belowBase('InitiateAfterSales'),
    aliases: ['/InitiateAfterSales'],
    title: { zh: '申请售后', en: 'Ask for an after-sale' },
    gate: 'login',
    skipsProfileCheck: false,
    load: () => import('./after-sale/initiate-after-sales/initiate-after-sales.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'afterSale/pushAfterSale',
    path: belowBase('afterSale/pushAfterSale'),
    aliases: ['/afterSale/pushAfterSale'],
    title: { zh: '提交售后', en: 'After-sale' },
    gate: 'login',
    skipsProfileCheck: false,
    load: () => import('./after-sale/push-after-sale/push-after-sale.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'afterSaleDetails',
    path: belowBase('afterSaleDetails'),
    aliases: ['/afterSaleDetails'],
    title: { zh: '售后详情', en: 'After-sale' },
    gate: 'login',
    skipsProfileCheck: false,
    showsLastView: true,
    load: () => import('./after-sale/after-sale-details/after-sale-details.tsx'),
  },
]
