import { marginFields } from '../appearance/box-fields.ts'
import { field } from '../kit/field.ts'

/** Paging mode of a list: none, mode 1 previous and next, mode 2 load more. Specification 3 §4 (paging). */
export const pagingField = field.choice({
  label: { zh: '翻页方式', en: 'Paging' },
  options: [
    { value: 'none', label: { zh: '不翻页', en: 'None' } },
    { value: 'pager', label: { zh: '前后翻页', en: 'Pager' } },
    { value: 'more', label: { zh: '加载更多', en: 'Load more' } },
  ],
})

/** Placeholder items of an unset list in edit mode. Specification 3 §9: the empty placeholder has 6 demo items. */
export const PLACEHOLDER_ITEMS = 6

/** Margins of a list, in page px. */
export const listMarginFields = {
  marginX: { ...marginFields.marginX, default: 12 },
  marginY: { ...marginFields.marginY, default: 8 },
}

/** The corners of a list's tiles, and the space around the list, in page px. */
export const tileBoxFields = {
  radius: field.range({ label: { zh: '圆角', en: 'Corners' }, tab: 'style', default: 8, min: 0, max: 40, unit: 'px' }),
  ...listMarginFields,
}
