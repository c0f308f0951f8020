import { parseUrl } from '@mallwright/contract/link'
import { SANDBOX_BACK_PARAM, SANDBOX_PAGE } from '@mallwright/contract/payment'

import { isTrustedUrl } from '../navigation/link-step.ts'

/** Where a payer is: 4 WeChat, 2 a native shell outside of it, 1 a browser. Engine 7.1. */
export function payChannelOf(userAgent: string, isShell: boolean): 1 | 2 | 4 {
  if (/MicroMessenger/i.test(userAgent)) return 4
  return isShell ? 2 : 1
}

/** An address in full, on this mall or a host that its site trusts; `undefined` for any other. Domain 1.13. */
export function allowedPayUrl(
  url: string,
  { base, trustedHosts }: { readonly base: string; readonly trustedHosts: readonly string[] | undefined },
): string | undefined {
  const own = parseUrl(base)
  const full = own && (parseUrl(url) ?? (/^\/(?![/\\])/.test(url) ? parseUrl(own.origin + url) : undefined))
  if (!full) return undefined
  return full.origin === own.origin || isTrustedUrl(full.href, trustedHosts) ? full.href : undefined
}

/** An address to pay at. A page of the sandbox learns the way back; any other is left as it is. */
export function withWayBack(url: string, { origin, pathname, search }: URL | Location): string {
  const full = parseUrl(url)
  if (full?.origin !== origin || !full.pathname.startsWith(`${SANDBOX_PAGE}/`)) return url
  full.searchParams.set(SANDBOX_BACK_PARAM, pathname + search)
  return full.href
}
