import { field } from '../kit/field.ts'

/** Default text size in page px. Specification 3 §9. */
export const DEFAULT_TEXT_SIZE = 14

/** Smallest and largest text size in page px. Specification 1 §9 (fixed sample font sizes). */
export const TEXT_SIZE_RANGE = { min: 12, max: 36 } as const

/** Alignments of a text at the start of a line or in its middle. */
export const START_ALIGNMENTS = [
  { value: 'left', label: { zh: '左对齐', en: 'Left' } },
  { value: 'center', label: { zh: '居中', en: 'Centre' } },
] as const

/** Font options of a text: size, line height, colour, family, text attributes and alignment. Specification 3 §3. */
export const fontFields = {
  fontSize: field.range({
    label: { zh: '字号', en: 'Font size' },
    tab: 'style',
    default: DEFAULT_TEXT_SIZE,
    ...TEXT_SIZE_RANGE,
    unit: 'px',
  }),
  lineHeight: field.range({
    label: { zh: '行高', en: 'Line height' },
    tab: 'style',
    default: 1.5,
    min: 1,
    max: 3,
    step: 0.1,
    unit: '×',
  }),
  colour: field.colour({
    label: { zh: '文字颜色', en: 'Text colour' },
    help: { zh: '留空时跟随主题，深色模式下自动变浅', en: 'Empty follows the theme and turns light in dark mode' },
    tab: 'style',
  }),
  family: field.choice({
    label: { zh: '字体', en: 'Typeface' },
    tab: 'style',
    options: [
      { value: 'system', label: { zh: '系统黑体', en: 'System sans' } },
      { value: 'song', label: { zh: '宋体', en: 'Song serif' } },
      { value: 'kai', label: { zh: '楷体', en: 'Kai' } },
      { value: 'mono', label: { zh: '等宽', en: 'Monospace' } },
    ],
  }),
  isBold: field.toggle({ label: { zh: '加粗', en: 'Bold' }, tab: 'style' }),
  isItalic: field.toggle({ label: { zh: '斜体', en: 'Italic' }, tab: 'style' }),
  isUnderline: field.toggle({ label: { zh: '下划线', en: 'Underline' }, tab: 'style' }),
  align: field.choice({
    label: { zh: '对齐', en: 'Alignment' },
    tab: 'style',
    options: [
      ...START_ALIGNMENTS,
      { value: 'right', label: { zh: '右对齐', en: 'Right' } },
      { value: 'justify', label: { zh: '两端对齐', en: 'Justify' } },
    ],
  }),
}
