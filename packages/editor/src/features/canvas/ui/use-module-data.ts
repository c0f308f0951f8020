import { dataKey, FIRST_QUERY } from '@mallwright/modules/views'
import type { AnyModuleView, DataSource, Loaded } from '@mallwright/modules/views'
import { useEffect, useRef, useState } from 'react'

const NOTHING: Loaded<unknown> = { state: 'ready', value: undefined }
const LOADING: Loaded<unknown> = { state: 'loading' }

/** Initial data of a node. Reloads when its data key changes; style changes load nothing. */
export function useModuleData(view: AnyModuleView, props: unknown, source: DataSource): Loaded<unknown> {
  const key = dataKey(view, props)
  const [loaded, setLoaded] = useState({ key, data: view.load ? LOADING : NOTHING })
  // Counts requests, so that a late answer never replaces a newer one.
  const latest = useRef(0)
  useEffect(() => {
    if (!view.load) return
    const turn = ++latest.current
    const show = (data: Loaded<unknown>) => {
      if (turn === latest.current) setLoaded({ key, data })
    }
    view.load(props as never, source, FIRST_QUERY).then(
      (value) => show({ state: 'ready', value }),
      (error: unknown) => show({ state: 'failed', message: error instanceof Error ? error.message : '' }),
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for all of the props that the data depends on
  }, [view, key, source])
  if (!view.load) return NOTHING
  return loaded.key === key ? loaded.data : LOADING
}
