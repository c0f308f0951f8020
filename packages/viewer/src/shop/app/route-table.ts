import type { ShopRoute } from '../navigation/shop-route.ts'
import { ADDRESS_ROUTES } from '../screens/address.routes.ts'
import { ARTICLE_ROUTES } from '../screens/article.routes.ts'
import { CATALOG_ROUTES } from '../screens/catalog.routes.ts'
import { DEMO_ROUTES } from '../screens/demo.routes.ts'
import { PAYMENT_ROUTES } from '../screens/payment.routes.ts'
import { ENTRY_ROUTES } from '../screens/entry.routes.ts'
import { HOME_ROUTES } from '../screens/home.routes.ts'
import { INSTITUTION_ROUTES } from '../screens/institution.routes.ts'
import { SESSION_ROUTES } from '../screens/session.routes.ts'
import { SHOP_FRONT_ROUTES } from '../screens/shop.routes.ts'

/** Every screen of the shop, by area: the router and `npm run list -- routes` read it. */
export const SHOP_ROUTES: readonly ShopRoute[] = [
  ...HOME_ROUTES,
  ...CATALOG_ROUTES,
  ...SHOP_FRONT_ROUTES,
  ...ARTICLE_ROUTES,
  ...SESSION_ROUTES,
  ...INSTITUTION_ROUTES,
  ...ADDRESS_ROUTES,
  ...PAYMENT_ROUTES,
  ...DEMO_ROUTES,
  ...ENTRY_ROUTES,
]
