import { useText } from '@mallwright/shop-core/i18n'
import { rememberRoute } from '@mallwright/shop-core/session'
import { usePersisted } from '@mallwright/shop-core/storage'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

import { useShop } from '../client/shop-context.ts'
import { entryIndex } from '../navigation/go-back.ts'
import { documentTitle } from '../navigation/use-screen-title.ts'
import { useShopRoute } from '../navigation/use-shop-route.ts'

const LABELS = {
  unknown: { zh: '页面不存在', en: 'Page not found' },
}

/** Updates document title, visited addresses and the return route after sign-in on every navigation. */
export function useRouteEffects(): void {
  const { tabStore, sites, visitLog } = useShop()
  const { pathname, search } = useLocation()
  const route = useShopRoute()
  const shopName = usePersisted(sites.site)?.siteShortName ?? ''
  const translate = useText()
  const title = translate(route?.title ?? LABELS.unknown)
  const isKnown = route !== undefined
  const address = pathname + search

  // With every render, because another entry may have the same address.
  useEffect(() => visitLog.visit(address, entryIndex()))

  useEffect(() => {
    // An unknown path is never a return route (domain sheet 6).
    if (isKnown) rememberRoute(tabStore, address, location.origin)
  }, [address, isKnown, tabStore])

  // Before the effect of a screen that knows its title better.
  useLayoutEffect(() => {
    const next = documentTitle(title, shopName)
    // Setting an equal title costs milliseconds, too.
    if (document.title !== next) document.title = next
  }, [title, shopName])
}
