import { wellFormed } from '../values/whole-text.ts'
import type { Link } from './link.ts'

/** The prefix of the mall's own routes. Specification 1 §2. */
export const SHOP_BASE = '/micro/alm-mall-shop'

/** Where a link really goes: a route of the shop, the partner's page, another site, or nowhere. */
export type Target =
  | { readonly kind: 'none' }
  /** `params` is JSON text of the link's query parameters; the follower's institution joins it. */
  | { readonly kind: 'partner'; readonly params: string }
  | { readonly kind: 'route'; readonly path: string }
  | { readonly kind: 'outside'; readonly url: string }

const NOWHERE: Target = { kind: 'none' }

/** A text as a part of a query; no address can hold half a character. */
function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text))
}

/** The column code of a site's home page. */
export const HOME_COLUMN = 'home'

/** Base of the addresses of published pages besides the home page. */
export const PAGE_PATH = `${SHOP_BASE}/page`

/** Address of a published page. */
export function columnPath(column: string): string {
  return column === HOME_COLUMN ? `${SHOP_BASE}/home/tab-home` : `${PAGE_PATH}/${encoded(column)}`
}

/** The address that names a published page in its query: that of stored designs and other systems, redirected by the server. */
export const COLUMN_PATH = `${SHOP_BASE}/home/columnPage`

/** A published page under the address of stored designs. */
export function columnQueryPath(column: string): string {
  return column === HOME_COLUMN ? columnPath(column) : `${COLUMN_PATH}?cColumnCode=${encoded(column)}`
}

/** The address of a product's page. */
export function productPath(code: string): string {
  return `${SHOP_BASE}/ProductDetails?cProdCode=${encoded(code)}`
}

/** The product list of a class. */
export function classPath(classId: string): string {
  return `${SEARCH_PATH}?cClassUuid=${encoded(classId)}`
}

/** The product list that takes keywords; a form sends them as `KEYWORD_PARAM`. */
export const SEARCH_PATH = `${SHOP_BASE}/search/goods`

/** Name of the keywords in the address of the product list. */
export const KEYWORD_PARAM = 'cKeyword'

/** The products that match keywords. */
export function searchPath(keywords: string): string {
  return `${SEARCH_PATH}?${KEYWORD_PARAM}=${encoded(keywords)}`
}

/** The products of a brand. */
export function brandPath(brandId: string): string {
  return `${SEARCH_PATH}?cBrandUuids=${encoded(brandId)}`
}

/** The front page of a shop, opened from a module (tpath 2). Specification 3 §2. */
export function shopPath(shopId: string): string {
  return `/shop?cShopUuid=${encoded(shopId)}&tpath=2`
}

/** The page of an article. */
export function articlePath(articleId: string): string {
  return `${SHOP_BASE}/article/articleDetail?cArticleUuid=${encoded(articleId)}`
}

/** The articles of classes; of every class without any. */
export function articlesPath(classCodes: readonly string[]): string {
  const query = classCodes.length === 0 ? '' : `?cClassCodes=${encoded(classCodes.join(','))}`
  return `${SHOP_BASE}/article/articleList${query}`
}

/** The partner's page (德链汇). Specification 1 §2.7. */
export function partnerPath(query: Readonly<Record<string, string>>): string {
  return `/deLianHui?${new URLSearchParams(query).toString()}`
}

/**
 * Resolves a link by specification 1 §2.7: a URL on the shop's own host becomes a route, another host opens outside,
 * a path is the same with and without the micro-app base. Anything but http(s) leads nowhere.
 * @param origin the shop's own origin, e.g. `https://mall.example`
 */
export function resolveLink(link: Link, origin: string): Target {
  if (link.kind === 'page') return link.column === '' ? NOWHERE : { kind: 'route', path: columnPath(link.column) }
  if (link.kind === 'product') return { kind: 'route', path: productPath(link.code) }
  if (link.kind === 'class') return { kind: 'route', path: classPath(link.classId) }
  if (link.kind === 'shop') return { kind: 'route', path: shopPath(link.shopId) }
  if (link.kind === 'article') return { kind: 'route', path: articlePath(link.articleId) }
  if (link.kind === 'partner') return { kind: 'partner', params: queryJson(link.params) }
  if (link.kind === 'path') return routeTarget(link.path, origin)
  if (link.kind === 'url') return urlTarget(link.url, origin)
  return NOWHERE
}

/** The `href` of a link for an anchor; `undefined` when it leads nowhere. */
export function hrefOf(link: Link, origin: string): string | undefined {
  const target = resolveLink(link, origin)
  if (target.kind === 'none') return undefined
  if (target.kind === 'partner') return partnerPath({ params: target.params })
  return target.kind === 'route' ? target.path : target.url
}

/** A query as JSON text of its parameters; of two with one name the last counts. */
function queryJson(query: string): string {
  return JSON.stringify(Object.fromEntries(new URLSearchParams(query)))
}

function urlTarget(text: string, origin: string): Target {
  const url = parseUrl(text.trim())
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return NOWHERE
  return url.origin === origin ? routeOf(url) : { kind: 'outside', url: url.href }
}

function routeTarget(text: string, origin: string): Target {
  const path = text.trim()
  const url = path === '' ? undefined : ownUrl(path.startsWith('/') ? path : `/${path}`, origin)
  return url ? routeOf(url) : NOWHERE
}

function routeOf(url: URL): Target {
  return isRoute(url) ? { kind: 'route', path: url.pathname + url.search + url.hash } : NOWHERE
}

/** A normalised path such as `//host`, from `/.//host` or `/x/..//host`, would by itself be an address of another host. */
function isRoute({ pathname }: URL): boolean {
  return !pathname.startsWith('//')
}

/**
 * An address, normalised, whose path leads to the own origin also by itself; `undefined` for any other. Only the result may be
 * used, never the text: `//host`, `/\host`, control characters and dots mean what the URL parser makes of them.
 */
export function ownUrl(text: string, origin: string): URL | undefined {
  const url = parseUrl(text, origin)
  return url?.origin === origin && isRoute(url) ? url : undefined
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
