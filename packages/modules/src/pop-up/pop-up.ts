import { cornerField } from '../appearance/box-fields.ts'
import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

const isPicture = (props: Readonly<Record<string, unknown>>) => props['content'] === 'picture'
const isText = (props: Readonly<Record<string, unknown>>) => !isPicture(props)
const CORNER = 12

/** A picture or a text that opens over the page, once a visit, a day or a person. */
export const popUp = defineModule({
  type: 'pop-up',
  label: { zh: '弹窗', en: 'Pop-up' },
  help: {
    zh: '打开页面后弹出的图片或公告，可限制次数。',
    en: 'A picture or text over the page, as often as you like.',
  },
  group: 'layout',
  isFloating: true,
  initialProps: { corners: { topLeft: CORNER, topRight: CORNER, bottomLeft: CORNER, bottomRight: CORNER } },
  fields: {
    content: field.choice({
      label: { zh: '内容', en: 'Content' },
      options: [
        { value: 'picture', label: { zh: '图片', en: 'Picture' } },
        { value: 'text', label: { zh: '文字', en: 'Text' } },
      ],
    }),
    picture: field.picture({ label: { zh: '图片', en: 'Picture' }, showIf: isPicture }),
    alt: field.text({
      label: { zh: '替代文字', en: 'Alternative text' },
      max: 100,
      isOptional: true,
      showIf: isPicture,
    }),
    title: field.text({ label: { zh: '标题', en: 'Title' }, max: 20, showIf: isText }),
    text: field.text({ label: { zh: '正文', en: 'Text' }, max: 200, isLong: true, showIf: isText }),
    buttonText: field.text({
      label: { zh: '按钮文字', en: 'Button' },
      help: { zh: '留空时没有按钮', en: 'No button while empty' },
      max: 8,
      showIf: isText,
    }),
    link: field.link({ label: { zh: '点击跳转', en: 'Link' } }),
    frequency: field.choice({
      label: { zh: '弹出次数', en: 'How often' },
      options: [
        { value: 'day', label: { zh: '每天一次', en: 'Once a day' } },
        { value: 'visit', label: { zh: '每次访问', en: 'Every visit' } },
        { value: 'person', label: { zh: '每人一次', en: 'Once' } },
      ],
    }),
    delay: field.range({
      label: { zh: '延迟', en: 'Delay' },
      default: 1,
      min: 0,
      max: 15,
      unit: 's',
    }),
    width: field.range({
      label: { zh: '宽度', en: 'Width' },
      tab: 'style',
      default: 300,
      min: 200,
      max: 343,
      unit: 'px',
    }),
    colour: field.colour({ label: { zh: '文字颜色', en: 'Text colour' }, tab: 'style', showIf: isText }),
    buttonColour: field.colour({ label: { zh: '按钮颜色', en: 'Button colour' }, tab: 'style', showIf: isText }),
    background: field.colour({ label: { zh: '背景颜色', en: 'Background' }, tab: 'style', showIf: isText }),
    corners: cornerField,
  },
  size: { minHeight: 60 },
  migrations: [],
})

/** Props of the pop-up's view. */
export type PopUpProps = PropsOfModule<typeof popUp>
