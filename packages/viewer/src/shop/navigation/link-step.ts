import { isOtherApp, parseUrl, partnerPath } from '@mallwright/contract/link'
import type { Target } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'
import type { MallUser } from '@mallwright/shop-core/session'

/** Refusal of the enquiry screen without trade role 2. Specification 1 §5.6. */
export const ENQUIRY_REFUSED: Label = { zh: '仅企业用户可参与报价', en: 'Only enterprise users may quote' }

/** Screen of the partner platform (德链汇), with and without the base. */
const PARTNER = /^(?:\/micro\/alm-mall-shop)?\/deLianHui\/?$/i

/** What following a link means. */
export type LinkStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'route'; readonly path: string }
  /** A window of its own, at a host that the site trusts. */
  | { readonly kind: 'window'; readonly url: string }
  /** Full page load of another app of this host. */
  | { readonly kind: 'load'; readonly path: string }
  /** Sign-in before navigating to `path`. */
  | { readonly kind: 'signIn'; readonly path: string }
  | { readonly kind: 'refused'; readonly reason: Label }

/** Screens that are opened with the context of the account. Specification 3 §2. */
const WITH_CONTEXT = /^(?:\/micro\/alm-mall-shop)?\/(?:ProductDetails|goods\/detail|shop(?:\/shopindex)?)\/?$/i

/** Session of the caller. */
export interface Follower {
  readonly isSignedIn: boolean
  /** Whether the account may edit the site. */
  readonly isSuper: boolean
  readonly mallUser: MallUser
  /** Other hosts that the site trusts. */
  readonly trustedHosts?: readonly string[] | undefined
}

/**
 * Resolves a target by specification 1 §2.7 and §5.6: other hosts lead to the external link screen unless the site trusts them, the partner's screen
 * requires sign-in and receives the institution, enquiries require sign-in and trade role 2. Products and shops receive the
 * context of an account (specification 3 §2, decision 0064).
 */
export function linkStep(target: Target, follower: Follower): LinkStep {
  if (target.kind === 'none') return { kind: 'none' }
  if (target.kind === 'outside') {
    const isTrusted = isTrustedUrl(target.url, follower.trustedHosts)
    return isTrusted ? { kind: 'window', url: target.url } : { kind: 'route', path: interstitialPath(target.url) }
  }
  const path = target.kind === 'partner' ? partnerPath({ params: target.params }) : target.path
  const [pathname = ''] = path.split(/[?#]/)
  if (isOtherApp(pathname)) return { kind: 'load', path }
  const isPartner = PARTNER.test(pathname)
  if (!isPartner && !/enquiry\/enquiryinfo/i.test(pathname)) {
    return { kind: 'route', path: WITH_CONTEXT.test(pathname) ? withContext(path, follower) : path }
  }
  if (!follower.isSignedIn) return { kind: 'signIn', path }
  if (isPartner) return { kind: 'route', path: withInstitution(path, follower.mallUser) }
  return follower.mallUser.tradeRole === 2 ? { kind: 'route', path } : { kind: 'refused', reason: ENQUIRY_REFUSED }
}

/** An address with the context of the account; a visitor's stays as it is, since its absence says the same. */
function withContext(path: string, { isSignedIn, isSuper, mallUser }: Follower): string {
  if (!isSignedIn) return path
  const url = new URL(path, 'http://shop')
  url.searchParams.set('isLogin', 'true')
  url.searchParams.set('isSuper', isSuper ? '1' : '0')
  url.searchParams.set('iTradeRoleType', String(mallUser.tradeRole))
  return url.pathname + url.search + url.hash
}

/** Path of the partner's screen with its own parameters and the current institution. */
function withInstitution(path: string, { institution, institutionId }: MallUser): string {
  const params = new URLSearchParams(path.split('?')[1]).get('params') ?? '{}'
  return partnerPath({ params, cEnterpriseUuid: institutionId, cEnterpriseName: institution })
}

/** Whether an address is http(s) at one of the hosts, by its whole name. */
export function isTrustedUrl(text: string, hosts: readonly string[] = []): boolean {
  const url = hosts.length === 0 ? undefined : parseUrl(text)
  return url !== undefined && /^https?:$/.test(url.protocol) && hosts.includes(url.hostname)
}

/** Path of the screen that confirms leaving the shop. */
export function interstitialPath(url: string): string {
  return `/external-link?url=${encodeURIComponent(url)}`
}
