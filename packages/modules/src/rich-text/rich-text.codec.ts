import { readHtml, writeHtml } from '@mallwright/contract/rich-text'
import type { RichText } from '@mallwright/contract/rich-text'

import { cornerOptions, fontOptions, marginOptions } from '../appearance/box-options.ts'
import { textOf } from '../kit/option-codecs/option-codec.ts'
import type { OptionCodec } from '../kit/option-codecs/option-codec.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { richText } from './rich-text.ts'

/** HTML of an older system, parsed into rich text. */
const html: OptionCodec<RichText> = {
  decode: (option) => {
    const words = textOf(option)
    return words === undefined ? undefined : { value: readHtml(words) }
  },
  encode: writeHtml,
}

/** An article in options of our own, named like the specification's, which has none. */
export const richTextCodec = defineLegacyCodec(richText, {
  names: ['RichText', '图文', '富文本'],
  props: {
    content: option('detailOpts.contnt', html),
    fontSize: fontOptions.fontSize,
    lineHeight: fontOptions.lineHeight,
    colour: fontOptions.colour,
    family: fontOptions.family,
    background: option('fontopts.bgColor'),
    paddingX: option('fontopts.paddingLeftRight'),
    paddingY: option('fontopts.paddingTopBottom'),
    ...marginOptions(),
    corners: cornerOptions(),
  },
})
