import { FeedbackHost } from '@mallwright/shop-core/feedback-host'
import { loadNoticeDrawings } from '@mallwright/shop-core/kit'
import { createRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router'

import type { Shop } from '../client/shop.ts'
import { followPictures } from '../pictures/follow-pictures.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'
import { followScreenMotion } from './screen-motion.ts'
import { connectRealtime } from './shop-realtime.ts'

/** What the services of a shop act on. */
export interface ServiceOptions {
  readonly router: DataRouter
  /** Routes whose scripts may load ahead. */
  readonly routes: readonly ShopRoute[]
  readonly onSignInNeeded: () => void
  /** Whether the shop was unmounted meanwhile. */
  readonly isDisposed: () => boolean
}

/** Starts what a mounted shop runs beside its screens: dialogs, broken pictures, session, socket and prefetching. */
export async function startServices(
  shop: Shop,
  { router, routes, onSignInNeeded, isDisposed }: ServiceOptions,
): Promise<void> {
  mountFeedback(shop)
  shop.onDispose(followPictures())
  shop.onDispose(followScreenMotion(router))
  const outcome = await shop.signInFlow.start()
  if (isDisposed()) return
  if (outcome === 'signInNeeded') onSignInNeeded()
  shop.onDispose(connectRealtime(shop, router))
  shop.onDispose(whenIdle(() => prefetchScreens(routes)))
}

/** Mounts dialogs and toasts into an element and root of their own. */
function mountFeedback({ feedback, onDispose }: Shop): void {
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

function prefetchScreens(routes: readonly ShopRoute[]): void {
  for (const { prefetch, load } of routes) {
    // A failed load is repeated when the screen is opened.
    if (prefetch === 'idle') load().catch(() => undefined)
  }
  loadNoticeDrawings().catch(() => undefined)
}

function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(task, { timeout: 5_000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, 1_000)
  return () => clearTimeout(timer)
}
