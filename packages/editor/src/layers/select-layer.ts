import type { NodeId } from '@mallwright/contract/document'

import type { OpenPage } from '../document-store/open-page.ts'
import type { LayerRow } from './layer-rows.ts'

/** A click on a layer with its modifiers. */
export interface LayerClick {
  readonly id: NodeId
  /** Where a range begins: the layer that was clicked last without Shift. */
  readonly anchor: NodeId | undefined
  readonly event: { readonly shiftKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean }
}

/** Selects a layer; with Ctrl or ⌘ it adds it or takes it away, with Shift it selects all lines up to it. Gives the next anchor. */
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
  if (isToggle) page.select(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id])
  else page.select([id])
  return id
}
