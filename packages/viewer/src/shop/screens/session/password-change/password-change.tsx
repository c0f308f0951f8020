import { updPwd } from '@mallwright/contract/session'
import { useEndpointForm } from '@mallwright/shop-core/form'
import { text, useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'

import { useAccountSession, useShop } from '../../../client/shop-context.ts'
import { useGoBack } from '../../../navigation/go-back.ts'
import { maskedPhone, newPasswordRules } from '../credentials/credential-rules.ts'
import { CredentialScreen } from '../credentials/credential-screen.tsx'
import { NewPasswordFields } from '../credentials/new-password-fields.tsx'
import { PasswordField } from '../credentials/password-field.tsx'
import { passwordStrategyQuery, UNKNOWN_STRATEGY } from '../credentials/session.queries.ts'
import { SignInStepForm } from '../credentials/sign-in-step-form.tsx'

const LABELS = {
  title: { zh: '修改密码', en: 'Change password' },
  heading: { zh: '设置新密码', en: 'Choose a new password' },
  explanation: {
    zh: '账号 {phone}。修改后，其它设备都需要重新登录',
    en: 'For {phone}. All other devices have to sign in again afterwards',
  },
  old: { zh: '原密码', en: 'Current password' },
  oldHint: { zh: '请输入原密码', en: 'The password that you have' },
  oldEmpty: { zh: '原密码不能为空', en: 'Enter your current password' },
  submit: { zh: '确认修改', en: 'Change password' },
  done: { zh: '密码修改成功', en: 'Your password is changed' },
}

/** New password of a signed-in account, which shows the one that it has. Domain 3.9 A, reading 1.12-23. */
export function Screen() {
  const phone = useAccountSession()?.account.phone
  // The gate leads away without an account.
  return phone === undefined ? null : <PasswordChange phone={phone} />
}

function PasswordChange({ phone }: { readonly phone: string }) {
  const translate = useText()
  const { form, strategy, submit } = usePasswordChange(phone)
  return (
    <CredentialScreen
      title={translate(LABELS.title)}
      heading={translate(LABELS.heading)}
      explanation={translate(LABELS.explanation, { phone: maskedPhone(phone) })}
    >
      <SignInStepForm form={form} submitLabel={translate(LABELS.submit)} onSubmit={submit}>
        <input type="hidden" autoComplete="username" value={phone} />
        <PasswordField
          label={translate(LABELS.old)}
          hint={translate(LABELS.oldHint)}
          field={form.field('oldPassword')}
          message={form.messageOf('oldPassword')}
        />
        <NewPasswordFields strategy={strategy} field={form.field} messageOf={form.messageOf} />
      </SignInStepForm>
    </CredentialScreen>
  )
}

function usePasswordChange(phone: string) {
  const shop = useShop()
  const goBack = useGoBack()
  const strategy = useQuery(passwordStrategyQuery(shop)).data
  const form = useEndpointForm(updPwd, {
    defaultValues: { oldPassword: '', password: '', confirm: '' },
    fields: {
      oldPassword: { member: 'cOldPassword', required: LABELS.oldEmpty },
      ...newPasswordRules(strategy ?? UNKNOWN_STRATEGY),
    },
    toBody: ({ oldPassword, password }) => ({ cMobilePhone: phone, cOldPassword: oldPassword, cPassword: password }),
    failures: { WRONG_PASSWORD: 'oldPassword', PASSWORD_WEAK: 'password', PASSWORD_UNCHANGED: 'password' },
  })
  const submit = form.submit(async ({ cOldPassword = '', cPassword }) => {
    const outcome = await shop.signInFlow.signIn({ phone, oldPassword: cOldPassword, newPassword: cPassword })
    if (outcome.state === 'failed') return { ok: false, failure: outcome.failure, msg: outcome.message }
    shop.feedback.toast(text(LABELS.done))
    goBack()
    return { ok: true }
  })
  return { form, strategy, submit }
}
