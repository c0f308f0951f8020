import type { OpenPage } from '../../../document-store/open-page.ts'
import { nodesOfRow } from './layer-rows.ts'
import type { LayerRow } from './layer-rows.ts'

/** Click on a layer with modifiers. */
export interface LayerClick {
  /** Key of the row. */
  readonly key: string
  /** Key of the row where a range starts: the one last clicked without Shift. */
  readonly anchor: string | undefined
  readonly event: { readonly shiftKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean }
}

/** Selects a layer; Ctrl or ⌘ toggles, Shift extends to a range. Gives the next anchor. */
export function selectLayer(
  page: OpenPage,
  rows: readonly LayerRow[],
  { key, anchor, event }: LayerClick,
): string | undefined {
  const { selected } = page.selection.getState()
  const from = rows.findIndex((row) => row.key === (anchor ?? selected[0]))
  const to = rows.findIndex((row) => row.key === key)
  const row = rows[to]
  if (!row) return anchor
  if (event.shiftKey && from !== -1) {
    page.select(rows.slice(Math.min(from, to), Math.max(from, to) + 1).flatMap(nodesOfRow))
    return rows[from]?.key
  }
  const ids = nodesOfRow(row)
  const isSelected = ids.every((id) => selected.includes(id))
  const isToggle = event.ctrlKey || event.metaKey
  if (isToggle) page.select(isSelected ? selected.filter((other) => !ids.includes(other)) : [...selected, ...ids])
  else page.select(ids)
  return key
}

/** Effect of a key in the layer tree, by the key of a row. */
type TreeKey =
  | { readonly kind: 'go'; readonly row: string; readonly isAdded: boolean }
  | { readonly kind: 'fold'; readonly row: string }
  | undefined

/** Effect of a key by the ARIA tree pattern: arrows move, expand and collapse; Home and End jump. */
export function treeKey(
  { key, isShift }: { readonly key: string; readonly isShift: boolean },
  rows: readonly LayerRow[],
  rowKey: string,
): TreeKey {
  const index = rows.findIndex((candidate) => candidate.key === rowKey)
  const row = rows[index]
  if (!row) return undefined
  const go = (next: LayerRow | undefined): TreeKey => next && { kind: 'go', row: next.key, isAdded: isShift }
  if (key === 'ArrowDown') return go(rows[index + 1])
  if (key === 'ArrowUp') return index > 0 ? go(rows[index - 1]) : undefined
  if (key === 'Home') return go(rows[0])
  if (key === 'End') return go(rows.at(-1))
  if (key === 'ArrowRight') {
    if (!row.hasChildren) return undefined
    return row.isFolded ? { kind: 'fold', row: rowKey } : go(rows[index + 1])
  }
  if (key !== 'ArrowLeft') return undefined
  if (row.hasChildren && !row.isFolded) return { kind: 'fold', row: rowKey }
  const above = rows.slice(0, index).findLast(({ depth }) => depth < row.depth)
  return above && { kind: 'go', row: above.key, isAdded: false }
}
