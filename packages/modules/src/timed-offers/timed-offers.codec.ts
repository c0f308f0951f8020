import { marginOptions } from '../appearance/box-options.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { codeList } from '../kit/option-codecs/list-mapping.ts'
import { oneOf } from '../kit/option-codecs/option-codec.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { titleOptions } from '../list-layout/title-options.ts'
import { timedOffers } from './timed-offers.ts'

/** Timed offers in the manner of specification 3 §3 (list module options), which has no such module. */
export const timedOffersCodec = defineLegacyCodec(timedOffers, {
  names: ['TimedOffers', 'Seckill', 'seckill', 'flashSale', '限时抢购', '秒杀'],
  markerOption: 'seckillCount',
  props: {
    codes: codeList('seckillProdList', 'cProdCode'),
    count: option('seckillCount'),
    isSoonShown: option('showSoon'),
    ...titleOptions,
    layout: option('arrangement', oneOf({ strip: 'scroll', rows: 'rows' })),
    background: option('styleOpt.bottomColor'),
    radius: option('pictureSettings.roundsOpt'),
    ...marginOptions(),
  },
})
