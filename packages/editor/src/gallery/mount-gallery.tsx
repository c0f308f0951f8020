import { VIEWS } from '@mallwright/modules/views'
import { createRoot } from 'react-dom/client'

import { loadAllViews } from '../studio/drawn-page/load-views.ts'
import { ModuleGallery } from './module-gallery.tsx'

/** Draws the gallery of modules at `/studio/gallery`; it calls nothing and needs no sign-in. */
export async function mountGallery(root: HTMLElement): Promise<void> {
  createRoot(root).render(<ModuleGallery views={await loadAllViews(VIEWS)} />)
}
