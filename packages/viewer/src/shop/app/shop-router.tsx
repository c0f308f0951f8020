import { SHOP_BASE } from '@mallwright/contract/link'
import { HOME_PATH } from '@mallwright/shop-core/session'
import { ScreenSkeleton } from '@mallwright/shop-core/kit'
import type { ReactNode } from 'react'
import { createBrowserRouter, matchRoutes, Navigate, useLocation } from 'react-router'
import type { DataRouter, RouteMatch, RouteObject } from 'react-router'

import { loadScript, yieldToMain } from '../../runtime/index.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'
import { SHOP_ROUTES } from './route-table.ts'
import { ScreenError } from './screen-error.tsx'
import { ShopLayout } from './shop-layout.tsx'

/** Where a mounted shop keeps its location. */
export interface RoutingOptions {
  /** Path prefix of the host page; all paths of the shop are below it. */
  readonly basename?: string | undefined
  /** Creates another router than the browser's, e.g. a memory router for a shop that does not own the address bar. */
  readonly createRouter?: ((routes: RouteObject[]) => DataRouter) | undefined
}

/** Creates the router, with the screen of the initial location loaded: its first render is complete and can hydrate. */
export async function createShopRouter({ basename = '/', createRouter }: RoutingOptions): Promise<DataRouter> {
  const routes = createRoutes()
  if (createRouter) return createRouter(routes)
  const found = () => matchRoutes(routes, location.pathname, basename) ?? []
  let matches = found()
  if (leadsHome(matches)) {
    openHome(basename)
    matches = found()
  }
  await loadScreens(matches)
  await yieldToMain()
  return createBrowserRouter(routes, { basename })
}

/**
 * The routes of all screens. Matching ignores letter case, a trailing slash and the base of the micro-app (specification
 * 1 §2.7, domain 1.12-7). Unknown paths inside the mall lead home, others to the not-found screen (domain sheets 1, 6, 7).
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: ShopLayout,
      HydrateFallback: ScreenSkeleton,
      children: [
        ...SHOP_ROUTES.flatMap(routeObjects),
        { path: '/', id: 'home', Component: RedirectHome },
        { path: `${SHOP_BASE}/*`, id: 'inside', Component: RedirectHome },
        {
          path: '*',
          ErrorBoundary: ScreenError,
          lazy: lazyScreen(() => import('../screens/entry/not-found/not-found.tsx')),
        },
      ],
    },
  ]
}

function routeObjects(route: ShopRoute): RouteObject[] {
  return pathsOf(route).map((path) => ({
    path,
    handle: route,
    ErrorBoundary: ScreenError,
    lazy: lazyScreen(route.load),
  }))
}

function lazyScreen(load: ShopRoute['load']) {
  return async () => ({ Component: (await loadScript(load)).Screen })
}

/** Every path of a screen, with and without the base of the micro-app. */
export function pathsOf({ path, aliases }: ShopRoute): string[] {
  const bare = [path, ...aliases].map((address) =>
    address.startsWith(`${SHOP_BASE}/`) ? address.slice(SHOP_BASE.length) : address,
  )
  return [...new Set(bare.flatMap((address) => [SHOP_BASE + address, address]))]
}

/** Loads the screen of a location's matches, so that the first render is complete. */
export async function loadScreens(matches: readonly RouteMatch[]): Promise<void> {
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue
    try {
      Object.assign(route, await route.lazy(), { lazy: undefined })
    } catch {
      // The router loads it again and shows the error.
    }
  }
}

/** Whether an address is an alias of home. */
function leadsHome(matches: readonly RouteMatch[]): boolean {
  const { id } = matches.at(-1)?.route ?? {}
  return id === 'home' || id === 'inside'
}

/** Replaces an alias of home by its canonical address before the first render, which may be the prerendered page. */
function openHome(basename: string): void {
  const prefix = basename === '/' ? '' : basename
  history.replaceState(history.state, '', prefix + HOME_PATH + location.search + location.hash)
}

function RedirectHome(): ReactNode {
  return <Navigate to={HOME_PATH + useLocation().search} replace />
}
