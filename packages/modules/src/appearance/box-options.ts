import { at, inside } from '../kit/option-codecs/prop-mapping.ts'
import type { Bind } from '../kit/option-codecs/prop-mapping.ts'
import { oneOf } from '../kit/option-codecs/option-codec.ts'
import { lineHeightAt } from './line-height-option.ts'

const below = (base: string, name: string) => (base === '' ? name : `${base}.${name}`)

/** The four corner radii. Specification 3 §3 (corner radii). One number for all four is read too. */
export function cornersAt(base = ''): Bind {
  const radius = (name: string) => at(base === '' ? name : [below(base, name), base])
  return inside({
    topLeft: radius('TheTopLeftCorner'),
    topRight: radius('TheTopRightCorner'),
    bottomLeft: radius('TheBottomLeftCorner'),
    bottomRight: radius('TheBottomRightHandCorner'),
  })
}

/** The shadow beside the settings of a picture. Specification 3 §3 (Sr: TheShadowshow, shadow offsets and colour). */
export const pictureShadow: Bind = inside({
  isShown: at('Sr.TheShadowshow'),
  x: at('Sr.shadowX'),
  y: at('Sr.shadowY'),
  blur: at('Sr.shadowBlur'),
  colour: at('Sr.shadowColor'),
})

/** The shadow of list tiles. Specification 3 §3 (styleOpt: shadow). */
export const tileShadow: Bind = inside({
  isShown: at(['styleOpt.shadow.show', 'styleOpt.shadow']),
  x: at('styleOpt.shadow.x'),
  y: at('styleOpt.shadow.y'),
  blur: at('styleOpt.shadow.blur'),
  colour: at('styleOpt.shadow.colorVal'),
})

/** The margins of a module. One number for both is read too. Specification 3 §3 (button: margin). */
export function marginsAt(base = 'margin'): { readonly marginX: Bind; readonly marginY: Bind } {
  return { marginX: at([`${base}.leftRight`, base]), marginY: at([`${base}.topBottom`, base]) }
}

/** The words of an alignment; whatever is none of them means justified. Specification 3 §3 (alignType). */
export const alignWords = oneOf(
  {
    left: ['ri-align-left', 'left'],
    right: ['ri-align-right', 'right'],
    center: ['ri-align-center', 'center'],
    justify: ['ri-align-justify', 'justify'],
  },
  'justify',
)

/** The words of an alignment that cannot be justified. */
export const sideWords = oneOf({
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

/** The font options of a text. Specification 3 §3 (fontopts). */
export const fontMaps = {
  fontSize: at('fontopts.fontSize'),
  lineHeight: lineHeightAt('fontopts.linheight', 'fontopts.fontSize'),
  colour: at('fontopts.colorPickerVal'),
  family: at('fontopts.fontFamilyType', family),
  isBold: at('fontopts.isBold'),
  isItalic: at('fontopts.isItalic'),
  isUnderline: at('fontopts.isUnderline'),
  align: at('fontopts.alignType', alignWords),
}

/** The typeface by its words. */
export const familyAt = (path: string): Bind => at(path, family)
