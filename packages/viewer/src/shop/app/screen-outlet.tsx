import { useState } from 'react'
import type { ReactNode } from 'react'
import { useOutlet } from 'react-router'

import { ScreenVisibility } from '../navigation/screen-visibility.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'
import { useShopRoute } from '../navigation/use-shop-route.ts'
import { GateBoundary } from '../gates/gate-boundary.tsx'

/** Key of the not-found screen, which has no route. */
const NOT_FOUND = ''

/** The open screen behind its gate, beside the hidden kept-alive screens. Adds no element, so that hydration matches. */
export function ScreenOutlet(): ReactNode {
  const outlet = useOutlet()
  const route = useShopRoute()
  const [keptAlive, setKeptAlive] = useState<Readonly<Record<string, ReactNode>>>({})
  if (route?.keepsAlive && keptAlive[route.name] === undefined)
    setKeptAlive({ ...keptAlive, [route.name]: gated(route, outlet) })
  const screens = { ...keptAlive, [route?.name ?? NOT_FOUND]: gated(route, outlet) }
  // One keyed list: moving a kept-alive screen to another position would remount it.
  return Object.entries(screens).map(([name, screen]) => (
    <ScreenVisibility key={name} value={name === (route?.name ?? NOT_FOUND)}>
      {screen}
    </ScreenVisibility>
  ))
}

function gated(route: ShopRoute | undefined, outlet: ReactNode): ReactNode {
  return route ? <GateBoundary gate={route.gate}>{outlet}</GateBoundary> : outlet
}
