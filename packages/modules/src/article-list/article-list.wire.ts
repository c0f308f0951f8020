import { marginsAt } from '../appearance/box-maps.ts'
import { sourceWords, titleMaps } from '../list-frame/title-maps.ts'
import { pagingMaps } from '../product-tiles/tile-maps.ts'
import { defineWire } from '../wire/define-wire.ts'
import { codes } from '../wire/list-mapping.ts'
import { at } from '../wire/mapping.ts'
import { articleList } from './article-list.ts'

/** An article list in the options of specification 3 §3 (list module options) and §7 (cSpClassUuids). */
export const articleListWire = defineWire(articleList, {
  names: ['ArticleList', 'article', '文章列表', '文章'],
  sign: 'dataList.0.cArticleUuid',
  props: {
    source: at('prodTypeRadio', sourceWords),
    classCodes: codes('partnerClass', 'cSpClassUuid', 'cClassUuid'),
    articleIds: codes('dataList', 'cArticleUuid'),
    ...pagingMaps,
    isMoreShown: at('textSettings.more.show'),
    ...titleMaps,
    layout: at('arrangement'),
    isSummaryShown: at('textSettings.summaryText.show'),
    isDateShown: at('textSettings.dateText.show'),
    titleTextColour: at('textSettings.shopauthorsText.colorVal'),
    background: at('styleOpt.bottomColor'),
    radius: at('pictureSettings.roundsOpt'),
    ...marginsAt(),
  },
})
