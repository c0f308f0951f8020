import { resolveLink } from '@mallwright/contract/link'
import type { SubmitResult } from '@mallwright/shop-core/form'
import { text } from '@mallwright/shop-core/i18n'
import { KIT_LABELS } from '@mallwright/shop-core/kit'
import { HOME_PATH, landingAfterLogin } from '@mallwright/shop-core/session'
import type { Credentials, SignInOutcome } from '@mallwright/shop-core/session'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { entryIndex } from '../../../navigation/go-back.ts'
import { currentLinkStep } from '../../../navigation/open-link.ts'

const LABELS = {
  changeFirst: {
    zh: '为保障账号安全，请先修改初始密码',
    en: 'To keep your account safe, change the initial password first',
  },
}

/** How a sign-in ended: as the outcome of the flow, or as the failure of a form. */
export type SignInResult =
  | { readonly ok: true; readonly state: Exclude<SignInOutcome['state'], 'failed'> }
  | Extract<SubmitResult, { readonly ok: false }>

/** The sign-in flow of every way in, with its landing or the change of an initial password. */
export function useSignIn(land: () => void): (credentials: Credentials) => Promise<SignInResult> {
  const { signInFlow, feedback } = useShop()
  const navigate = useNavigate()
  return async (credentials) => {
    const outcome = await signInFlow.signIn(credentials)
    if (outcome.state === 'failed') return { ok: false, failure: outcome.failure, msg: outcome.message }
    if (outcome.state === 'signedIn') land()
    if (outcome.state === 'passwordChangeNeeded') {
      void feedback
        .ask({
          title: text(KIT_LABELS.systemNotice),
          body: text(LABELS.changeFirst),
          confirm: text(KIT_LABELS.acknowledge),
        })
        .then(() => navigate(`/password-verify?${new URLSearchParams({ type: '2', phone: outcome.phone })}`))
    }
    return { ok: true, state: outcome.state }
  }
}

/**
 * Navigates to the return route after a sign-in, `steps` screens of which are the last entries: back when it is the entry before
 * them, so that no screen is met twice, else in place of the last one. Link rules apply: a refused route shows its reason and lands
 * at home. Reading 1.12-8.
 */
export function useLanding(steps = 1): () => void {
  const shop = useShop()
  const navigate = useNavigate()
  return () => {
    const returnRoute = landingAfterLogin(shop.tabStore, location.origin)
    const before = shop.visitLog.at(entryIndex() - steps)
    const step = currentLinkStep(shop, resolveLink({ kind: 'path', path: returnRoute }, location.origin))
    if (step.kind === 'refused') shop.feedback.toast(text(step.reason))
    const landing = step.kind === 'route' ? step.path : HOME_PATH
    if (before !== undefined && (before === landing || isWaiting(before))) void navigate(-steps)
    else if (steps === 1) void navigate(landing, { replace: true })
    // The first step replaces itself as soon as it is shown to a signed-in account.
    else void navigate(1 - steps)
  }
}

/** Whether a screen has sent its visitor to sign in and waits, though it is never a return route. */
const isWaiting = (address: string) => /^(?:\/micro\/alm-mall-shop)?\/login-auth\?/i.test(address)

/** Leaves a screen of the sign-in that a signed-in account has opened, e.g. by the back key. */
export function useSignedInLanding(): void {
  const { sessions } = useShop()
  const land = useRef(useLanding())
  useEffect(() => {
    if (sessions.session.get()?.kind === 'account') land.current()
  }, [sessions])
}
