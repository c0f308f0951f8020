import { field } from '../kit/field.ts'

const radius = (zh: string, en: string) =>
  field.range({ label: { zh, en }, tab: 'style', default: 0, min: 0, max: 200, unit: 'px', isNumber: true })

/** Four corner radii in page px. Specification 3 §3. */
export const cornerField = field.group({
  label: { zh: '圆角', en: 'Corners' },
  tab: 'style',
  of: {
    topLeft: radius('左上', 'Top left'),
    topRight: radius('右上', 'Top right'),
    bottomLeft: radius('左下', 'Bottom left'),
    bottomRight: radius('右下', 'Bottom right'),
  },
  isLinked: true,
})

/** Background of a module; empty for that of the theme. */
export const backgroundField = field.colour({
  label: { zh: '背景颜色', en: 'Background' },
  help: { zh: '留空时跟随主题，深色模式下自动变暗', en: 'Empty follows the theme, in dark mode too' },
  tab: 'style',
})

// Also while several nodes differ.
const isShadowShown = (shadow: Readonly<Record<string, unknown>>) => shadow['isShown'] !== false

const offset = (zh: string, en: string, value: number) =>
  field.range({
    label: { zh, en },
    tab: 'style',
    default: value,
    min: -50,
    max: 50,
    unit: 'px',
    isNumber: true,
    showIf: isShadowShown,
  })

/** Shadow: offsets and blur in page px. Specification 3 §3. */
export const shadowField = field.group({
  label: { zh: '阴影', en: 'Shadow' },
  tab: 'style',
  of: {
    isShown: field.toggle({ label: { zh: '显示阴影', en: 'Show shadow' }, tab: 'style' }),
    x: offset('水平偏移', 'Across', 0),
    y: offset('垂直偏移', 'Down', 4),
    blur: field.range({
      label: { zh: '模糊', en: 'Blur' },
      tab: 'style',
      default: 12,
      min: 0,
      max: 100,
      unit: 'px',
      showIf: isShadowShown,
    }),
    colour: field.colour({
      label: { zh: '阴影颜色', en: 'Shadow colour' },
      tab: 'style',
      default: '#00000026',
      showIf: isShadowShown,
    }),
  },
})

/**
 * Margins between a module and the page's edges, in page px. Ignored inside a free container, where the rect applies.
 */
export const marginFields = {
  marginX: field.range({
    label: { zh: '左右间距', en: 'Side margin' },
    tab: 'style',
    default: 0,
    min: 0,
    max: 60,
    unit: 'px',
  }),
  marginY: field.range({
    label: { zh: '上下间距', en: 'Vertical margin' },
    tab: 'style',
    default: 0,
    min: 0,
    max: 60,
    unit: 'px',
  }),
}
