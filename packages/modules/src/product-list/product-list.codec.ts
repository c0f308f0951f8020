import { marginsAt } from '../appearance/box-options.ts'
import { titleMaps } from '../list-layout/title-options.ts'
import { layoutMaps, lookMaps, pagingMaps, sourceMaps } from '../product-tiles/tile-options.ts'
import { defineWire } from '../kit/option-codecs/define-legacy-codec.ts'
import { productList } from './product-list.ts'

/** A product list in the options of specification 3 §3 (list module options). */
export const productListWire = defineWire(productList, {
  names: ['ProductList', 'goodsList', 'goods', '商品列表', '商品'],
  sign: 'prodTypeRadio',
  props: {
    ...sourceMaps('dataList'),
    ...pagingMaps,
    ...titleMaps,
    ...layoutMaps,
    ...lookMaps,
    ...marginsAt(),
  },
})
