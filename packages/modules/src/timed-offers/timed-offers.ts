import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'
import { tileBoxFields } from '../list-layout/list-fields.ts'
import { titleFields } from '../list-layout/title-fields.ts'

/** Products at a lower price for some hours and some units, with the time and the units that are left. Decision 0135. */
export const timedOffers = defineModule({
  type: 'timed-offers',
  label: { zh: '限时抢购', en: 'Timed offers' },
  help: {
    zh: '展示进行中和即将开始的限时价，价格与名额以服务器为准。',
    en: 'Shows offers that run or begin soon, by the server’s clock.',
  },
  group: 'products',
  fields: {
    codes: field.products({
      label: { zh: '商品', en: 'Products' },
      help: { zh: '不选时显示全部限时价商品', en: 'Every offer while none is selected' },
      max: 30,
      isOptional: true,
    }),
    count: field.range({ label: { zh: '最多商品数', en: 'At most' }, default: 8, min: 1, max: 30 }),
    isSoonShown: field.toggle({ label: { zh: '显示即将开始', en: 'Show those to come' }, default: true }),
    ...titleFields,
    layout: field.choice({
      label: { zh: '排列', en: 'Arrangement' },
      tab: 'style',
      options: [
        { value: 'strip', label: { zh: '左右滑动', en: 'Strip' } },
        { value: 'rows', label: { zh: '逐行', en: 'Rows' } },
      ],
    }),
    background: field.colour({ label: { zh: '卡片底色', en: 'Tile background' }, tab: 'style' }),
    ...tileBoxFields,
  },
  size: { minHeight: 40 },
  migrations: [],
})

/** Props of the view of timed offers. */
export type TimedOffersProps = PropsOfModule<typeof timedOffers>
