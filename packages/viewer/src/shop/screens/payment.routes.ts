import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

const load = () => import('./payment/payment-page/payment-page.tsx')

/** Pages that a payment leads to. Specification 2 §2. */
export const PAYMENT_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'pay-action-dom',
    path: belowBase('pay-action-dom'),
    aliases: ['/pay-action-dom'],
    title: { zh: '支付', en: 'Payment' },
    gate: 'login',
    load,
  },
  {
    ...PLAIN_SCREEN,
    name: 'wx-pay',
    path: '/wx-pay',
    aliases: [belowBase('wx-pay')],
    title: { zh: '微信支付', en: 'WeChat Pay' },
    gate: 'open',
    load,
  },
]
