import { readHtml, writeHtml } from '@mallwright/contract/rich-text'
import type { RichText } from '@mallwright/contract/rich-text'

import { cornersAt, fontMaps, marginsAt } from '../appearance/box-options.ts'
import { wordsOf } from '../kit/option-codecs/option-codec.ts'
import type { Codec } from '../kit/option-codecs/option-codec.ts'
import { defineWire } from '../kit/option-codecs/define-legacy-codec.ts'
import { at } from '../kit/option-codecs/prop-mapping.ts'
import { richText } from './rich-text.ts'

/** HTML of an older system, read into what an article may be made of. */
const html: Codec<RichText> = {
  decode: (option) => {
    const words = wordsOf(option)
    return words === undefined ? undefined : { value: readHtml(words) }
  },
  encode: writeHtml,
}

/** An article; the specification names no options for it, so they are ours in its manner. */
export const richTextWire = defineWire(richText, {
  names: ['RichText', '图文', '富文本'],
  props: {
    content: at('detailOpts.contnt', html),
    fontSize: fontMaps.fontSize,
    lineHeight: fontMaps.lineHeight,
    colour: fontMaps.colour,
    family: fontMaps.family,
    background: at('fontopts.bgColor'),
    paddingX: at('fontopts.paddingLeftRight'),
    paddingY: at('fontopts.paddingTopBottom'),
    ...marginsAt(),
    corners: cornersAt(),
  },
})
