import { marginFields } from '../appearance/box-fields.ts'
import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

/** Tabs with modules of their own: `basic_style_two_tag`. Specification 3 §1 (tag-tabs list), §4, §9. */
export const tagTabs = defineModule({
  type: 'tag-tabs',
  label: { zh: '标签页', en: 'Tag tabs' },
  help: {
    zh: '每个页签放自己的模块，选中时才加载。点画布上的页签可切换，工具条可添加页签。',
    en: 'Each tab holds modules of its own, loaded when it is selected. Press a tab on the canvas to switch; add tabs from the toolbar.',
  },
  group: 'layout',
  fields: {
    look: field.choice({
      label: { zh: '页签样式', en: 'Look of the tabs' },
      tab: 'style',
      options: [
        { value: 'line', label: { zh: '下划线', en: 'Underline' } },
        { value: 'pill', label: { zh: '胶囊', en: 'Pill' } },
        { value: 'card', label: { zh: '卡片', en: 'Card' } },
      ],
    }),
    isSticky: field.toggle({
      label: { zh: '滚动时吸顶', en: 'Keep at the top' },
      help: { zh: '页面滚动时页签栏停在顶部', en: 'The bar stays at the top while its content scrolls' },
      tab: 'style',
    }),
    background: field.colour({ label: { zh: '页签栏背景', en: 'Background of the bar' }, tab: 'style' }),
    activeColour: field.colour({
      label: { zh: '选中颜色', en: 'Colour of the selected tab' },
      help: { zh: '留空时用主题色', en: 'Empty follows the theme' },
      tab: 'style',
    }),
    ...marginFields,
  },
  accepts: {
    arrangement: 'flow',
    types: ['tab-page'],
    initialChildren: [
      { type: 'tab-page', props: {} },
      { type: 'tab-page', props: {} },
      { type: 'tab-page', props: {} },
    ],
  },
  size: { minHeight: 44 },
  migrations: [],
})

/** Props of the tag tabs view. */
export type TagTabsProps = PropsOfModule<typeof tagTabs>
