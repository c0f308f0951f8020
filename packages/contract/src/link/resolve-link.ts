import type { Link } from './link.ts'

/** The prefix of the mall's own routes. Specification 1 §2. */
export const SHOP_BASE = '/micro/alm-mall-shop'

/** Where a link really goes: a route of the shop, another site, or nowhere. */
export type Target =
  | { readonly kind: 'none' }
  | { readonly kind: 'route'; readonly path: string }
  | { readonly kind: 'outside'; readonly url: string }

const NOWHERE: Target = { kind: 'none' }

/** The address of a product's page. */
export function productPath(code: string): string {
  return `${SHOP_BASE}/ProductDetails?cProdCode=${encodeURIComponent(code)}`
}

/** The product list of a class. */
export function classPath(classId: string): string {
  return `${SHOP_BASE}/search/goods?cClassUuid=${encodeURIComponent(classId)}`
}

/**
 * Resolves a link by specification 1 §2.7: a URL on the shop's own host becomes a route, another host opens outside,
 * a path loses the micro-app base. Anything but http(s) leads nowhere.
 * @param origin the shop's own origin, e.g. `https://mall.example`
 */
export function resolveLink(link: Link, origin: string): Target {
  if (link.kind === 'product') return { kind: 'route', path: productPath(link.code) }
  if (link.kind === 'class') return { kind: 'route', path: classPath(link.classId) }
  if (link.kind === 'shop') return { kind: 'route', path: `/shop?cShopUuid=${encodeURIComponent(link.shopId)}&tpath=2` }
  if (link.kind === 'path') return routeTarget(link.path, origin)
  if (link.kind === 'url') return urlTarget(link.url, origin)
  return NOWHERE
}

/** The `href` of a link for an anchor; `undefined` when it leads nowhere. */
export function hrefOf(link: Link, origin: string): string | undefined {
  const target = resolveLink(link, origin)
  if (target.kind === 'none') return undefined
  return target.kind === 'route' ? target.path : target.url
}

function urlTarget(text: string, origin: string): Target {
  const url = parseUrl(text.trim())
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return NOWHERE
  if (url.origin === origin) return { kind: 'route', path: url.pathname + url.search + url.hash }
  return { kind: 'outside', url: url.href }
}

function routeTarget(text: string, origin: string): Target {
  const path = text.trim()
  // Resolving against the origin catches `//host`, `/\host`, `javascript:` and control characters in one place.
  const url = path === '' ? undefined : parseUrl(path.startsWith('/') ? path : `/${path}`, origin)
  if (!url || url.origin !== origin) return NOWHERE
  return { kind: 'route', path: url.pathname + url.search + url.hash }
}

/** An address, by itself or against a base; `undefined` for anything else. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    // Not an address: phones of a few years ago have no URL.canParse to ask first.
    return undefined
  }
}
