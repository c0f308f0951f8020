import { initialLocale, setDocumentLocale } from '@mallwright/shop-core/i18n'
import { HOME_PATH } from '@mallwright/shop-core/session'
import { followGreyFilter } from '@mallwright/shop-core/theme'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import type { ReactNode } from 'react'
import type { DataRouter } from 'react-router'

import { loadScript } from '../../runtime/index.ts'
import type { PageBootstrap } from '../../runtime/index.ts'
import { reportShopError } from '../client/report-error.ts'
import { createShop } from '../client/shop.ts'
import type { Shop } from '../client/shop.ts'
import { prerenderedHome } from '../published-page/read-published-page.ts'
import { SHOP_ROUTES } from './route-table.ts'
import { ShopApp } from './shop-app.tsx'
import { createShopRouter } from './shop-router.tsx'
import type { RoutingOptions } from './shop-router.tsx'

/** Configuration of one mounted shop. */
export interface MountOptions extends RoutingOptions {
  readonly element: HTMLElement
  readonly bootstrap: PageBootstrap | null
  /** Storage namespace of a second shop in one document. */
  readonly storageNamespace?: string
}

/** A mounted shop. */
export interface MountedShop {
  readonly shop: Shop
  readonly router: DataRouter
  /** Removes everything that the shop has added: roots, elements, listeners, timers and its socket. */
  unmount(): void
}

/** Mounts the shop into an element; hydrates a prerendered home page in it. */
export async function mountShop(options: MountOptions): Promise<MountedShop> {
  const { element, bootstrap, storageNamespace, ...routing } = options
  // The hydration render must use the language of the server's.
  setDocumentLocale(bootstrap?.locale ?? initialLocale())
  const [prerendered, router] = await Promise.all([prerenderedHome(bootstrap), createShopRouter(routing)])
  const onSignInNeeded = () => void router.navigate('/login-account', { replace: true })
  const shop = createShop({ bootstrap, storageNamespace, onSignInNeeded })
  const app = <ShopApp shop={shop} router={router} element={element} prerendered={prerendered} />
  const isPrerendered = prerendered !== undefined && router.state.location.pathname === HOME_PATH
  const root = isPrerendered ? hydrate(element, app) : createRoot(element)
  if (!isPrerendered) root.render(app)
  start(shop, { router, onSignInNeeded })
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

function hydrate(element: HTMLElement, app: ReactNode): Root {
  return hydrateRoot(element, app, {
    onRecoverableError: (error) => reportShopError('the prerendered page differed', error),
  })
}

/** Mounts dialogs and toasts into an element and root of their own; their script is not part of the first render. */
async function mountFeedback({ feedback, onDispose }: Shop, isDisposed: () => boolean): Promise<void> {
  const { FeedbackHost } = await loadScript(() => import('@mallwright/shop-core/feedback-host'))
  if (isDisposed()) return
  const element = document.createElement('div')
  element.className = 'shop-feedback'
  document.body.append(element)
  const root = createRoot(element)
  root.render(<FeedbackHost feedback={feedback} />)
  onDispose(() => {
    root.unmount()
    element.remove()
  })
}

/** Starts what follows the first render: session, socket, grey filter and prefetching. */
function start(
  shop: Shop,
  { router, onSignInNeeded }: { readonly router: DataRouter; readonly onSignInNeeded: () => void },
): void {
  let isDisposed = false
  shop.onDispose(() => (isDisposed = true))
  shop.onDispose(followGreyFilter())
  const connect = async () => {
    const outcome = await shop.signInFlow.start()
    if (isDisposed) return
    if (outcome === 'signInNeeded') onSignInNeeded()
    const { connectRealtime } = await loadScript(() => import('./shop-realtime.ts'))
    if (isDisposed) return
    shop.onDispose(connectRealtime(shop, router))
    shop.onDispose(whenIdle(prefetchScreens))
  }
  const watchPictures = async () => {
    const { followBrokenPictures } = await loadScript(() => import('../pictures/broken-pictures.ts'))
    if (!isDisposed) shop.onDispose(followBrokenPictures())
  }
  void mountFeedback(shop, () => isDisposed)
  void watchPictures()
  void connect()
}

function prefetchScreens(): void {
  for (const { prefetch, load } of SHOP_ROUTES) {
    // A failed load is repeated when the screen is opened.
    if (prefetch === 'idle') load().catch(() => undefined)
  }
}

function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(task, { timeout: 5_000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, 1_000)
  return () => clearTimeout(timer)
}
