import { usePersisted } from '@mallwright/shop-core/storage'
import { useEffect } from 'react'

import { useShop } from '../client/shop-context.ts'
import { useIsScreenVisible } from './screen-visibility.ts'

/** Title of the document by what a screen shows, e.g. a product; the route's title until it is known. */
export function useScreenTitle(title: string | undefined): void {
  const shopName = usePersisted(useShop().sites.site)?.siteShortName ?? ''
  const isVisible = useIsScreenVisible()
  // After the route's own title, which is set in a layout effect.
  useEffect(() => {
    if (title && isVisible) document.title = documentTitle(title, shopName)
  }, [title, shopName, isVisible])
}

/** Title of the document for a screen of a shop. */
export function documentTitle(title: string, shopName: string): string {
  return shopName === '' ? title : `${title} · ${shopName}`
}
