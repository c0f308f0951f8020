import { translate } from '@mallwright/contract/values'
import { RenderedLocale } from '@mallwright/shop-core/i18n'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router'

import { renderMarkup } from '../../prerender/render-markup.ts'
import type { PrerenderedScreen } from '../../prerender/shop-document.tsx'
import { SHOP_ROUTES } from '../routes/route-table.ts'
import { createRoutes, loadScreens, pathsOf } from '../app/shop-router.tsx'
import type { Shop } from '../client/shop.ts'
import { ShopContext } from '../client/shop-context.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'
import { NOT_FOUND_TEXT } from '../navigation/not-found-text.ts'
import { createPrerenderShop } from './prerender-shop.ts'
import { SCREEN_CSS } from './screen-css.ts'
import { paramName, PRERENDERED_SCREENS } from './screen-content.ts'
import type { ScreenRequest } from './screen-content.ts'

/** What an address of the shop leads to. */
export type ScreenMatch =
  /** A screen whose content the server renders; equal addresses have equal content. */
  | { readonly kind: 'rendered'; readonly name: string; readonly address: string; readonly articleId: string }
  /** A screen that only the browser renders. */
  | { readonly kind: 'started' }
  /** No screen, or none of such a name: the shop decides below its base, elsewhere it is the not-found screen. */
  | { readonly kind: 'unknown'; readonly isInside: boolean }

/** Rendered screens by their paths in lower case: most requests need no router. */
const RENDERED_ROUTES: Readonly<Record<string, ShopRoute>> = Object.fromEntries(
  SHOP_ROUTES.filter(({ name }) => Object.hasOwn(PRERENDERED_SCREENS, name)).flatMap((route) =>
    pathsOf(route).map((path) => [path.toLowerCase(), route]),
  ),
)

/** The screen of a path and query. `hasOwnCart` is of whoever asks: the server draws an empty one only. */
export function matchScreen(url: string, { hasOwnCart = false }: { readonly hasOwnCart?: boolean } = {}): ScreenMatch {
  const [path = '', query = ''] = url.split(/[?#]/)
  const pathname = path.replace(/(?<=.)\/$/, '').toLowerCase()
  const route = Object.hasOwn(RENDERED_ROUTES, pathname) ? RENDERED_ROUTES[pathname] : undefined
  if (hasOwnCart && route && PRERENDERED_SCREENS[route.name]?.isOfNewcomers) return { kind: 'started' }
  return route ? renderedMatch(route, new URLSearchParams(query)) : matchOther(path)
}

/** Longest value of a parameter that names something. */
const MAX_NAME = 64

/** Whether a parameter can name something: the gateway refuses others. */
const isName = (value: string) => value.length <= MAX_NAME && !/[\p{Cc}\p{Cs}]/u.test(value)

function renderedMatch(route: ShopRoute, asked: URLSearchParams): ScreenMatch {
  const { params = [], startedBy = [] } = PRERENDERED_SCREENS[route.name] ?? {}
  if (startedBy.some((name) => asked.get(paramName(name)))) return { kind: 'started' }
  const names = params.map(paramName)
  const query = new URLSearchParams(names.flatMap((name) => (asked.get(name) ? [[name, asked.get(name) ?? '']] : [])))
  if (![...query.values()].every(isName)) return { kind: 'unknown', isInside: true }
  const articleId = query.get(paramName('articleId')) ?? ''
  return { kind: 'rendered', name: route.name, address: `${route.path}?${query}`, articleId }
}

function matchOther(path: string): ScreenMatch {
  const matched = matchRoutes(createRoutes(SHOP_ROUTES), path)?.at(-1)?.route
  if (matched?.handle !== undefined || matched?.id === 'home') return { kind: 'started' }
  return { kind: 'unknown', isInside: matched?.id === 'inside' }
}

/** Every path of a screen whose content the server renders. */
export function renderedPaths(): string[] {
  return SHOP_ROUTES.flatMap((route) => (Object.hasOwn(PRERENDERED_SCREENS, route.name) ? pathsOf(route) : []))
}

/** A rendered screen, and whether it has what its address asks for. */
export interface RenderedScreen extends PrerenderedScreen {
  readonly isFound: boolean
}

/** Renders a screen for a visitor, with the queries of its first render. Decision 0063. */
export async function renderScreen(request: ScreenRequest): Promise<RenderedScreen> {
  const shop = createPrerenderShop(request)
  try {
    return await renderIn(shop, request)
  } finally {
    shop.dispose()
  }
}

async function renderIn(
  shop: Shop,
  { address, locale }: Pick<ScreenRequest, 'address' | 'locale'>,
): Promise<RenderedScreen> {
  const match = matchScreen(address)
  const { searchParams } = new URL(address, 'http://shop')
  const name = match.kind === 'rendered' ? match.name : ''
  const gone = translate(locale, NOT_FOUND_TEXT)
  const content = (await PRERENDERED_SCREENS[name]?.load(
    shop,
    (param) => searchParams.get(paramName(param)) ?? '',
    locale,
  )) ?? { isFound: false, head: { title: gone, description: gone, type: 'website' as const } }
  const routes = createRoutes(SHOP_ROUTES)
  await loadScreens(matchRoutes(routes, new URL(address, 'http://shop').pathname) ?? [])
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  try {
    const html = await renderMarkup(
      <RenderedLocale value={locale}>
        <ShopContext value={shop}>
          <QueryClientProvider client={shop.queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ShopContext>
      </RenderedLocale>,
    )
    const queries = shop.queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [{ key: queryKey, data: state.data }]))
    return { ...content, name, html, sheet: SCREEN_CSS, queries }
  } finally {
    router.dispose()
  }
}
