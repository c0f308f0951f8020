import type { ShopRoute } from '../navigation/shop-route.ts'
import { CATALOG_ROUTES } from '../screens/catalog.routes.ts'
import { HOME_ROUTES } from '../screens/home.routes.ts'
import { SEARCH_ROUTES } from '../screens/search.routes.ts'

/** Screens that the home shell knows from its first byte on: what a visitor looks around in. The others follow (decision 0130). */
export const FIRST_ROUTES: readonly ShopRoute[] = [...HOME_ROUTES, ...CATALOG_ROUTES, ...SEARCH_ROUTES]
