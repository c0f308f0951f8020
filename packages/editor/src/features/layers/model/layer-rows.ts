import { ownValue } from '@mallwright/contract/values'
import type { Document, NodeId } from '@mallwright/contract/document'
import { useEffect, useMemo } from 'react'
import * as z from 'zod/mini'

import { ancestorsOf } from '../../../commands/kit/node-tree.ts'
import { useStore, useStudio } from '../../../studio/studio.ts'
import { persistedValue, usePersisted } from '../../../ui/use-persisted.ts'

/** Row of the layers panel. */
export interface LayerRow {
  readonly id: NodeId
  readonly depth: number
  readonly parentId: NodeId | undefined
  readonly index: number
  /** Number of siblings. */
  readonly count: number
  readonly hasChildren: boolean
  readonly isFolded: boolean
}

/** Rows in drawing order, without children of collapsed containers and without non-matches. */
export function layerRows(document: Document, folded: ReadonlySet<NodeId>, matches?: ReadonlySet<NodeId>): LayerRow[] {
  const visit = (ids: readonly NodeId[], parentId: NodeId | undefined, depth: number): LayerRow[] =>
    ids.flatMap((id, index) => {
      if (matches && !matches.has(id)) return []
      const children = document.nodes[id]?.children ?? []
      // Matches are shown even in collapsed containers.
      const isFolded = !matches && folded.has(id)
      const row = { id, depth, parentId, index, count: ids.length, hasChildren: children.length > 0, isFolded }
      return [row, ...(isFolded ? [] : visit(children, id, depth + 1))]
    })
  return visit(document.children, undefined, 0)
}

/** Maximum number of stored collapsed containers per page. */
const MOST_FOLDED = 200

/** Collapsed containers by page code. */
const foldedLayers = persistedValue<Readonly<Record<string, readonly string[]>>>(
  'folded',
  z.record(z.string(), z.array(z.string()).check(z.maxLength(MOST_FOLDED))),
  {},
)

/** Collapsed containers of the open page, stored between visits. */
export function useFolded(): { readonly folded: ReadonlySet<NodeId>; readonly fold: (id: NodeId) => void } {
  const { column, page } = useStudio()
  const stored = usePersisted(foldedLayers)
  const folded = useMemo(() => new Set(ownValue(stored, column) as readonly NodeId[] | undefined), [stored, column])
  const fold = (id: NodeId) => {
    const { nodes } = page.documents.getState().document
    const next = new Set([...folded].filter((id) => Object.hasOwn(nodes, id)))
    if (!next.delete(id)) next.add(id)
    foldedLayers.set({ ...foldedLayers.get(), [column]: [...next].slice(-MOST_FOLDED) })
  }
  return { folded, fold }
}

/** Expands the containers of a node when it gets selected, such as on the canvas. */
export function useUnfoldSelection(): void {
  const { column, page } = useStudio()
  const selected = useStore(page.selection, (state) => state.selected)
  useEffect(() => {
    const { document } = page.documents.getState()
    const stored = ownValue(foldedLayers.get(), column) ?? []
    const above = stored.length > 0 ? selected.flatMap((id) => ancestorsOf(document, id)) : []
    const next = stored.filter((id) => !above.includes(id as NodeId))
    if (next.length < stored.length) foldedLayers.set({ ...foldedLayers.get(), [column]: next })
  }, [column, page, selected])
}
