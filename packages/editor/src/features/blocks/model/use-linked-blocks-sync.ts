import { useEffect } from 'react'

import { linkedOnPage, loadLinked } from './link-state.ts'
import { useStudio } from '../../../studio/studio.ts'

/** Keeps the blocks that the open page links to at hand, in sight or not: when a link comes to the page, and as they are whenever the window is looked at again. */
export function useLinkedBlocksSync(): void {
  const { api, page } = useStudio()
  useEffect(() => {
    const linked = () => linkedOnPage(page.documents.getState().document)
    const load = () => {
      if (linked().size > 0) void loadLinked(api, page.documents.getState().document)
    }
    let known = linked()
    load()
    const stop = page.documents.subscribe(({ document }, { document: before }) => {
      // A link stands on the page itself, so it comes and goes with these.
      if (document.children === before.children) return
      const now = linked()
      const isNew = [...now].some((id) => !known.has(id))
      known = now
      if (isNew) load()
    })
    window.addEventListener('focus', load)
    return () => {
      stop()
      window.removeEventListener('focus', load)
    }
  }, [api, page])
}
