import { initialLocale, setDocumentLocale } from '@mallwright/shop-core/i18n'
import { createRoot } from 'react-dom/client'

import { earlyFetch, earlyJournal } from './workbench/early-opening.ts'
import { columnIn } from './workbench/wanted-column.ts'
import { createStudioTerminal } from './sign-in/studio-terminal.ts'
import type { StudioTerminal } from './sign-in/studio-terminal.ts'
import { openDraft } from './workbench/open-draft.ts'
import { StudioApp } from './workbench/studio-app.tsx'
import type { EarlyOpening } from './workbench/studio-app.tsx'
import './ui/tokens.css'
import './ui/ui.css'

async function start(): Promise<void> {
  const query = new URLSearchParams(location.search)
  const root = document.getElementById('studio')
  if (!root) return
  setDocumentLocale(initialLocale())
  if (location.pathname === '/studio/gallery') {
    const { mountGallery } = await import('./gallery/mount-gallery.tsx')
    return mountGallery(root)
  }
  const terminal = createStudioTerminal(earlyFetch)
  await terminal.signInFlow.start()
  const column = columnIn(location.search)
  const early = await openEarly(terminal, column)
  createRoot(root).render(
    <StudioApp terminal={terminal} column={column} setupTicket={query.get('setup') ?? ''} early={early} />,
  )
}

/** After this wait for the page, in ms, it is told that the page is being opened. */
const LOADING_AFTER_MS = 200

/** Asks for the page of who is signed in before anything is drawn: drawing would hold the question up. */
async function openEarly(terminal: StudioTerminal, column: string): Promise<EarlyOpening | undefined> {
  const session = terminal.sessions.session.get()
  if (session?.kind !== 'account' || !session.account.isSuper) return undefined
  const opening = openDraft(terminal, column, earlyJournal)
  const opened = await Promise.race([opening, new Promise<void>((resolve) => setTimeout(resolve, LOADING_AFTER_MS))])
  return { accountId: session.account.id, opening: opened ?? opening }
}

void start()
