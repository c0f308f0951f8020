import type { Document, NodeId } from '@mallwright/contract/document'
import { useMemo } from 'react'
import * as z from 'zod/mini'

import { useStudio } from '../../../studio/studio.ts'
import { persistedValue, usePersisted } from '../../../ui/persisted-value.ts'

/** One line of the layers panel. */
export interface LayerRow {
  readonly id: NodeId
  readonly depth: number
  readonly parentId: NodeId | undefined
  readonly index: number
  /** How many nodes the same parent holds. */
  readonly count: number
  readonly hasChildren: boolean
  readonly isFolded: boolean
}

/** The lines of a document in drawing order; what a folded container holds is left out, and what is not wanted. */
export function layerRows(document: Document, folded: ReadonlySet<NodeId>, wanted?: ReadonlySet<NodeId>): LayerRow[] {
  const visit = (ids: readonly NodeId[], parentId: NodeId | undefined, depth: number): LayerRow[] =>
    ids.flatMap((id, index) => {
      if (wanted && !wanted.has(id)) return []
      const children = document.nodes[id]?.children ?? []
      // A search shows what it found wherever it is.
      const isFolded = !wanted && folded.has(id)
      const row = { id, depth, parentId, index, count: ids.length, hasChildren: children.length > 0, isFolded }
      return [row, ...(isFolded ? [] : visit(children, id, depth + 1))]
    })
  return visit(document.children, undefined, 0)
}

/** How many folded containers of a page are remembered. */
const MOST_FOLDED = 200

/** Which containers are folded in the layers, by the code of their page. */
const foldedLayers = persistedValue<Readonly<Record<string, readonly string[]>>>(
  'folded',
  z.record(z.string(), z.array(z.string()).check(z.maxLength(MOST_FOLDED))),
  {},
)

/** Which containers of the open page are folded; stays so until the next visit. */
export function useFolded(): { readonly folded: ReadonlySet<NodeId>; readonly fold: (id: NodeId) => void } {
  const { column, page } = useStudio()
  const kept = usePersisted(foldedLayers)
  const folded = useMemo(() => new Set(kept[column] as readonly NodeId[] | undefined), [kept, column])
  const fold = (id: NodeId) => {
    const { nodes } = page.documents.getState().document
    const next = new Set([...folded].filter((one) => Object.hasOwn(nodes, one)))
    if (!next.delete(id)) next.add(id)
    foldedLayers.set({ ...foldedLayers.get(), [column]: [...next].slice(-MOST_FOLDED) })
  }
  return { folded, fold }
}
