import { tileBoxFields } from '../list-layout/list-fields.ts'
import { titleFields } from '../list-layout/title-fields.ts'
import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

/** Coupons that a buyer receives in place: of the platform and of all shops, or of one shop. Domain 1.3. */
export const couponList = defineModule({
  type: 'coupon-list',
  label: { zh: '优惠券', en: 'Coupons' },
  help: { zh: '展示可领取的优惠券，点击即领。', en: 'Shows coupons, which a tap receives.' },
  group: 'products',
  fields: {
    shopIds: field.shops({
      label: { zh: '店铺', en: 'Shop' },
      help: { zh: '不选时显示平台和全部店铺的优惠券', en: 'Of the platform and all shops while none is selected' },
      max: 1,
      isOptional: true,
    }),
    count: field.range({ label: { zh: '最多张数', en: 'At most' }, default: 8, min: 1, max: 20 }),
    ...titleFields,
    background: field.colour({ label: { zh: '卡片底色', en: 'Tile background' }, tab: 'style' }),
    ...tileBoxFields,
  },
  size: { minHeight: 40 },
  migrations: [],
})

/** Props of the view of coupons. */
export type CouponListProps = PropsOfModule<typeof couponList>
