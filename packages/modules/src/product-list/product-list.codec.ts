import { marginOptions } from '../appearance/box-options.ts'
import { titleOptions } from '../list-layout/title-options.ts'
import { layoutOptions, tileStyleOptions, pagingOptions, sourceOptions } from '../product-tiles/tile-options.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { productList } from './product-list.ts'

/** A product list in the options of specification 3 §3 (list module options). */
export const productListCodec = defineLegacyCodec(productList, {
  names: ['ProductList', 'goodsList', 'goods', '商品列表', '商品'],
  markerOption: 'prodTypeRadio',
  props: {
    ...sourceOptions('dataList'),
    ...pagingOptions,
    ...titleOptions,
    ...layoutOptions,
    ...tileStyleOptions,
    ...marginOptions(),
  },
})
