import { useState } from 'react'
import type { ReactNode } from 'react'
import { useMatches, useOutlet } from 'react-router'

import { ScreenVisibility } from '../navigation/screen-visibility.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'
import { GateBoundary } from '../gates/gate-boundary.tsx'

/** Key of the not-found screen, which has no route. */
const NOT_FOUND = ''

/** The route of the open screen; `undefined` on the not-found screen. */
export function useShopRoute(): ShopRoute | undefined {
  return useMatches().at(-1)?.handle as ShopRoute | undefined
}

/** The open screen behind its gate, beside the hidden kept-alive screens. Adds no element, so that hydration matches. */
export function ScreenOutlet(): ReactNode {
  const outlet = useOutlet()
  const route = useShopRoute()
  const [kept, setKept] = useState<Readonly<Record<string, ReactNode>>>({})
  if (route?.keepsAlive && kept[route.name] === undefined) setKept({ ...kept, [route.name]: gated(route, outlet) })
  const screens = { ...kept, [route?.name ?? NOT_FOUND]: gated(route, outlet) }
  // One keyed list: a kept screen that is opened again must keep its position, or React would mount it anew.
  return Object.entries(screens).map(([name, screen]) => (
    <ScreenVisibility key={name} value={name === (route?.name ?? NOT_FOUND)}>
      {screen}
    </ScreenVisibility>
  ))
}

function gated(route: ShopRoute | undefined, outlet: ReactNode): ReactNode {
  return route ? <GateBoundary gate={route.gate}>{outlet}</GateBoundary> : outlet
}
