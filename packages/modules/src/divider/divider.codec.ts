import { marginsAt, sideWords } from '../appearance/box-options.ts'
import { defineWire } from '../kit/option-codecs/define-legacy-codec.ts'
import { at } from '../kit/option-codecs/prop-mapping.ts'
import { divider } from './divider.ts'

/** A divider; the specification has none, so its options are ours. */
export const dividerWire = defineWire(divider, {
  names: ['Divider', '分割线'],
  props: {
    lineStyle: at('styleOpt.lineType'),
    thickness: at('styleOpt.lineSize'),
    colour: at('styleOpt.lineColor'),
    width: at('styleOpt.lineWidth'),
    align: at('styleOpt.alignType', sideWords),
    ...marginsAt(),
  },
})
