import { cornersAt } from '../appearance/box-maps.ts'
import { defineWire } from '../wire/define-wire.ts'
import { at } from '../wire/mapping.ts'
import { pictureAt } from '../wire/picture-mapping.ts'
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
