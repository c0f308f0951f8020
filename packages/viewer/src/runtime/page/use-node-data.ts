import type { CompiledNode } from '@mallwright/contract/document'
import { dataKey, FIRST_QUERY } from '@mallwright/modules/views'
import type { AnyModuleView, Loaded, LoadQuery } from '@mallwright/modules/views'
import { useEffect, useRef, useState } from 'react'

import type { PageScope } from './page-scope.ts'
import { loadNode } from './page-data.ts'

const NO_DATA: Loaded<unknown> = { state: 'ready', value: undefined }
const LOADING: Loaded<unknown> = { state: 'loading' }

/** Loads another page or slice of a node's data. */
export type LoadMore = (query: LoadQuery, append: boolean) => void

/**
 * Data of a node: initially from the prerendered page, then from the source; and a function that loads another page. When
 * the data key changes, loading restarts at page 1. Specification 3 §4 (paging).
 */
export function useNodeData(
  view: AnyModuleView,
  node: CompiledNode,
  scope: PageScope,
): { readonly data: Loaded<unknown>; readonly load: LoadMore } {
  const key = dataKey(view, node.props)
  const [current, setCurrent] = useState(() => ({ key, data: initialData(view, node, scope) }))
  // Load counter: a late answer never replaces a newer one.
  const latest = useRef(0)

  const change = (next: (shown: Loaded<unknown>) => Loaded<unknown>) =>
    setCurrent((before) => ({ key, data: next(before.key === key ? before.data : LOADING) }))

  const load: LoadMore = (query, append) => {
    const own = ++latest.current
    const show: typeof change = (next) => {
      if (own === latest.current) change(next)
    }
    change((shown) => pending(shown, query.slice))
    loadNode(view, node, { source: scope.source, query }).then(
      (value) => show((shown) => ({ state: 'ready', value: append ? appended(view, shown, value) : value })),
      (error: unknown) =>
        show((shown) => failed(shown, { ...query, append, message: error instanceof Error ? error.message : '' })),
    )
  }

  const isProvided = current.key === key && scope.generation === 0 && Object.hasOwn(scope.data, node.id)
  useEffect(() => {
    if (view.load && !isProvided) load(FIRST_QUERY, false)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `load` is made anew on every render and reads only these
  }, [view, key, scope.source, scope.generation, isProvided])

  return { data: current.key === key ? current.data : LOADING, load }
}

function initialData(view: AnyModuleView, node: CompiledNode, scope: PageScope): Loaded<unknown> {
  if (!view.load) return NO_DATA
  return Object.hasOwn(scope.data, node.id) ? { state: 'ready', value: scope.data[node.id] } : LOADING
}

function pending(shown: Loaded<unknown>, slice: number): Loaded<unknown> {
  return shown.state === 'ready' ? { state: 'ready', value: shown.value, isPending: true, slice } : LOADING
}

/** A failed first page clears the data, which another caller may have loaded; a failed further page leaves it. */
function failed(
  shown: Loaded<unknown>,
  { page, slice, append, message }: LoadQuery & { readonly append: boolean; readonly message: string },
): Loaded<unknown> {
  if (shown.state !== 'ready' || (page === 1 && !append)) return { state: 'failed', message }
  return { state: 'ready', value: shown.value, error: message, slice }
}

function appended(view: AnyModuleView, shown: Loaded<unknown>, more: unknown): unknown {
  return shown.state === 'ready' && view.append ? view.append(shown.value as never, more as never) : more
}
