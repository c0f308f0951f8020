import type { Document } from '@mallwright/contract/document'
import type { Link } from '@mallwright/contract/link'
import { buildPage } from '@mallwright/modules/documents'
import type { FreeItem, TabPlan } from '@mallwright/modules/documents'

import { ARTICLE_PLANS } from './plans/articles.data.ts'
import { BANNERS } from './plans/banners.data.ts'
import { CLASS_PLANS } from './plans/class-plans.data.ts'
import { demoId } from './plans/demo-id.ts'
import type { ProductPlan } from './plans/product-plans.ts'
import { articleId } from './seed-articles.ts'
import { pictureAddress } from './seed-catalog.ts'
import { SHOP_PLANS } from './plans/shops.data.ts'
import { CAMPAIGN_COLUMN } from './campaign-page.ts'
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
  const picker = createPicker(CLASS_LISTS.flatMap(([path, count]) => bestOfClass(products, path).slice(0, count)))
  const hot = picker(bestSellers(products, 'S1'), HOT_COUNT)
  const page = buildPage(startOf('首页'))
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
  return buildPage(startOf('首页'))
    .add('carousel', carousel(['group-buy', 'invoice']), '首屏轮播')
    .add('product-list', chosen('园区热卖', createPicker([])(bestSellers(products, 'S6'), HOT_COUNT)), '园区热卖')
    .add('product-list', byClass('安全防护', ['劳保与福利', '安全防护'], { layout: 'rows', pageSize: 6 }), '安全防护')
    .add('text', closing('园区优选 · 登录后查看价格'), '页脚')
    .document()
}

function carousel(names: readonly string[]): Record<string, unknown> {
  const slides = names.map((name) => {
    const banner = BANNERS.find((banner) => banner.name === name)
    return { picture: bannerOf(name), alt: `${banner?.title} ${banner?.subtitle}`, link: slideLink(name) }
  })
  // 351 wide, as high as pictures of 750 × 360 are then.
  return { slides, perView: 1, spacing: 8, interval: 3, height: 168, marginX: 12, marginY: 8, corners: round(12) }
}

function slideLink(name: string): Link {
  if (name === CAMPAIGN_COLUMN) return { kind: 'page', column: CAMPAIGN_COLUMN }
  return classLink(name === 'group-buy' ? ['工业品'] : ['劳保与福利', '安全防护'])
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

/** The products of a first-level class in the order in which the server lists them. */
function bestOfClass(products: readonly ProductPlan[], path: string): ProductPlan[] {
  return products
    .filter(({ isOnShelf, plan, shop }) => isOnShelf && plan.path[0] === path && isOpen(shop))
    .toSorted((one, other) => other.sales - one.sales || one.listedDaysAgo - other.listedDaysAgo)
}

function isOpen(shop: string): boolean {
  return SHOP_PLANS.some(({ number, isClosed }) => number === shop && !isClosed)
}
