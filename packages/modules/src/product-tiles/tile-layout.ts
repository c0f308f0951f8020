import { TILE_VARIANTS } from './tile-variants.ts'
import type { Arrangement, VariantName } from './tile-variants.ts'

/** Gap between the products of a strip in page px. Specification 3 §9. */
export const STRIP_GAP = 10

/** Gap between columns in page px. */
export const COLUMN_GAP = 8

/** Alternating picture heights of the masonry arrangement in page px. Specification 3 §9. */
export const MASONRY_HEIGHTS = { tall: 138, short: 92 } as const

/** Base height of a ranked row in page px; twice the row interval is added. Specification 3 §9. */
export const ROW_HEIGHT = 74

/** Height of a list without products in page px. Specification 3 §9. */
export const EMPTY_HEIGHT = 200

/** Default picture size of a row, in page px: the first of `scaleOpt`. */
const ROW_PICTURE = 112

/** Props that determine the layout of tiles. */
export interface LayoutProps {
  readonly variant: VariantName
  readonly layout: 'auto' | Exclude<Arrangement, 'feature'>
  readonly columns: 'auto' | '2' | '3' | '4' | '5'
  readonly rows: number
  readonly imageHeight: 'auto' | 'square' | '112' | '142' | '213' | '106.5'
  readonly pageSize: number
}

/** Layout of the tiles: the variant's, overridden by the super user's choices. */
export interface TileLayout {
  readonly styleName: (typeof TILE_VARIANTS)[VariantName]['styleName']
  readonly arrangement: Arrangement
  /** Number of columns; 1 in rows. */
  readonly columns: number
  /** Height of a picture in page px; `undefined` for square. In rows it is the picture's side. */
  readonly picture: number | undefined
  readonly nameLines: number
}

/** Derives the layout of the tiles. */
export function tileLayout(props: Pick<LayoutProps, 'variant' | 'layout' | 'columns' | 'imageHeight'>): TileLayout {
  const variant = TILE_VARIANTS[props.variant]
  const arrangement = props.layout === 'auto' ? variant.arrangement : props.layout
  return {
    styleName: variant.styleName,
    arrangement,
    columns: columnsOf(arrangement, props.columns === 'auto' ? variant.columns : Number(props.columns)),
    picture: pictureOf(props, arrangement),
    nameLines: variant.nameLines,
  }
}

function columnsOf(arrangement: Arrangement, configured: number): number {
  if (arrangement === 'rows') return 1
  return arrangement === 'masonry' ? 2 : configured
}

function pictureOf({ variant, imageHeight }: Pick<LayoutProps, 'variant' | 'imageHeight'>, arrangement: Arrangement) {
  const height = imageHeight === 'auto' ? TILE_VARIANTS[variant].picture : imageHeight
  if (height !== 'square') return Number(height)
  if (arrangement !== 'rows') return undefined
  return variant === 'basic_style_4' ? ROW_HEIGHT : ROW_PICTURE
}

/** Whether the row count applies: to the page size of a grid, and to a strip. */
export function hasRows({ arrangement }: Pick<TileLayout, 'arrangement'>): boolean {
  return arrangement === 'grid' || arrangement === 'scroll'
}

/** Whether a strip holds more columns than it shows. */
export function isPeeking(props: LayoutProps, count: number): boolean {
  const { arrangement, columns } = tileLayout(props)
  return arrangement === 'scroll' && Math.ceil(count / Math.max(1, props.rows)) > columns
}

/** Page size: rows by columns in a grid with a row count, else the configured one. */
export function pageSizeOf(props: LayoutProps): number {
  const { arrangement, columns } = tileLayout(props)
  return arrangement === 'grid' && props.rows > 0 ? props.rows * columns : props.pageSize
}

/** Height of a masonry picture: alternating tall and short, reversed in the second column. */
export function masonryHeight(index: number): number {
  return index % 4 === 0 || index % 4 === 3 ? MASONRY_HEIGHTS.tall : MASONRY_HEIGHTS.short
}

/** Height of a ranked row in page px. Specification 3 §9: 74 plus twice the row interval. */
export function rankedRowHeight(interval: number): number {
  return ROW_HEIGHT + 2 * interval
}

/** Text size of a product's name in page px: the super user's, else the variant's, and at most 12 in narrow tiles. */
export function nameSizeOf(props: LayoutProps & { readonly nameSize: number }): number {
  if (props.nameSize > 0) return Math.max(SMALLEST_TEXT, props.nameSize)
  const { nameSize } = TILE_VARIANTS[props.variant]
  return tileLayout(props).columns > 3 ? Math.min(SMALLEST_TEXT, nameSize) : nameSize
}

/** Text size of a price's whole part in page px; from 22 it uses the specification's colour (decision 0014). */
export function priceSizeOf(props: LayoutProps & { readonly priceSize: number }): number {
  if (props.priceSize > 0) return Math.max(SMALLEST_TEXT, props.priceSize)
  const { columns, styleName } = tileLayout(props)
  if (styleName === 'ranked' || styleName === 'strip') return columns > 3 ? DENSE_PRICE : SMALL_PRICE
  if (columns <= 2) return LARGE_PRICE
  return columns === 3 ? SMALL_PRICE : DENSE_PRICE
}

/** Price sizes in page px: for up to two columns and rows, for three, and for more. */
export const LARGE_PRICE = 22
const SMALL_PRICE = 16
const DENSE_PRICE = 14

/** Minimum text size in page px. Specification 1 §9. */
const SMALLEST_TEXT = 12
