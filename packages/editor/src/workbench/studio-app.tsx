import { HOME_COLUMN } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { lazy, useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { NotAllowedScreen } from '../sign-in/not-allowed-screen.tsx'
import { GatePage, SignInScreen } from '../sign-in/sign-in-screen.tsx'
import { useSession } from '../sign-in/studio-terminal.ts'
import type { StudioTerminal } from '../sign-in/studio-terminal.ts'
import { loadPages } from '../studio/site-pages.ts'
import { isSitePart, loadSite } from '../studio/site-store.ts'
import { StudioContext } from '../studio/studio.ts'
import type { Studio } from '../studio/studio.ts'
import { firstPaint } from '../ui/first-paint.ts'
import { LazyPart } from '../ui/lazy-part.tsx'
import { openDraft } from './open-draft.ts'
import type { OpenedWork, Opening } from './open-draft.ts'
import { CANVAS_VIEWS } from './canvas-views.ts'
import { loadAllViews } from '../studio/drawn-page/load-views.ts'
import { Workbench } from './workbench.tsx'

const WorkParts = lazy(async () => ({ default: (await import('./work-parts.tsx')).WorkParts }))

const TEXTS = {
  loading: { zh: '正在打开页面…', en: 'Opening the page…' },
  failedHint: { zh: '请检查网络后重试', en: 'Check the network and try again' },
  retry: { zh: '重试', en: 'Try again' },
  home: { zh: '打开首页', en: 'Open the home page' },
} satisfies Record<string, Label>

/** A page that was asked for before anything was drawn. */
export interface EarlyOpening {
  /** Whose page it is: nobody else gets it. */
  readonly accountId: string
  readonly opening: Opening | Promise<Opening>
}

/** The studio from its first moment: sign-in, the right to edit, the page. */
export function StudioApp(props: {
  readonly terminal: StudioTerminal
  readonly column: string
  readonly setupTicket: string
  readonly early: EarlyOpening | undefined
}): ReactNode {
  const { terminal, column } = props
  // A set-up ticket counts once: whoever signs out after it finds the ordinary sign-in.
  const [setupTicket, setSetupTicket] = useState(props.setupTicket)
  const [early, setEarly] = useState(props.early)
  const session = useSession(terminal)
  // Work that is open stays open when the session ends; only a person without work sees the sign-in page.
  const [accountId, setAccountId] = useState<string>()
  const signedIn = session?.kind === 'account' ? session.account : undefined
  if (signedIn && accountId === undefined) setAccountId(signedIn.id)
  if (accountId && setupTicket) setSetupTicket('')
  useEffect(() => {
    if (accountId) forgetTicket()
  }, [accountId])
  const signOut = useCallback(async () => {
    await terminal.signInFlow.signOut()
    setAccountId(undefined)
    setEarly(undefined)
  }, [terminal])
  if (!accountId) return <SignInScreen terminal={terminal} setupTicket={setupTicket} />
  if (signedIn && !signedIn.isSuper) return <NotAllowedScreen phone={signedIn.phone} onSignOut={() => void signOut()} />
  const first = early?.accountId === accountId ? early.opening : undefined
  return (
    <PageOpener
      key={accountId}
      terminal={terminal}
      column={column}
      first={first}
      onSignOut={() => void signOut()}
      onSwitch={() => setAccountId(signedIn?.id)}
    />
  )
}

/** Takes a spent set-up ticket out of the address, where a reload or a copied link would bring it back. */
function forgetTicket(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('setup')) return
  address.searchParams.delete('setup')
  history.replaceState(history.state, '', address)
}

function PageOpener(props: {
  readonly terminal: StudioTerminal
  readonly column: string
  readonly first: EarlyOpening['opening'] | undefined
  readonly onSignOut: () => void
  /** Opens the page anew for who is signed in now. */
  readonly onSwitch: () => void
}): ReactNode {
  const { terminal, column, first, onSignOut, onSwitch } = props
  const text = useText()
  const session = useSession(terminal)
  const [opening, setOpening] = useState<Opening>(first && 'kind' in first ? first : { kind: 'loading' })
  useEffect(() => {
    if (!first) void openDraft(terminal, column).then(setOpening)
    else if (!('kind' in first)) void first.then(setOpening)
  }, [terminal, column, first])
  if (opening.kind === 'open') {
    return <OpenWork opening={opening} terminal={terminal} onSignOut={onSignOut} onSwitch={onSwitch} />
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
          void openDraft(terminal, column).then(setOpening)
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
  readonly terminal: StudioTerminal
  readonly onSignOut: () => void
  readonly onSwitch: () => void
}): ReactNode {
  const { opening, terminal, onSignOut, onSwitch } = props
  const { saver } = opening.studio
  const [studio] = useState<Studio>(() => {
    const leave = async () => {
      if (await saver.flush()) onSignOut()
    }
    return { ...opening.studio, signOut: () => void leave() }
  })
  useEffect(() => {
    // The palette and new modules need them all; the page that is painted first has its own already.
    firstPaint()
      .then(async () => loadAllViews(CANVAS_VIEWS))
      .then(
        (views) => studio.views.setState(views),
        () => undefined,
      )
  }, [studio])
  useEffect(() => void loadSite(studio.api, studio.site, { home: isSitePart(studio.column) }), [studio])
  useEffect(() => void loadPages(studio.api, studio.site), [studio])
  return (
    <StudioContext value={studio}>
      <Workbench />
      <LazyPart>
        <WorkParts opening={opening} terminal={terminal} onSwitch={onSwitch} />
      </LazyPart>
    </StudioContext>
  )
}
