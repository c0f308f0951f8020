import { NodeId } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import type { Link } from '@mallwright/contract/link'
import type { Picture } from '@mallwright/contract/media'
import { buildPage } from '@mallwright/modules/definitions'
import type { FreeItem, TabPlan } from '@mallwright/modules/definitions'

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
const PRODUCTS_PER_TAB = 6

/** How many products the first list shows. */
const HOT_COUNT = 4

/** The home page of the main demo site. Domain 4.1, as far as the modules of this build go. */
export function mainHomePage(products: readonly ProductPlan[]): Document {
  return buildPage(START)
    .add('carousel', carousel(['office-season', 'group-buy', 'invoice']), '首屏轮播')
    .add('announcement', notices(), '公告')
    .add('navigation', entries(), '分类快捷入口')
    .add('product-list', chosen('自营热卖', bestSellers(products, 'S1', HOT_COUNT)), '自营热卖')
    .container({ height: 200, picture: bannerOf('welfare') }, welfare(), '福利横幅')
    .tabs({ look: 'line', isSticky: true, marginY: 8 }, productTabs(products), '爆款 新品 自营')
    .add('module-title', heading('办公常备', '整箱更省，次日送达', ['办公行政']), '办公常备标题')
    .add('product-list', headed(['办公行政'], { layout: 'scroll', columns: '3', pageSize: 10 }), '办公常备')
    .add('module-title', heading('工业品直供', '厂家直发，按批计价', ['工业品']), '工业品直供标题')
    .add('product-list', headed(['工业品'], { layout: 'rows', pageSize: 4 }), '工业品直供')
    .add('module-title', { text: '推荐店铺', fontSize: 18, marginY: 12 }, '推荐店铺标题')
    .add('shop-list', shops(), '推荐店铺')
    .add('article-list', guides(), '采购指南')
    .add('module-title', heading('劳保与福利', '一站配齐', ['劳保与福利']), '劳保与福利标题')
    .add(
      'product-list',
      headed(['劳保与福利'], { layout: 'grid', columns: '2', pageSize: 6, paging: 'more' }),
      '劳保与福利',
    )
    .add('text', closing('德汇供应链（演示）有限公司\n对公转账 · 增值税专票 · 7 天无理由退换'), '页脚')
    .document()
}

/** The home page of the second demo site. */
export function secondHomePage(products: readonly ProductPlan[]): Document {
  return buildPage(START)
    .add('carousel', carousel(['group-buy', 'invoice']), '首屏轮播')
    .add('product-list', chosen('园区热卖', bestSellers(products, 'S6', HOT_COUNT)), '园区热卖')
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

/** The five newest articles as lines. Domain 4.1. */
function notices(): Record<string, unknown> {
  const lines = ARTICLE_PLANS.toSorted((first, second) => first.daysAgo - second.daysAgo)
    .slice(0, 5)
    .map(({ name, title }) => ({ text: title, link: { kind: 'article', articleId: articleId(name) } }))
  return { lines, height: 44, fontSize: 13, amount: 4, marginX: 12, corners: round(10) }
}

/** Best sellers, new products and self-operated ones. Domain 4.1. */
function productTabs(products: readonly ProductPlan[]): TabPlan[] {
  const productTab = (variant: string, plans: readonly ProductPlan[]) => {
    const codes = plans.slice(0, PRODUCTS_PER_TAB).map(({ code }) => code)
    return [
      {
        module: 'product-list',
        props: { variant, codes, titleKind: 'hidden', pageSize: PRODUCTS_PER_TAB, radius: 10 },
      },
    ]
  }
  const offered = products.filter(({ isOnShelf, priceMode, views }) => isOnShelf && priceMode !== 3 && views.length > 0)
  const bySales = offered.toSorted(
    (first, second) => second.sales - first.sales || first.code.localeCompare(second.code),
  )
  const byAge = offered.toSorted(
    (first, second) => first.listedDaysAgo - second.listedDaysAgo || first.code.localeCompare(second.code),
  )
  return [
    { title: '爆款', subtitle: '大家都在买', modules: productTab('basic_style_two', bySales) },
    { title: '新品', subtitle: '刚刚上架', modules: productTab('basic_style_3', byAge) },
    {
      title: '自营',
      subtitle: '次日送达',
      modules: productTab(
        'basic_style_two',
        bySales.filter(({ shop }) => shop === 'S1'),
      ),
    },
  ]
}

/** The open shops, two at a time. Domain 4.1. */
function shops(): Record<string, unknown> {
  const shopIds = SHOP_PLANS.filter(({ isClosed }) => !isClosed).map(({ number }) => demoId(`shop/${number}`))
  return { shopIds, layout: 'carousel', titleKind: 'hidden', radius: 10, marginY: 2 }
}

/** The newest guides with a link to all. */
function guides(): Record<string, unknown> {
  return {
    classCodes: ['guide'],
    pageSize: 3,
    isMoreShown: true,
    titleKind: 'custom',
    title: '采购指南',
    titleSize: 18,
    radius: 10,
  }
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
      props: { text: '员工福利，一站配齐', fontSize: 24, isBold: true, colour: '#6b1420', lineHeight: 1.3 },
      rect: { x: 20, y: 42, width: 240, height: 34 },
    },
    {
      module: 'text',
      name: '横幅说明',
      props: { text: '粮油礼盒、茶饮咖啡\n按名单分别寄到家', fontSize: 14, colour: '#8a3a44', lineHeight: 1.5 },
      rect: { x: 20, y: 80, width: 180, height: 44 },
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
        corners: round(20),
      },
      rect: { x: 20, y: 136, width: 96, height: 40 },
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

function byClass(title: string, path: readonly string[], style: Record<string, unknown>): Record<string, unknown> {
  return { source: 'class', classIds: [classId(path)], titleKind: 'custom', title, titleSize: 18, radius: 10, ...style }
}

/** A heading with a link to a class. */
function heading(text: string, subtitle: string, path: readonly string[]): Record<string, unknown> {
  return { text, subtitle, fontSize: 18, marginY: 12, isMoreShown: true, moreLink: classLink(path) }
}

/** The products of a class below a heading of its own. */
function headed(path: readonly string[], style: Record<string, unknown>): Record<string, unknown> {
  return { ...byClass('', path, style), titleKind: 'hidden', marginY: 2 }
}

function bestSellers(products: readonly ProductPlan[], shop: string, count: number): string[] {
  const shown = products
    .filter((plan) => plan.shop === shop && plan.isOnShelf && plan.priceMode !== 3 && plan.views.length > 0)
    .toSorted((first, second) => second.sales - first.sales || first.code.localeCompare(second.code))
  // One of every class first, so that the first screen shows how wide the range is.
  const classes = new Set<string>()
  const leaders = shown.filter(({ plan }) => !classes.has(plan.number) && classes.add(plan.number))
  return [...new Set([...leaders, ...shown])].slice(0, count).map(({ code }) => code)
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
