/** Apps beside the shop on its host: their paths have no host's base. */
const OTHER_APPS = /^\/(?:studio|api|shop-assets|studio-assets)(?:[/?#]|$)/

/** Whether a path belongs to another app of the shop's host. */
export function isOtherApp(path: string): boolean {
  return OTHER_APPS.test(path)
}

/**
 * The address of a path of the shop below a host's base, as anchors and forms need it; other addresses as they are.
 * @param base path prefix of the host page without a trailing slash; empty without a host
 */
export function withHostBase(href: string, base: string): string {
  return href.startsWith('/') && !href.startsWith('//') && !isOtherApp(href) ? base + href : href
}

/** The shop's path at an address: the inverse of `withHostBase`. The base is compared as the router does, ignoring case. */
export function withoutHostBase(path: string, base: string): string {
  const isBelow = path.toLowerCase().startsWith(base.toLowerCase()) && /^(?:[/?#]|$)/.test(path.slice(base.length))
  if (!isBelow) return path
  const rest = path.slice(base.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
