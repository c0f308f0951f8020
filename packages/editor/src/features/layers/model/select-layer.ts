import type { NodeId } from '@mallwright/contract/document'

import type { OpenPage } from '../../../document-store/open-page.ts'
import type { LayerRow } from './layer-rows.ts'

/** Click on a layer with modifiers. */
export interface LayerClick {
  readonly id: NodeId
  /** Start of a range: the layer last clicked without Shift. */
  readonly anchor: NodeId | undefined
  readonly event: { readonly shiftKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean }
}

/** Selects a layer; Ctrl or ⌘ toggles, Shift extends to a range. Gives the next anchor. */
export function selectLayer(
  page: OpenPage,
  rows: readonly LayerRow[],
  { id, anchor, event }: LayerClick,
): NodeId | undefined {
  const { selected } = page.selection.getState()
  const from = rows.findIndex((row) => row.id === (anchor ?? selected[0]))
  if (event.shiftKey && from !== -1) {
    const to = rows.findIndex((row) => row.id === id)
    page.select(rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id))
    return rows[from]?.id
  }
  const isToggle = event.ctrlKey || event.metaKey
  if (isToggle) page.select(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id])
  else page.select([id])
  return id
}

/** Effect of a key in the layer tree. */
type TreeKey =
  | { readonly kind: 'go'; readonly id: NodeId; readonly isAdded: boolean }
  | { readonly kind: 'fold'; readonly id: NodeId }
  | undefined

/** Effect of a key by the ARIA tree pattern: arrows move, expand and collapse; Home and End jump. */
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
