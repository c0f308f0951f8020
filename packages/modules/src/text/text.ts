import { fontFields } from '../appearance/font-fields.ts'
import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

/** Maximum number of characters of a text. Specification 3 §5. */
export const MAX_TEXT_LENGTH = 999_999

/** A paragraph in one style. Specification 3 §3. */
export const text = defineModule({
  type: 'text',
  label: { zh: '文本', en: 'Text' },
  help: { zh: '一段文字，整段使用同一种样式。', en: 'A paragraph; one style for the whole of it.' },
  group: 'content',
  fields: {
    text: field.text({
      label: { zh: '文字内容', en: 'Text' },
      max: MAX_TEXT_LENGTH,
      isLong: true,
      inPlace: {},
      // Without words it is a block of colour, as designs have them behind others.
      isOptional: ({ background }) => background !== '',
    }),
    link: field.link({ label: { zh: '点击跳转', en: 'Link' } }),
    ...fontFields,
    background: field.colour({ label: { zh: '背景颜色', en: 'Background' }, tab: 'style' }),
    paddingX: field.range({
      label: { zh: '左右内边距', en: 'Side padding' },
      help: { zh: '仅在页面中排列时生效', en: 'Only in the page flow' },
      tab: 'style',
      default: 12,
      min: 0,
      max: 60,
      unit: 'px',
    }),
    paddingY: field.range({
      label: { zh: '上下内边距', en: 'Vertical padding' },
      help: { zh: '仅在页面中排列时生效', en: 'Only in the page flow' },
      tab: 'style',
      default: 8,
      min: 0,
      max: 60,
      unit: 'px',
    }),
  },
  size: { width: 160, height: 32 },
  migrations: [],
})

/** Props of the text view. */
export type TextProps = PropsOfModule<typeof text>
