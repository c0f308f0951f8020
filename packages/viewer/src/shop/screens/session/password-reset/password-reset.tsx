import { updPwd } from '@mallwright/contract/session'
import { useEndpointForm } from '@mallwright/shop-core/form'
import { text, useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { SignInStepForm } from '../credentials/sign-in-step-form.tsx'
import { maskedPhone, newPasswordRules } from '../credentials/credential-rules.ts'
import { CredentialScreen } from '../credentials/credential-screen.tsx'
import { NewPasswordFields } from '../credentials/new-password-fields.tsx'
import { credentialApi, passwordStrategyQuery, UNKNOWN_STRATEGY } from '../credentials/session.queries.ts'
import { refusal } from '../credentials/use-code-sender.ts'

const LABELS = {
  title: { zh: '重置密码', en: 'Reset password' },
  heading: { zh: '设置新密码', en: 'Choose a new password' },
  explanation: {
    zh: '账号 {phone}。修改后，所有设备都需要重新登录',
    en: 'For {phone}. All devices have to sign in again afterwards',
  },
  submit: { zh: '确认修改', en: 'Change password' },
  done: { zh: '密码修改成功，请重新登录', en: 'Your password is changed. Sign in with it' },
}

/** A phone that a code has proved, as the screen before hands it over. */
export interface ProvedPhone {
  readonly phone: string
  readonly ticket: string
}

/** Why a phone must be proved once more before its password is changed, as the screen of the proof is told. Reading 1.12-31. */
export interface ProofAgain {
  readonly reason: 'missing' | 'expired'
  readonly phone: string
}

/**
 * New password of a proved phone. The ticket is taken out of the history entry at once: after a reload there is none, and
 * the phone must be proved again. Domain sheet 14, reading 1.12-31.
 */
export function Screen() {
  const navigate = useNavigate()
  const { state } = useLocation() as { readonly state: ProvedPhone | null }
  const [proved] = useState(state)
  useEffect(() => {
    if (state) void navigate('.', { replace: true, state: null })
  }, [state, navigate])
  if (proved) return <NewPassword proved={proved} />
  const again: ProofAgain = { reason: 'missing', phone: '' }
  return <Navigate to="/password-verify" replace state={again} />
}

function NewPassword({ proved }: { readonly proved: ProvedPhone }) {
  const translate = useText()
  const { form, strategy, submit } = useNewPassword(proved)
  return (
    <CredentialScreen
      title={translate(LABELS.title)}
      heading={translate(LABELS.heading)}
      explanation={translate(LABELS.explanation, { phone: maskedPhone(proved.phone) })}
    >
      <SignInStepForm form={form} submitLabel={translate(LABELS.submit)} onSubmit={submit}>
        <NewPasswordFields strategy={strategy} field={form.field} messageOf={form.messageOf} />
      </SignInStepForm>
    </CredentialScreen>
  )
}

function useNewPassword({ phone, ticket }: ProvedPhone) {
  const shop = useShop()
  const navigate = useNavigate()
  const strategy = useQuery(passwordStrategyQuery(shop)).data
  const form = useEndpointForm(updPwd, {
    defaultValues: { password: '', confirm: '' },
    fields: newPasswordRules(strategy ?? UNKNOWN_STRATEGY),
    toBody: ({ password }) => ({ cMobilePhone: phone, cPassword: password, cVerifyTicket: ticket }),
    failures: { PASSWORD_WEAK: 'password', PASSWORD_SAME: 'password' },
  })
  const submit = form.submit(async (body) => {
    const answer = await credentialApi(shop).updPwd({ body })
    if (!answer.ok && answer.failure === 'TICKET_EXPIRED') {
      const again: ProofAgain = { reason: 'expired', phone }
      void navigate('/password-verify', { replace: true, state: again })
      return { ok: true }
    }
    if (!answer.ok) return refusal(answer)
    const session = shop.sessions.session.get()
    // The server has ended it with all others.
    if (session?.kind === 'account' && session.account.phone === phone) shop.sessions.clear()
    shop.feedback.toast(text(LABELS.done))
    void navigate('/login-account', { replace: true, state: { phone } })
    return { ok: true }
  })
  return { form, strategy, submit }
}
