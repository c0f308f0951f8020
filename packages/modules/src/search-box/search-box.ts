import { cornerField, marginFields } from '../appearance/box-fields.ts'
import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

/** Maximum number of hot words, and of characters of one. */
export const HOT_WORD_LIMITS = { count: 10, text: 16 } as const

/** A field that leads to the products of the words typed into it. */
export const searchBox = defineModule({
  type: 'search-box',
  label: { zh: '搜索框', en: 'Search box' },
  help: { zh: '输入关键词搜索商品，热词轮流显示。', en: 'Searches products; shows hot words in turn.' },
  group: 'content',
  initialProps: { marginX: 12, marginY: 8 },
  fields: {
    placeholder: field.text({
      label: { zh: '提示文字', en: 'Placeholder' },
      help: { zh: '留空时显示“搜索商品”', en: 'Reads “Search products” while empty' },
      max: 20,
      isOptional: true,
    }),
    words: field.list({
      label: { zh: '热词', en: 'Hot words' },
      help: { zh: '轮流显示，直接点搜索即搜当前热词', en: 'Shown in turn; an empty search takes the one shown' },
      itemLabel: { zh: '热词', en: 'Hot word' },
      max: HOT_WORD_LIMITS.count,
      whenEmpty: [],
      of: { text: field.text({ label: { zh: '文字', en: 'Text' }, max: HOT_WORD_LIMITS.text }) },
    }),
    hasButton: field.toggle({ label: { zh: '显示搜索按钮', en: 'Show the button' }, default: true }),
    isSticky: field.toggle({
      label: { zh: '滚动时吸顶', en: 'Stays at the top' },
      help: { zh: '画布中不吸顶，请在预览中查看', en: 'Not on the canvas; see it in the preview' },
    }),
    shape: field.choice({
      label: { zh: '形状', en: 'Shape' },
      tab: 'style',
      options: [
        { value: 'pill', label: { zh: '胶囊', en: 'Pill' } },
        { value: 'rounded', label: { zh: '圆角', en: 'Rounded' } },
        { value: 'square', label: { zh: '直角', en: 'Square' } },
      ],
    }),
    height: field.range({
      label: { zh: '高度', en: 'Height' },
      tab: 'style',
      // A button of 44, which a thumb needs, between two borders.
      default: 46,
      min: 36,
      max: 60,
      unit: 'px',
    }),
    boxColour: field.colour({ label: { zh: '搜索框颜色', en: 'Box colour' }, tab: 'style' }),
    borderColour: field.colour({ label: { zh: '边框颜色', en: 'Border colour' }, tab: 'style' }),
    buttonColour: field.colour({
      label: { zh: '按钮颜色', en: 'Button colour' },
      tab: 'style',
      showIf: (props) => props['hasButton'] === true,
    }),
    background: field.colour({ label: { zh: '背景颜色', en: 'Background' }, tab: 'style' }),
    ...marginFields,
    corners: cornerField,
  },
  size: { minHeight: 36, width: 375, height: 62 },
  migrations: [],
})

/** Props of the search box view. */
export type SearchBoxProps = PropsOfModule<typeof searchBox>
