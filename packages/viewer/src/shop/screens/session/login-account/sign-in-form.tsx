import { FieldMessage } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'

import { useSheet } from '../../../navigation/use-sheet.ts'
import { AgreementLink, AgreementSheet } from './agreement-link.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { PasswordField } from './password-field.tsx'
import { useSignIn } from './use-sign-in.ts'

const LABELS = {
  phone: { zh: '手机号码', en: 'Mobile phone' },
  phoneHint: { zh: '请输入手机号码', en: '11 digits' },
  agree: { zh: '我已阅读并同意', en: 'I have read and accept the ' },
  and: { zh: '和', en: ' and the ' },
  submit: { zh: '登录', en: 'Sign in' },
  busy: { zh: '登录中…', en: 'Signing in…' },
}

/** Phone, password and consent. Fields: domain sheet 9. */
export function SignInForm() {
  const translate = useText()
  const { form, submit, signInAs } = useSignIn()
  const user = useSheet('agreement-user')
  const privacy = useSheet('agreement-privacy')
  return (
    <form
      className="shop-login-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.isSubmitting) void submit()
      }}
    >
      <label className="shop-field">
        <span>{translate(LABELS.phone)}</span>
        <input
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          placeholder={translate(LABELS.phoneHint)}
          {...form.field('phone')}
        />
      </label>
      <FieldMessage message={form.messageOf('phone')} />
      <PasswordField field={form.field('password')} />
      <FieldMessage message={form.messageOf('password')} />
      <label className="shop-agree">
        <input type="checkbox" {...form.field('isAgreed')} />
        <span>
          {translate(LABELS.agree)}
          <AgreementLink name="user" onOpen={user.open} />
          {translate(LABELS.and)}
          <AgreementLink name="privacy" onOpen={privacy.open} />
        </span>
      </label>
      <AgreementSheet name="user" sheet={user} />
      <AgreementSheet name="privacy" sheet={privacy} />
      <FieldMessage message={form.messageOf('isAgreed') || form.messageOf('root')} />
      <button type="submit" className="shop-button is-wide" disabled={form.isSubmitting}>
        {translate(form.isSubmitting ? LABELS.busy : LABELS.submit)}
      </button>
      <DemoAccounts onSignIn={(account) => void signInAs(account)} />
    </form>
  )
}
