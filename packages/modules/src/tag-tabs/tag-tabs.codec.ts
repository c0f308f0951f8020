import { marginsAt } from '../appearance/box-options.ts'
import { defineWire } from '../kit/option-codecs/define-legacy-codec.ts'
import { at } from '../kit/option-codecs/prop-mapping.ts'
import { optionAt } from '../kit/option-codecs/option-path.ts'
import { tagTabs } from './tag-tabs.ts'

/** Tag tabs; each tab stands in `list`. Specification 3 §9 (basic_style_two_tag). */
export const tagTabsWire = defineWire(tagTabs, {
  names: ['TagTabsList', 'tagTabs', '标签页', '标签列表'],
  claims: (options) => optionAt(options, 'data.styleRadioVal') === 'basic_style_two_tag',
  props: {
    look: at('styleOpt.tabStyle'),
    isSticky: at('styleOpt.isSticky'),
    background: at('styleOpt.bottomColor'),
    activeColour: at('styleOpt.tabColor'),
    ...marginsAt(),
  },
})
