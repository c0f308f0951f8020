import { marginsAt } from '../appearance/box-maps.ts'
import { titleMaps } from '../list-frame/title-maps.ts'
import { arrangementAt } from '../product-tiles/tile-maps.ts'
import { onUnlessOne } from '../wire/codecs.ts'
import { defineWire } from '../wire/define-wire.ts'
import { codes } from '../wire/list-mapping.ts'
import { at } from '../wire/mapping.ts'
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
