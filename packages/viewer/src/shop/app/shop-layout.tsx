import { lazy, Suspense, useContext, useState } from 'react'
import type { ReactNode } from 'react'

import { useAccountSession, useIsHydrated } from '../client/shop-context.ts'
import { useAnchorTaps } from '../navigation/anchor-taps.ts'
import { useRouteEffects } from './route-effects.ts'
import { ScreenOutlet } from './screen-outlet.tsx'
import { useShopRoute } from '../navigation/use-shop-route.ts'
import { useScrollRestoration } from './scroll-restoration.ts'
import { ShopElement } from './shop-element.ts'

const AccountEffects = lazy(async () => ({
  default: (await import('../gates/account-effects.tsx')).AccountEffects,
}))

/** Layout route of every screen: effects of a navigation and of an account, and the outlet. */
export function ShopLayout(): ReactNode {
  const element = useContext(ShopElement)
  useRouteEffects()
  useScrollRestoration()
  useAnchorTaps(element)
  const route = useShopRoute()
  const account = useAccountSession()?.account.id
  // The effects load later: another tab may have signed in by then.
  const [first] = useState(account)
  // A prerendered screen, rendered for a visitor, hydrates as one.
  const hasEffects = useIsHydrated() && account !== undefined
  return (
    <>
      <ScreenOutlet />
      {hasEffects && (
        <Suspense>
          <AccountEffects route={route} first={first} />
        </Suspense>
      )}
    </>
  )
}
