import { updPwd } from '@mallwright/contract/session'
import { isPhone } from '@mallwright/contract/values'
import { useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { useLocation, useNavigate } from 'react-router'

import { useRouteParam } from '../../../navigation/route-params.ts'
import { CodeField } from '../credentials/code-field.tsx'
import { SignInStepForm } from '../credentials/sign-in-step-form.tsx'
import { CODE_RULE, PHONE_RULE, plainPhone } from '../credentials/credential-rules.ts'
import { CredentialScreen } from '../credentials/credential-screen.tsx'
import { PhoneField } from '../credentials/phone-field.tsx'
import { refusal } from '../credentials/use-code-sender.ts'
import { usePhoneProof } from '../credentials/use-phone-proof.ts'
import type { ProofAgain, ProvedPhone } from '../password-reset/password-reset.tsx'

const LABELS = {
  title: { zh: '安全验证', en: 'Security check' },
  heading: { zh: '验证手机号码', en: 'Verify your phone number' },
  reset: { zh: '验证手机号码后即可重置登录密码', en: 'Then you can choose a new password' },
  initial: {
    zh: '当前密码为初始密码。为保障账号安全，请验证手机号码后设置新密码',
    en: 'Your password is an initial one. To keep your account safe, verify your phone number and choose a new one',
  },
  missing: {
    zh: '请先验证手机号码，再设置新密码',
    en: 'Verify your phone number first, then choose a new password',
  },
  expired: {
    zh: '验证已失效，请重新验证手机号码',
    en: 'The verification has expired. Verify your phone number again',
  },
  submit: { zh: '下一步', en: 'Next' },
}

/** Proof of a phone before its password is changed; with `type=2` the change of an initial one. Domain sheet 13. */
export function Screen() {
  const translate = useText()
  const isInitial = useRouteParam('type') === '2'
  const phone = useRouteParam('phone')
  const again = useLocation().state as ProofAgain | null
  // Another phone in the address is another form.
  return (
    <CredentialScreen
      title={translate(LABELS.title)}
      heading={translate(LABELS.heading)}
      explanation={translate(again ? LABELS[again.reason] : isInitial ? LABELS.initial : LABELS.reset)}
    >
      <ProofForm
        key={phone}
        isInitial={isInitial}
        fixedPhone={isInitial && isPhone(phone) ? phone : ''}
        enteredPhone={again?.phone ?? ''}
      />
    </CredentialScreen>
  )
}

function ProofForm(props: {
  readonly isInitial: boolean
  readonly fixedPhone: string
  /** Entered before the proof that has to be repeated. */
  readonly enteredPhone: string
}) {
  const { isInitial, fixedPhone, enteredPhone } = props
  const translate = useText()
  const navigate = useNavigate()
  const purpose = isInitial ? 'init-pwd' : 'reset'
  const form = useEndpointForm(updPwd, {
    defaultValues: { phone: fixedPhone || enteredPhone, code: '' },
    fields: { phone: PHONE_RULE, code: CODE_RULE },
    // Password and ticket come with the next step.
    toBody: ({ phone }) => ({ cMobilePhone: plainPhone(phone), cPassword: '', cVerifyTicket: '' }),
  })
  const proof = usePhoneProof(purpose, plainPhone(form.valueOf('phone')))
  const submit = form.submit(async ({ cMobilePhone: phone }) => {
    const exchanged = await proof.exchange(phone, form.valueOf('code'))
    if (!exchanged.ok) {
      if (exchanged.failure !== 'CODE_WRONG' && exchanged.failure !== 'CODE_EXPIRED') return refusal(exchanged)
      form.showMessage('code', exchanged.msg)
      return { ok: true }
    }
    const proved: ProvedPhone = { phone, ticket: exchanged.ticket }
    void navigate('/password-reset', { state: proved, replace: true })
    return { ok: true }
  })
  return (
    <SignInStepForm form={form} submitLabel={translate(LABELS.submit)} onSubmit={submit}>
      <PhoneField field={{ ...form.field('phone'), readOnly: fixedPhone !== '' }} message={form.messageOf('phone')} />
      <CodeField
        field={form.field('code')}
        message={form.messageOf('code')}
        sender={proof.sender}
        onSend={() => void proof.send(form)}
      />
    </SignInStepForm>
  )
}
