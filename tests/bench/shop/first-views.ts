import type { CartShop } from '@mallwright/contract/cart'
import type { ProductListItem } from '@mallwright/contract/catalog'
import type { OrderListItem } from '@mallwright/contract/order'
import { SHOP_BASE, productPath } from '@mallwright/contract/link'
import { newUuid } from '@mallwright/contract/values'
import type { Browser, BrowserContext } from '@playwright/test'

import { signIn } from '../../gateway.ts'
import type { Gateway } from '../../gateway.ts'
import { enterAccount } from '../../journeys/shop-page.ts'
import { median, plainFigure, ratioFigure } from '../figures.ts'
import type { Figure } from '../figures.ts'
import { SHARP_PHONE } from '../../phones.ts'
import { serveBaseline, visit, visitIn } from '../phone-visit.ts'
import { productPeer } from '../product-baseline.ts'
import { fetchingPeer, PLAIN_GROUP, PLAIN_PAGE, PLAIN_ROW, staticPeer } from './peer-page.ts'
import type { RowGroup } from './peer-page.ts'

const PRODUCT = 'P09001'

/** Signs in at the page; another terminal signs the calls. */
const BUYER = '19900140001'

/** Lines that are put into the cart. */
const CART_LINES = 6

/** Largest paint beside the hand-written page. Issue 15 §7. */
const MAX_RATIO = 1.15

/** A view of ours and its hand-written peer. */
interface View {
  readonly name: string
  readonly path: string
  readonly html: string
  /** What the peer fetches; absent where its HTML is whole. */
  readonly data?: () => Promise<readonly RowGroup[]>
}

const dataOf = <T>(
  answer: { readonly ok: true; readonly data: T } | { readonly ok: false; readonly msg: string },
): T => {
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data
}

/**
 * Largest paint of first views, ours and hand-written in turns. A product, a list and results are opened by a link, with an empty
 * cache. Cart and orders are a signed-in buyer's: their peer fetches the same signed data (its server signs the call) and draws them
 * by a script of its own. Whoever is signed in has been here, so both are visited with the cache that the sign-in has filled, and
 * ours begins with what was seen last (decision 0138). Without both, as on the first visit ever, they are printed as context,
 * because a hand-written page has next to no script to load.
 */
export async function firstViewFigures(
  browser: Browser,
  { url, rounds, known }: { readonly url: string; readonly rounds: number; readonly known: BrowserContext },
): Promise<Figure[]> {
  const gateway = await signIn(url, { phone: BUYER, password: 'Mall2025a', terminal: 'wechat' })
  const figures: Figure[] = []
  for (const view of await openViews(gateway, url)) {
    const both = await compare(view, { url, rounds, visitOne: (address) => visit(browser, address) })
    figures.push(ratioFigure(`${view.name}, largest paint`, 'ms', { ...both, most: MAX_RATIO }))
  }
  await fillCart(gateway)
  const storageState = await known.storageState()
  const visitCold = async (address: string) => {
    const context = await browser.newContext({ ...SHARP_PHONE, storageState })
    const visited = await visitIn(context, address)
    await context.close()
    return visited
  }
  for (const view of await signedViews(gateway, url)) {
    await lookAt(known, url + view.path)
    const warm = await compare(view, { url, rounds, visitOne: (address) => visitIn(known, address) })
    figures.push(ratioFigure(`${view.name}, largest paint`, 'ms', { ...warm, most: MAX_RATIO }))
    const cold = await compare(view, { url, rounds: Math.ceil(rounds / 2), visitOne: visitCold })
    figures.push(plainFigure(`${view.name}, largest paint with an empty cache`, 'ms', cold))
  }
  return figures
}

async function compare(
  { path, html, data }: View,
  visits: {
    readonly url: string
    readonly rounds: number
    readonly visitOne: (address: string) => Promise<{ readonly largestPaint: number }>
  },
): Promise<{ readonly ours: number; readonly baseline: number }> {
  const { url, rounds, visitOne } = visits
  const peer = await serveBaseline(html, data)
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push((await visitOne(url + path)).largestPaint)
    theirs.push((await visitOne(peer.url)).largestPaint)
  }
  peer.stop()
  return { ours: median(ours), baseline: median(theirs) }
}

/** What links lead to: the rows stand in the peer's HTML, as they stand in ours. */
async function openViews(gateway: Gateway, origin: string): Promise<readonly View[]> {
  const list = dataOf(await gateway.searchProductPage({ body: { pageSize: 20 } }))
  const found = dataOf(await gateway.searchProductPage({ body: { cKeyword: '纸', pageSize: 20 } }))
  const rowsOf = ({ results }: typeof list): RowGroup[] =>
    results.map((item) => ({ ...PLAIN_GROUP, rows: [productRow(item)] }))
  const orders = ['综合', '销量', '价格', '新品', '筛选']
  const page = { ...PLAIN_PAGE, title: '商品', size: 120, origin }
  const all = { ...page, search: '搜索商品', tabs: [orders], note: `共 ${list.iTotleSize} 件商品` }
  const some = { ...page, search: '纸', tabs: [['商品', '店铺'], orders], note: `共 ${found.iTotleSize} 件商品` }
  return [
    { name: 'product', path: productPath(PRODUCT), html: await productPeer(gateway, { code: PRODUCT, origin }) },
    { name: 'product list', path: `${SHOP_BASE}/search/goods`, html: staticPeer(all, rowsOf(list)) },
    {
      name: 'search results',
      path: `${SHOP_BASE}/search/result?cKeyword=${encodeURIComponent('纸')}`,
      html: staticPeer(some, rowsOf(found)),
    },
  ]
}

function productRow(item: ProductListItem) {
  const tags = [
    item.iPriceMode === 2 ? '阶梯价' : '',
    item.iShipDays === 1 ? '次日发' : '',
    item.iMinOrderQty === undefined ? '' : `${item.iMinOrderQty} ${item.cUnit ?? ''}起批`,
  ]
  return {
    picture: item.cUrl,
    name: item.cProdName,
    note: item.cSubtitle ?? '',
    price: item.iPrice,
    unit: `/${item.cUnit ?? ''}`,
    badge: item.bOperated ? '自营' : '',
    tags: tags.filter(Boolean),
    left: item.cShopName ?? '',
    right: `已售 ${item.iSales ?? 0}`,
    control: 'add' as const,
  }
}

function cartGroup(shop: CartShop): RowGroup {
  return {
    ...PLAIN_GROUP,
    head: shop.cShopName,
    hint: shop.iFreeFreightMissing === 0 ? '已免运费' : `再买 ¥${shop.iFreeFreightMissing ?? ''} 免运费`,
    rows: shop.lineList.map((line) => ({
      ...PLAIN_ROW,
      picture: line.cUrl,
      name: line.cProdName,
      note: line.cSpecText,
      price: line.iPrice,
      tags: [
        ...(line.nextTier ? [`再买${line.nextTier.iMoreQty}件享¥${line.nextTier.iPrice}`] : []),
        ...(line.iMinOrderQty > 1 ? [`${line.iMinOrderQty}${line.cUnit}起订`] : []),
      ],
      control: 'quantity' as const,
    })),
  }
}

/** An order with at most so many of its lines. */
function orderGroup(order: OrderListItem, shown = Infinity): RowGroup {
  return {
    ...PLAIN_GROUP,
    head: order.cShopName,
    state: order.cOrderStateName,
    rows: order.items.slice(0, shown).map((item) => ({
      ...PLAIN_ROW,
      picture: item.cUrl,
      name: item.cProdName,
      note: item.cSpecText,
      price: item.iPrice,
      right: `×${item.iQty} ${item.cUnit}`,
    })),
    foot: ['剩余 26:22', `共 ${order.iQty} 件 应付 ¥${order.iPayAmount}`],
    buttons: ['取消订单', '修改地址', '去支付'],
  }
}

async function signedViews(gateway: Gateway, origin: string): Promise<readonly View[]> {
  const orders = async () => dataOf(await gateway.getOrderPage({ body: {} })).results
  const [{ cOrderNo } = { cOrderNo: '' }] = await orders()
  const cart = async () => dataOf(await gateway.getCartList({ body: {} })).shopList.map(cartGroup)
  const details = async () => {
    const order = dataOf(await gateway.getOrderDetail({ body: { cOrderNo } }))
    const facts = [
      ['商品金额', `¥${order.iGoodsAmount}`],
      ['运费', `¥${order.iFreight}`],
      ['应付', `¥${order.iPayAmount}`],
    ] as const
    const texts = [
      ['订单编号', `${cOrderNo} 复制`],
      ['采购人', '北辰采购主管'],
      ['下单时间', order.dCreate],
    ] as const
    return [{ ...orderGroup(order), facts: [facts, texts] }]
  }
  const page = { ...PLAIN_PAGE, size: 72, origin }
  const bar = ['首页', '分类', '购物车', '我的']
  return [
    {
      name: 'cart',
      path: `${SHOP_BASE}/home/ShoppingCart`,
      html: fetchingPeer({ ...page, title: '购物车', foot: '结算', bar, size: 88 }),
      data: cart,
    },
    {
      name: 'orders',
      path: `${SHOP_BASE}/MyOrder`,
      html: fetchingPeer({ ...page, title: '我的订单', tabs: [['全部', '待付款', '待发货', '待收货', '待评价']] }),
      data: async () => (await orders()).map((order) => orderGroup(order, 2)),
    },
    {
      name: 'order details',
      path: `${SHOP_BASE}/orderDetails?cOrderNo=${cOrderNo}`,
      html: fetchingPeer({ ...page, title: '订单详情' }),
      data: details,
    },
  ]
}

/** Time (ms) that a buyer looks at a screen. */
const LOOK_MS = 3_000

/** A visit before the measured ones: whoever comes back has seen the screen. */
async function lookAt(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(LOOK_MS)
  await page.close()
}

/** Puts products of several shops into the buyer's cart. */
async function fillCart(gateway: Gateway): Promise<void> {
  const { results } = dataOf(await gateway.searchProductPage({ body: { pageSize: 20, bInStock: true } }))
  let added = 0
  for (const { cProdCode } of results) {
    if (added === CART_LINES) return
    const { skuList, iMinOrderQty } = dataOf(await gateway.getProductDetail({ body: { cProdCode } }))
    const items = [{ cSkuUuid: skuList[0]?.cSkuUuid ?? '', iQty: iMinOrderQty }]
    if ((await gateway.addCart({ body: { items, cRequestUuid: newUuid() } })).ok) added += 1
  }
}

/** A phone on which the buyer has signed in and looked around: home, cart and orders. */
export async function signedIn(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext(SHARP_PHONE)
  const page = await context.newPage()
  await page.goto(`${url}/login-account`)
  await enterAccount(page, BUYER)
  await page.getByRole('link', { name: '我的' }).waitFor()
  for (const path of ['/home/ShoppingCart', '/MyOrder']) {
    await page.goto(url + SHOP_BASE + path)
    await page.waitForLoadState('networkidle')
  }
  await page.close()
  return context
}
