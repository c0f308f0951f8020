import type { Document } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { buildPage } from '@mallwright/modules/documents'
import type { PageBuilder, TabPlan } from '@mallwright/modules/documents'

import { inBothLanguages } from '../english/english-page.ts'
import type { PageLanguage, Words } from '../english/english-page.ts'
import { CLASS_PLANS } from '../plans/class-plans.ts'
import type { ProductPlan } from '../plans/product-plans.ts'
import { SHOP_PLANS } from '../plans/shops.data.ts'
import { classId } from '../plans/demo-id.ts'
import { CAMPAIGN_COLUMN } from './campaign-page.ts'
import {
  BRAND_WALL,
  campaignCards,
  carousel,
  entries,
  notices,
  pageLink,
  RED,
  search,
  shops,
  storyCards,
  TILE_ROW_PICTURE,
  welfare,
} from './home-modules.ts'
import {
  addHeading,
  bannerOf,
  bestSellers,
  bySalesFirst,
  CARD_MARGIN,
  chosen,
  closing,
  createPicker,
  HEADED,
  offered,
  round,
  startOf,
} from './page-parts.ts'
import type { Picker } from './page-parts.ts'

/** How many products a tab shows. */
const SHELF_COUNT = 6

/** How many products the first list shows. */
const HOT_COUNT = 4

/** How many of all products the last list shows at first. */
const ALL_COUNT = 12

/** The first-level classes, in their order. */
const FIRST_LEVEL = [...new Set(CLASS_PLANS.map(({ path }) => path[0]))]

/** The home page of the main demo site. Domain 4.1, as far as the modules of this build go. */
export function mainHomePage(products: readonly ProductPlan[]): Document {
  return inBothLanguages((language) => mainHomeIn(language, products))
}

function mainHomeIn(language: PageLanguage, products: readonly ProductPlan[]): Document {
  const { words } = language
  const picker = createPicker(mostSold(products).slice(0, ALL_COUNT))
  const hot = picker(bestSellers(products, 'S1'), HOT_COUNT)
  const page = buildPage(startOf('首页', language))
    .add('search-box', search(words, RED), words(NAMES.search))
    .add('carousel', carousel(SLIDES, language), words(NAMES.carousel))
    .add('navigation', entries(language), words(NAMES.entries))
    .add('service-strip', { marginX: 12, marginY: CARD_MARGIN, corners: round(10) }, '服务承诺')
    .add('announcement', notices(language), words(NAMES.notices))
    .container(
      { height: TILE_ROW_PICTURE.height / 2, picture: TILE_ROW_PICTURE },
      campaignCards(words),
      words(NAMES.cards),
    )
    .add('spacer', { height: 20 }, '限时抢购留白')
    .add('timed-offers', { titleSize: 18, radius: 10, marginY: CARD_MARGIN }, words(NAMES.offers))
    .add('spacer', { height: 20 }, '自营热卖留白')
    .add('product-list', { ...chosen(words(NAMES.hot), hot), marginY: CARD_MARGIN }, words(NAMES.hot))
    .container(
      { height: bannerOf('welfare').height / 2, picture: bannerOf('welfare') },
      welfare(words),
      words(NAMES.welfare),
    )
    .tabs(
      { look: 'line', isSticky: false, marginY: CARD_MARGIN },
      shelves(products, { picker, words }),
      words(NAMES.shelves),
    )
  addAisles(page, products, { picker, words })
  return addEnd(page, language).document()
}

/** Adds the lists of first-level classes, each below a heading of its own. */
function addAisles(
  page: PageBuilder,
  products: readonly ProductPlan[],
  { picker, words }: { readonly picker: Picker; readonly words: Words },
): void {
  for (const { label, subtitle, path, look } of AISLES) {
    const own = offered(products)
      .filter(({ plan }) => plan.path[0] === path)
      .toSorted(bySalesFirst)
    addHeading(page, words, { label, more: { subtitle, path: [path] } }).add(
      'product-list',
      shelf(picker(own, look.layout === 'rows' ? 4 : 8), look),
      words(label),
    )
  }
}

/** Adds brands, shops, what there is to read, and all products. */
function addEnd(page: PageBuilder, { words }: PageLanguage): PageBuilder {
  addHeading(page, words, { label: NAMES.brands }).add('brand-wall', BRAND_WALL, words(NAMES.brands))
  addHeading(page, words, { label: NAMES.shops }).add('shop-list', shops(), words(NAMES.shops))
  page
    .add('spacer', { height: 20 }, '采购指南留白')
    .add('article-list', guides(words), words(NAMES.guides))
    .container({ height: 60 }, storyCards(words), words(NAMES.stories))
  addHeading(page, words, { label: NAMES.all }).add(
    'product-list',
    {
      source: 'class',
      classIds: FIRST_LEVEL.map((name) => classId([name])),
      layout: 'masonry',
      pageSize: ALL_COUNT,
      paging: 'more',
      ...HEADED,
    },
    words(NAMES.all),
  )
  return page.add('text', closing(words(CLOSING)), words(NAMES.closing))
}

/** Names of modules, some of which are titles of lists, too. */
const NAMES = {
  search: { zh: '搜索', en: 'Search' },
  carousel: { zh: '首屏轮播', en: 'Carousel' },
  notices: { zh: '公告', en: 'Announcements' },
  entries: { zh: '分类快捷入口', en: 'Category entries' },
  cards: { zh: '活动三联卡', en: 'Three campaigns' },
  offers: { zh: '限时抢购', en: 'Timed offers' },
  hot: { zh: '自营热卖', en: 'Our best sellers' },
  welfare: { zh: '福利横幅', en: 'Gift banner' },
  shelves: { zh: '爆款 新品 自营', en: 'Best sellers, new, our own' },
  brands: { zh: '品牌专区', en: 'Brands' },
  shops: { zh: '推荐店铺', en: 'Shops to know' },
  guides: { zh: '采购指南', en: 'Buying guides' },
  stories: { zh: '攻略与故事', en: 'Guide and story' },
  all: { zh: '猜你喜欢', en: 'You may like' },
  closing: { zh: '页脚', en: 'Footer' },
} satisfies Record<string, Label>

/** The slides: each leads to a campaign. */
const SLIDES = [
  ['year-end', pageLink('year-end')],
  [CAMPAIGN_COLUMN, pageLink(CAMPAIGN_COLUMN)],
  ['festival', pageLink('festival')],
  ['launch', pageLink('launch')],
  ['safety-week', pageLink('safety-week')],
] as const

/** Lists of first-level classes below headings of their own. */
const AISLES = [
  {
    label: { zh: '办公常备', en: 'Office essentials' },
    subtitle: { zh: '整箱更省，次日送达', en: 'Cheaper by the carton' },
    path: '办公行政',
    look: { layout: 'scroll', columns: '3' },
  },
  {
    label: { zh: '工业品直供', en: 'Industrial supply' },
    subtitle: { zh: '厂家直发，按批计价', en: 'Straight from the factory' },
    path: '工业品',
    look: { layout: 'rows', columns: 'auto' },
  },
  {
    label: { zh: '数码办公', en: 'Digital' },
    subtitle: { zh: '三年上门质保', en: 'On-site warranty' },
    path: '电脑数码',
    look: { layout: 'scroll', columns: '3' },
  },
  {
    label: { zh: '清洁仓储', en: 'Cleaning & storage' },
    subtitle: { zh: '后勤一站配齐', en: 'For the back office' },
    path: '清洁日化',
    look: { layout: 'scroll', columns: '3' },
  },
] as const

const CLOSING: Label = {
  zh: '德汇供应链（演示）有限公司\n对公转账 · 增值税专票 · 7 天无理由退换',
  en: 'Dehui Supply Chain (Demo) Co., Ltd.\nBank transfer · VAT invoices · 7-day returns',
}

/** A list of chosen products without a title. */
function shelf(codes: readonly string[], look: Record<string, unknown>): Record<string, unknown> {
  return { source: 'chosen', codes, pageSize: codes.length, ...look, ...HEADED }
}

/** Best sellers, new products and self-operated ones. Domain 4.1. */
function shelves(
  products: readonly ProductPlan[],
  { picker, words }: { readonly picker: Picker; readonly words: Words },
): TabPlan[] {
  const bySales = offered(products).toSorted(bySalesFirst)
  const byAge = offered(products).toSorted(
    (one, other) => one.listedDaysAgo - other.listedDaysAgo || one.code.localeCompare(other.code),
  )
  const tab = (
    title: Label,
    subtitle: Label,
    { variant, plans }: { variant: string; plans: readonly ProductPlan[] },
  ) => {
    const props = { variant, codes: picker(plans, SHELF_COUNT), pageSize: SHELF_COUNT, ...HEADED, marginY: 8 }
    return { title: words(title), subtitle: words(subtitle), modules: [{ module: 'product-list', props }] }
  }
  return [
    tab(
      { zh: '爆款', en: 'Best sellers' },
      { zh: '大家都在买', en: 'Most bought' },
      { variant: 'basic_style_two', plans: bySales },
    ),
    tab({ zh: '新品', en: 'New' }, { zh: '刚刚上架', en: 'Just in' }, { variant: 'basic_style_3', plans: byAge }),
    tab(
      { zh: '自营', en: 'Our own' },
      { zh: '次日送达', en: 'Next day' },
      { variant: 'basic_style_two', plans: bySales.filter(({ shop }) => shop === 'S1') },
    ),
  ]
}

/** The newest guides with a link to all. */
function guides(words: Words): Record<string, unknown> {
  const title = { titleKind: 'custom', title: words(NAMES.guides), titleSize: 18 }
  return { classCodes: ['guide'], pageSize: 3, isMoreShown: true, ...HEADED, ...title }
}

/** All products that a list of every class has, in the order in which the server lists them. */
function mostSold(products: readonly ProductPlan[]): ProductPlan[] {
  return products
    .filter(({ isOnShelf, shop }) => isOnShelf && isOpen(shop))
    .toSorted((one, other) => other.sales - one.sales || one.listedDaysAgo - other.listedDaysAgo)
}

function isOpen(shop: string): boolean {
  return SHOP_PLANS.some(({ number, isClosed }) => number === shop && !isClosed)
}
