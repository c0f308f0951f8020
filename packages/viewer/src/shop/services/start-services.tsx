import { FeedbackHost } from '@mallwright/shop-core/feedback-host'
import { loadNoticeDrawings } from '@mallwright/shop-core/kit'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router'

import { loadScript, yieldToMain } from '../../runtime/index.ts'
import type { Shop } from '../client/shop.ts'
import { followPictures } from '../pictures/follow-pictures.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'
import { followOwnCart } from './follow-own-cart.ts'
import { followGrey } from './follow-grey.ts'
import { prefetchWhenIdle } from './prefetch-when-idle.ts'
import { followScreenMotion } from './screen-motion.ts'
import { connectRealtime } from './shop-realtime.ts'

/** What the services of a shop act on. */
export interface ServiceOptions {
  /** Where the shop is mounted. */
  readonly element: Element
  readonly router: DataRouter
  /** Routes whose scripts may load ahead. */
  readonly routes: readonly ShopRoute[]
  /** Loads the other routes; theirs follow. */
  readonly addLateRoutes: () => Promise<readonly ShopRoute[]>
  readonly onSignInNeeded: () => void
  /** Whether the shop was unmounted meanwhile. */
  readonly isDisposed: () => boolean
}

/** Starts what a mounted shop runs beside its screens: dialogs, broken pictures, session, socket and prefetching. */
export async function startServices(shop: Shop, options: ServiceOptions): Promise<void> {
  const { router, onSignInNeeded, isDisposed } = options
  mountBeside(shop, 'shop-feedback', <FeedbackHost feedback={shop.feedback} />)
  void mountDesktopFrame(shop, options)
  const followers = [
    followGrey,
    followPictures,
    () => followScreenMotion(router),
    () => void followViews(shop, options),
    // The documents of a host are its own.
    () => (shop.host ? undefined : followOwnCart(shop)),
    () => followInstitutions(shop),
    () => shop.bootstrap && shop.sites.site.set(shop.bootstrap.site),
  ]
  for (const follow of followers) {
    // Each in a task of its own: a finger does not wait for all of them.
    await yieldToMain()
    if (isDisposed()) return
    const stop = follow()
    if (stop) shop.onDispose(stop)
  }
  const outcome = await shop.signInFlow.start((message) => shop.feedback.toast(message))
  if (isDisposed()) return
  if (outcome === 'signInNeeded') onSignInNeeded()
  shop.onDispose(connectRealtime(shop, router))
  shop.onDispose(prefetchWhenIdle(aheadOf(options)))
}

/** Follows what an account sees. A host draws its own document, and some browsers keep nothing. */
async function followViews(shop: Shop, { element, router, isDisposed }: ServiceOptions): Promise<void> {
  if (shop.host || !('indexedDB' in globalThis)) return
  const { followLastViews } = await loadScript(() => import('./last-views.ts'))
  if (!isDisposed()) shop.onDispose(followLastViews(shop, router, element))
}

/** What follows each load of the institution; its script comes with the first. Returns the end of it. */
function followInstitutions(shop: Shop): () => void {
  return shop.institutionOutcome.subscribe((outcome) => {
    if (outcome) void import('../buyer/follow-institution.ts').then((follow) => follow.followInstitution(shop, outcome))
  })
}

/** Width in px from which the shop leaves room beside it. */
const DESKTOP_WIDTH = '(min-width: 560px)'

async function mountDesktopFrame(shop: Shop, { router, isDisposed }: ServiceOptions): Promise<void> {
  if (!matchMedia(DESKTOP_WIDTH).matches) return
  const { DesktopFrame } = await loadScript(() => import('./desktop-frame.tsx'))
  if (!isDisposed()) mountBeside(shop, 'shop-beside', <DesktopFrame shop={shop} router={router} />)
}

/** Mounts content beside the shop, into an element and root of its own. */
function mountBeside({ onDispose }: Shop, className: string, content: ReactNode): void {
  const element = document.createElement('div')
  element.className = className
  document.body.append(element)
  const root = createRoot(element)
  root.render(content)
  onDispose(() => {
    root.unmount()
    element.remove()
  })
}

/**
 * What loads ahead of its first use: the routes that the home shell does not know, screens in their order, then the drawings of
 * notices, because being offline is one.
 */
function aheadOf({ routes, addLateRoutes }: ServiceOptions): (() => Promise<unknown>)[] {
  return [
    addLateRoutes,
    ...routes.flatMap(({ prefetch, load }) => (prefetch === 'idle' ? [load] : [])),
    loadNoticeDrawings,
  ]
}
