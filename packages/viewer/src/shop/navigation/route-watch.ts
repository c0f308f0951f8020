import { useText } from '@mallwright/shop-core/i18n'
import { rememberRoute } from '@mallwright/shop-core/session'
import { useObservable } from '@mallwright/shop-core/storage'
import { useEffect } from 'react'

import type { Shop } from '../shop.ts'
import { usePlace } from './browser-route.tsx'
import { findRoute } from './find-route.ts'
import { noteAddress } from './visited-address.ts'

const LABELS = {
  unknown: { zh: '页面不存在', en: 'Page not found' },
}

/** Keeps the route to return to after a sign-in, and the document's title, right on every change of route. */
export function useRouteWatch({ tabStore, site }: Shop): void {
  const { pathname, search } = usePlace()
  const shopName = useObservable(site.site)?.siteShortName ?? ''
  const say = useText()
  const match = findRoute(pathname)
  const title = say(match.kind === 'screen' ? match.route.title : LABELS.unknown)
  const isKnown = match.kind === 'screen'

  useEffect(() => {
    noteAddress(pathname + search)
    // An unknown path is never returned to (domain sheet 6).
    if (isKnown) rememberRoute(tabStore, pathname + search, location.origin)
  }, [pathname, search, isKnown, tabStore])

  useEffect(() => {
    document.title = shopName === '' ? title : `${title} · ${shopName}`
  }, [title, shopName])
}
