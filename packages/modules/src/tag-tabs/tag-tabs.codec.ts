import { marginOptions } from '../appearance/box-options.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { optionAt } from '../kit/option-codecs/option-path.ts'
import { tagTabs } from './tag-tabs.ts'

/** Tag tabs; the tabs are in `list`. Specification 3 §9 (basic_style_two_tag). */
export const tagTabsCodec = defineLegacyCodec(tagTabs, {
  names: ['TagTabsList', 'tagTabs', '标签页', '标签列表'],
  constants: { 'data.styleRadioVal': 'basic_style_two_tag' },
  recognises: (options) => optionAt(options, 'data.styleRadioVal') === 'basic_style_two_tag',
  props: {
    look: option('styleOpt.tabStyle'),
    isSticky: option('styleOpt.isSticky'),
    background: option('styleOpt.bottomColor'),
    activeColour: option('styleOpt.tabColor'),
    ...marginOptions(),
  },
})
