import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

const leads = (props: Readonly<Record<string, unknown>>) => props['purpose'] !== 'top'

/** A round button that floats above the page: customer service, back to the top, or any link. */
export const floatingEntry = defineModule({
  type: 'floating-entry',
  label: { zh: '悬浮入口', en: 'Floating entry' },
  help: { zh: '悬浮在页面边上的客服、回顶部或活动入口。', en: 'Floats beside the page: service, to the top, a link.' },
  group: 'layout',
  isFloating: true,
  fields: {
    purpose: field.choice({
      label: { zh: '用途', en: 'Purpose' },
      options: [
        { value: 'service', label: { zh: '客服', en: 'Service' } },
        { value: 'top', label: { zh: '回顶部', en: 'To the top' } },
        { value: 'link', label: { zh: '其他', en: 'Other' } },
      ],
    }),
    picture: field.picture({
      label: { zh: '图标', en: 'Icon' },
      help: { zh: '留空时显示用途的图标', en: 'Empty shows the icon of its purpose' },
    }),
    text: field.text({ label: { zh: '文字', en: 'Text' }, max: 4, isOptional: true }),
    link: field.link({ label: { zh: '点击跳转', en: 'Link' }, isExpected: true, showIf: leads }),
    side: field.choice({
      label: { zh: '位置', en: 'Side' },
      tab: 'style',
      options: [
        { value: 'right', label: { zh: '右侧', en: 'Right' } },
        { value: 'left', label: { zh: '左侧', en: 'Left' } },
      ],
    }),
    offset: field.range({
      label: { zh: '离底部', en: 'From the bottom' },
      help: { zh: '从底部导航栏上沿算起', en: 'Counted from the tab bar' },
      tab: 'style',
      default: 24,
      min: 8,
      max: 400,
      unit: 'px',
    }),
    size: field.range({
      label: { zh: '大小', en: 'Size' },
      tab: 'style',
      default: 48,
      min: 44,
      max: 80,
      unit: 'px',
    }),
    colour: field.colour({ label: { zh: '图标颜色', en: 'Icon colour' }, tab: 'style' }),
    background: field.colour({ label: { zh: '背景颜色', en: 'Background' }, tab: 'style' }),
  },
  size: { minHeight: 44 },
  migrations: [],
})

/** Props of the floating entry's view. */
export type FloatingEntryProps = PropsOfModule<typeof floatingEntry>
