import { SHOP_BASE } from '@mallwright/contract/link'
import { HOME_PATH } from '@mallwright/shop-core/session'
import { ScreenSkeleton } from '@mallwright/shop-core/kit'
import type { ComponentType, ReactNode } from 'react'
import { createBrowserRouter, matchRoutes, Navigate, useLocation } from 'react-router'
import type { DataRouter, RouteMatch, RouteObject } from 'react-router'

import { loadScript, yieldToMain } from '../../runtime/index.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'
import { FIRST_ROUTES } from '../routes/first-routes.ts'
import { ScreenError } from './screen-error.tsx'
import { ShopLayout } from './shop-layout.tsx'

/** Where a mounted shop keeps its location. */
export interface RoutingOptions {
  /** Path prefix of the host page; all paths of the shop are below it. */
  readonly basename?: string | undefined
  /** Creates another router than the browser's, e.g. a memory router for a shop that does not own the address bar. */
  readonly createRouter?: ((routes: RouteObject[]) => DataRouter) | undefined
}

/** Loads the routes that the home shell does not know and adds them to its router, once. */
type AddLateRoutes = () => Promise<readonly ShopRoute[]>

/** A router that learns its late routes when they are asked for, or met. */
export interface ShopRouter {
  readonly router: DataRouter
  readonly addLateRoutes: AddLateRoutes
}

const loadLateRoutes = async () => (await loadScript(() => import('../routes/late-routes.ts'))).LATE_ROUTES

const LAYOUT = 'layout'

/** Creates the router, with the screen of the initial location loaded: its first render is complete and can hydrate. */
export async function createShopRouter({ basename = '/', createRouter }: RoutingOptions): Promise<ShopRouter> {
  if (createRouter) {
    const late = await loadLateRoutes()
    return { router: createRouter(createRoutes([...FIRST_ROUTES, ...late])), addLateRoutes: async () => late }
  }
  let late: readonly ShopRoute[] | undefined
  let learner: DataRouter | undefined
  const addLateRoutes = async () => {
    late ??= await loadLateRoutes()
    learner?.patchRoutes(LAYOUT, late.flatMap(routeObjects))
    learner = undefined
    return late
  }
  let routes = createRoutes(FIRST_ROUTES, addLateRoutes)
  const found = () => matchRoutes(routes, location.pathname, basename) ?? []
  let matches = found()
  if (isUnknown(matches)) {
    late = await loadLateRoutes()
    routes = createRoutes([...FIRST_ROUTES, ...late])
    matches = found()
  }
  if (leadsHome(matches)) {
    openHome(basename)
    matches = found()
  }
  await loadScreens(matches)
  await yieldToMain()
  const router = createBrowserRouter(routes, { basename })
  if (!late) learner = router
  return { router, addLateRoutes }
}

/**
 * The routes of screens. Matching ignores letter case, a trailing slash and the base of the micro-app (specification
 * 1 §2.7, domain 1.12-7). Unknown paths inside the mall lead home, others to the not-found screen (domain sheets 1, 6, 7);
 * with `addLateRoutes` only what the late routes do not know either.
 */
export function createRoutes(routes: readonly ShopRoute[], addLateRoutes?: AddLateRoutes): RouteObject[] {
  const notFound = lazyScreen(() => import('../screens/entry/not-found/not-found.tsx'))
  const inside = addLateRoutes
    ? { lazy: afterLateRoutes(addLateRoutes, async () => ({ Component: RedirectHome })) }
    : { Component: RedirectHome }
  return [
    {
      id: LAYOUT,
      Component: ShopLayout,
      HydrateFallback: ScreenSkeleton,
      children: [
        ...routes.flatMap(routeObjects),
        { path: '/', id: 'home', Component: RedirectHome },
        { path: `${SHOP_BASE}/*`, id: 'inside', ErrorBoundary: ScreenError, ...inside },
        {
          path: '*',
          id: 'outside',
          ErrorBoundary: ScreenError,
          lazy: addLateRoutes ? afterLateRoutes(addLateRoutes, notFound) : notFound,
        },
      ],
    },
  ]
}

/** What an address leads to once the late routes are known: their screen, or what `load` has for unknown ones. */
function afterLateRoutes(addLateRoutes: AddLateRoutes, load: () => Promise<{ readonly Component: ComponentType }>) {
  return async () => {
    const late = (await addLateRoutes()).flatMap(routeObjects)
    const { Component: Unknown } = await load()
    function Found(): ReactNode {
      const { pathname, search, hash, state } = useLocation()
      // Matched anew: the router knows the late routes now.
      return matchRoutes(late, pathname) ? (
        <Navigate to={pathname + search + hash} state={state} replace />
      ) : (
        <Unknown />
      )
    }
    return { Component: Found }
  }
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

/** Whether an address is none of the known screens. */
function isUnknown(matches: readonly RouteMatch[]): boolean {
  const { id } = matches.at(-1)?.route ?? {}
  return id === 'inside' || id === 'outside'
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
