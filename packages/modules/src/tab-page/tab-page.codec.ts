import { defineWire } from '../kit/option-codecs/define-legacy-codec.ts'
import { at } from '../kit/option-codecs/prop-mapping.ts'
import { tabPage } from './tab-page.ts'

/** One tab; its modules stand in `list`. */
export const tabPageWire = defineWire(tabPage, {
  names: ['TabPage', '页签'],
  props: { title: at('title'), subtitle: at('subTitle') },
})
