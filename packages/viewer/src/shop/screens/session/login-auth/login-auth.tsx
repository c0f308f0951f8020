import { text, useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, errorText, Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { HOME_PATH } from '@mallwright/shop-core/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

import { useAccountSession, useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useGoBack } from '../../../navigation/go-back.ts'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { AskingTerminalFacts } from './asking-terminal-facts.tsx'
import { askingTerminalQuery, loginAuthApi } from './login-auth.queries.ts'
import type { AskingTerminal } from './login-auth.queries.ts'
import './login-auth.css'

const LABELS = {
  title: { zh: '登录授权', en: 'Confirm a sign-in' },
  expired: { zh: '二维码已失效', en: 'This QR code is no longer valid' },
  expiredHint: { zh: '请在需要登录的终端上刷新二维码', en: 'Refresh it on the device that wants to sign in' },
  signInFirst: { zh: '请先登录，再授权其它终端', en: 'Sign in first, then confirm the other device' },
  signIn: { zh: '登录', en: 'Sign in' },
  allow: { zh: '授权登录', en: 'Confirm' },
  refuse: { zh: '取消', en: 'Cancel' },
  allowed: { zh: '已授权', en: 'Confirmed' },
  allowedHint: { zh: '请在该终端上继续', en: 'Go on at the other device' },
  refused: { zh: '已取消授权', en: 'The other device was not signed in' },
  home: { zh: '返回首页', en: 'Go home' },
}

/** Confirms the sign-in of another terminal (`code`), for whoever is signed in here. Domain sheet 22. */
export function Screen() {
  const translate = useText()
  const account = useAccountSession()?.account
  const code = useRouteParam('authCode')
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)} />
      <main className="shop-login-auth">
        {account ? <Request key={code} code={code} accountId={account.id} /> : <SignInFirst />}
      </main>
    </div>
  )
}

function SignInFirst() {
  const translate = useText()
  const navigate = useNavigate()
  return (
    <Notice
      kind="locked"
      title={translate(LABELS.signInFirst)}
      action={
        <button type="button" className="shop-button" onClick={() => void navigate('/login-account')}>
          {translate(LABELS.signIn)}
        </button>
      }
    />
  )
}

function Request({ code, accountId }: { readonly code: string; readonly accountId: string }) {
  const translate = useText()
  const shop = useShop()
  const asking = useQuery({ ...askingTerminalQuery(shop, code, accountId), enabled: code !== '' })
  const [isOver, setIsOver] = useState(code === '')
  const [isAllowed, setIsAllowed] = useState(false)
  const { data } = asking
  if (isAllowed)
    return (
      <Notice
        kind="done"
        title={translate(LABELS.allowed)}
        hint={translate(LABELS.allowedHint)}
        action={<HomeButton />}
      />
    )
  if (isOver || data === null) {
    return (
      <Notice
        kind="gone"
        title={translate(LABELS.expired)}
        hint={translate(LABELS.expiredHint)}
        action={<HomeButton />}
      />
    )
  }
  if (asking.isPending) return <ScreenSkeleton />
  if (!data) return <ErrorNotice error={asking.error} onRetry={() => void asking.refetch()} />
  return <Question code={code} asking={data} onExpired={() => setIsOver(true)} onAllowed={() => setIsAllowed(true)} />
}

function HomeButton() {
  const translate = useText()
  const navigate = useNavigate()
  return (
    <button type="button" className="shop-button" onClick={() => void navigate(HOME_PATH, { replace: true })}>
      {translate(LABELS.home)}
    </button>
  )
}

function Question(props: {
  readonly code: string
  readonly asking: AskingTerminal
  readonly onExpired: () => void
  readonly onAllowed: () => void
}) {
  const { code, asking, onExpired, onAllowed } = props
  const translate = useText()
  const shop = useShop()
  const goBack = useGoBack()
  const [isBusy, setIsBusy] = useState(false)
  const secondsLeft = useSecondsLeft(asking.endsAt, onExpired)
  const answer = async (name: 'confirmLoginAuth' | 'rejectLoginAuth') => {
    setIsBusy(true)
    const result = await loginAuthApi(shop)[name]({ body: { cAuthCode: code } })
    setIsBusy(false)
    if (!result.ok && result.failure === 'AUTH_CODE_EXPIRED') return onExpired()
    if (!result.ok) return shop.feedback.toast(errorText(new CallError(result)))
    if (name === 'confirmLoginAuth') return onAllowed()
    shop.feedback.toast(text(LABELS.refused))
    return goBack()
  }
  return (
    <>
      <AskingTerminalFacts asking={asking} secondsLeft={secondsLeft} />
      <div className="shop-login-auth-ways">
        <button
          type="button"
          className="shop-button is-wide"
          disabled={isBusy}
          onClick={() => void answer('confirmLoginAuth')}
        >
          {translate(LABELS.allow)}
        </button>
        <button
          type="button"
          className="shop-button is-wide is-quiet"
          disabled={isBusy}
          onClick={() => void answer('rejectLoginAuth')}
        >
          {translate(LABELS.refuse)}
        </button>
      </div>
    </>
  )
}

/** Seconds until a moment, counted down; `onEnd` is called at its end. */
function useSecondsLeft(endsAt: number, onEnd: () => void): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000))
  useEffect(() => {
    if (left === 0) return onEnd()
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [left, onEnd])
  return left
}
