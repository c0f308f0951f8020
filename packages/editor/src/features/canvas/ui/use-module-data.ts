import { dataKey, FIRST_QUERY } from '@mallwright/modules/views'
import type { AnyModuleView, DataSource, Loaded, LoadQuery } from '@mallwright/modules/views'
import { useLocale } from '@mallwright/shop-core/i18n'
import { useEffect, useRef, useState } from 'react'

const NOTHING: Loaded<unknown> = { state: 'ready', value: undefined }
const LOADING: Loaded<unknown> = { state: 'loading' }

/** Loaded data. */
interface Kept {
  readonly data: Loaded<unknown> & { readonly state: 'ready' }
  /** Slices beyond the first. */
  readonly slices: readonly number[]
  readonly at: number
}

/** Age (ms) from which shown data is loaded again, and the most data keys of a view. */
const FRESH_MS = 60_000
const MAX_KEYS = 100

// Loaded data of each source by view and data key. A module that comes back into the window renders at its height at once: were it to
// shrink to its skeleton first, the page below would jump, and the window with it, without an end.
const loadedData = new WeakMap<DataSource, WeakMap<AnyModuleView, Map<string, Kept>>>()

/** Data of a node on the canvas. */
interface ModuleData {
  readonly data: Loaded<unknown>
  /** Loads the first page again or of a further slice, such as of the tab that is edited. */
  readonly load: (slice?: number) => void
}

/** Initial data of a node, and further slices on request. Reloads when its data key changes; style changes load nothing. */
export function useModuleData(view: AnyModuleView, props: unknown, source: DataSource): ModuleData {
  // The source answers in the studio's language.
  const key = `${useLocale()} ${dataKey(view, props)}`
  const [answered, setAnswered] = useState<{ readonly key: string; readonly data: Loaded<unknown> }>()
  // A late answer of another key is kept and not shown.
  const current = useRef(key)
  const loaded = view.load && dataOf(source, view)
  const show = (data: Loaded<unknown>) => current.current === key && setAnswered({ key, data })
  const keep = (value: unknown, slices: readonly number[]) => {
    const data = { state: 'ready', value } as const
    loaded?.delete(key)
    loaded?.set(key, { data, slices, at: Date.now() })
    const [oldest = key] = loaded?.keys() ?? []
    if (loaded && loaded.size > MAX_KEYS) loaded.delete(oldest)
    show(data)
  }
  const request = async (page: LoadQuery) => view.load?.(props as never, source, page)
  const join = (all: unknown, more: unknown) => view.append?.(all as never, more as never)
  const loadAll = () => {
    const slices = loaded?.get(key)?.slices ?? []
    const fail = (error: unknown) => {
      if (!loaded?.has(key)) show({ state: 'failed', message: messageOf(error) })
    }
    const pages = [FIRST_QUERY, ...slices.map((slice) => ({ page: 1, slice }))]
    Promise.all(pages.map(request)).then(([first, ...more]) => keep(more.reduce(join, first), slices), fail)
  }
  useEffect(() => {
    current.current = key
    // A request that was pending when the key changed may never be shown.
    setAnswered(undefined)
    const kept = loaded?.get(key)
    if (view.load && !(kept && Date.now() - kept.at < FRESH_MS)) loadAll()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for all of the props that the data depends on
  }, [view, key, source])
  const load = (slice = 0) => {
    const before = loaded?.get(key)
    if (!before) show(LOADING)
    if (!before || slice === 0 || !view.append) return loadAll()
    show({ ...before.data, isPending: true, slice })
    const add = (more: unknown) => {
      const { data, slices } = loaded?.get(key) ?? before
      keep(join(data.value, more), [...slices.filter((other) => other !== slice), slice])
    }
    void request({ page: 1, slice }).then(add, (error: unknown) =>
      show({ ...before.data, error: messageOf(error), slice }),
    )
  }
  const data = answered?.key === key ? answered.data : (loaded?.get(key)?.data ?? LOADING)
  return { data: loaded ? data : NOTHING, load }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}

function dataOf(source: DataSource, view: AnyModuleView): Map<string, Kept> {
  let ofSource = loadedData.get(source)
  if (!ofSource) loadedData.set(source, (ofSource = new WeakMap()))
  let ofView = ofSource.get(view)
  if (!ofView) ofSource.set(view, (ofView = new Map()))
  return ofView
}
