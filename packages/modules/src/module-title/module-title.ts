import { marginFields } from '../appearance/box-fields.ts'
import { fontFields } from '../appearance/font-fields.ts'
import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'
import { DEFAULT_TITLE_SIZE } from '../list-layout/title-fields.ts'

/** Maximum number of characters of a title, and of its subtitle. */
export const MAX_TITLE_LENGTH = { title: 30, subtitle: 60 } as const

/** Text size of a subtitle in page px: the minimum. Specification 1 §9. */
const SUBTITLE_SIZE = 12

const isShown = (props: Readonly<Record<string, unknown>>) => props['kind'] !== 'hidden'
const hasMore = (props: Readonly<Record<string, unknown>>) => isShown(props) && props['isMoreShown'] === true
const isDecorated = (props: Readonly<Record<string, unknown>>) => isShown(props) && props['decoration'] !== 'none'

/** Heading of the modules below it. Specification 3 §3 (text settings, moduleTitle) and §9. */
export const moduleTitle = defineModule({
  type: 'module-title',
  label: { zh: '模块标题', en: 'Module title' },
  help: {
    zh: '下方内容的标题，可带副标题和“更多”。',
    en: 'Heads what is below; may have a subtitle and a way to more.',
  },
  group: 'content',
  fields: {
    kind: field.choice({
      label: { zh: '标题', en: 'Title' },
      options: [
        { value: 'custom', label: { zh: '自定义', en: 'Custom' } },
        { value: 'default', label: { zh: '默认', en: 'Default' } },
        { value: 'hidden', label: { zh: '隐藏', en: 'Hidden' } },
      ],
    }),
    text: field.text({
      label: { zh: '标题文字', en: 'Title text' },
      max: MAX_TITLE_LENGTH.title,
      inPlace: { kind: 'custom' },
      showIf: (props) => props['kind'] === 'custom',
    }),
    subtitle: field.text({
      label: { zh: '副标题', en: 'Subtitle' },
      max: MAX_TITLE_LENGTH.subtitle,
      inPlace: {},
      showIf: isShown,
    }),
    isMoreShown: field.toggle({ label: { zh: '显示“更多”', en: 'Show “More”' }, showIf: isShown }),
    moreText: field.text({
      label: { zh: '“更多”文字', en: 'Text of “More”' },
      help: { zh: '留空时显示“更多”', en: 'Reads “More” while empty' },
      max: 8,
      showIf: hasMore,
    }),
    moreLink: field.link({
      label: { zh: '“更多”跳转', en: 'Where “More” leads' },
      help: { zh: '没有跳转时买家看不到“更多”', en: 'Without it buyers see no “More”' },
      isExpected: true,
      showIf: hasMore,
    }),
    ...fontFields,
    fontSize: { ...fontFields.fontSize, default: DEFAULT_TITLE_SIZE },
    lineHeight: { ...fontFields.lineHeight, default: 1.3 },
    isBold: { ...fontFields.isBold, default: true },
    subtitlePlace: field.choice({
      label: { zh: '副标题位置', en: 'Subtitle stands' },
      tab: 'style',
      options: [
        { value: 'beside', label: { zh: '标题右侧', en: 'Beside' } },
        { value: 'below', label: { zh: '标题下方', en: 'Below' } },
      ],
      showIf: (props) => isShown(props) && props['subtitle'] !== '',
    }),
    subtitleSize: field.range({
      label: { zh: '副标题字号', en: 'Subtitle size' },
      tab: 'style',
      default: SUBTITLE_SIZE,
      min: SUBTITLE_SIZE,
      max: 20,
      unit: 'px',
      showIf: (props) => isShown(props) && props['subtitle'] !== '',
    }),
    subtitleColour: field.colour({
      label: { zh: '副标题颜色', en: 'Subtitle colour' },
      tab: 'style',
      showIf: (props) => isShown(props) && props['subtitle'] !== '',
    }),
    decoration: field.choice({
      label: { zh: '装饰', en: 'Decoration' },
      tab: 'style',
      options: [
        { value: 'none', label: { zh: '无', en: 'None' } },
        { value: 'bar', label: { zh: '左侧竖条', en: 'Bar' } },
        { value: 'underline', label: { zh: '标题下短线', en: 'Short line' } },
        { value: 'marker', label: { zh: '荧光笔', en: 'Marker' } },
        { value: 'lines', label: { zh: '两侧横线', en: 'Lines' } },
      ],
      showIf: isShown,
    }),
    decorationColour: field.colour({
      label: { zh: '装饰颜色', en: 'Decoration colour' },
      help: { zh: '留空时跟随主题色', en: 'Empty follows the theme' },
      tab: 'style',
      showIf: isDecorated,
    }),
    background: field.colour({ label: { zh: '背景颜色', en: 'Background' }, tab: 'style' }),
    ...marginFields,
    marginX: { ...marginFields.marginX, default: 12 },
    marginY: { ...marginFields.marginY, default: 10 },
  },
  size: { width: 375, height: 46 },
  migrations: [],
})

/** Props of the title view. */
export type ModuleTitleProps = PropsOfModule<typeof moduleTitle>
