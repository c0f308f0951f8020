import { option, groupOf } from '../kit/option-codecs/prop-mapping.ts'
import type { BindField } from '../kit/option-codecs/prop-mapping.ts'
import { optionAt } from '../kit/option-codecs/option-path.ts'
import { oneOf } from '../kit/option-codecs/option-codec.ts'
import { lineHeightOption } from './line-height-option.ts'

const below = (base: string, name: string) => (base === '' ? name : `${base}.${name}`)

/** Four corner radii; a single number for all four is accepted too. Specification 3 §3 (corner radii). */
export function cornerOptions(base = ''): BindField {
  const radius = (name: string) => option(base === '' ? name : [below(base, name), base])
  return groupOf({
    topLeft: radius('TheTopLeftCorner'),
    topRight: radius('TheTopRightCorner'),
    bottomLeft: radius('TheBottomLeftCorner'),
    bottomRight: radius('TheBottomRightHandCorner'),
  })
}

/**
 * Shadow options beside the settings of a picture. Specification 3 §3 (Sr: TheShadowshow, shadow offsets and colour).
 */
export const pictureShadowOptions: BindField = groupOf({
  isShown: option('Sr.TheShadowshow'),
  x: option('Sr.shadowX'),
  y: option('Sr.shadowY'),
  blur: option('Sr.shadowBlur'),
  colour: option('Sr.shadowColor'),
})

/** Shadow options of list tiles. Specification 3 §3 (styleOpt: shadow). */
export const tileShadowOptions: BindField = groupOf({
  isShown: option(['styleOpt.shadow.show', 'styleOpt.shadow']),
  x: option('styleOpt.shadow.x'),
  y: option('styleOpt.shadow.y'),
  blur: option('styleOpt.shadow.blur'),
  colour: option('styleOpt.shadow.colorVal'),
})

/** Margins of a module; a single number for both is accepted too. Specification 3 §3 (button: margin). */
export function marginOptions(base = 'margin'): { readonly marginX: BindField; readonly marginY: BindField } {
  return { marginX: option([`${base}.leftRight`, base]), marginY: option([`${base}.topBottom`, base]) }
}

/** Alignment values; unknown ones mean justified. Specification 3 §3 (alignType). */
export const alignmentCodec = oneOf(
  {
    left: ['ri-align-left', 'left'],
    right: ['ri-align-right', 'right'],
    center: ['ri-align-center', 'center'],
    justify: ['ri-align-justify', 'justify'],
  },
  'justify',
)

/** Alignment among font options: anything but left, right and centred is justified, a missing one too. */
function alignmentIn(parent: string): BindField {
  const bind = option(`${parent}.alignType`, alignmentCodec)
  return (field) => {
    const mapping = bind(field)
    return {
      ...mapping,
      read: (from, note) => mapping.read(from, note) ?? (optionAt(from, parent) === undefined ? undefined : 'justify'),
    }
  }
}

/** Alignment values without justified. */
export const sideCodec = oneOf({
  left: ['ri-align-left', 'left'],
  right: ['ri-align-right', 'right'],
  center: ['ri-align-center', 'center'],
})

const family = oneOf({
  system: ['system', '', 'sans-serif', 'Microsoft YaHei', '微软雅黑', 'PingFang SC', '黑体', 'SimHei', 'inherit'],
  song: ['SimSun', '宋体', 'serif', 'song', 'STSong'],
  kai: ['KaiTi', '楷体', 'kai', 'STKaiti'],
  mono: ['monospace', '等宽', 'mono', 'Consolas'],
})

/** Font options of a text. Specification 3 §3 (fontopts). */
export const fontOptions = {
  fontSize: option('fontopts.fontSize'),
  lineHeight: lineHeightOption('fontopts.linheight', 'fontopts.fontSize'),
  colour: option('fontopts.colorPickerVal'),
  family: option('fontopts.fontFamilyType', family),
  isBold: option('fontopts.isBold'),
  isItalic: option('fontopts.isItalic'),
  isUnderline: option('fontopts.isUnderline'),
  align: alignmentIn('fontopts'),
}

/** Typeface by name. */
export const typefaceOption = (path: string): BindField => option(path, family)
