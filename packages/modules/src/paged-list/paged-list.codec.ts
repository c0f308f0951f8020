import { marginOptions } from '../appearance/box-options.ts'
import { titleOptions } from '../list-layout/title-options.ts'
import { layoutOptions, tileStyleOptions, pagingOptions, sourceOptions } from '../product-tiles/tile-options.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { listOf } from '../kit/option-codecs/list-mapping.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { pagedList } from './paged-list.ts'

/** A paged list in the options of specification 3 §3 (list module options, styleTabDataList). */
export const pagedListCodec = defineLegacyCodec(pagedList, {
  names: ['PagedList', 'pageList', '分页列表'],
  markerOption: 'styleTabDataList',
  props: {
    tabs: listOf('styleTabDataList', { title: option('title'), ...sourceOptions('goodsList') }),
    ...pagingOptions,
    ...titleOptions,
    tabLook: option('styleOpt.tabStyle'),
    tabColour: option('styleOpt.tabColor'),
    ...layoutOptions,
    ...tileStyleOptions,
    ...marginOptions(),
  },
})
