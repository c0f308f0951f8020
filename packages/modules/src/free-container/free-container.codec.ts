import { cornersAt } from '../appearance/box-options.ts'
import { defineWire } from '../kit/option-codecs/define-legacy-codec.ts'
import { at } from '../kit/option-codecs/prop-mapping.ts'
import { pictureAt } from '../kit/option-codecs/picture-mapping.ts'
import { freeContainer } from './free-container.ts'

/** A free container; its items stand in `list`. Specification 3 §3 (generic options). */
export const freeContainerWire = defineWire(freeContainer, {
  names: ['FreeContainer', '自由容器', 'free'],
  props: {
    height: at('height'),
    background: at('styleOpt.bottomColor'),
    picture: pictureAt(['styleOpt.bgImg.url', 'styleOpt.bgImg'], 'styleOpt.bgImg.width', 'styleOpt.bgImg.height'),
    corners: cornersAt(),
  },
})
