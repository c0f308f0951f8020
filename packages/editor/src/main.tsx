import { createConfigLoader, loadStorageKey } from '@mallwright/shop-core/gateway-client'
import { initialLocale, setDocumentLocale } from '@mallwright/shop-core/i18n'
import { createRoot } from 'react-dom/client'

import { earlyJournal, earlyRequests } from './shell/start/early-draft.ts'
import { columnIn } from './shell/start/page-address.ts'
import { createStudioClient } from './features/sign-in/model/studio-client.ts'
import type { StudioClient } from './features/sign-in/model/studio-client.ts'
import { openDraft } from './shell/start/open-draft.ts'
import { preloadSignIn, StudioApp } from './shell/start/studio-app.tsx'
import type { EarlyOpening } from './shell/start/studio-app.tsx'
import './ui/tokens.css'
import './ui/controls.css'
import './ui/ui.css'

async function start(): Promise<void> {
  const root = document.getElementById('studio')
  if (!root) return
  setDocumentLocale(initialLocale())
  const { pathname, search } = location
  if (pathname === '/studio/gallery') {
    const { mountGallery } = await import('./features/gallery/ui/module-gallery.tsx')
    return mountGallery(root)
  }
  const { fetch } = earlyRequests
  const config = createConfigLoader(fetch)
  const storageKey = pageStorageKey() ?? (await loadStorageKey(config))
  const client = createStudioClient({ fetch, config, storageKey, opened: await earlyRequests.opened })
  await client.signInFlow.start()
  if (pathname === '/studio/desk') {
    const { mountDesk } = await import('./shell/start/mount-desk.tsx')
    return mountDesk(root, client)
  }
  const column = columnIn(search)
  if (client.sessions.session.get()?.kind !== 'account') preloadSignIn()
  const early = await openEarly(client, column)
  createRoot(root).render(
    <StudioApp
      client={client}
      column={column}
      setupTicket={new URLSearchParams(search).get('setup') ?? ''}
      early={early}
    />,
  )
}

/** Key of the stored values, as the server writes it into this page; absent in development. */
function pageStorageKey(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="mw-storage-key"]')?.content
}

/** Wait (ms) for the draft before the loading state renders. */
const LOADING_AFTER_MS = 200

/** Requests the draft of a signed-in super user before the first render, which would delay the request. */
async function openEarly(client: StudioClient, column: string): Promise<EarlyOpening | undefined> {
  const session = client.sessions.session.get()
  if (session?.kind !== 'account' || !session.account.isSuper) return undefined
  const opening = openDraft(client, column, earlyJournal)
  const opened = await Promise.race([opening, new Promise<void>((resolve) => setTimeout(resolve, LOADING_AFTER_MS))])
  return { accountId: session.account.id, opening: opened ?? opening }
}

void start()
