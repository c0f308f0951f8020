import { describe, expect, it } from 'vitest'

import { readFields } from '../kit/field.ts'
import { PLACEHOLDER_ITEMS } from '../list-layout/list-fields.ts'
import { DEFAULT_TILE_COLOURS, layoutFields, tileStyleFields, pagingFields } from './tile-fields.ts'
import {
  EMPTY_HEIGHT,
  masonryHeight,
  nameSizeOf,
  pageSizeOf,
  priceSizeOf,
  rankedRowHeight,
  STRIP_GAP,
  tileLayout,
} from './tile-layout.ts'
import { PICTURE_HEIGHTS, TILE_VARIANTS } from './tile-variants.ts'
import { fittingPriceSize, tilesHeight } from './tiles-height.ts'

const FIELDS = { ...layoutFields, ...tileStyleFields, ...pagingFields }
const read = (stored: Record<string, unknown> = {}) => ({ ...readFields(FIELDS, stored), marginX: 12 })
const layout = (stored: Record<string, unknown>) => tileLayout(read(stored))

describe('the style variants', () => {
  it('are the eight of specification 3 §9 that are product lists', () => {
    expect(Object.keys(TILE_VARIANTS)).toEqual([
      'basic_style_one',
      'basic_style_two',
      'basic_style_2',
      'basic_style_3',
      'basic_style_4',
      'basic_style_5',
      'basic_style_6',
      'module_style_one',
    ])
  })

  it('differ from one another', () => {
    const styleNames = Object.values(TILE_VARIANTS).map(({ styleName }) => styleName)
    expect(new Set(styleNames).size).toBe(styleNames.length)
  })

  it('provide arrangement, columns and picture, overridden by explicit choices', () => {
    expect(layout({})).toMatchObject({ arrangement: 'grid', columns: 2, picture: undefined })
    expect(layout({ variant: 'basic_style_2' })).toMatchObject({ arrangement: 'scroll', columns: 3, picture: 112 })
    expect(layout({ variant: 'basic_style_3' })).toMatchObject({ arrangement: 'rows', columns: 1, picture: 142 })
    expect(layout({ variant: 'basic_style_5' })).toMatchObject({ arrangement: 'masonry', columns: 2 })
    const chosen = { layout: 'grid', columns: '5', imageHeight: '106.5' }
    for (const variant of Object.keys(TILE_VARIANTS))
      expect(layout({ variant, ...chosen })).toMatchObject({ arrangement: 'grid', columns: 5, picture: 106.5 })
  })

  it('show 3, 4 or 5 products in a strip with a gap of 10', () => {
    for (const columns of ['3', '4', '5'])
      expect(layout({ layout: 'scroll', columns })).toMatchObject({ columns: Number(columns) })
    expect(STRIP_GAP).toBe(10)
  })
})

describe('lengths of specification 3 §9', () => {
  it('a picture is 112, 142, 213 or 106.5 high', () => {
    expect(PICTURE_HEIGHTS).toEqual(['112', '142', '213', '106.5'])
    for (const imageHeight of PICTURE_HEIGHTS)
      expect(layout({ layout: 'grid', imageHeight }).picture).toBe(Number(imageHeight))
  })

  it('masonry pictures alternate between 138 and 92, reversed in the second column', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(masonryHeight)).toEqual([138, 92, 92, 138, 138, 92, 92, 138])
  })

  it('a ranked row is 74 plus twice the row interval high', () => {
    expect(rankedRowHeight(0)).toBe(74)
    expect(rankedRowHeight(8)).toBe(90)
    expect(tilesHeight(read({ variant: 'basic_style_4', rowGap: 10 }), 3)).toBe(3 * 94)
  })

  it('a list without products is 200 high and has 6 placeholder tiles in edit mode', () => {
    expect(EMPTY_HEIGHT).toBe(200)
    expect(PLACEHOLDER_ITEMS).toBe(6)
  })
})

describe('reserved heights', () => {
  it('add up over the rows of a grid', () => {
    const props = read({ layout: 'grid', columns: '2', imageHeight: '112', rowGap: 10 })
    // Name 2 × 18.2, gap 6, price 24, padding 16.
    expect(tilesHeight(props, 3)).toBeCloseTo(2 * (112 + 36.4 + 6 + 24 + 16) + 10)
  })

  it('of a strip follow its tiles, which are narrower when there are more than fit', () => {
    const props = read({
      layout: 'scroll',
      columns: '3',
      imageHeight: 'square',
      isNameShown: false,
      isPriceShown: false,
    })
    const inner = 375 - 2 * props.marginX
    expect(tilesHeight(props, 3)).toBeCloseTo((inner - 2 * 10) / 3 + 16)
    expect(tilesHeight(props, 4)).toBeCloseTo((inner - 3 * 10) / 3.35 + 16)
    expect(tilesHeight({ ...props, rows: 2 }, 6)).toBeCloseTo(2 * ((inner - 2 * 10) / 3 + 16) + props.rowGap)
  })

  it('equal the taller column in masonry', () => {
    const props = read({ variant: 'basic_style_5', rowGap: 8, isNameShown: false, isPriceShown: false })
    expect(tilesHeight(props, 1)).toBe(138 + 16)
    expect(tilesHeight(props, 4)).toBe(138 + 16 + 8 + 92 + 16)
    expect(tilesHeight(props, 5)).toBe(138 + 16 + 8 + 92 + 16 + 8 + 138 + 16)
  })

  it('include the large tile', () => {
    const oneRow = tilesHeight(read({ variant: 'basic_style_6', rowGap: 0 }), 1)
    expect(tilesHeight(read({ variant: 'basic_style_6', rowGap: 0 }), 3)).toBe(oneRow)
    expect(tilesHeight(read({ variant: 'basic_style_6', rowGap: 0 }), 6)).toBeCloseTo(oneRow * 1.5)
  })
})

it('has a page size of rows by columns in a grid, else the configured one', () => {
  expect(pageSizeOf(read({ layout: 'grid', columns: '4', rows: 2, pageSize: 6 }))).toBe(8)
  expect(pageSizeOf(read({ layout: 'grid', columns: '4', rows: 0, pageSize: 7 }))).toBe(7)
  expect(pageSizeOf(read({ layout: 'rows', rows: 2, pageSize: 7 }))).toBe(7)
})

it('applies custom text sizes, at least 12', () => {
  expect(nameSizeOf(read())).toBe(13)
  expect(nameSizeOf(read({ nameSize: 18 }))).toBe(18)
  expect(nameSizeOf(read({ nameSize: 3 }))).toBe(12)
  expect(priceSizeOf(read())).toBe(22)
  expect(priceSizeOf(read({ columns: '3' }))).toBe(16)
  expect(priceSizeOf(read({ columns: '5' }))).toBe(14)
  expect(priceSizeOf(read({ priceSize: 30 }))).toBe(30)
})

it('shrinks a price that would not fit, and never enlarges one', () => {
  const narrow = read({ columns: '5', layout: 'grid' })
  expect(fittingPriceSize(narrow, '99')).toBe(14)
  expect(fittingPriceSize(narrow, '1,741')).toBeLessThan(14)
  expect(fittingPriceSize(narrow, '128,200')).toBeLessThan(fittingPriceSize(narrow, '1,741'))
  expect(fittingPriceSize(read(), '128,200')).toBe(22)
})

it('names the default colours of the theme, which a law compares', () => {
  expect(DEFAULT_TILE_COLOURS).toEqual({ name: '#333333', price: '#ff4200' })
  expect(read()).toMatchObject({ nameColour: '', priceColour: '' })
})
