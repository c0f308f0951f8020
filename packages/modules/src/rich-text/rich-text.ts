import { cornerField, marginFields } from '../appearance/box-fields.ts'
import { fontFields } from '../appearance/font-fields.ts'
import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

const padding = (zh: string, en: string, value: number) =>
  field.range({ label: { zh, en }, tab: 'style', default: value, min: 0, max: 60, unit: 'px' })

/** An article: headings, lists, quotes, tables and pictures in one block. */
export const richText = defineModule({
  type: 'rich-text',
  label: { zh: '图文', en: 'Article' },
  help: {
    zh: '带标题、列表、引用、表格和图片的文章，可从文档或网页粘贴。',
    en: 'An article with headings, lists, quotes, tables and pictures; takes what you paste from documents and pages.',
  },
  group: 'content',
  fields: {
    content: field.rich({ label: { zh: '正文', en: 'Article' } }),
    fontSize: { ...fontFields.fontSize, default: 15 },
    // Lines of Chinese need more leading than the 1.5 of a short text.
    lineHeight: { ...fontFields.lineHeight, default: 1.8 },
    colour: fontFields.colour,
    family: fontFields.family,
    background: field.colour({
      label: { zh: '背景颜色', en: 'Background' },
      help: {
        zh: '文字颜色留空时，会自动换成在它上面看得清的颜色',
        en: 'While the text has no colour of its own, it takes one that can be read on it',
      },
      tab: 'style',
    }),
    paddingX: padding('左右内边距', 'Side padding', 16),
    paddingY: padding('上下内边距', 'Vertical padding', 12),
    ...marginFields,
    corners: cornerField,
  },
  migrations: [],
})

/** Props of the article view. */
export type RichTextProps = PropsOfModule<typeof richText>
