import { text, useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { rememberRoute } from '@mallwright/shop-core/session'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { CredentialScreen } from '../credentials/credential-screen.tsx'
import { useLanding, useSignIn } from '../credentials/use-sign-in.ts'

const LABELS = {
  title: { zh: '单点登录', en: 'Single sign-on' },
  busy: { zh: '登录中…', en: 'Signing in…' },
  missing: { zh: '缺少登录凭证，请登录', en: 'The sign-in ticket is missing. Please sign in' },
}

/** Signs in with the one-time ticket of a host and lands by the after-login rule. Domain sheet 8. */
export function Screen() {
  const translate = useText()
  useTicket()
  return (
    <CredentialScreen title={translate(LABELS.title)}>
      <p role="status">{translate(LABELS.busy)}</p>
    </CredentialScreen>
  )
}

/** Takes the ticket out of address and history entry, then shows it once. */
function useTicket(): void {
  const { sessions, feedback, tabStore } = useShop()
  const navigate = useNavigate()
  const land = useLanding()
  const state = useLocation().state as { readonly ssoTicket?: string } | null
  const param = useRouteParam('ssoTicket')
  const redirect = useRouteParam('redirect')
  const [ticket] = useState(state?.ssoTicket ?? param)
  const signIn = useSignIn(() => {
    rememberRoute(tabStore, redirect, location.origin)
    land()
  })
  const enter = useEffectEvent(async () => {
    await navigate(
      { search: redirect === '' ? '' : `?${new URLSearchParams({ redirect })}` },
      { replace: true, state: null },
    )
    if (ticket === '' && sessions.session.get()?.kind === 'account') return land()
    const result = ticket === '' ? undefined : await signIn({ ssoTicket: ticket })
    if (result?.ok && result.state !== 'declined') return undefined
    if (!result?.ok) feedback.toast(result ? errorText(new CallError(result)) : text(LABELS.missing))
    return void navigate('/login-account', { replace: true })
  })
  useEffect(() => void enter(), [])
}
