import { marginOptions } from '../appearance/box-options.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { codeList } from '../kit/option-codecs/list-mapping.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { titleOptions } from '../list-layout/title-options.ts'
import { couponList } from './coupon-list.ts'

/** Coupons in the manner of specification 3 §3 (list module options), which has no such module. */
export const couponListCodec = defineLegacyCodec(couponList, {
  names: ['CouponList', 'coupon', 'coupons', '优惠券'],
  props: {
    shopIds: codeList('couponShopList', 'cShopUuid'),
    count: option('couponCount'),
    ...titleOptions,
    background: option('styleOpt.bottomColor'),
    radius: option('pictureSettings.roundsOpt'),
    ...marginOptions(),
  },
})
