import { columnPath } from '@mallwright/contract/link'
import { createConfigLoader, loadStorageKey } from '@mallwright/shop-core/gateway-client'
import { initialLocale, setDocumentLocale } from '@mallwright/shop-core/i18n'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { startTransition } from 'react'
import type { ReactNode } from 'react'
import type { DataRouter } from 'react-router'

import { loadScript, yieldToMain } from '../../runtime/index.ts'
import type { PageBootstrap } from '../../runtime/index.ts'
import { reportShopError } from '../client/report-error.ts'
import type { HostBridge } from '../client/host-bridge.ts'
import { createShop } from '../client/shop.ts'
import type { Shop } from '../client/shop.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'
import { readPrerendered } from '../published-page/read-published-page.ts'
import { FIRST_ROUTES } from '../routes/first-routes.ts'
import { ShopApp } from './shop-app.tsx'
import { hideSsoTicket } from '../navigation/hide-sso-ticket.ts'
import { createShopRouter } from './shop-router.tsx'
import type { RoutingOptions, ShopRouter } from './shop-router.tsx'

/** Configuration of one mounted shop. */
export interface MountOptions extends RoutingOptions {
  readonly element: HTMLElement
  readonly bootstrap: PageBootstrap | null
  /** Storage namespace of a second shop in one document. */
  readonly storageNamespace?: string
  /** The page that the shop is a part of; absent when it stands alone. */
  readonly host?: HostBridge | undefined
}

/** A mounted shop. */
export interface MountedShop {
  readonly shop: Shop
  readonly router: DataRouter
  /** Removes everything that the shop has added: roots, elements, listeners, timers and its socket. */
  unmount(): void
}

/** Name of the prerendered not-found screen, which has no route. */
const NOT_FOUND_SCREEN = ''

/** Mounts the shop into an element; hydrates a prerendered page in it. */
export async function mountShop(options: MountOptions): Promise<MountedShop> {
  hideSsoTicket()
  const { element, bootstrap, storageNamespace, host, ...routing } = options
  // The hydration render must use the language of the server's.
  setDocumentLocale(bootstrap?.locale ?? initialLocale())
  const config = createConfigLoader()
  const routerCreated = yieldToMain().then(() => createShopRouter(routing))
  const storageKeyRead = bootstrap?.storageKey ?? loadStorageKey(config)
  const [prerendered, shopRouter, storageKey] = await Promise.all([
    readPrerendered(bootstrap),
    routerCreated,
    storageKeyRead,
  ])
  const { router } = shopRouter
  await yieldToMain()
  const onSignInNeeded = () => void router.navigate('/login-account', { replace: true })
  const shop = createShop({ bootstrap, storageNamespace, host, onSignInNeeded, config, storageKey })
  await yieldToMain()
  const app = <ShopApp shop={shop} router={router} element={element} prerendered={prerendered} />
  const { location, matches } = router.state
  const screen = (matches.at(-1)?.route.handle as ShopRoute | undefined)?.name ?? NOT_FOUND_SCREEN
  const isPrerendered = prerendered
    ? location.pathname === columnPath(prerendered.page.columnCode)
    : bootstrap?.screen?.name === screen
  const root = isPrerendered ? hydrate(element, app) : createRoot(element)
  if (!isPrerendered) root.render(app)
  start(shop, { ...shopRouter, element, onSignInNeeded })
  return {
    shop,
    router,
    unmount() {
      root.unmount()
      router.dispose()
      shop.dispose()
    },
  }
}

/** As a transition, which React works off in slices: a long page does not block the finger while it hydrates. */
function hydrate(element: HTMLElement, app: ReactNode): Root {
  let root: Root | undefined
  startTransition(() => {
    root = hydrateRoot(element, app, {
      onRecoverableError: (error) => reportShopError('the prerendered page differed', error),
    })
  })
  if (!root) throw new Error('a transition runs at once')
  return root
}

/** Starts what follows the first render; its script is not part of it. */
function start(
  shop: Shop,
  options: ShopRouter & { readonly element: Element; readonly onSignInNeeded: () => void },
): void {
  let isDisposed = false
  shop.onDispose(() => (isDisposed = true))
  const load = async () => {
    const { startServices } = await loadScript(() => import('../services/start-services.tsx'))
    if (!isDisposed) await startServices(shop, { ...options, routes: FIRST_ROUTES, isDisposed: () => isDisposed })
  }
  void load()
}
