import { PAGE_WIDTH } from '../appearance/page-width.ts'
import { PEEK } from '../scroll-snap/peek.ts'
import { SECTION_PADDING } from './section-style.ts'
import type { TileProps } from './tile-fields.ts'
import {
  COLUMN_GAP,
  isPeeking,
  LARGE_PRICE,
  MASONRY_HEIGHTS,
  nameSizeOf,
  priceSizeOf,
  rankedRowHeight,
  ROW_HEIGHT,
  STRIP_GAP,
  tileLayout,
} from './tile-layout.ts'
import type { TileLayout } from './tile-layout.ts'

// Lengths in page px, as in product-tiles.css.
const NAME_LINE = 1.4
const TEXT_GAP = 6
const DENSE_COLUMNS = 4
const PRICE_LINE = 24

/** Padding of a tile's text in page px: smaller in narrow tiles. */
export function textPadding({ columns, styleName }: Pick<TileLayout, 'columns' | 'styleName'>): number {
  return columns >= DENSE_COLUMNS || styleName === 'compact' ? 4 : 8
}

/** Height of the price line in page px. */
export function priceLine(size: number): number {
  return size <= LARGE_PRICE ? PRICE_LINE : size * 1.2
}

/** Height in page px of the box with name and price below a picture. */
export function textHeight(props: TileProps): number {
  const layout = tileLayout(props)
  const parts = [
    ...(props.isNameShown ? [nameSizeOf(props) * NAME_LINE * layout.nameLines] : []),
    ...(props.isPriceShown ? [priceLine(priceSizeOf(props))] : []),
  ]
  return 2 * textPadding(layout) + parts.reduce((sum, one) => sum + one, 0) + Math.max(0, parts.length - 1) * TEXT_GAP
}

type SizedProps = TileProps & { readonly marginX: number }

/** Inner width of a list in page px. */
function innerWidth({ marginX, variant }: SizedProps): number {
  return PAGE_WIDTH - 2 * marginX - (variant === 'module_style_one' ? 2 * SECTION_PADDING : 0)
}

/** Width in page px of a tile among `count`, borders included. */
function tileWidth(props: SizedProps, count: number): number {
  const { arrangement, columns } = tileLayout(props)
  if (isPeeking(props, count)) return (innerWidth(props) - columns * STRIP_GAP) / (columns + PEEK)
  const gap = arrangement === 'scroll' ? STRIP_GAP : COLUMN_GAP
  return (innerWidth(props) - (columns - 1) * gap) / columns
}

/** More products than any strip shows at once. */
const MANY = 100

/** Widths of a bold digit and a comma relative to the text size, and of ¥ and cents in page px; upper bounds. */
const PRICE_WIDTHS = { digit: 0.62, comma: 0.32, rest: { dense: 24, other: 30 } } as const

/**
 * Text size in page px at which the whole part of a price fits its tile: a truncated price would be misread.
 * `yuan` is the whole part as written, e.g. `1,741`.
 */
export function fittingPriceSize(props: SizedProps, yuan: string): number {
  const { columns, styleName } = tileLayout(props)
  const size = priceSizeOf(props)
  if (columns < 3) return size
  const { digit, comma, rest } = PRICE_WIDTHS
  const isDense = columns >= DENSE_COLUMNS
  const pill = styleName === 'strip' ? (isDense ? 8 : 16) : 0
  const room = tileWidth(props, MANY) - 2 * (props.borderWidth + textPadding({ columns, styleName })) - pill
  const commas = yuan.split(',').length - 1
  const ems = commas * comma + (yuan.length - commas) * digit
  return Math.min(size, Math.floor((room - (isDense ? rest.dense : rest.other)) / ems))
}

/** Height in page px of a tile among `count` in a grid, strip or row; the tall one in masonry. */
export function tileHeight(props: SizedProps, count: number): number {
  const { arrangement, styleName, picture } = tileLayout(props)
  const borders = 2 * props.borderWidth
  if (arrangement === 'rows') return (styleName === 'ranked' ? rankedRow(props, picture) : (picture ?? 0)) + borders
  if (arrangement === 'masonry') return MASONRY_HEIGHTS.tall + textHeight(props) + borders
  return (picture ?? tileWidth(props, count) - borders) + textHeight(props) + borders
}

function rankedRow({ rowGap }: TileProps, picture = ROW_HEIGHT): number {
  return rankedRowHeight(rowGap) + picture - ROW_HEIGHT
}

/** Height of a list in page px with `count` products. */
export function tilesHeight(props: SizedProps, count: number): number {
  const { arrangement, columns, styleName } = tileLayout(props)
  const tile = tileHeight(props, count)
  if (arrangement === 'rows') return count * tile + (styleName === 'ranked' ? 0 : (count - 1) * props.rowGap)
  if (arrangement === 'masonry') return masonryColumn(tile, count, props.rowGap)
  const rows = rowsOf(props, count, { arrangement, columns })
  return rows * tile + (rows - 1) * props.rowGap
}

function rowsOf(
  { rows }: TileProps,
  count: number,
  { arrangement, columns }: Pick<TileLayout, 'arrangement' | 'columns'>,
): number {
  if (arrangement === 'scroll') return Math.max(1, Math.min(rows, count))
  // The large tile counts as the small ones that it covers.
  if (arrangement === 'feature') return columns === 2 ? 1 + Math.ceil((count - 1) / 2) : featureRows(count, columns)
  return Math.ceil(count / columns)
}

function featureRows(count: number, columns: number): number {
  return Math.max(2, Math.ceil((count + 3) / columns))
}

/** Height of the first column: the taller one, as it starts with a tall tile and has the odd one. */
function masonryColumn(tall: number, count: number, gap: number): number {
  const short = tall - MASONRY_HEIGHTS.tall + MASONRY_HEIGHTS.short
  const inFirst = Math.ceil(count / 2)
  const sum = Math.ceil(inFirst / 2) * tall + Math.floor(inFirst / 2) * short
  return sum + (inFirst - 1) * gap
}
