import type { AnyModuleView, DataSource, Loaded } from '@mallwright/modules/views'
import { useEffect, useRef, useState } from 'react'

import { isSameJson } from '../document-store/same-json.ts'

const NOTHING: Loaded<unknown> = { state: 'ready', value: undefined }
const LOADING: Loaded<unknown> = { state: 'loading' }

/** The first data of a node. What is shown stays while changed props load, so that nothing flickers. */
export function useLoaded(view: AnyModuleView, props: unknown, source: DataSource): Loaded<unknown> {
  const [loaded, setLoaded] = useState<Loaded<unknown>>(view.load ? LOADING : NOTHING)
  // Counts the loads, so that a late answer never replaces a newer one.
  const latest = useRef(0)
  useEffect(() => {
    if (!view.load) return
    const turn = ++latest.current
    const show = (next: Loaded<unknown>) => {
      if (turn === latest.current) setLoaded((shown) => (isSameJson(shown, next) ? shown : next))
    }
    view.load(props as never, source, 1).then(
      (value) => show({ state: 'ready', value }),
      (error: unknown) => show({ state: 'failed', message: error instanceof Error ? error.message : '' }),
    )
  }, [view, props, source])
  return loaded
}
