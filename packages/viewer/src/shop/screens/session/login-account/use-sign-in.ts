import { resolveLink } from '@mallwright/contract/link'
import type { DemoAccount } from '@mallwright/contract/rpc'
import { login } from '@mallwright/contract/session'
import { useEndpointForm } from '@mallwright/shop-core/form'
import type { SubmitResult } from '@mallwright/shop-core/form'
import { text } from '@mallwright/shop-core/i18n'
import { KIT_LABELS } from '@mallwright/shop-core/kit'
import { HOME_PATH, landingAfterLogin } from '@mallwright/shop-core/session'
import { useNavigate } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { hasHistory } from '../../../navigation/go-back.ts'
import { currentLinkStep } from '../../../navigation/open-link.ts'
import { SIGN_IN_FIELDS, signInBody } from './sign-in-fields.ts'

const LABELS = {
  changeFirst: {
    zh: '为保障账号安全，请先修改初始密码',
    en: 'To keep your account safe, change the initial password first',
  },
}

/** Form of the sign-in: validation by the endpoint's body, then the sign-in flow and the landing. */
export function useSignIn() {
  const { signInFlow, feedback } = useShop()
  const land = useLanding()
  const form = useEndpointForm(login, {
    defaultValues: { phone: '', password: '', isAgreed: false },
    fields: SIGN_IN_FIELDS,
    toBody: signInBody,
    failures: { WRONG_PASSWORD: 'password' },
  })
  const signIn = async (phone: string, password: string): Promise<SubmitResult> => {
    const outcome = await signInFlow.signIn({ phone, password })
    if (outcome.state === 'failed') return { ok: false, failure: outcome.failure, msg: outcome.message }
    if (outcome.state === 'signedIn') land()
    if (outcome.state === 'passwordChangeNeeded') {
      void feedback.ask({
        title: text(KIT_LABELS.systemNotice),
        body: text(LABELS.changeFirst),
        confirm: text(KIT_LABELS.acknowledge),
      })
    }
    return { ok: true }
  }
  const submit = form.submit(({ cMobilePhone, cPassword }) => signIn(cMobilePhone, cPassword ?? ''))
  const signInAs = async ({ cMobilePhone, cPassword }: DemoAccount) => {
    const result = await signIn(cMobilePhone, cPassword)
    if (!result.ok) feedback.toast(result.msg || text(KIT_LABELS.networkError))
  }
  return { form, submit, signInAs }
}

/**
 * Navigates to the return route after a sign-in: back when it is the previous entry, to avoid a duplicate. Link
 * rules apply: a refused route shows its reason and lands at home.
 */
function useLanding(): () => void {
  const shop = useShop()
  const navigate = useNavigate()
  return () => {
    const returnRoute = landingAfterLogin(shop.tabStore, location.origin)
    const step = currentLinkStep(shop, resolveLink({ kind: 'path', path: returnRoute }, location.origin))
    if (step.kind === 'refused') shop.feedback.toast(text(step.reason))
    const landing = step.kind === 'route' ? step.path : HOME_PATH
    if (hasHistory() && shop.visitLog.previous() === landing) void navigate(-1)
    else void navigate(landing, { replace: true })
  }
}
