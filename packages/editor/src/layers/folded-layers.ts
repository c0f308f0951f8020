import type { NodeId } from '@mallwright/contract/document'
import { useMemo } from 'react'
import * as z from 'zod/mini'

import { keepValue, useKept } from '../studio/kept-value.ts'
import { useStudio } from '../studio/studio.ts'

/** How many folded containers of a page are remembered. */
const MOST_FOLDED = 200

/** Which containers are folded in the layers, by the code of their page. */
const foldedLayers = keepValue<Readonly<Record<string, readonly string[]>>>(
  'folded',
  z.record(z.string(), z.array(z.string()).check(z.maxLength(MOST_FOLDED))),
  {},
)

/** Which containers of the open page are folded; stays so until the next visit. */
export function useFolded(): { readonly folded: ReadonlySet<NodeId>; readonly fold: (id: NodeId) => void } {
  const { column, page } = useStudio()
  const kept = useKept(foldedLayers)
  const folded = useMemo(() => new Set(kept[column] as readonly NodeId[] | undefined), [kept, column])
  const fold = (id: NodeId) => {
    const { nodes } = page.documents.getState().document
    const next = new Set([...folded].filter((one) => Object.hasOwn(nodes, one)))
    if (!next.delete(id)) next.add(id)
    foldedLayers.set({ ...foldedLayers.get(), [column]: [...next].slice(-MOST_FOLDED) })
  }
  return { folded, fold }
}
