import type { CompiledNode } from '@mallwright/contract'
import type { AnyModuleView, Loaded } from '@mallwright/modules/views'
import { useEffect, useRef, useState } from 'react'

import type { PageScope } from './page-scope.ts'
import { loadNode } from './page-data.ts'

const NOTHING: Loaded<unknown> = { state: 'ready', value: undefined }
const LOADING: Loaded<unknown> = { state: 'loading' }

/** A node's data, first from the prerendered page, then from the source; and a way to load another page of it. */
export function useNodeData(
  view: AnyModuleView,
  node: CompiledNode,
  scope: PageScope,
): { readonly data: Loaded<unknown>; readonly load: (page: number, append: boolean) => void } {
  const [data, setData] = useState<Loaded<unknown>>(() => firstData(view, node, scope))
  // Counts the loads of this node, so that a late answer never replaces a newer one.
  const latest = useRef(0)

  const load = (page: number, append: boolean) => {
    const turn = ++latest.current
    const show = (next: (shown: Loaded<unknown>) => Loaded<unknown>) => turn === latest.current && setData(next)
    loadNode(view, node, { source: scope.source, page }).then(
      (value) => show((shown) => ({ state: 'ready', value: append ? joined(view, shown, value) : value })),
      (error: unknown) =>
        show((shown) => (append ? shown : { state: 'failed', message: error instanceof Error ? error.message : '' })),
    )
  }

  const isGiven = scope.generation === 0 && Object.hasOwn(scope.data, node.id)
  useEffect(() => {
    if (view.load && !isGiven) load(1, false)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `load` is made anew on every render and reads only these
  }, [view, node.props, scope.source, scope.generation, isGiven])

  return { data, load }
}

function firstData(view: AnyModuleView, node: CompiledNode, scope: PageScope): Loaded<unknown> {
  if (!view.load) return NOTHING
  return Object.hasOwn(scope.data, node.id) ? { state: 'ready', value: scope.data[node.id] } : LOADING
}

function joined(view: AnyModuleView, shown: Loaded<unknown>, more: unknown): unknown {
  return shown.state === 'ready' && view.append ? view.append(shown.value as never, more as never) : more
}
