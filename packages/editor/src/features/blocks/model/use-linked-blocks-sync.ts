import { useEffect } from 'react'

import { linkedOnPage, loadLinked } from './link-state.ts'
import { useStudio } from '../../../studio/studio.ts'

/** Preloads the blocks that the open page links to: when a link is added, and again when the window gains focus. */
export function useLinkedBlocksSync(): void {
  const { api, page } = useStudio()
  useEffect(() => {
    const linked = () => linkedOnPage(page.documents.getState().document)
    const load = () => {
      if (linked().size > 0) void loadLinked(api, page.documents.getState().document)
    }
    let loaded = linked()
    load()
    const stop = page.documents.subscribe(({ document }, { document: before }) => {
      // Links are top-level modules, so they change only with this list.
      if (document.children === before.children) return
      const now = linked()
      const isNew = [...now].some((id) => !loaded.has(id))
      loaded = now
      if (isNew) load()
    })
    window.addEventListener('focus', load)
    return () => {
      stop()
      window.removeEventListener('focus', load)
    }
  }, [api, page])
}
