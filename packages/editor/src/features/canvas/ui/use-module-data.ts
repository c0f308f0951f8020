import { dataKey, FIRST_QUERY } from '@mallwright/modules/views'
import type { AnyModuleView, DataSource, Loaded } from '@mallwright/modules/views'
import { useEffect, useRef, useState } from 'react'

const NOTHING: Loaded<unknown> = { state: 'ready', value: undefined }
const LOADING: Loaded<unknown> = { state: 'loading' }

// Loaded data of each source by view and data key. A module that comes back into the window renders at its height at once: were it to
// shrink to its skeleton first, the page below would jump, and the window with it, without an end.
const loadedData = new WeakMap<DataSource, WeakMap<AnyModuleView, Map<string, Loaded<unknown>>>>()

/** Data of a node on the canvas. */
interface ModuleData {
  readonly data: Loaded<unknown>
  /** Loads the first page of a further slice, such as of the tab that is edited. */
  readonly loadSlice: (slice: number) => void
}

/** Initial data of a node, and further slices on request. Reloads when its data key changes; style changes load nothing. */
export function useModuleData(view: AnyModuleView, props: unknown, source: DataSource): ModuleData {
  const key = dataKey(view, props)
  const [answered, setAnswered] = useState<{ readonly key: string; readonly data: Loaded<unknown> }>()
  // Counts requests, so that a late answer never replaces a newer one.
  const latest = useRef(0)
  const loaded = view.load && dataOf(source, view)
  useEffect(() => {
    const turn = ++latest.current
    if (!view.load || loaded?.has(key)) return
    const show = (data: Loaded<unknown>) => {
      if (turn === latest.current) setAnswered({ key, data })
    }
    const keep = (value: unknown) => {
      const data: Loaded<unknown> = { state: 'ready', value }
      loaded?.set(key, data)
      show(data)
    }
    view
      .load(props as never, source, FIRST_QUERY)
      .then(keep, (error: unknown) => show({ state: 'failed', message: error instanceof Error ? error.message : '' }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for all of the props that the data depends on
  }, [view, key, source])
  const loadSlice = (slice: number) => {
    const before = loaded?.get(key)
    if (!view.load || !view.append || before?.state !== 'ready') return
    const turn = latest.current
    const show = (data: Loaded<unknown>) => {
      if (turn === latest.current) setAnswered({ key, data })
    }
    show({ ...before, isPending: true, slice })
    const join = (more: unknown) => {
      const shown = loaded?.get(key)
      if (shown?.state !== 'ready') return
      const data: Loaded<unknown> = { state: 'ready', value: view.append?.(shown.value as never, more as never) }
      loaded?.set(key, data)
      show(data)
    }
    const fail = (error: unknown) => show({ ...before, error: error instanceof Error ? error.message : '', slice })
    void view.load(props as never, source, { page: 1, slice }).then(join, fail)
  }
  const data = answered?.key === key ? answered.data : (loaded?.get(key) ?? LOADING)
  return { data: loaded ? data : NOTHING, loadSlice }
}

function dataOf(source: DataSource, view: AnyModuleView): Map<string, Loaded<unknown>> {
  let ofSource = loadedData.get(source)
  if (!ofSource) loadedData.set(source, (ofSource = new WeakMap()))
  let ofView = ofSource.get(view)
  if (!ofView) ofSource.set(view, (ofView = new Map()))
  return ofView
}
