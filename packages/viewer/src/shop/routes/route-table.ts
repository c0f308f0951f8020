import type { ShopRoute } from '../navigation/shop-route.ts'
import { FIRST_ROUTES } from './first-routes.ts'
import { LATE_ROUTES } from './late-routes.ts'

/** Every screen of the shop, by area: the server and `npm run list -- routes` read it. The shop itself loads it in two parts. */
export const SHOP_ROUTES: readonly ShopRoute[] = [...FIRST_ROUTES, ...LATE_ROUTES]
