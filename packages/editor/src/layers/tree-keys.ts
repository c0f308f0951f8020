import type { NodeId } from '@mallwright/contract/document'

import type { LayerRow } from './layer-rows.ts'

/** What a key does in the tree of layers. */
export type TreeKey =
  | { readonly kind: 'go'; readonly id: NodeId; readonly isAdded: boolean }
  | { readonly kind: 'fold'; readonly id: NodeId }
  | undefined

/** What a key does on a line of the tree, by the ARIA practices: arrows go, fold and unfold, Home and End go to the ends. */
export function treeKey(
  { key, isShift }: { readonly key: string; readonly isShift: boolean },
  rows: readonly LayerRow[],
  id: NodeId,
): TreeKey {
  const index = rows.findIndex((row) => row.id === id)
  const row = rows[index]
  if (!row) return undefined
  const go = (next: LayerRow | undefined): TreeKey => next && { kind: 'go', id: next.id, isAdded: isShift }
  if (key === 'ArrowDown') return go(rows[index + 1])
  if (key === 'ArrowUp') return index > 0 ? go(rows[index - 1]) : undefined
  if (key === 'Home') return go(rows[0])
  if (key === 'End') return go(rows.at(-1))
  if (key === 'ArrowRight') {
    if (!row.hasChildren) return undefined
    return row.isFolded ? { kind: 'fold', id } : go(rows[index + 1])
  }
  if (key !== 'ArrowLeft') return undefined
  if (row.hasChildren && !row.isFolded) return { kind: 'fold', id }
  return row.parentId && { kind: 'go', id: row.parentId, isAdded: false }
}
