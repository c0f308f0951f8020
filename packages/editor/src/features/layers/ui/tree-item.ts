import type { LayerRow } from '../model/layer-rows.ts'

/** Attributes of a row in the tree of layers; the current one is in the tab order. */
export function treeItemOf({ key, depth, count, index }: LayerRow, isCurrent: boolean) {
  return {
    style: { paddingLeft: 8 + depth * 16 },
    tabIndex: isCurrent ? 0 : -1,
    'aria-level': depth + 1,
    'aria-setsize': count,
    'aria-posinset': index + 1,
    'data-row': key,
  }
}
