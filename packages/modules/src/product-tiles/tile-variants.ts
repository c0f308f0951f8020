/** Arrangement of a list's tiles. */
export type Arrangement = 'grid' | 'scroll' | 'rows' | 'masonry' | 'feature'

/** Picture heights of `scaleOpt` in page px. Specification 3 §9. */
export const PICTURE_HEIGHTS = ['112', '142', '213', '106.5'] as const

/** Defaults of a variant; explicit choices of the super user override them. */
interface TileVariant {
  readonly label: { readonly zh: string; readonly en: string }
  /** Class name of the variant's rules in the style sheet. */
  readonly styleName: string
  readonly arrangement: Arrangement
  readonly columns: 2 | 3
  readonly picture: 'square' | (typeof PICTURE_HEIGHTS)[number]
  /** Text size of a name in page px, and its number of lines. */
  readonly nameSize: number
  readonly nameLines: 1 | 2
}

/**
 * Style variants by the specification's names (data.styleRadioVal). Specification 3 §9 lists only names; the designs
 * are
 * this product's. `basic_style_two_tag` is the tag-tabs module instead.
 */
export const TILE_VARIANTS = {
  basic_style_one: {
    label: { zh: '双列卡片', en: 'Two-column cards' },
    styleName: 'cards',
    arrangement: 'grid',
    columns: 2,
    picture: 'square',
    nameSize: 13,
    nameLines: 2,
  },
  basic_style_two: {
    label: { zh: '紧凑三列', en: 'Compact three columns' },
    styleName: 'compact',
    arrangement: 'grid',
    columns: 3,
    picture: 'square',
    nameSize: 12,
    nameLines: 1,
  },
  basic_style_2: {
    label: { zh: '横滑卡片', en: 'Strip of cards' },
    styleName: 'strip',
    arrangement: 'scroll',
    columns: 3,
    picture: '112',
    nameSize: 13,
    nameLines: 2,
  },
  basic_style_3: {
    label: { zh: '左图列表', en: 'Rows with a large picture' },
    styleName: 'wide',
    arrangement: 'rows',
    columns: 2,
    picture: '142',
    nameSize: 15,
    nameLines: 2,
  },
  basic_style_4: {
    label: { zh: '热卖榜单', en: 'Ranked list' },
    styleName: 'ranked',
    arrangement: 'rows',
    columns: 2,
    picture: 'square',
    nameSize: 14,
    nameLines: 2,
  },
  basic_style_5: {
    label: { zh: '瀑布流', en: 'Waterfall' },
    styleName: 'waterfall',
    arrangement: 'masonry',
    columns: 2,
    picture: 'square',
    nameSize: 13,
    nameLines: 2,
  },
  basic_style_6: {
    label: { zh: '主推大图', en: 'One large, others small' },
    styleName: 'lead',
    arrangement: 'feature',
    columns: 3,
    picture: 'square',
    nameSize: 12,
    nameLines: 1,
  },
  module_style_one: {
    label: { zh: '主题色块', en: 'Coloured section' },
    styleName: 'section',
    arrangement: 'grid',
    columns: 3,
    picture: 'square',
    nameSize: 12,
    nameLines: 2,
  },
} as const satisfies Record<string, TileVariant>

/** Name of a style variant. */
export type VariantName = keyof typeof TILE_VARIANTS
