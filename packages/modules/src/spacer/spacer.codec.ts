import { defineWire } from '../kit/option-codecs/define-legacy-codec.ts'
import { at } from '../kit/option-codecs/prop-mapping.ts'
import { spacer } from './spacer.ts'

/** A spacer: the drag-height module. Specification 3 §9. */
export const spacerWire = defineWire(spacer, {
  names: ['DragHeight', 'spacer', '拖拽高度', '空白'],
  props: { height: at('height'), background: at('styleOpt.bottomColor') },
})
