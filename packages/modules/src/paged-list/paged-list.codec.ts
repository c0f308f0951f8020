import { marginsAt } from '../appearance/box-options.ts'
import { titleMaps } from '../list-layout/title-options.ts'
import { layoutMaps, lookMaps, pagingMaps, sourceMaps } from '../product-tiles/tile-options.ts'
import { defineWire } from '../kit/option-codecs/define-legacy-codec.ts'
import { each } from '../kit/option-codecs/list-mapping.ts'
import { at } from '../kit/option-codecs/prop-mapping.ts'
import { pagedList } from './paged-list.ts'

/** A paged list in the options of specification 3 §3 (list module options, styleTabDataList). */
export const pagedListWire = defineWire(pagedList, {
  names: ['PagedList', 'pageList', '分页列表'],
  sign: 'styleTabDataList',
  props: {
    tabs: each('styleTabDataList', { title: at('title'), ...sourceMaps('goodsList') }),
    ...pagingMaps,
    ...titleMaps,
    tabLook: at('styleOpt.tabStyle'),
    tabColour: at('styleOpt.tabColor'),
    ...layoutMaps,
    ...lookMaps,
    ...marginsAt(),
  },
})
