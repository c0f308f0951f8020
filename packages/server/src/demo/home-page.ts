import type { Document } from '@mallwright/contract/document'
import type { Link } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'
import { buildPage } from '@mallwright/modules/documents'
import type { FreeItem, TabPlan } from '@mallwright/modules/documents'

import { ARTICLE_PLANS } from './plans/articles.data.ts'
import { BANNER_PLANS } from './plans/banners.data.ts'
import { CLASS_PLANS } from './plans/class-plans.ts'
import { demoId } from './plans/demo-id.ts'
import type { ProductPlan } from './plans/product-plans.ts'
import { articleId, englishArticle } from './seed-articles.ts'
import { pictureAddress } from './plans/picture-address.ts'
import { SHOP_PLANS } from './plans/shops.data.ts'
import { CAMPAIGN_COLUMN } from './campaign-page.ts'
import { inBothLanguages } from './english/english-page.ts'
import type { PageLanguage, Words } from './english/english-page.ts'
import {
  addHeading,
  bannerOf,
  bestSellers,
  byClass,
  bySalesFirst,
  CARD_MARGIN,
  chosen,
  classLink,
  closing,
  createPicker,
  headed,
  HEADED,
  offered,
  round,
  startOf,
} from './page-parts.ts'
import type { Picker } from './page-parts.ts'

const RED = '#e1251b'

/** The classes of the quick entries, in reading order: five a row. */
const ENTRIES = ['01', '02', '03', '05', '06', '07', '08', '09', '11', '12']
const ENTRY_COLUMNS = '5'

/** Their names in English, as short as a fifth of a phone needs. */
const ENGLISH_ENTRIES = ['Paper', 'Toner', 'Printers', 'Tools', 'Bolts', 'Cable', 'Lights', 'Helmets', 'Gifts', 'Tea']

/** How many products a tab shows. */
const SHELF_COUNT = 6

/** How many products the first list shows. */
const HOT_COUNT = 4

/** The lists of whole classes with what they show at once, best sellers first. */
const CLASS_LISTS = [
  ['办公行政', 10],
  ['工业品', 4],
  ['劳保与福利', 6],
] as const

/** The home page of the main demo site. Domain 4.1, as far as the modules of this build go. */
export function mainHomePage(products: readonly ProductPlan[]): Document {
  return inBothLanguages((language) => mainHomeIn(language, products))
}

function mainHomeIn(language: PageLanguage, products: readonly ProductPlan[]): Document {
  const { words } = language
  const picker = createPicker(CLASS_LISTS.flatMap(([path, count]) => bestOfClass(products, path).slice(0, count)))
  const hot = picker(bestSellers(products, 'S1'), HOT_COUNT)
  const page = buildPage(startOf('首页', language))
    .add('search-box', search(words), words(NAMES.search))
    .add('carousel', carousel(['office-season', 'group-buy', 'invoice'], language), words(NAMES.carousel))
    .add('announcement', notices(language), words(NAMES.notices))
    .add('navigation', entries(language), words(NAMES.entries))
    .add('service-strip', { marginX: 12, corners: round(10) }, '服务承诺')
    .add('spacer', { height: 20 }, '自营热卖留白')
    .add('product-list', { ...chosen(words(NAMES.hot), hot), marginY: CARD_MARGIN }, words(NAMES.hot))
    .container({ height: 200, picture: bannerOf('welfare') }, welfare(words), words(NAMES.welfare))
    .tabs(
      { look: 'line', isSticky: true, marginY: CARD_MARGIN },
      shelves(products, { picker, words }),
      words(NAMES.shelves),
    )
  addHeading(page, words, {
    label: { zh: '办公常备', en: 'Office essentials' },
    more: { subtitle: { zh: '整箱更省，次日送达', en: 'Cheaper by the carton' }, path: ['办公行政'] },
  }).add('product-list', headed(['办公行政'], { layout: 'scroll', columns: '3', pageSize: 10 }), '办公常备')
  addHeading(page, words, {
    label: { zh: '工业品直供', en: 'Industrial supply' },
    more: { subtitle: { zh: '厂家直发，按批计价', en: 'Straight from the factory' }, path: ['工业品'] },
  }).add('product-list', headed(['工业品'], { layout: 'rows', pageSize: 4 }), '工业品直供')
  addHeading(page, words, { label: { zh: '推荐店铺', en: 'Shops to know' } }).add('shop-list', shops(), '推荐店铺')
  page.add('spacer', { height: 20 }, '采购指南留白').add('article-list', guides(words), words(NAMES.guides))
  addHeading(page, words, {
    label: { zh: '劳保与福利', en: 'Safety & gifts' },
    more: { subtitle: { zh: '一站配齐', en: 'Everything in one place' }, path: ['劳保与福利'] },
  }).add(
    'product-list',
    headed(['劳保与福利'], { layout: 'grid', columns: '2', pageSize: 6, paging: 'more' }),
    '劳保与福利',
  )
  return page.add('text', closing(words(CLOSING)), words(NAMES.closing)).document()
}

/** The home page of the second demo site. */
export function secondHomePage(products: readonly ProductPlan[]): Document {
  const hot = createPicker([])(bestSellers(products, 'S6'), HOT_COUNT)
  return inBothLanguages((language) => {
    const { words } = language
    const safety = byClass(words(NAMES.safety), ['劳保与福利', '安全防护'], { layout: 'rows', pageSize: 6 })
    return buildPage(startOf('首页', language))
      .add('carousel', carousel(['group-buy', 'invoice'], language), words(NAMES.carousel))
      .add('product-list', chosen(words(NAMES.parkHot), hot), words(NAMES.parkHot))
      .add('product-list', safety, words(NAMES.safety))
      .add('text', closing(words(SECOND_CLOSING)), words(NAMES.closing))
      .document()
  })
}

/** Names of modules, some of which are titles of lists, too. */
const NAMES = {
  search: { zh: '搜索', en: 'Search' },
  carousel: { zh: '首屏轮播', en: 'Carousel' },
  notices: { zh: '公告', en: 'Announcements' },
  entries: { zh: '分类快捷入口', en: 'Class entries' },
  hot: { zh: '自营热卖', en: 'Our best sellers' },
  welfare: { zh: '福利横幅', en: 'Gift banner' },
  shelves: { zh: '爆款 新品 自营', en: 'Best sellers, new, our own' },
  guides: { zh: '采购指南', en: 'Buying guides' },
  closing: { zh: '页脚', en: 'Footer' },
  parkHot: { zh: '园区热卖', en: 'Popular in the park' },
  safety: { zh: '安全防护', en: 'Protection' },
} satisfies Record<string, Label>

const CLOSING: Label = {
  zh: '德汇供应链（演示）有限公司\n对公转账 · 增值税专票 · 7 天无理由退换',
  en: 'Dehui Supply Chain (Demo) Co., Ltd.\nBank transfer · VAT invoices · 7-day returns',
}
const SECOND_CLOSING: Label = {
  zh: '园区优选 · 登录后查看价格',
  en: 'Park Select · Sign in to see prices',
}

function carousel(names: readonly string[], { locale }: PageLanguage): Record<string, unknown> {
  const slides = names.map((name) => {
    const picture = locale === 'zh-CN' ? name : `${name}-en`
    const plan = BANNER_PLANS.find((banner) => banner.name === name)
    const [title = '', subtitle = ''] = (locale === 'zh-CN' ? plan?.zh : plan?.en) ?? []
    return { picture: bannerOf(picture), alt: `${title} ${subtitle}`, link: slideLink(name) }
  })
  // 351 wide, as high as pictures of 750 × 360 are then.
  return { slides, perView: 1, spacing: 8, interval: 3, height: 168, marginX: 12, marginY: 8, corners: round(12) }
}

function slideLink(name: string): Link {
  if (name === CAMPAIGN_COLUMN) return { kind: 'page', column: CAMPAIGN_COLUMN }
  return classLink(name === 'group-buy' ? ['工业品'] : ['劳保与福利', '安全防护'])
}

const HOT_WORDS: readonly Label[] = [
  { zh: '复印纸', en: 'copy paper' },
  { zh: '劳保手套', en: 'gloves' },
  { zh: '激光打印机', en: 'laser printer' },
  { zh: '防爆投光灯', en: 'floodlight' },
  { zh: '茶叶礼盒', en: 'tea' },
]

function search(words: Words) {
  return { words: HOT_WORDS.map((label) => ({ text: words(label) })), marginX: 12, marginY: 8 }
}

/** The five newest articles as lines. Domain 4.1. */
function notices({ locale }: PageLanguage): Record<string, unknown> {
  const lines = ARTICLE_PLANS.toSorted((one, other) => one.daysAgo - other.daysAgo)
    .slice(0, 5)
    .map((plan) => ({
      text: locale === 'zh-CN' ? plan.title : englishArticle(plan.name).title,
      link: { kind: 'article', articleId: articleId(plan.name) },
    }))
  return { lines, height: 44, fontSize: 13, amount: 4, marginX: 12, corners: round(10) }
}

/** Best sellers, new products and self-operated ones. Domain 4.1. */
function shelves(
  products: readonly ProductPlan[],
  { picker, words }: { readonly picker: Picker; readonly words: Words },
): TabPlan[] {
  const shelf = (variant: string, plans: readonly ProductPlan[]) => {
    const props = { variant, codes: picker(plans, SHELF_COUNT), pageSize: SHELF_COUNT, ...HEADED, marginY: 8 }
    return [{ module: 'product-list', props }]
  }
  const bySales = offered(products).toSorted(bySalesFirst)
  const byAge = offered(products).toSorted(
    (one, other) => one.listedDaysAgo - other.listedDaysAgo || one.code.localeCompare(other.code),
  )
  return [
    {
      title: words({ zh: '爆款', en: 'Best sellers' }),
      subtitle: words({ zh: '大家都在买', en: 'Most bought' }),
      modules: shelf('basic_style_two', bySales),
    },
    {
      title: words({ zh: '新品', en: 'New' }),
      subtitle: words({ zh: '刚刚上架', en: 'Just in' }),
      modules: shelf('basic_style_3', byAge),
    },
    {
      title: words({ zh: '自营', en: 'Our own' }),
      subtitle: words({ zh: '次日送达', en: 'Next day' }),
      modules: shelf(
        'basic_style_two',
        bySales.filter(({ shop }) => shop === 'S1'),
      ),
    },
  ]
}

/** The open shops, two at a time. Domain 4.1. */
function shops(): Record<string, unknown> {
  const shopIds = SHOP_PLANS.filter(({ isClosed }) => !isClosed).map(({ number }) => demoId(`shop/${number}`))
  return { shopIds, layout: 'carousel', ...HEADED }
}

/** The newest guides with a link to all. */
function guides(words: Words): Record<string, unknown> {
  const title = { titleKind: 'custom', title: words(NAMES.guides), titleSize: 18 }
  return { classCodes: ['guide'], pageSize: 3, isMoreShown: true, ...HEADED, ...title }
}

function entries({ locale }: PageLanguage): Record<string, unknown> {
  const items = ENTRIES.map((number, index) => {
    const plan = CLASS_PLANS.find((plan) => plan.number === number)
    if (!plan) throw new Error('an entry names an unknown class')
    const picture = { url: pictureAddress(`class/${number}`), width: 240, height: 240 }
    const text = locale === 'zh-CN' ? plan.path[2] : ENGLISH_ENTRIES[index]
    return { picture, text, link: classLink(plan.path) }
  })
  return { items, columns: ENTRY_COLUMNS, marginX: 12, marginY: 8, corners: round(10) }
}

function welfare(words: Words): FreeItem[] {
  const path = ['劳保与福利', '员工福利']
  const title = { zh: '员工福利，一站配齐', en: 'Staff gifts' }
  const detail = {
    zh: '粮油礼盒、茶饮咖啡\n按名单分别寄到家',
    en: 'Gift boxes, tea, coffee,\ndelivered to homes',
  }
  return [
    {
      module: 'text',
      name: words({ zh: '横幅标题', en: 'Banner title' }),
      props: { text: words(title), fontSize: 22, isBold: true, colour: '#6b1420', lineHeight: 1.3 },
      rect: { x: 28, y: 40, width: 210, height: 34 },
    },
    {
      module: 'text',
      name: words({ zh: '横幅说明', en: 'Banner text' }),
      props: { text: words(detail), fontSize: 14, colour: '#8a3a44', lineHeight: 1.5 },
      rect: { x: 28, y: 78, width: 180, height: 44 },
    },
    {
      module: 'button',
      name: words({ zh: '横幅按钮', en: 'Banner button' }),
      props: {
        text: words({ zh: '去挑选', en: 'Choose' }),
        link: classLink(path),
        fontSize: 14,
        isBold: true,
        colour: '#ffffff',
        background: RED,
        corners: round(22),
      },
      rect: { x: 28, y: 134, width: 96, height: 44 },
    },
  ]
}

/** The products of a first-level class in the order in which the server lists them. */
function bestOfClass(products: readonly ProductPlan[], path: string): ProductPlan[] {
  return products
    .filter(({ isOnShelf, plan, shop }) => isOnShelf && plan.path[0] === path && isOpen(shop))
    .toSorted((one, other) => other.sales - one.sales || one.listedDaysAgo - other.listedDaysAgo)
}

function isOpen(shop: string): boolean {
  return SHOP_PLANS.some(({ number, isClosed }) => number === shop && !isClosed)
}
