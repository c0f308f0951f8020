import { belowBase, PLAIN_SCREEN } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** Orders: checkout, lists, details and parcels. Specification 1 §2.4, domain sheets 30 to 40. */
export const ORDER_ROUTES: readonly ShopRoute[] = [
  {
    ...PLAIN_SCREEN,
    name: 'OrderSubmission',
    path: belowBase('OrderSubmission'),
    aliases: ['/OrderSubmission'],
    title: { zh: '确认订单', en: 'Checkout' },
    gate: 'purchase',
    skipsProfileCheck: false,
    ofInstitution: true,
    load: () => import('./order/order-submission/order-submission.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'Successfully',
    path: belowBase('Successfully'),
    aliases: ['/Successfully'],
    title: { zh: '提交成功', en: 'Order placed' },
    gate: 'login',
    load: () => import('./order/successfully/successfully.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'MyOrder',
    path: belowBase('MyOrder'),
    aliases: ['/MyOrder'],
    title: { zh: '我的订单', en: 'My orders' },
    gate: 'login',
    skipsProfileCheck: false,
    load: () => import('./order/my-order/my-order.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'orderDetails',
    path: belowBase('orderDetails'),
    aliases: ['/orderDetails'],
    title: { zh: '订单详情', en: 'Order' },
    gate: 'login',
    skipsProfileCheck: false,
    load: () => import('./order/order-details/order-details.tsx'),
  },
  {
    ...PLAIN_SCREEN,
    name: 'lookLogistics',
    path: belowBase('lookLogistics'),
    aliases: ['/lookLogistics'],
    title: { zh: '物流详情', en: 'Delivery' },
    gate: 'login',
    load: () => import('./order/look-logistics/look-logistics.tsx'),
  },
]
