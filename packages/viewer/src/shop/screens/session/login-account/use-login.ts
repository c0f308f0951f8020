import { resolveLink } from '@mallwright/contract/link'
import { text } from '@mallwright/shop-core/i18n'
import { HOME_PATH, landingAfterLogin } from '@mallwright/shop-core/session'
import type { SignInOutcome } from '@mallwright/shop-core/session'
import { useState } from 'react'

import { ask, toast } from '../../../feedback/feedback-store.ts'
import { COMMON_LABELS } from '../../../feedback/shop-notices.ts'
import { hasHistory, navigate } from '../../../navigation/browser-route.tsx'
import { stepNow } from '../../../navigation/open-link.ts'
import { previousAddress } from '../../../navigation/visited-address.ts'
import { useShop } from '../../../shop-context.ts'
import { checkLogin, plainPhone } from './login-check.ts'
import type { LoginEntry } from './login-check.ts'

const LABELS = {
  changeFirst: {
    zh: '为保障账号安全，请先修改初始密码',
    en: 'To keep your account safe, change the initial password first',
  },
}

/** What stands below a field, or below the form when no field is to blame. */
export interface LoginMessage {
  readonly field: keyof LoginEntry | 'form'
  readonly text: string
}

/** The state of a sign-in: what is wrong, whether it runs, and the way to try. */
export function useLogin() {
  const { flow } = useShop()
  const land = useLanding()
  const [message, setMessage] = useState<LoginMessage>()
  const [isBusy, setIsBusy] = useState(false)

  const submit = async (entry: LoginEntry) => {
    const fault = checkLogin(entry)
    setMessage(fault && { field: fault.field, text: text(fault.label) })
    if (fault || isBusy) return
    setIsBusy(true)
    const outcome = await flow.signIn({ phone: plainPhone(entry.phone), password: entry.password })
    setIsBusy(false)
    if (outcome.state === 'signedIn') land()
    else setMessage(messageOf(outcome))
  }
  return { message, isBusy, submit, forget: () => setMessage(undefined) }
}

function messageOf(outcome: SignInOutcome): LoginMessage | undefined {
  if (outcome.state === 'failed') {
    return {
      field: outcome.failure === 'WRONG_PASSWORD' ? 'password' : 'form',
      text: outcome.message || text(COMMON_LABELS.networkFault),
    }
  }
  if (outcome.state === 'passwordChangeNeeded') {
    void ask({
      title: text(COMMON_LABELS.systemNotice),
      body: text(LABELS.changeFirst),
      confirm: text(COMMON_LABELS.known),
    })
  }
  return undefined
}

/**
 * Gives the way on after a sign-in: back when the route to return to lies just behind, so that it is not there twice.
 * The rules of links hold for it too: who may not quote is told so, and comes home.
 */
function useLanding(): () => void {
  const shop = useShop()
  return () => {
    const remembered = landingAfterLogin(shop.tabStore, location.origin)
    const step = stepNow(shop, resolveLink({ kind: 'path', path: remembered }, location.origin))
    if (step.kind === 'refused') toast(text(step.reason))
    const landing = step.kind === 'route' ? step.path : HOME_PATH
    if (hasHistory() && previousAddress() === landing) navigate(-1)
    else navigate(landing, { replace: true })
  }
}
