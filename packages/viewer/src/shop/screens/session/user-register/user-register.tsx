import { saveUser } from '@mallwright/contract/session'
import { useEndpointForm } from '@mallwright/shop-core/form'
import { text, useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { CodeField } from '../credentials/code-field.tsx'
import { AgreedForm } from '../credentials/agreed-form.tsx'
import { AGREED_RULE, CODE_RULE, newPasswordRules, PHONE_RULE, plainPhone } from '../credentials/credential-rules.ts'
import { CredentialScreen } from '../credentials/credential-screen.tsx'
import { NewPasswordFields } from '../credentials/new-password-fields.tsx'
import { credentialApi, passwordStrategyQuery, UNKNOWN_STRATEGY } from '../credentials/session.queries.ts'
import { refusal } from '../credentials/use-code-sender.ts'
import { usePhoneProof } from '../credentials/use-phone-proof.ts'
import { useLanding, useSignedInLanding, useSignIn } from '../credentials/use-sign-in.ts'
import { WayLinks } from '../credentials/way-links.tsx'
import type { Way } from '../credentials/way-links.tsx'

const LABELS = {
  title: { zh: '注册账号', en: 'Register' },
  submit: { zh: '注册', en: 'Register' },
  done: { zh: '注册成功，请登录', en: 'Registered. Please sign in.' },
}

const WAYS: readonly Way[] = [
  { path: '/login-account', label: { zh: '已有账号，去登录', en: 'I have an account' }, isInstead: true },
]

/** Failures after which the ticket serves no second try; any other, e.g. of the network, leaves it as it is. */
const SPENDING: readonly string[] = ['TICKET_EXPIRED', 'PHONE_TAKEN']

/** Registration; afterwards the account is signed in and guided on. Domain sheet 15. */
export function Screen() {
  const translate = useText()
  useSignedInLanding()
  const { form, proof, strategy, submit } = useRegistration()
  return (
    <CredentialScreen title={translate(LABELS.title)}>
      <AgreedForm form={form} submitLabel={translate(LABELS.submit)} onSubmit={submit}>
        <CodeField
          field={form.field('code')}
          message={form.messageOf('code')}
          sender={proof.sender}
          onSend={() => void proof.send(form)}
        />
        <NewPasswordFields strategy={strategy} field={form.field} messageOf={form.messageOf} />
      </AgreedForm>
      <WayLinks ways={WAYS} />
    </CredentialScreen>
  )
}

function useRegistration() {
  const shop = useShop()
  const navigate = useNavigate()
  const signIn = useSignIn(useLanding())
  const strategy = useQuery(passwordStrategyQuery(shop)).data
  const form = useEndpointForm(saveUser, {
    defaultValues: { phone: '', code: '', password: '', confirm: '', isAgreed: false },
    fields: {
      phone: PHONE_RULE,
      code: CODE_RULE,
      ...newPasswordRules(strategy ?? UNKNOWN_STRATEGY),
      isAgreed: AGREED_RULE,
    },
    // The ticket is what the code is exchanged for when the form is sent.
    toBody: ({ phone, password }) => ({ cMobilePhone: plainPhone(phone), cPassword: password, cVerifyTicket: '' }),
    failures: { PASSWORD_WEAK: 'password', PHONE_TAKEN: 'phone' },
  })
  const proof = usePhoneProof('register', plainPhone(form.valueOf('phone')))
  const submit = form.submit(async (body) => {
    const ticket = await proof.exchange(body.cMobilePhone, form.valueOf('code'))
    if (!ticket.ok) {
      if (ticket.failure !== 'CODE_WRONG' && ticket.failure !== 'CODE_EXPIRED') return refusal(ticket)
      form.showMessage('code', ticket.msg)
      return { ok: true }
    }
    const saved = await credentialApi(shop).saveUser({ body: { ...body, cVerifyTicket: ticket.ticket } })
    if (saved.ok || SPENDING.includes(saved.failure)) proof.forget()
    if (!saved.ok) return refusal(saved)
    const { cMobilePhone: phone, cPassword: password } = body
    const signedIn = await signIn({ phone, password })
    if (signedIn.ok) {
      void import('../../../gates/check-profile.ts').then(({ checkProfile }) => checkProfile(shop))
      return signedIn
    }
    // The account exists: this form can do no more for it.
    shop.feedback.toast(text(LABELS.done))
    void navigate('/login-account', { replace: true, state: { phone } })
    return { ok: true }
  })
  return { form, proof, strategy, submit }
}
