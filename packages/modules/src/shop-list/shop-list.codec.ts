import { marginsAt } from '../appearance/box-options.ts'
import { titleMaps } from '../list-layout/title-options.ts'
import { arrangementAt } from '../product-tiles/tile-options.ts'
import { onUnlessOne } from '../kit/option-codecs/option-codec.ts'
import { defineWire } from '../kit/option-codecs/define-legacy-codec.ts'
import { codes } from '../kit/option-codecs/list-mapping.ts'
import { at } from '../kit/option-codecs/prop-mapping.ts'
import { shopList } from './shop-list.ts'

/** A shop list in the options of specification 3 §3 (list module options: cShopUuid). */
export const shopListWire = defineWire(shopList, {
  names: ['ShopList', 'shop', 'shops', '店铺列表', '店铺'],
  sign: 'dataList.0.cShopUuid',
  props: {
    shopIds: codes('dataList', 'cShopUuid'),
    ...titleMaps,
    layout: arrangementAt({
      carousel: { isScroll: '1', arrangement: 'other' },
      grid: { isScroll: '2', arrangement: 'other' },
      rows: { isScroll: '', arrangement: 'rows' },
    }),
    columns: at('styleOpt.showGridColumnRadio'),
    isAutoplay: at('Sr.AutomaticallyRoundshow', onUnlessOne),
    interval: at('Sr.interval'),
    isCountShown: at('textSettings.countText.show'),
    nameColour: at('textSettings.shopauthorsText.colorVal'),
    background: at('styleOpt.bottomColor'),
    radius: at('pictureSettings.roundsOpt'),
    ...marginsAt(),
  },
})
