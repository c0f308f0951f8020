import { useEffect } from 'react'

import { useStudio } from '../../../studio/studio.ts'
import { invalidatePages } from './pages.queries.ts'

/** Reloads the shown pages after each save of the open one, such as of its new title. */
export function usePagesRefresh(): void {
  const { api, autosave } = useStudio()
  useEffect(() => {
    let revision = autosave.revision()
    return autosave.state.subscribe(({ kind }) => {
      if (kind !== 'saved' || autosave.revision() === revision) return
      revision = autosave.revision()
      void invalidatePages(api)
    })
  }, [api, autosave])
}
