import { useContext } from 'react'
import type { ReactNode } from 'react'

import { useAnchorTaps } from '../navigation/anchor-taps.ts'
import { useProfileCheck } from '../gates/profile-check.ts'
import { useRouteEffects } from './route-effects.ts'
import { ScreenOutlet } from './screen-outlet.tsx'
import { useShopRoute } from '../navigation/use-shop-route.ts'
import { useScrollRestoration } from './scroll-restoration.ts'
import { ShopElement } from './shop-element.ts'

/** Layout route of every screen: effects of a navigation, and the outlet. */
export function ShopLayout(): ReactNode {
  const element = useContext(ShopElement)
  useRouteEffects()
  useScrollRestoration()
  useAnchorTaps(element)
  useProfileCheck(useShopRoute()?.skipsProfileCheck ?? true)
  return <ScreenOutlet />
}
