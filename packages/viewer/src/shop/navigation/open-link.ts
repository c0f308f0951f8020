import { resolveLink } from '@mallwright/contract/link'
import type { Link, Target } from '@mallwright/contract/link'
import { text } from '@mallwright/shop-core/i18n'
import { rememberRoute } from '@mallwright/shop-core/session'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'

import { useShop } from '../client/shop-context.ts'
import type { Shop } from '../client/shop.ts'
import { linkStep } from './link-step.ts'
import type { LinkStep } from './link-step.ts'

/** Follows the link of a module by the rules of specification 1 §2.7. */
export function useOpenLink(): (link: Link) => void {
  const openTarget = useOpenTarget()
  return useCallback((link) => openTarget(resolveLink(link, location.origin)), [openTarget])
}

/** Follows a resolved link: a screen, the sign-in before it, another app of this host, or the external link screen. */
export function useOpenTarget(): (target: Target) => void {
  const shop = useShop()
  const navigate = useNavigate()
  return useCallback(
    (target) => {
      const step = currentLinkStep(shop, target)
      if (step.kind === 'route') void navigate(step.path)
      if (step.kind === 'window') window.open(step.url, '_blank', 'noopener')
      if (step.kind === 'load') location.assign(step.path)
      if (step.kind === 'refused') shop.feedback.toast(text(step.reason))
      if (step.kind === 'signIn') {
        rememberRoute(shop.tabStore, step.path, location.origin)
        void navigate('/login-account')
      }
    },
    [shop, navigate],
  )
}

/** The step that a target means for the current session. */
export function currentLinkStep({ sessions, sites }: Pick<Shop, 'sessions' | 'sites'>, target: Target): LinkStep {
  const session = sessions.session.get()
  const account = session?.kind === 'account' ? session.account : undefined
  return linkStep(target, {
    isSignedIn: account !== undefined,
    isSuper: account?.isSuper ?? false,
    mallUser: sessions.mallUser.get(),
    trustedHosts: sites.site.get()?.trustedHosts,
  })
}
