import { useMatches } from 'react-router'

import type { ShopRoute } from './shop-route.ts'

/** The route of the open screen; `undefined` on the not-found screen. */
export function useShopRoute(): ShopRoute | undefined {
  return useMatches().at(-1)?.handle as ShopRoute | undefined
}
