import { marginsAt } from '../appearance/box-maps.ts'
import { titleMaps } from '../list-frame/title-maps.ts'
import { layoutMaps, lookMaps, pagingMaps, sourceMaps } from '../product-tiles/tile-maps.ts'
import { defineWire } from '../wire/define-wire.ts'
import { each } from '../wire/list-mapping.ts'
import { at } from '../wire/mapping.ts'
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
