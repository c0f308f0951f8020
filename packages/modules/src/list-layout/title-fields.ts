import { START_ALIGNMENTS, TEXT_SIZE_RANGE } from '../appearance/font-fields.ts'
import { field } from '../kit/field.ts'
import type { PropsOf } from '../kit/field.ts'

/** Size of a module title in page px. Specification 3 §9. */
export const DEFAULT_TITLE_SIZE = 20

const isTitleShown = (props: Readonly<Record<string, unknown>>) => props['titleKind'] !== 'hidden'

/**
 * Title of a list: moduleTitle's radio (1 default, 2 custom, 3 hidden), content, size, colour and six attributes.
 * Specification 3 §3 and §9.
 */
export const titleFields = {
  titleKind: field.choice({
    label: { zh: '模块标题', en: 'Title' },
    options: [
      { value: 'default', label: { zh: '默认', en: 'Default' } },
      { value: 'custom', label: { zh: '自定义', en: 'Custom' } },
      { value: 'hidden', label: { zh: '隐藏', en: 'Hidden' } },
    ],
  }),
  title: field.text({
    label: { zh: '标题文字', en: 'Title text' },
    max: 30,
    inPlace: { titleKind: 'custom' },
    showIf: (props) => props['titleKind'] === 'custom',
  }),
  titleSize: field.range({
    label: { zh: '标题字号', en: 'Title size' },
    tab: 'style',
    default: DEFAULT_TITLE_SIZE,
    ...TEXT_SIZE_RANGE,
    unit: 'px',
    showIf: isTitleShown,
  }),
  titleColour: field.colour({ label: { zh: '标题颜色', en: 'Title colour' }, tab: 'style', showIf: isTitleShown }),
  isTitleBold: field.toggle({
    label: { zh: '标题加粗', en: 'Bold title' },
    tab: 'style',
    default: true,
    showIf: isTitleShown,
  }),
  isTitleItalic: field.toggle({ label: { zh: '标题斜体', en: 'Italic title' }, tab: 'style', showIf: isTitleShown }),
  isTitleUnderline: field.toggle({
    label: { zh: '标题下划线', en: 'Underlined title' },
    tab: 'style',
    showIf: isTitleShown,
  }),
  titleAlign: field.choice({
    label: { zh: '标题对齐', en: 'Title alignment' },
    tab: 'style',
    options: [...START_ALIGNMENTS, { value: 'right', label: { zh: '右对齐', en: 'Right' } }],
    showIf: isTitleShown,
  }),
}

/** Props of a list title. */
export type TitleProps = PropsOf<typeof titleFields>
