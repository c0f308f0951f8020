import { marginOptions, sideCodec } from '../appearance/box-options.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { divider } from './divider.ts'

/** A divider in options of our own; the specification has none. */
export const dividerCodec = defineLegacyCodec(divider, {
  names: ['Divider', '分割线'],
  props: {
    lineStyle: option('styleOpt.lineType'),
    thickness: option('styleOpt.lineSize'),
    colour: option('styleOpt.lineColor'),
    width: option('styleOpt.lineWidth'),
    align: option('styleOpt.alignType', sideCodec),
    ...marginOptions(),
  },
})
