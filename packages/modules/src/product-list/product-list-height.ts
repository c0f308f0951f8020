import { titleHeight } from '../appearance/list-frame.tsx'
import type { ProductListProps } from './product-list.ts'

// The same lengths as product-list.css, in page px.
const PAGE_WIDTH = 375
const COLUMN_GAP = 8
const STRIP_GAP = 10
const TILE_PADDING = 16
const NAME_HEIGHT = 13 * 1.4 * 2
const PRICE_HEIGHT = 24
const ROW_PICTURE = 112
const FOOTER_HEIGHT = 52

/** Height of a product list in page px while it shows one full page of products. */
export function productListHeight(props: ProductListProps): number | undefined {
  const shown = props.source === 'chosen' ? Math.min(props.pageSize, props.codes.length) : props.pageSize
  if (shown === 0 || props.shadow.isShown) return undefined
  const inner = PAGE_WIDTH - 2 * props.marginX
  const footer = props.paging === 'none' ? 0 : FOOTER_HEIGHT
  return titleHeight(props) + listHeight(props, shown, inner) + footer + 2 * props.marginY
}

function listHeight(props: ProductListProps, shown: number, inner: number): number {
  if (props.layout === 'rows') return shown * (ROW_PICTURE + 2 * props.borderWidth) + (shown - 1) * props.rowGap
  const columns = Number(props.columns)
  const gap = props.layout === 'scroll' ? STRIP_GAP : COLUMN_GAP
  const width = (inner - (columns - 1) * gap) / columns
  const rows = props.layout === 'scroll' ? 1 : Math.ceil(shown / columns)
  const tile = pictureHeight(props, width - 2 * props.borderWidth) + textHeight(props) + 2 * props.borderWidth
  return rows * tile + (rows - 1) * props.rowGap
}

function pictureHeight({ imageHeight }: ProductListProps, width: number): number {
  return imageHeight === 'square' ? width : Number(imageHeight)
}

function textHeight({ isNameShown, isPriceShown }: ProductListProps): number {
  const both = isNameShown && isPriceShown ? 6 : 0
  return TILE_PADDING + (isNameShown ? NAME_HEIGHT : 0) + (isPriceShown ? PRICE_HEIGHT : 0) + both
}
