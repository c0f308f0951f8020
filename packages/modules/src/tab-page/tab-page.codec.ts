import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { tabPage } from './tab-page.ts'

/** One tab; its modules stand in `list`. */
export const tabPageCodec = defineLegacyCodec(tabPage, {
  names: ['TabPage', '页签'],
  props: { title: option('title'), subtitle: option('subTitle') },
})
