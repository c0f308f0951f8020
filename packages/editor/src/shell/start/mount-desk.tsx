import { createRoot } from 'react-dom/client'

import type { StudioClient } from '../../features/sign-in/model/studio-client.ts'

/** Mounts the desk into an element of the studio's page. A script of its own, so that the studio's start does not list the desk's. */
export async function mountDesk(root: HTMLElement, client: StudioClient): Promise<void> {
  const { DeskApp } = await import('./desk-app.tsx')
  createRoot(root).render(<DeskApp client={client} />)
}
