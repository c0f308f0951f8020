import { marginOptions } from '../appearance/box-options.ts'
import { titleOptions } from '../list-layout/title-options.ts'
import { arrangementOptions } from '../product-tiles/tile-options.ts'
import { onUnlessOne } from '../kit/option-codecs/option-codec.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { codeList } from '../kit/option-codecs/list-mapping.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { shopList } from './shop-list.ts'

/** A shop list in the options of specification 3 §3 (list module options: cShopUuid). */
export const shopListCodec = defineLegacyCodec(shopList, {
  names: ['ShopList', 'shop', 'shops', '店铺列表', '店铺'],
  markerOption: 'dataList.0.cShopUuid',
  props: {
    shopIds: codeList('dataList', 'cShopUuid'),
    ...titleOptions,
    layout: arrangementOptions({
      carousel: { isScroll: '1', arrangement: 'other' },
      grid: { isScroll: '2', arrangement: 'other' },
      rows: { isScroll: '', arrangement: 'rows' },
    }),
    columns: option('styleOpt.showGridColumnRadio'),
    isAutoplay: option('Sr.AutomaticallyRoundshow', onUnlessOne),
    interval: option('Sr.interval'),
    isCountShown: option('textSettings.countText.show'),
    nameColour: option('textSettings.shopauthorsText.colorVal'),
    background: option('styleOpt.bottomColor'),
    radius: option('pictureSettings.roundsOpt'),
    ...marginOptions(),
  },
})
