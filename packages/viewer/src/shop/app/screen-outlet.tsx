import { Fragment, useState } from 'react'
import type { ReactNode } from 'react'
import { useMatches, useOutlet } from 'react-router'

import { ScreenVisibility } from '../navigation/screen-visibility.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'
import { GateBoundary } from '../gates/gate-boundary.tsx'

/** The route of the open screen; `undefined` on the not-found screen. */
export function useShopRoute(): ShopRoute | undefined {
  return useMatches().at(-1)?.handle as ShopRoute | undefined
}

/** The open screen behind its gate, beside the hidden kept-alive screens. Adds no element, so that hydration matches. */
export function ScreenOutlet(): ReactNode {
  const outlet = useOutlet()
  const route = useShopRoute()
  const [kept, setKept] = useState<Readonly<Record<string, ReactNode>>>({})
  if (route?.keepsAlive && kept[route.name] === undefined) setKept({ ...kept, [route.name]: outlet })
  const hidden = Object.entries(kept).filter(([name]) => name !== route?.name)
  return (
    <>
      {hidden.map(([name, screen]) => (
        <ScreenVisibility key={name} value={false}>
          {screen}
        </ScreenVisibility>
      ))}
      <ScreenVisibility key={route?.name ?? ''} value>
        {route?.keepsAlive ? outlet : <Fragment>{gated(route, outlet)}</Fragment>}
      </ScreenVisibility>
    </>
  )
}

function gated(route: ShopRoute | undefined, outlet: ReactNode): ReactNode {
  return route ? <GateBoundary gate={route.gate}>{outlet}</GateBoundary> : outlet
}
