import { HOME_COLUMN } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import type { Account } from '@mallwright/shop-core/session'

import { useSession } from '../../features/sign-in/model/studio-client.ts'
import type { StudioClient } from '../../features/sign-in/model/studio-client.ts'
import { GatePage } from '../../features/sign-in/ui/gate-page.tsx'
import { isSitePart, loadSite } from '../../features/site/model/site-store.ts'
import { StudioContext } from '../../studio/studio.ts'
import type { Studio } from '../../studio/studio.ts'
import { firstPaint } from '../../ui/first-paint.ts'
import { lazyComponent } from '../../ui/lazy.tsx'
import type { Retry } from '../../ui/lazy.tsx'
import { loadAllViews } from '../../viewport/module-views.ts'
import { Shell } from '../shell.tsx'
import { CANVAS_VIEWS } from './canvas-views.ts'
import { openDraft } from './open-draft.ts'
import type { OpenedWork, Opening } from './open-draft.ts'

const OpenPageServices = lazyComponent(async () => (await import('./open-page-services.tsx')).OpenPageServices)

const loadSignIn = async () => import('../../features/sign-in/ui/sign-in-screen.tsx')

// Whoever is signed in needs neither of them.
const SignInScreen = lazyComponent(async () => (await loadSignIn()).SignInScreen, SignInFailed)
const NotAllowedScreen = lazyComponent(async () => (await loadSignIn()).NotAllowedScreen, SignInFailed)

/** Fetches the sign-in page ahead of the first render, when nobody is signed in. */
export const preloadSignIn = SignInScreen.preload

const TEXTS = {
  loading: { zh: '正在打开页面…', en: 'Opening the page…' },
  failedHint: { zh: '请检查网络后重试', en: 'Check the network and try again' },
  signInFailed: { zh: '登录页加载失败', en: 'The sign-in page did not load' },
  retry: { zh: '重试', en: 'Try again' },
  home: { zh: '打开首页', en: 'Open the home page' },
} satisfies Record<string, Label>

/** A page requested before the first render. */
export interface EarlyOpening {
  /** Account of the request; not valid for any other. */
  readonly accountId: string
  readonly opening: Opening | Promise<Opening>
}

/** The studio from sign-in and permission check to the open page. */
export function StudioApp(props: {
  readonly client: StudioClient
  readonly column: string
  readonly setupTicket: string
  readonly early: EarlyOpening | undefined
}): ReactNode {
  const { client, column } = props
  // A setup ticket is valid once: after signing out, the ordinary sign-in appears.
  const [setupTicket, setSetupTicket] = useState(props.setupTicket)
  const [early, setEarly] = useState(props.early)
  const session = useSession(client)
  // Open work stays when the session ends; only without work the sign-in page appears.
  const [accountId, setAccountId] = useState<string>()
  const signedIn = session?.kind === 'account' ? session.account : undefined
  if (signedIn && accountId === undefined) setAccountId(signedIn.id)
  if (accountId && setupTicket) setSetupTicket('')
  useEffect(() => {
    if (accountId) forgetTicket()
  }, [accountId])
  const signOut = useCallback(async () => {
    await client.signInFlow.signOut()
    setAccountId(undefined)
    setEarly(undefined)
  }, [client])
  if (!accountId) return <SignInScreen client={client} setupTicket={setupTicket} />
  if (signedIn && !signedIn.isSuper) return <NotAllowedScreen phone={signedIn.phone} onSignOut={() => void signOut()} />
  const first = early?.accountId === accountId ? early.opening : undefined
  return (
    <PageOpener
      key={accountId}
      client={client}
      column={column}
      first={first}
      onSignOut={() => void signOut()}
      onSwitch={() => setAccountId(signedIn?.id)}
    />
  )
}

/** Stands for a page whose script did not load. */
function SignInFailed({ retry }: Retry): ReactNode {
  const text = useText()
  return (
    <GatePage title={TEXTS.signInFailed} hint={text(TEXTS.failedHint)}>
      <button type="button" className="st-button is-primary" onClick={retry}>
        {text(TEXTS.retry)}
      </button>
    </GatePage>
  )
}

/** An account as others call it. */
function nameOf({ id, nickname, phone }: Account) {
  return { id, name: nickname || phone, phone }
}

/** Removes a spent setup ticket from the address. */
function forgetTicket(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('setup')) return
  address.searchParams.delete('setup')
  history.replaceState(history.state, '', address)
}

function PageOpener(props: {
  readonly client: StudioClient
  readonly column: string
  readonly first: EarlyOpening['opening'] | undefined
  readonly onSignOut: () => void
  /** Reopens the page for the current account. */
  readonly onSwitch: () => void
}): ReactNode {
  const { client, column, first, onSignOut, onSwitch } = props
  const text = useText()
  const session = useSession(client)
  const [opening, setOpening] = useState<Opening>(first && 'kind' in first ? first : { kind: 'loading' })
  useEffect(() => {
    if (!first) void openDraft(client, column).then(setOpening)
    else if (!('kind' in first)) void first.then(setOpening)
  }, [client, column, first])
  if (opening.kind === 'open') {
    return <OpenWork opening={opening} client={client} onSignOut={onSignOut} onSwitch={onSwitch} />
  }
  if (opening.kind === 'notAllowed') {
    return <NotAllowedScreen phone={session?.kind === 'account' ? session.account.phone : ''} onSignOut={onSignOut} />
  }
  if (opening.kind === 'loading') return <p className="st-root st-opening">{text(TEXTS.loading)}</p>
  return (
    <GatePage title={opening.title} hint={opening.hint || text(TEXTS.failedHint)}>
      <button
        type="button"
        className="st-button is-primary"
        onClick={() => {
          setOpening({ kind: 'loading' })
          void openDraft(client, column).then(setOpening)
        }}
      >
        {text(TEXTS.retry)}
      </button>
      {column !== HOME_COLUMN && (
        <button type="button" className="st-button" onClick={() => location.assign('?')}>
          {text(TEXTS.home)}
        </button>
      )}
    </GatePage>
  )
}

function OpenWork(props: {
  readonly opening: OpenedWork
  readonly client: StudioClient
  readonly onSignOut: () => void
  readonly onSwitch: () => void
}): ReactNode {
  const { opening, client, onSignOut, onSwitch } = props
  const { autosave } = opening.studio
  const session = useSession(client)
  const [studio] = useState<Studio>(() => {
    const leave = async () => {
      if (await autosave.flush()) onSignOut()
    }
    const account = session?.kind === 'account' ? nameOf(session.account) : undefined
    return { ...opening.studio, account, signOut: () => void leave() }
  })
  useEffect(() => {
    // The palette and new modules need all views; the first paint has its own.
    firstPaint()
      .then(async () => loadAllViews(CANVAS_VIEWS))
      .then(
        (views) => studio.views.setState(views),
        () => undefined,
      )
  }, [studio])
  useEffect(() => void loadSite(studio.api, studio.site, { home: isSitePart(studio.column) }), [studio])
  return (
    <StudioContext value={studio}>
      <Shell />
      <OpenPageServices opening={opening} client={client} onSwitch={onSwitch} />
    </StudioContext>
  )
}
