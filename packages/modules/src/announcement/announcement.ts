import { backgroundField, cornerField, marginFields } from '../appearance/box-fields.ts'
import { fontFields } from '../appearance/font-fields.ts'
import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

/**
 * Default step in page px and interval between steps in ms. Names: specification 3 §3 (scrollSettings: direction,
 * scrollamount, scrolldelay); meaning and defaults: HTML Standard 15.3.17 (marquee).
 */
export const SCROLL_DEFAULTS = { amount: 6, delayMs: 85 } as const

/** Maximum number of lines. */
export const MAX_LINES = 30
/** Maximum number of characters per line. */
export const MAX_LINE_LENGTH = 80

const isMoving = (props: Readonly<Record<string, unknown>>) => props['isAutoplay'] === true

/** Scrolling lines of news. Specification 3 §3 and §4 (scrolling announcement line). */
export const announcement = defineModule({
  type: 'announcement',
  label: { zh: '滚动公告', en: 'Announcement' },
  help: {
    zh: '循环滚动的公告，手指按住或鼠标停留时暂停。',
    en: 'News that runs by; rests under a finger or the mouse.',
  },
  group: 'content',
  fields: {
    lines: field.list({
      label: { zh: '公告内容', en: 'Lines' },
      itemLabel: { zh: '公告', en: 'Line' },
      max: MAX_LINES,
      of: {
        text: field.text({ label: { zh: '文字', en: 'Text' }, max: MAX_LINE_LENGTH }),
        link: field.link({ label: { zh: '点击跳转', en: 'Link' } }),
      },
    }),
    mark: field.choice({
      label: { zh: '开头', en: 'Begins with' },
      options: [
        { value: 'icon', label: { zh: '喇叭图标', en: 'Loudspeaker' } },
        { value: 'label', label: { zh: '文字标签', en: 'Label' } },
        { value: 'picture', label: { zh: '图片', en: 'Picture' } },
        { value: 'none', label: { zh: '无', en: 'Nothing' } },
      ],
    }),
    label: field.text({
      label: { zh: '标签文字', en: 'Label text' },
      help: { zh: '留空时显示“公告”', en: 'Reads “News” while empty' },
      max: 6,
      showIf: (props) => props['mark'] === 'label',
    }),
    picture: field.picture({
      label: { zh: '开头图片', en: 'Picture' },
      showIf: (props) => props['mark'] === 'picture',
    }),
    isAutoplay: field.toggle({
      label: { zh: '自动滚动', en: 'Moves by itself' },
      help: { zh: '画布中始终静止，请在预览中查看', en: 'Stands still on the canvas; see it in the preview' },
      default: true,
    }),
    direction: field.choice({
      label: { zh: '滚动方向', en: 'Direction' },
      help: {
        zh: '左右为连续滚动；上下为逐条切换，过长的文字以省略号结尾',
        en: 'Sideways runs on; up and down go line by line, and long lines end in an ellipsis',
      },
      options: [
        { value: 'left', label: { zh: '向左', en: 'Left' } },
        { value: 'right', label: { zh: '向右', en: 'Right' } },
        { value: 'up', label: { zh: '向上', en: 'Up' } },
        { value: 'down', label: { zh: '向下', en: 'Down' } },
      ],
    }),
    amount: field.range({
      label: { zh: '每步距离', en: 'Scroll amount' },
      help: { zh: '每一步移动多远，越大越快', en: 'How far one step goes; more is faster' },
      tab: 'advanced',
      default: SCROLL_DEFAULTS.amount,
      min: 1,
      max: 50,
      unit: 'px',
      showIf: isMoving,
    }),
    delayMs: field.range({
      label: { zh: '每步间隔', en: 'Scroll delay' },
      help: { zh: '两步之间等多久，越大越慢', en: 'How long between two steps; more is slower' },
      tab: 'advanced',
      default: SCROLL_DEFAULTS.delayMs,
      min: 10,
      max: 500,
      step: 5,
      unit: 'ms',
      showIf: isMoving,
    }),
    height: field.range({
      label: { zh: '高度', en: 'Height' },
      tab: 'style',
      default: 44,
      min: 28,
      max: 120,
      unit: 'px',
    }),
    fontSize: fontFields.fontSize,
    colour: field.colour({ label: { zh: '文字颜色', en: 'Text colour' }, tab: 'style' }),
    isBold: fontFields.isBold,
    background: backgroundField,
    markColour: field.colour({
      label: { zh: '图标或标签颜色', en: 'Icon or label colour' },
      tab: 'style',
      showIf: (props) => props['mark'] === 'icon' || props['mark'] === 'label',
    }),
    ...marginFields,
    corners: cornerField,
  },
  size: { minHeight: 28, width: 375, height: 44 },
  migrations: [],
})

/** Props of the announcement view. */
export type AnnouncementProps = PropsOfModule<typeof announcement>
