import { resolveLink } from '@mallwright/contract/link'
import type { Link, Target } from '@mallwright/contract/link'
import { text } from '@mallwright/shop-core/i18n'
import { rememberRoute } from '@mallwright/shop-core/session'

import { toast } from '../feedback/feedback-store.ts'
import type { Shop } from '../shop.ts'
import { linkStep } from './link-step.ts'
import type { LinkStep } from './link-step.ts'
import { goTo } from './navigator.ts'

/** Follows a module's link by the rules of specification 1 §2.7. */
export function openLink(shop: Shop, link: Link): void {
  openTarget(shop, resolveLink(link, location.origin))
}

/** Follows an address: a screen, a sign-in before it, another app of this host, or the page that asks before leaving. */
export function openTarget(shop: Shop, target: Target): void {
  const step = stepNow(shop, target)
  if (step.kind === 'route') goTo(step.path)
  if (step.kind === 'load') location.assign(step.path)
  if (step.kind === 'refused') toast(text(step.reason))
  if (step.kind === 'signIn') {
    rememberRoute(shop.tabStore, step.path, location.origin)
    goTo('/login-account')
  }
}

/** What following an address means for whoever uses the shop right now. */
export function stepNow({ keeper }: Shop, target: Target): LinkStep {
  const isSignedIn = keeper.session.get()?.kind === 'account'
  return linkStep(target, { isSignedIn, mallUser: keeper.mallUser.get() })
}
