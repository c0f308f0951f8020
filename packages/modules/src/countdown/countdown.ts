import { backgroundField, cornerField, marginFields } from '../appearance/box-fields.ts'
import { START_ALIGNMENTS } from '../appearance/font-fields.ts'
import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

const isMoment = (props: Readonly<Record<string, unknown>>) => props['repeat'] === 'moment'
const hasBoxes = (props: Readonly<Record<string, unknown>>) => props['look'] === 'boxes'

/** Time left until a moment, or until a time of every day. */
export const countdown = defineModule({
  type: 'countdown',
  label: { zh: '倒计时', en: 'Countdown' },
  help: { zh: '距离活动开始或结束还有多久，以服务器时间为准。', en: 'Time left, by the server’s clock.' },
  group: 'content',
  fields: {
    repeat: field.choice({
      label: { zh: '倒计到', en: 'Counts to' },
      options: [
        { value: 'moment', label: { zh: '某个时刻', en: 'A moment' } },
        { value: 'daily', label: { zh: '每天', en: 'Every day' } },
      ],
    }),
    until: field.time({ label: { zh: '截止时间', en: 'Ends at' }, time: 'moment', showIf: isMoment }),
    dailyTime: field.time({
      label: { zh: '每天的时间', en: 'Time of day' },
      time: 'daily',
      default: '20:00',
      showIf: (props) => !isMoment(props),
    }),
    label: field.text({
      label: { zh: '说明文字', en: 'Label' },
      help: { zh: '留空时显示“距结束”', en: 'Reads “Ends in” while empty' },
      max: 16,
      inPlace: {},
    }),
    whenOver: field.choice({
      label: { zh: '结束后', en: 'At zero' },
      showIf: isMoment,
      options: [
        { value: 'text', label: { zh: '显示文字', en: 'A text' } },
        { value: 'zero', label: { zh: '停在 0', en: 'Stays' } },
        { value: 'hide', label: { zh: '隐藏', en: 'Hides' } },
      ],
    }),
    overText: field.text({
      label: { zh: '结束文字', en: 'Text at zero' },
      help: { zh: '留空时显示“活动已结束”', en: 'Reads “This offer has ended” while empty' },
      max: 20,
      showIf: (props) => isMoment(props) && props['whenOver'] === 'text',
    }),
    link: field.link({ label: { zh: '点击跳转', en: 'Link' } }),
    look: field.choice({
      label: { zh: '数字样式', en: 'Digits' },
      tab: 'style',
      options: [
        { value: 'boxes', label: { zh: '方块', en: 'Boxes' } },
        { value: 'plain', label: { zh: '纯数字', en: 'Plain' } },
      ],
    }),
    align: field.choice({
      label: { zh: '对齐', en: 'Alignment' },
      tab: 'style',
      default: 'center',
      options: START_ALIGNMENTS,
    }),
    hasDays: field.toggle({
      label: { zh: '显示天', en: 'Show days' },
      help: { zh: '关闭后，超过一天的时间计入小时', en: 'Without them hours go on beyond 24' },
      tab: 'style',
      default: true,
      showIf: isMoment,
    }),
    height: field.range({
      label: { zh: '高度', en: 'Height' },
      tab: 'style',
      default: 52,
      min: 32,
      max: 120,
      unit: 'px',
    }),
    fontSize: field.range({
      label: { zh: '字号', en: 'Font size' },
      tab: 'style',
      default: 16,
      min: 12,
      max: 28,
      unit: 'px',
    }),
    colour: field.colour({ label: { zh: '文字颜色', en: 'Text colour' }, tab: 'style' }),
    boxColour: field.colour({ label: { zh: '方块颜色', en: 'Box colour' }, tab: 'style', showIf: hasBoxes }),
    digitColour: field.colour({ label: { zh: '数字颜色', en: 'Digit colour' }, tab: 'style' }),
    background: backgroundField,
    ...marginFields,
    corners: cornerField,
  },
  size: { minHeight: 32, width: 375, height: 52 },
  migrations: [],
})

/** Props of the countdown view. */
export type CountdownProps = PropsOfModule<typeof countdown>
