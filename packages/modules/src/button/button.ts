import { cornerField, marginFields } from '../appearance/box-fields.ts'
import { fontFields } from '../appearance/font-fields.ts'
import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

/** Link styled as a button. Specification 3 §3 (button item). */
export const button = defineModule({
  type: 'button',
  label: { zh: '按钮', en: 'Button' },
  help: { zh: '点击后跳转，文字为空时显示“按钮”。', en: 'Leads somewhere; reads “按钮” while its text is empty.' },
  group: 'content',
  fields: {
    text: field.text({ label: { zh: '按钮文字', en: 'Button text' }, max: 30, inPlace: {} }),
    link: field.link({ label: { zh: '点击跳转', en: 'Link' }, isExpected: true }),
    isFullWidth: field.toggle({
      label: { zh: '通栏', en: 'Full width' },
      help: { zh: '仅在页面中排列时生效', en: 'Only in the page flow' },
      tab: 'style',
      default: true,
    }),
    height: field.range({
      label: { zh: '高度', en: 'Height' },
      help: { zh: '自由容器中由外框决定', en: 'In a free container the frame rules' },
      tab: 'style',
      default: 44,
      min: 24,
      max: 120,
      unit: 'px',
    }),
    fontSize: fontFields.fontSize,
    colour: field.colour({ label: { zh: '文字颜色', en: 'Text colour' }, tab: 'style' }),
    background: field.colour({ label: { zh: '背景颜色', en: 'Background' }, tab: 'style' }),
    isBold: fontFields.isBold,
    isItalic: fontFields.isItalic,
    isUnderline: fontFields.isUnderline,
    borderWidth: field.range({
      label: { zh: '边框粗细', en: 'Border width' },
      tab: 'style',
      default: 0,
      min: 0,
      max: 12,
      unit: 'px',
    }),
    borderColour: field.colour({ label: { zh: '边框颜色', en: 'Border colour' }, tab: 'style' }),
    corners: cornerField,
    ...marginFields,
  },
  size: { width: 120, height: 44 },
  migrations: [],
})

/** Props of the button view. */
export type ButtonProps = PropsOfModule<typeof button>
