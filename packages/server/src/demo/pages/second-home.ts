import type { Document } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { buildPage } from '@mallwright/modules/documents'

import { inBothLanguages } from '../english/english-page.ts'
import type { ProductPlan } from '../plans/product-plans.ts'
import { carousel, search } from './home-modules.ts'
import {
  addHeading,
  bestSellers,
  byClass,
  CARD_MARGIN,
  chosen,
  classLink,
  closing,
  createPicker,
  headed,
  round,
  startOf,
} from './page-parts.ts'

/** The blue of the second site. */
export const BLUE = '#1f6feb'

const NAMES = {
  search: { zh: '搜索', en: 'Search' },
  carousel: { zh: '首屏轮播', en: 'Carousel' },
  hot: { zh: '园区热卖', en: 'Popular in the park' },
  safety: { zh: '安全防护', en: 'Protection' },
  cleaning: { zh: '保洁用品', en: 'Cleaning' },
  cleaningNote: { zh: '物业统一采购', en: 'For the whole park' },
  pantry: { zh: '茶水间', en: 'Pantry' },
  pantryNote: { zh: '整箱到桌', en: 'By the case' },
  closing: { zh: '页脚', en: 'Footer' },
  end: { zh: '园区优选 · 登录后查看价格', en: 'Park Select · Sign in to see prices' },
} satisfies Record<string, Label>

/** The home page of the second demo site: quieter, blue, and of two shops. */
export function secondHomePage(products: readonly ProductPlan[]): Document {
  const picker = createPicker([])
  const hot = picker(bestSellers(products, 'S6'), 6)
  return inBothLanguages((language) => {
    const { words } = language
    const slides = [
      ['pantry', classLink(['食品饮料'])],
      ['safety-week', classLink(['劳保与福利', '安全防护'])],
      ['invoice', classLink(['清洁日化'])],
    ] as const
    const safety = byClass(words(NAMES.safety), ['劳保与福利', '安全防护'], { layout: 'rows', pageSize: 4 })
    const page = buildPage(startOf('首页', language))
      .add('search-box', search(words, BLUE), words(NAMES.search))
      .add('carousel', carousel(slides, language), words(NAMES.carousel))
      .add('service-strip', { marginX: 12, marginY: CARD_MARGIN, iconColour: BLUE, corners: round(10) }, '服务承诺')
      .add('spacer', { height: 16 }, '园区热卖留白')
      .add('product-list', { ...chosen(words(NAMES.hot), hot), columns: '3' }, words(NAMES.hot))
      .add('product-list', safety, words(NAMES.safety))
    addHeading(page, words, {
      label: NAMES.cleaning,
      more: { subtitle: NAMES.cleaningNote, path: ['清洁日化'] },
    }).add(
      'product-list',
      headed(['清洁日化'], { layout: 'scroll', columns: '3', pageSize: 10 }),
      words(NAMES.cleaning),
    )
    addHeading(page, words, {
      label: NAMES.pantry,
      more: { subtitle: NAMES.pantryNote, path: ['食品饮料'] },
    }).add(
      'product-list',
      headed(['食品饮料'], { layout: 'grid', columns: '2', pageSize: 6, paging: 'more' }),
      words(NAMES.pantry),
    )
    return page.add('text', closing(words(NAMES.end)), words(NAMES.closing)).document()
  })
}
