import { checkDocument, DOCUMENT_FORMAT } from '@mallwright/contract'
import type { Label } from '@mallwright/contract'
import { useText } from '@mallwright/shop-core/i18n'
import { lazy, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { NotAllowedScreen } from '../sign-in/not-allowed-screen.tsx'
import { GatePage, SignInScreen } from '../sign-in/sign-in-screen.tsx'
import { useSession } from '../sign-in/studio-terminal.ts'
import type { StudioTerminal } from '../sign-in/studio-terminal.ts'
import { StudioContext, useStore } from '../studio/studio.ts'
import type { Studio } from '../studio/studio.ts'
import { LazyPart } from '../ui/lazy-part.tsx'
import { loadAllViews, openStudio } from './open-studio.ts'
import { Workbench } from './workbench.tsx'

const AgainDialog = lazy(async () => ({ default: (await import('../sign-in/again-dialog.tsx')).AgainDialog }))

const TEXTS = {
  loading: { zh: '正在打开页面…', en: 'Opening the page…' },
  failed: { zh: '页面打不开', en: 'The page cannot be opened' },
  failedHint: { zh: '请检查网络后重试', en: 'Check the network and try again' },
  newer: { zh: '此页面由更新的版本保存', en: 'This page was saved by a newer version' },
  newerHint: { zh: '请刷新或升级后再编辑，内容没有改动。', en: 'Update before editing; nothing was changed.' },
  broken: { zh: '草稿已损坏', en: 'The draft is damaged' },
  retry: { zh: '重试', en: 'Try again' },
} satisfies Record<string, Label>

type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly studio: Studio }
  | { readonly kind: 'notAllowed' }
  | { readonly kind: 'failed'; readonly title: Label; readonly hint: string }

/** The studio from its first moment: sign-in, the right to edit, the page. */
export function StudioApp(props: {
  readonly terminal: StudioTerminal
  readonly column: string
  readonly setupTicket: string
}): ReactNode {
  const { terminal, column, setupTicket } = props
  const session = useSession(terminal)
  // Work that is open stays open when the session ends; only a person without work sees the sign-in page.
  const [accountId, setAccountId] = useState<string>()
  const signedIn = session?.kind === 'account' ? session.account : undefined
  if (signedIn && accountId !== signedIn.id) setAccountId(signedIn.id)
  const signOut = useCallback(() => {
    void terminal.flow.signOut().then(() => setAccountId(undefined))
  }, [terminal])
  if (!accountId) return <SignInScreen terminal={terminal} setupTicket={setupTicket} />
  if (signedIn && !signedIn.isSuper) return <NotAllowedScreen phone={signedIn.phone} onSignOut={signOut} />
  return <PageOpener key={accountId} terminal={terminal} column={column} onSignOut={signOut} />
}

function PageOpener(props: {
  readonly terminal: StudioTerminal
  readonly column: string
  readonly onSignOut: () => void
}): ReactNode {
  const { terminal, column, onSignOut } = props
  const text = useText()
  const session = useSession(terminal)
  const [opening, setOpening] = useState<Opening>({ kind: 'loading' })
  // Asks for the page before the first paint, not after it.
  useLayoutEffect(() => {
    void openPageOf(terminal, column).then(setOpening)
  }, [terminal, column])
  if (opening.kind === 'open') return <OpenWork studio={opening.studio} terminal={terminal} onSignOut={onSignOut} />
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
          void openPageOf(terminal, column).then(setOpening)
        }}
      >
        {text(TEXTS.retry)}
      </button>
    </GatePage>
  )
}

async function openPageOf(terminal: StudioTerminal, column: string): Promise<Opening> {
  const asked = Promise.all([terminal.loadSite(), terminal.api.getDraftPage({ body: { cColumnCode: column } })])
  const viewsLoading = loadAllViews()
  // Loaded while the page is; its failure is told when it is awaited below.
  viewsLoading.catch(() => undefined)
  const [site, draft] = await asked
  if (!draft.ok) {
    const isRefused = draft.failure === 'EMPTY' || draft.failure === 'GATE_CLOSED'
    return isRefused ? { kind: 'notAllowed' } : { kind: 'failed', title: TEXTS.failed, hint: draft.msg }
  }
  const checked = checkDocument(draft.data.document)
  if (!checked.ok) {
    return { kind: 'failed', title: TEXTS.broken, hint: `${checked.fault.path} ${checked.fault.reason}` }
  }
  if (checked.document.format > DOCUMENT_FORMAT) return { kind: 'failed', title: TEXTS.newer, hint: '' }
  const views = await viewsLoading.catch(() => undefined)
  if (!site || !views) return { kind: 'failed', title: TEXTS.failed, hint: '' }
  const { document } = checked
  const revision = draft.data.iRevision
  const studio = openStudio({ api: terminal.api, column, stUuid: site.stUuid, document, revision }, views)
  return { kind: 'open', studio: { ...studio, theme: terminal.theme } }
}

function OpenWork(props: {
  readonly studio: Studio
  readonly terminal: StudioTerminal
  readonly onSignOut: () => void
}): ReactNode {
  const { terminal, onSignOut } = props
  const { saver } = props.studio
  const [studio] = useState<Studio>(() => {
    const leave = async () => {
      if (await saver.flush()) onSignOut()
    }
    return { ...props.studio, signOut: () => void leave() }
  })
  return (
    <StudioContext value={studio}>
      <Workbench />
      <WorkGuard studio={studio} terminal={terminal} />
    </StudioContext>
  )
}

/** Watches over unsaved work: asks before it is left, and asks for a new sign-in when the session ended. */
function WorkGuard(props: { readonly studio: Studio; readonly terminal: StudioTerminal }): ReactNode {
  const { terminal } = props
  const { saver } = props.studio
  const kind = useStore(saver.state, (state) => state.kind)
  const isSignedIn = useSession(terminal)?.kind === 'account'
  useEffect(() => {
    // After a new sign-in the kept work goes out at once.
    if (isSignedIn && saver.state.getState().kind === 'signedOut') void saver.flush()
  }, [isSignedIn, saver])
  useLeaveGuard(kind !== 'saved')
  if (isSignedIn && kind !== 'signedOut') return null
  return (
    <LazyPart>
      <AgainDialog terminal={terminal} />
    </LazyPart>
  )
}

/** Asks before the window closes on work that is not saved. */
function useLeaveGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
