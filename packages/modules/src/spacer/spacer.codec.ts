import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { spacer } from './spacer.ts'

/** A spacer: the drag-height module. Specification 3 §9. */
export const spacerCodec = defineLegacyCodec(spacer, {
  names: ['DragHeight', 'spacer', '拖拽高度', '空白'],
  props: { height: option('height'), background: option('styleOpt.bottomColor') },
})
