import { cornerOptions, marginOptions } from '../appearance/box-options.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { listOf } from '../kit/option-codecs/list-mapping.ts'
import { oneOf } from '../kit/option-codecs/option-codec.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { searchBox } from './search-box.ts'

/** A search box in options named after those of specification 3 §3. */
export const searchBoxCodec = defineLegacyCodec(searchBox, {
  names: ['SearchBox', 'search', 'searchBox', '搜索框', '搜索'],
  markerOption: 'searchSettings',
  props: {
    placeholder: option('searchSettings.placeholder'),
    words: listOf('searchSettings.hotWords', { text: option('textVal') }, { plain: 'text' }),
    hasButton: option('searchSettings.showButton'),
    isSticky: option('searchSettings.isFixed'),
    shape: option('searchSettings.shape', oneOf({ pill: '1', rounded: '2', square: '3' })),
    height: option('height'),
    boxColour: option('searchSettings.boxColor'),
    borderColour: option('styleOpt.borderColor'),
    buttonColour: option('searchSettings.buttonColor'),
    background: option('styleOpt.bottomColor'),
    ...marginOptions(),
    corners: cornerOptions(),
  },
})
