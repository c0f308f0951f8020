import type { ShopRoute } from '../navigation/shop-route.ts'
import { ADDRESS_ROUTES } from '../screens/address.routes.ts'
import { ARTICLE_ROUTES } from '../screens/article.routes.ts'
import { COLLECT_ROUTES } from '../screens/collect.routes.ts'
import { COUPON_ROUTES } from '../screens/coupon.routes.ts'
import { DEMO_ROUTES } from '../screens/demo.routes.ts'
import { ENTRY_ROUTES } from '../screens/entry.routes.ts'
import { FIND_ROUTES } from '../screens/find.routes.ts'
import { GOODS_ROUTES } from '../screens/goods.routes.ts'
import { INSTITUTION_ROUTES } from '../screens/institution.routes.ts'
import { AFTER_SALE_ROUTES, ORDER_ROUTES } from '../screens/order.routes.ts'
import { FILE_ROUTES, INVOICE_ROUTES } from '../screens/invoice.routes.ts'
import { MESSAGE_ROUTES } from '../screens/message.routes.ts'
import { PAYMENT_ROUTES } from '../screens/payment.routes.ts'
import { SESSION_ROUTES } from '../screens/session.routes.ts'
import { SETTING_ROUTES } from '../screens/setting.routes.ts'
import { SHOP_FRONT_ROUTES } from '../screens/shop.routes.ts'
import { VOUCHER_ROUTES } from '../screens/voucher.routes.ts'

/** Screens whose routes load after the first paint, or with the first address that the home shell does not know. */
export const LATE_ROUTES: readonly ShopRoute[] = [
  ...SHOP_FRONT_ROUTES,
  ...ARTICLE_ROUTES,
  ...SESSION_ROUTES,
  ...INSTITUTION_ROUTES,
  ...FIND_ROUTES,
  ...ADDRESS_ROUTES,
  ...ORDER_ROUTES,
  ...AFTER_SALE_ROUTES,
  ...GOODS_ROUTES,
  ...VOUCHER_ROUTES,
  ...COLLECT_ROUTES,
  ...COUPON_ROUTES,
  ...INVOICE_ROUTES,
  ...MESSAGE_ROUTES,
  ...PAYMENT_ROUTES,
  ...SETTING_ROUTES,
  ...DEMO_ROUTES,
  ...FILE_ROUTES,
  ...ENTRY_ROUTES,
]
