import { fontMaps } from '../appearance/box-options.ts'
import { defineWire } from '../kit/option-codecs/define-legacy-codec.ts'
import { plainLink } from '../kit/option-codecs/link-mapping.ts'
import { at } from '../kit/option-codecs/prop-mapping.ts'
import { text } from './text.ts'

/** A text in the options of specification 3 §3 (text item). */
export const textWire = defineWire(text, {
  names: ['Text', '文本', '文字'],
  itemType: 'text',
  sign: 'textVal',
  props: {
    text: at('textVal'),
    link: plainLink('linkopts'),
    ...fontMaps,
    background: at('fontopts.bgColor'),
    paddingX: at('fontopts.paddingLeftRight'),
    paddingY: at('fontopts.paddingTopBottom'),
  },
})
