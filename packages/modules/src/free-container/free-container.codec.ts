import { cornerOptions } from '../appearance/box-options.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { pictureOptions } from '../kit/option-codecs/picture-mapping.ts'
import { freeContainer } from './free-container.ts'

/** A free container; its items stand in `list`. Specification 3 §3 (generic options). */
export const freeContainerCodec = defineLegacyCodec(freeContainer, {
  names: ['FreeContainer', '自由容器', 'free'],
  props: {
    height: option('height'),
    background: option('styleOpt.bottomColor'),
    picture: pictureOptions(['styleOpt.bgImg.url', 'styleOpt.bgImg'], 'styleOpt.bgImg.width', 'styleOpt.bgImg.height'),
    corners: cornerOptions(),
  },
})
