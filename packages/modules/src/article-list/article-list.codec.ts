import { marginOptions } from '../appearance/box-options.ts'
import { sourceCodec, titleOptions } from '../list-layout/title-options.ts'
import { pagingOptions } from '../product-tiles/tile-options.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { codeList } from '../kit/option-codecs/list-mapping.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { articleList } from './article-list.ts'

/** An article list in the options of specification 3 §3 (list module options) and §7 (cSpClassUuids). */
export const articleListCodec = defineLegacyCodec(articleList, {
  names: ['ArticleList', 'article', '文章列表', '文章'],
  markerOption: 'dataList.0.cArticleUuid',
  props: {
    source: option('prodTypeRadio', sourceCodec),
    classCodes: codeList('partnerClass', 'cSpClassUuid', 'cClassUuid'),
    articleIds: codeList('dataList', 'cArticleUuid'),
    ...pagingOptions,
    isMoreShown: option('textSettings.more.show'),
    ...titleOptions,
    layout: option('arrangement'),
    isSummaryShown: option('textSettings.summaryText.show'),
    isDateShown: option('textSettings.dateText.show'),
    titleTextColour: option('textSettings.shopauthorsText.colorVal'),
    background: option('styleOpt.bottomColor'),
    radius: option('pictureSettings.roundsOpt'),
    ...marginOptions(),
  },
})
