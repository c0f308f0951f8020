import type { DemoAccount } from '@mallwright/contract/rpc'
import { login } from '@mallwright/contract/session'
import { useEndpointForm } from '@mallwright/shop-core/form'
import { text, useText } from '@mallwright/shop-core/i18n'
import { KIT_LABELS } from '@mallwright/shop-core/kit'
import { useLocation } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { AgreedForm } from '../credentials/agreed-form.tsx'
import { AGREED_RULE, PASSWORD_RULE, PHONE_RULE, plainPhone } from '../credentials/credential-rules.ts'
import { PasswordField } from '../credentials/password-field.tsx'
import { useLanding, useSignIn } from '../credentials/use-sign-in.ts'
import { WayLinks } from '../credentials/way-links.tsx'
import type { Way } from '../credentials/way-links.tsx'
import { DemoAccounts } from './demo-accounts.tsx'

const LABELS = {
  submit: { zh: '登录', en: 'Sign in' },
}

const WAYS: readonly Way[] = [
  { path: '/login-note', label: { zh: '短信登录', en: 'Sign in by SMS' }, isInstead: true },
  { path: '/password-verify', label: { zh: '忘记密码', en: 'Forgot password' } },
  { path: '/user-register', label: { zh: '注册账号', en: 'Register' } },
]

/** Phone, password and consent. Fields and order: domain sheet 9. */
export function SignInForm() {
  const translate = useText()
  const { feedback } = useShop()
  const signIn = useSignIn(useLanding())
  const state = useLocation().state as { readonly phone?: string } | null
  const form = useEndpointForm(login, {
    defaultValues: { phone: state?.phone ?? '', password: '', isAgreed: false },
    fields: { phone: PHONE_RULE, password: PASSWORD_RULE, isAgreed: AGREED_RULE },
    toBody: ({ phone, password }) => ({
      cMobilePhone: plainPhone(phone),
      cPassword: password,
      cTerminalType: 'mobile' as const,
    }),
    failures: { WRONG_PASSWORD: 'password' },
  })
  const submit = form.submit(({ cMobilePhone, cPassword = '' }) => signIn({ phone: cMobilePhone, password: cPassword }))
  const signInAs = async ({ cMobilePhone, cPassword }: DemoAccount) => {
    const result = await signIn({ phone: cMobilePhone, password: cPassword })
    if (!result.ok) feedback.toast(result.msg || text(KIT_LABELS.networkError))
  }
  return (
    <>
      <AgreedForm form={form} submitLabel={translate(LABELS.submit)} onSubmit={submit}>
        <PasswordField field={form.field('password')} message={form.messageOf('password')} />
      </AgreedForm>
      <WayLinks ways={WAYS} />
      <DemoAccounts onSignIn={(account) => void signInAs(account)} />
    </>
  )
}
