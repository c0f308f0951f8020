import { login } from '@mallwright/contract/session'
import { useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { useLocation, useNavigate } from 'react-router'

import { AgreedForm } from '../credentials/agreed-form.tsx'
import { AGREED_RULE, PHONE_RULE, plainPhone } from '../credentials/credential-rules.ts'
import { CredentialScreen } from '../credentials/credential-screen.tsx'
import { useLastCode } from '../credentials/last-code.ts'
import { useCodeSender } from '../credentials/use-code-sender.ts'
import type { SentCode } from '../credentials/use-code-sender.ts'
import { useSignedInLanding } from '../credentials/use-sign-in.ts'
import { WayLinks } from '../credentials/way-links.tsx'
import type { Way } from '../credentials/way-links.tsx'

const LABELS = {
  title: { zh: '短信登录', en: 'Sign in by SMS' },
  send: { zh: '获取验证码', en: 'Send code' },
}

const WAYS: readonly Way[] = [
  { path: '/login-account', label: { zh: '密码登录', en: 'Sign in with a password' }, isInstead: true },
  { path: '/user-register', label: { zh: '注册账号', en: 'Register' } },
]

/** First step of the sign-in by code: the phone. Domain sheet 10. */
export function Screen() {
  const translate = useText()
  useSignedInLanding()
  const { form, submit } = usePhoneStep()
  return (
    <CredentialScreen title={translate(LABELS.title)}>
      <AgreedForm form={form} submitLabel={translate(LABELS.send)} onSubmit={submit} />
      <WayLinks ways={WAYS} />
    </CredentialScreen>
  )
}

/** What the entry of this step remembers, so that the person who comes back finds it as it was left. */
interface Entry {
  readonly phone: string
  readonly isAgreed: boolean
  readonly sent: SentCode
}

/** Whether no other code may be sent yet. */
const isWaiting = ({ resendAt }: SentCode) => resendAt > Date.now()

function usePhoneStep() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const entry = state as Partial<Entry> | null
  const lastCode = useLastCode()
  const form = useEndpointForm(login, {
    defaultValues: { phone: entry?.phone ?? '', isAgreed: entry?.isAgreed ?? false },
    fields: { phone: PHONE_RULE, isAgreed: AGREED_RULE },
    // The ticket comes with the next step.
    toBody: ({ phone }) => ({ cMobilePhone: plainPhone(phone), cVerifyTicket: '', cTerminalType: 'mobile' as const }),
    failures: { PHONE_UNKNOWN: 'phone' },
  })
  const sender = useCodeSender(plainPhone(form.valueOf('phone')))
  const goOn = async (sent: SentCode) => {
    const { phone } = sent
    lastCode.write(sent)
    const left: Entry = { phone, isAgreed: form.valueOf('isAgreed'), sent }
    await navigate(pathname + search, { replace: true, state: left })
    void navigate('/login-note-verify', { state: sent })
  }
  const submit = form.submit(async ({ cMobilePhone: phone }) => {
    const known = lastCode.read()
    const earlier = known === undefined ? entry?.sent : known
    const isServing = earlier?.phone === phone && isWaiting(earlier)
    const result = isServing ? { ok: true as const, sent: earlier } : await sender.send(phone, 'login')
    if (result.ok) await goOn(result.sent)
    return result
  })
  return { form, submit }
}
