import { fontOptions } from '../appearance/box-options.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { simpleLinkOptions } from '../kit/option-codecs/link-mapping.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { text } from './text.ts'

/** A text in the options of specification 3 §3 (text item). */
export const textCodec = defineLegacyCodec(text, {
  names: ['Text', '文本', '文字'],
  itemType: 'text',
  markerOption: 'textVal',
  props: {
    text: option('textVal'),
    link: simpleLinkOptions('linkopts'),
    ...fontOptions,
    background: option('fontopts.bgColor'),
    paddingX: option('fontopts.paddingLeftRight'),
    paddingY: option('fontopts.paddingTopBottom'),
  },
})
