import { shadowField } from '../appearance/box-fields.ts'
import { TEXT_SIZE_RANGE } from '../appearance/font-fields.ts'
import { field } from '../kit/field.ts'
import type { PropsOf } from '../kit/field.ts'
import { pagingField } from '../list-layout/list-fields.ts'
import { hasRows, tileLayout } from './tile-layout.ts'
import type { LayoutProps } from './tile-layout.ts'
import { PICTURE_HEIGHTS, TILE_VARIANTS } from './tile-variants.ts'
import type { VariantName } from './tile-variants.ts'

/** Default colours of name and price in the light theme; the theme provides them. Specification 3 §9. */
export const DEFAULT_TILE_COLOURS = { name: '#333333', price: '#ff4200' } as const

/** Default page size, equal to the number of placeholders. Specification 3 §9. */
export const DEFAULT_DISPLAY = 6

/** Maximum page size of the server. Domain 1 (paging). */
const MAX_DISPLAY = 50

type Props = Readonly<Record<string, unknown>>

const layoutOf = (props: Props) => tileLayout(props as unknown as LayoutProps)
const countsRows = (props: Props) => hasRows(layoutOf(props))
const isGridByRows = (props: Props) => layoutOf(props).arrangement === 'grid' && props['rows'] !== 0

const VARIANT_NAMES = Object.keys(TILE_VARIANTS) as VariantName[]
const BY_STYLE = { zh: '跟随样式', en: 'By style' }

const byTheme = (light: string) => ({
  zh: `留空时跟随主题（浅色为 ${light}）`,
  en: `Empty follows the theme (${light} on light)`,
})

const textSize = (zh: string, en: string, showIf: (props: Props) => boolean) =>
  field.range({
    label: { zh, en },
    help: { zh: '0 表示跟随样式，最小 12', en: '0 follows the style; 12 at least' },
    tab: 'style',
    default: 0,
    min: 0,
    max: TEXT_SIZE_RANGE.max,
    unit: 'px',
    showIf,
  })

/** Product source of a list or a tab. Specification 3 §3 (prodTypeRadio 1 selected, 2 by class). */
export const sourceFields = {
  source: field.choice({
    label: { zh: '商品来源', en: 'Source' },
    options: [
      { value: 'chosen', label: { zh: '指定商品', en: 'Selected one by one' } },
      { value: 'class', label: { zh: '按分类', en: 'By category' } },
    ],
  }),
  codes: field.products({
    label: { zh: '商品', en: 'Selected products' },
    max: 500,
    showIf: (props) => props['source'] !== 'class',
  }),
  classIds: field.classes({
    label: { zh: '分类', en: 'Categories' },
    max: 20,
    showIf: (props) => props['source'] === 'class',
  }),
}

/** Page size and paging mode. Specification 3 §3 (style.defaultDisplay, paginationMode). */
export const pagingFields = {
  pageSize: field.range({
    label: { zh: '每页数量', en: 'Products per page' },
    default: DEFAULT_DISPLAY,
    min: 1,
    max: MAX_DISPLAY,
    showIf: (props) => !isGridByRows(props),
  }),
  paging: pagingField,
}

/** Arrangement of products. Specification 3 §3 (styleRadioVal, isScroll 1 strip and 2 grid, arrangement, styleOpt, scaleOpt). */
export const layoutFields = {
  variant: field.choice({
    label: { zh: '列表样式', en: 'List style' },
    help: {
      zh: '样式给出排列、列数和图片高度，可在下方单独修改',
      en: 'Sets what is below; each can be changed by itself',
    },
    tab: 'style',
    options: VARIANT_NAMES.map((value) => ({ value, label: TILE_VARIANTS[value].label })),
  }),
  layout: field.choice({
    label: { zh: '排列', en: 'Arrangement' },
    tab: 'style',
    options: [
      { value: 'auto', label: BY_STYLE },
      { value: 'grid', label: { zh: '宫格', en: 'Grid' } },
      { value: 'scroll', label: { zh: '横向滑动', en: 'Strip' } },
      { value: 'rows', label: { zh: '列表', en: 'Rows' } },
      { value: 'masonry', label: { zh: '瀑布流', en: 'Waterfall' } },
    ],
  }),
  columns: field.choice({
    label: { zh: '每行列数', en: 'Columns' },
    tab: 'style',
    options: [
      { value: 'auto', label: BY_STYLE },
      { value: '2', label: { zh: '2 列', en: '2' } },
      { value: '3', label: { zh: '3 列', en: '3' } },
      { value: '4', label: { zh: '4 列', en: '4' } },
      { value: '5', label: { zh: '5 列', en: '5' } },
    ],
    showIf: (props) => ['grid', 'scroll', 'feature'].includes(layoutOf(props).arrangement),
  }),
  rows: field.range({
    label: { zh: '显示行数', en: 'Rows' },
    help: { zh: '0 表示由每页数量决定', en: '0: as many as the products per page' },
    tab: 'style',
    default: 0,
    min: 0,
    max: 6,
    showIf: countsRows,
  }),
  rowGap: field.range({
    label: { zh: '行间距', en: 'Row interval' },
    tab: 'style',
    default: 8,
    min: 0,
    max: 40,
    unit: 'px',
    showIf: (props) => layoutOf(props).arrangement !== 'scroll' || Number(props['rows']) > 1,
  }),
  imageHeight: field.choice({
    label: { zh: '图片高度', en: 'Picture height' },
    tab: 'style',
    options: [
      { value: 'auto', label: BY_STYLE },
      { value: 'square', label: { zh: '正方形', en: 'Square' } },
      ...PICTURE_HEIGHTS.map((value) => ({ value, label: { zh: value, en: value } })),
    ],
    showIf: (props) => layoutOf(props).arrangement !== 'masonry',
  }),
}

const isNameShown = (props: Props) => props['isNameShown'] === true
const isPriceShown = (props: Props) => props['isPriceShown'] === true

/** Style of a product tile. Specification 3 §3 (pictureSettings, textSettings, styleOpt). */
export const tileStyleFields = {
  radius: field.range({
    label: { zh: '圆角', en: 'Corners' },
    tab: 'style',
    default: 8,
    min: 0,
    max: 40,
    unit: 'px',
  }),
  background: field.colour({ label: { zh: '卡片底色', en: 'Tile background' }, tab: 'style' }),
  backdrop: field.colour({
    label: { zh: '区块底色', en: 'Section background' },
    help: {
      zh: '整个列表的底色；“主题色块”留空时为主题色',
      en: 'Behind the whole list; a coloured section has the theme’s',
    },
    tab: 'style',
  }),
  borderWidth: field.range({
    label: { zh: '边框粗细', en: 'Border width' },
    tab: 'style',
    default: 0,
    min: 0,
    max: 6,
    unit: 'px',
  }),
  borderColour: field.colour({
    label: { zh: '边框颜色', en: 'Border colour' },
    tab: 'style',
    showIf: (props) => props['borderWidth'] !== 0,
  }),
  shadow: shadowField,
  isNameShown: field.toggle({ label: { zh: '显示名称', en: 'Show name' }, tab: 'style', default: true }),
  nameSize: textSize('名称字号', 'Name size', isNameShown),
  isNameBold: field.toggle({ label: { zh: '名称加粗', en: 'Bold name' }, tab: 'style', showIf: isNameShown }),
  nameColour: field.colour({
    label: { zh: '名称颜色', en: 'Name colour' },
    help: byTheme(DEFAULT_TILE_COLOURS.name),
    tab: 'style',
    showIf: isNameShown,
  }),
  isPriceShown: field.toggle({ label: { zh: '显示价格', en: 'Show price' }, tab: 'style', default: true }),
  priceSize: textSize('价格字号', 'Price size', isPriceShown),
  priceColour: field.colour({
    label: { zh: '价格颜色', en: 'Price colour' },
    help: byTheme(DEFAULT_TILE_COLOURS.price),
    tab: 'style',
    showIf: isPriceShown,
  }),
  isZoomed: field.toggle({ label: { zh: '按下放大图片', en: 'Zoom pictures on press' }, tab: 'advanced' }),
}

/** Props shared by the tiles of all lists. */
export type TileProps = PropsOf<typeof layoutFields> & PropsOf<typeof tileStyleFields> & PropsOf<typeof pagingFields>

/** Props of the product source. */
export type SourceProps = PropsOf<typeof sourceFields>
