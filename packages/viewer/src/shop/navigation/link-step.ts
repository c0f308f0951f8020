import { partnerPath } from '@mallwright/contract/link'
import type { Target } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'
import type { MallUser } from '@mallwright/shop-core/session'

/** Refuses the enquiry page to everybody but institutions. Specification 1 §5.6. */
export const ENQUIRY_REFUSED: Label = { zh: '仅企业用户可参与报价', en: 'Only enterprise users may quote' }

/** Addresses of this host that are no screens of the shop. */
const OTHER_APPS = /^\/(?:studio|api|shop-assets|studio-assets)(?:\/|$)/

/** The page of the partner platform (德链汇), with and without the base. */
const PARTNER = /^(?:\/micro\/alm-mall-shop)?\/deLianHui\/?$/i

/** What following a link means right now. */
export type LinkStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'route'; readonly path: string }
  /** Another app of this host: a full page load. */
  | { readonly kind: 'load'; readonly path: string }
  /** Sign in first; `path` is where to go then. */
  | { readonly kind: 'signIn'; readonly path: string }
  | { readonly kind: 'refused'; readonly reason: Label }

/** Who follows the link. */
export interface Follower {
  readonly isSignedIn: boolean
  readonly mallUser: MallUser
}

/**
 * Decides a link by specification 1 §2.7 and §5.6: other hosts go through the interstitial, the partner's page needs a
 * sign-in and takes the institution along, enquiries need a sign-in and trade role 2.
 */
export function linkStep(target: Target, follower: Follower): LinkStep {
  if (target.kind === 'none') return { kind: 'none' }
  if (target.kind === 'outside') return { kind: 'route', path: interstitialPath(target.url) }
  const path = target.kind === 'partner' ? partnerPath({ params: target.params }) : target.path
  const [pathname = ''] = path.split(/[?#]/)
  if (OTHER_APPS.test(pathname)) return { kind: 'load', path }
  const isPartner = PARTNER.test(pathname)
  if (!isPartner && !/enquiry\/enquiryinfo/i.test(pathname)) return { kind: 'route', path }
  if (!follower.isSignedIn) return { kind: 'signIn', path }
  if (isPartner) return { kind: 'route', path: withInstitution(path, follower.mallUser) }
  return follower.mallUser.tradeRole === 2 ? { kind: 'route', path } : { kind: 'refused', reason: ENQUIRY_REFUSED }
}

/** The partner's page for whoever follows: its own parameters, then the current enterprise. */
function withInstitution(path: string, { institution, institutionId }: MallUser): string {
  const params = new URLSearchParams(path.split('?')[1]).get('params') ?? '{}'
  return partnerPath({ params, cEnterpriseUuid: institutionId, cEnterpriseName: institution })
}

/** The page that asks before the shop is left. */
export function interstitialPath(url: string): string {
  return `/external-link?url=${encodeURIComponent(url)}`
}
