import { titleHeight } from '../list-layout/list-title.tsx'
import type { ShopListProps } from './shop-list.ts'

// Lengths in page px, as in shop-list.css.
const TILE_HEIGHT = 140
const ROW_HEIGHT = 76
const GAP = 8

/** Height of a shop list in page px; `undefined` without a selection. */
export function shopListHeight(props: ShopListProps): number | undefined {
  const count = props.shopIds.length
  if (count === 0) return undefined
  const rows = props.layout === 'rows' ? count : props.layout === 'grid' ? Math.ceil(count / Number(props.columns)) : 1
  const height = props.layout === 'rows' ? ROW_HEIGHT : TILE_HEIGHT
  return titleHeight(props) + rows * height + (rows - 1) * GAP + 2 * props.marginY
}
