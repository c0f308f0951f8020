import type { LayerRow } from '../model/layer-rows.ts'

/** Attributes that tell where a row stands in the tree of layers. */
export function treeItemOf({ key, depth, count, index }: LayerRow) {
  return {
    style: { paddingLeft: 8 + depth * 16 },
    'aria-level': depth + 1,
    'aria-setsize': count,
    'aria-posinset': index + 1,
    'data-row': key,
  }
}
