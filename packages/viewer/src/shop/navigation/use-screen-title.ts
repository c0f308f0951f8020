import { useText } from '@mallwright/shop-core/i18n'
import { usePersisted } from '@mallwright/shop-core/storage'
import { useEffect } from 'react'

import { useShop } from '../client/shop-context.ts'
import { useIsScreenVisible } from './screen-visibility.ts'
import { useShopRoute } from './use-shop-route.ts'

/** Title of the document by what a screen shows, e.g. a product; the route's title while that is unknown. */
export function useScreenTitle(title: string | undefined): void {
  const shopName = usePersisted(useShop().sites.site)?.siteShortName ?? ''
  const isVisible = useIsScreenVisible()
  const translate = useText()
  const route = useShopRoute()
  const shown = title || (route && translate(route.title))
  // After the route's own title, which is set in a layout effect.
  useEffect(() => {
    if (shown && isVisible) document.title = documentTitle(shown, shopName)
  }, [shown, shopName, isVisible])
}

/** Title of the document for a screen of a shop. */
export function documentTitle(title: string, shopName: string): string {
  return shopName === '' ? title : `${title} · ${shopName}`
}
