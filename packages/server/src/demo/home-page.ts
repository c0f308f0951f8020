import { NodeId } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import type { Link } from '@mallwright/contract/link'
import type { Picture } from '@mallwright/contract/media'
import { buildPage } from '@mallwright/modules/documents'
import type { FreeItem, PageBuilder, TabPlan } from '@mallwright/modules/documents'

import { ARTICLE_PLANS } from './articles.data.ts'
import { BANNERS } from './banners.data.ts'
import { CLASS_PLANS } from './class-plans.data.ts'
import { demoId } from './demo-id.ts'
import type { ProductPlan } from './product-plans.ts'
import { articleId } from './seed-articles.ts'
import { classId, pictureAddress } from './seed-catalog.ts'
import { SHOP_PLANS } from './shops.data.ts'

const RED = '#e1251b'

/** Theme background and text colours, so that the page follows dark mode. */
const BY_THEME = ''

/** Node ids are counted, so the same page has the same ids in every run. */
const START = { title: '首页', background: BY_THEME, idOf: (count: number) => NodeId.parse(`demo-${count}`) }

/** The classes of the quick entries, in reading order: five a row. */
const ENTRIES = ['01', '02', '03', '05', '06', '07', '08', '09', '11', '12']
const ENTRY_COLUMNS = '5'

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

/** Above and below every card, in page px: 8 between two of them. */
const CARD_MARGIN = 4

/** The home page of the main demo site. Domain 4.1, as far as the modules of this build go. */
export function mainHomePage(products: readonly ProductPlan[]): Document {
  const picker = createPicker(CLASS_LISTS.flatMap(([path, count]) => bestOfClass(products, path).slice(0, count)))
  const hot = picker(bestSellers(products, 'S1'), HOT_COUNT)
  const page = buildPage(START)
    .add('search-box', search(), '搜索')
    .add('carousel', carousel(['office-season', 'group-buy', 'invoice']), '首屏轮播')
    .add('announcement', notices(), '公告')
    .add('navigation', entries(), '分类快捷入口')
    .add('service-strip', { marginX: 12, corners: round(10) }, '服务承诺')
    .add('spacer', { height: 20 }, '自营热卖留白')
    .add('product-list', { ...chosen('自营热卖', hot), marginY: CARD_MARGIN }, '自营热卖')
    .container({ height: 200, picture: bannerOf('welfare') }, welfare(), '福利横幅')
    .tabs({ look: 'line', isSticky: true, marginY: CARD_MARGIN }, shelves(products, picker), '爆款 新品 自营')
  addHeading(page, '办公常备', { subtitle: '整箱更省，次日送达', path: ['办公行政'] }).add(
    'product-list',
    headed(['办公行政'], { layout: 'scroll', columns: '3', pageSize: 10 }),
    '办公常备',
  )
  addHeading(page, '工业品直供', { subtitle: '厂家直发，按批计价', path: ['工业品'] }).add(
    'product-list',
    headed(['工业品'], { layout: 'rows', pageSize: 4 }),
    '工业品直供',
  )
  addHeading(page, '推荐店铺').add('shop-list', shops(), '推荐店铺')
  page.add('spacer', { height: 20 }, '采购指南留白').add('article-list', guides(), '采购指南')
  addHeading(page, '劳保与福利', { subtitle: '一站配齐', path: ['劳保与福利'] }).add(
    'product-list',
    headed(['劳保与福利'], { layout: 'grid', columns: '2', pageSize: 6, paging: 'more' }),
    '劳保与福利',
  )
  return page
    .add('text', closing('德汇供应链（演示）有限公司\n对公转账 · 增值税专票 · 7 天无理由退换'), '页脚')
    .document()
}

/** The home page of the second demo site. */
export function secondHomePage(products: readonly ProductPlan[]): Document {
  return buildPage(START)
    .add('carousel', carousel(['group-buy', 'invoice']), '首屏轮播')
    .add('product-list', chosen('园区热卖', createPicker([])(bestSellers(products, 'S6'), HOT_COUNT)), '园区热卖')
    .add('product-list', byClass('安全防护', ['劳保与福利', '安全防护'], { layout: 'rows', pageSize: 6 }), '安全防护')
    .add('text', closing('园区优选 · 登录后查看价格'), '页脚')
    .document()
}

function carousel(names: readonly string[]): Record<string, unknown> {
  const slides = names.map((name) => {
    const banner = BANNERS.find((banner) => banner.name === name)
    return { picture: bannerOf(name), alt: `${banner?.title} ${banner?.subtitle}`, link: classLink(slideClass(name)) }
  })
  // 351 wide, as high as pictures of 750 × 360 are then.
  return { slides, perView: 1, spacing: 8, interval: 3, height: 168, marginX: 12, marginY: 8, corners: round(12) }
}

function slideClass(name: string): readonly string[] {
  if (name === 'group-buy') return ['工业品']
  return name === 'invoice' ? ['劳保与福利', '安全防护'] : ['办公行政']
}

function search() {
  const words = ['复印纸', '劳保手套', '激光打印机', '防爆投光灯', '茶叶礼盒'].map((text) => ({ text }))
  return { words, marginX: 12, marginY: 8 }
}

/** The five newest articles as lines. Domain 4.1. */
function notices(): Record<string, unknown> {
  const lines = ARTICLE_PLANS.toSorted((one, other) => one.daysAgo - other.daysAgo)
    .slice(0, 5)
    .map(({ name, title }) => ({ text: title, link: { kind: 'article', articleId: articleId(name) } }))
  return { lines, height: 44, fontSize: 13, amount: 4, marginX: 12, corners: round(10) }
}

/** Best sellers, new products and self-operated ones. Domain 4.1. */
function shelves(products: readonly ProductPlan[], picker: Picker): TabPlan[] {
  const shelf = (variant: string, plans: readonly ProductPlan[]) => {
    const props = { variant, codes: picker(plans, SHELF_COUNT), pageSize: SHELF_COUNT, ...HEADED, marginY: 8 }
    return [{ module: 'product-list', props }]
  }
  const bySales = offered(products).toSorted(bySalesFirst)
  const byAge = offered(products).toSorted(
    (one, other) => one.listedDaysAgo - other.listedDaysAgo || one.code.localeCompare(other.code),
  )
  return [
    { title: '爆款', subtitle: '大家都在买', modules: shelf('basic_style_two', bySales) },
    { title: '新品', subtitle: '刚刚上架', modules: shelf('basic_style_3', byAge) },
    {
      title: '自营',
      subtitle: '次日送达',
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
function guides(): Record<string, unknown> {
  const title = { titleKind: 'custom', title: '采购指南', titleSize: 18 }
  return { classCodes: ['guide'], pageSize: 3, isMoreShown: true, ...HEADED, ...title }
}

function closing(text: string): Record<string, unknown> {
  return { text, fontSize: 12, align: 'center', paddingX: 16, paddingY: 20, lineHeight: 1.8 }
}

function entries(): Record<string, unknown> {
  const items = ENTRIES.map((number) => {
    const plan = CLASS_PLANS.find((plan) => plan.number === number)
    if (!plan) throw new Error('an entry names an unknown class')
    const picture = { url: pictureAddress(`class/${number}`), width: 240, height: 240 }
    return { picture, text: plan.path[2], link: classLink(plan.path) }
  })
  return { items, columns: ENTRY_COLUMNS, marginX: 12, marginY: 8, corners: round(10) }
}

function welfare(): FreeItem[] {
  const path = ['劳保与福利', '员工福利']
  return [
    {
      module: 'text',
      name: '横幅标题',
      props: { text: '员工福利，一站配齐', fontSize: 22, isBold: true, colour: '#6b1420', lineHeight: 1.3 },
      rect: { x: 28, y: 40, width: 210, height: 34 },
    },
    {
      module: 'text',
      name: '横幅说明',
      props: { text: '粮油礼盒、茶饮咖啡\n按名单分别寄到家', fontSize: 14, colour: '#8a3a44', lineHeight: 1.5 },
      rect: { x: 28, y: 78, width: 180, height: 44 },
    },
    {
      module: 'button',
      name: '横幅按钮',
      props: {
        text: '去挑选',
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

function chosen(title: string, codes: readonly string[]): Record<string, unknown> {
  return {
    source: 'chosen',
    codes,
    titleKind: 'custom',
    title,
    titleSize: 18,
    layout: 'grid',
    columns: '2',
    radius: 10,
  }
}

function byClass(title: string, path: readonly string[], look: Record<string, unknown>): Record<string, unknown> {
  return { source: 'class', classIds: [classId(path)], titleKind: 'custom', title, titleSize: 18, radius: 10, ...look }
}

/** Adds a heading, further from what stands above it than from its own list; with a link to a class. */
function addHeading(
  page: PageBuilder,
  text: string,
  more?: { readonly subtitle: string; readonly path: readonly string[] },
): PageBuilder {
  const link = more && { subtitle: more.subtitle, isMoreShown: true, moreLink: classLink(more.path) }
  return page
    .add('spacer', { height: 20 }, `${text}留白`)
    .add('module-title', { text, fontSize: 18, marginY: 4, ...link }, `${text}标题`)
}

/** Look of a list below a heading of its own. */
const HEADED = { titleKind: 'hidden', radius: 10, marginY: CARD_MARGIN } as const

/** The products of a class below a heading of its own. */
function headed(path: readonly string[], look: Record<string, unknown>): Record<string, unknown> {
  return { ...byClass('', path, look), ...HEADED }
}

/** Chooses products for one list after another: none twice, and those of classes not seen before first. */
type Picker = (candidates: readonly ProductPlan[], count: number) => string[]

/** Creates the picker of a page, which shows some products already. */
function createPicker(shown: readonly ProductPlan[]): Picker {
  const codes = new Set(shown.map(({ code }) => code))
  const seen = new Set(shown.map(({ plan }) => plan.number))
  return (candidates, count) => {
    const free = candidates.filter(({ code }) => !codes.has(code))
    const inList = new Set<string>()
    const leaders = free.filter(({ plan }) => !inList.has(plan.number) && inList.add(plan.number))
    const unseen = leaders.filter(({ plan }) => !seen.has(plan.number))
    const picked = [...new Set([...unseen, ...leaders, ...free])].slice(0, count)
    for (const { code, plan } of picked) {
      codes.add(code)
      seen.add(plan.number)
    }
    return picked.map(({ code }) => code)
  }
}

/** Products with a picture and a price that can be bought. */
function offered(products: readonly ProductPlan[]): ProductPlan[] {
  return products.filter(({ isOnShelf, priceMode, views }) => isOnShelf && priceMode !== 3 && views.length > 0)
}

const bySalesFirst = (one: ProductPlan, other: ProductPlan) =>
  other.sales - one.sales || one.code.localeCompare(other.code)

function bestSellers(products: readonly ProductPlan[], shop: string): ProductPlan[] {
  return offered(products)
    .filter((plan) => plan.shop === shop)
    .toSorted(bySalesFirst)
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

function bannerOf(name: string): Picture {
  const size = BANNERS.find((banner) => banner.name === name)?.size
  if (!size) throw new Error('a page names an unknown banner')
  return { url: pictureAddress(`banner/${name}`), width: size.width, height: size.height }
}

function classLink(path: readonly string[]): Link {
  return { kind: 'class', classId: classId(path) }
}

function round(radius: number): Record<string, number> {
  return { topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius }
}
