import { marginsAt } from '../appearance/box-options.ts'
import { sourceWords, titleMaps } from '../list-layout/title-options.ts'
import { pagingMaps } from '../product-tiles/tile-options.ts'
import { defineWire } from '../kit/option-codecs/define-legacy-codec.ts'
import { codes } from '../kit/option-codecs/list-mapping.ts'
import { at } from '../kit/option-codecs/prop-mapping.ts'
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
