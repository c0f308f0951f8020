import { HOME_COLUMN } from '@mallwright/contract'
import { localeStore } from '@mallwright/shop-core/i18n'
import { createRoot } from 'react-dom/client'

import { createStudioTerminal } from './sign-in/studio-terminal.ts'
import { StudioApp } from './workbench/studio-app.tsx'
import './ui/tokens.css'
import './ui/ui.css'

async function start(): Promise<void> {
  const query = new URLSearchParams(location.search)
  const root = document.getElementById('studio')
  if (!root) return
  document.documentElement.lang = localeStore.get()
  const terminal = createStudioTerminal()
  await terminal.flow.start()
  createRoot(root).render(
    <StudioApp terminal={terminal} column={query.get('page') ?? HOME_COLUMN} setupTicket={query.get('setup') ?? ''} />,
  )
}

void start()
