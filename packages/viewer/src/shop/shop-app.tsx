import { HOME_PATH } from '@mallwright/shop-core/session'
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement, lazy, Suspense, useEffect, useState } from 'react'
import type { ComponentType } from 'react'

import { loadScript } from '../runtime/index.ts'
import { FaultNotice } from './frame/notice.tsx'
import { ScreenBones } from './frame/screen-bones.tsx'
import { ScreenBoundary } from './frame/screen-boundary.tsx'
import { useAnchorTaps } from './navigation/anchor-taps.ts'
import { BrowserRoute, Redirect, usePlace } from './navigation/browser-route.tsx'
import { findRoute } from './navigation/find-route.ts'
import { useRouteWatch } from './navigation/route-watch.ts'
import { useScrollMemory } from './navigation/scroll-memory.ts'
import { SHOP_ROUTES } from './route-table.ts'
import { NotFound } from './screens/entry/not-found/not-found.tsx'
import type { DesignedContent } from './designed/read-designed.ts'
import type { Shop } from './shop.ts'
import { ShopContext } from './shop-context.ts'

/** The home tab's script, loaded before the first render when that render is the home tab. */
export interface PreparedHome {
  readonly HomeTab: ComponentType<{ readonly isShown: boolean; readonly first?: DesignedContent | undefined }>
  readonly DesignEntry: ComponentType
  /** The prerendered page; absent when it must be fetched. */
  readonly first: DesignedContent | undefined
}

/** Loads the script of the home tab. */
export async function loadHomeTab(): Promise<Pick<PreparedHome, 'HomeTab' | 'DesignEntry'>> {
  const [{ HomeTab }, { DesignEntry }] = await Promise.all([
    import('./screens/home/tab-home/tab-home.tsx'),
    import('./screens/home/tab-home/design-entry.tsx'),
  ])
  return { HomeTab, DesignEntry }
}

/** The other screens, each loaded when it is first drawn. */
const LATER_SCREENS = new Map(
  SHOP_ROUTES.map((route) => [
    route.name,
    createElement(lazy(async () => ({ default: (await loadScript(route.load)).Screen }))),
  ]),
)

/** The whole shop. With `home` given, the first render of the home tab is exactly the prerendered page. */
export function ShopApp({ shop, home }: { readonly shop: Shop; readonly home?: PreparedHome | undefined }) {
  return (
    <ShopContext value={shop}>
      <QueryClientProvider client={shop.queries}>
        <BrowserRoute>
          <Screens shop={shop} home={home} />
        </BrowserRoute>
      </QueryClientProvider>
    </ShopContext>
  )
}

function Screens({ shop, home }: { readonly shop: Shop; readonly home: PreparedHome | undefined }) {
  const { pathname } = usePlace()
  const match = findRoute(pathname)
  const isHome = match.kind === 'screen' && match.route.name === 'tab-home'
  useRouteWatch(shop)
  useScrollMemory()
  useAnchorTaps(shop)
  return (
    <>
      <KeptHome isShown={isHome} prepared={home} />
      {!isHome && <OtherScreen key={match.kind === 'screen' ? match.route.name : match.kind} pathname={pathname} />}
    </>
  )
}

/** The home tab, from its first visit on; hidden while another screen is open. */
function KeptHome({ isShown, prepared }: { readonly isShown: boolean; readonly prepared: PreparedHome | undefined }) {
  const [home, setHome] = useState(prepared)
  const [fault, setFault] = useState<unknown>()
  const isMissing = isShown && !home
  useEffect(() => {
    if (!isMissing) return
    loadHomeTab().then(
      (loaded) => setHome({ ...loaded, first: undefined }),
      (reason: unknown) => setFault(reason),
    )
  }, [isMissing])
  if (isMissing && fault !== undefined) return <HomeFault fault={fault} />
  if (!home) return isShown ? <ScreenBones /> : null
  const { HomeTab, DesignEntry, first } = home
  return (
    <ScreenBoundary>
      <HomeTab isShown={isShown} first={first} />
      {isShown && <DesignEntry />}
    </ScreenBoundary>
  )
}

function HomeFault({ fault }: { readonly fault: unknown }) {
  return (
    <div className="shop-screen">
      <main>
        <FaultNotice fault={fault} onRetry={() => location.reload()} />
      </main>
    </div>
  )
}

function OtherScreen({ pathname }: { readonly pathname: string }) {
  const { search } = usePlace()
  const match = findRoute(pathname)
  if (match.kind === 'home') return <Redirect to={HOME_PATH + search} />
  if (match.kind === 'unknown') return <NotFound />
  return (
    <ScreenBoundary>
      <Suspense fallback={<ScreenBones />}>{LATER_SCREENS.get(match.route.name)}</Suspense>
    </ScreenBoundary>
  )
}
