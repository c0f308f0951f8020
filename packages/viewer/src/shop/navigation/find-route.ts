import { SHOP_BASE } from '@mallwright/contract/link'

import { SHOP_ROUTES } from '../route-table.ts'
import type { ShopRoute } from '../route-table.ts'

/** What an address shows: a screen, the home shell instead (unknown inside the shop), or the not-found page. */
export type RouteMatch =
  | { readonly kind: 'screen'; readonly route: ShopRoute }
  | { readonly kind: 'home' }
  | { readonly kind: 'unknown' }

/**
 * Finds what a path shows; letter case, a closing slash and the micro-app base make no difference (specification 1 §2.7,
 * domain 1.12-7). Domain sheets 1, 6 and 7.
 */
export function findRoute(pathname: string): RouteMatch {
  const path = plain(pathname)
  const route = SHOP_ROUTES.find((one) => [one.path, ...one.aliases].some((known) => bare(known) === bare(path)))
  if (route) return { kind: 'screen', route }
  const isInside = path === '' || path === plain(SHOP_BASE) || path.startsWith(`${plain(SHOP_BASE)}/`)
  return isInside ? { kind: 'home' } : { kind: 'unknown' }
}

/** A plain path without the base of the micro-app. */
function bare(path: string): string {
  const base = plain(SHOP_BASE)
  return plain(path).startsWith(`${base}/`) ? plain(path).slice(base.length) : plain(path)
}

function plain(path: string): string {
  return path.replace(/\/+$/, '').toLowerCase()
}
