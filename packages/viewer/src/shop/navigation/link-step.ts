import type { Label, Target } from '@mallwright/contract'
import type { MallUser } from '@mallwright/shop-core/session'

/** Refuses the enquiry page to everybody but institutions. Specification 1 §5.6. */
export const ENQUIRY_REFUSED: Label = { zh: '仅企业用户可参与报价', en: 'Only enterprise users may quote' }

/** Addresses of this host that are no screens of the shop. */
const OTHER_APPS = /^\/(?:studio|api|shop-assets|studio-assets)(?:\/|$)/

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

/** Decides a link by specification 1 §2.7: other hosts go through the interstitial, enquiries need an institution. */
export function linkStep(target: Target, follower: Follower): LinkStep {
  if (target.kind === 'none') return { kind: 'none' }
  if (target.kind === 'outside') return { kind: 'route', path: interstitialPath(target.url) }
  const { path } = target
  if (OTHER_APPS.test(path)) return { kind: 'load', path }
  if (!/\/enquiry\/enquiryinfo(?:[/?#]|$)/i.test(path)) return { kind: 'route', path }
  if (!follower.isSignedIn) return { kind: 'signIn', path }
  return follower.mallUser.tradeRole === 2 ? { kind: 'route', path } : { kind: 'refused', reason: ENQUIRY_REFUSED }
}

/** The page that asks before the shop is left. */
export function interstitialPath(url: string): string {
  return `/external-link?url=${encodeURIComponent(url)}`
}
