import { articlesPath, classPath, productPath, SHOP_BASE, shopPath, articlePath } from '@mallwright/contract/link'
import type { Browser, Page } from '@playwright/test'

import type { Gateway } from '../gateway.ts'
import { checkAddresses, checkHtml } from './execution-monitor.ts'
import type { MonitoredContext } from './execution-monitor.ts'
import { VECTORS } from './vectors.data.ts'

/** Counts of inspected surfaces. */
export interface SurfaceCounts {
  pages: number
  addresses: number
  selected: number
  uploads: number
}

/** Adds to a count. Visits run at once: `+=` of an awaited value would forget what the others counted meanwhile. */
export function countUp(counts: SurfaceCounts, name: keyof SurfaceCounts, more: number): void {
  counts[name] += more
}

/** Context of a visit. */
export interface Visit {
  readonly browser: Browser
  readonly url: string
  readonly monitored: MonitoredContext
  readonly counts: SurfaceCounts
}

const HOME = `${SHOP_BASE}/home/tab-home`

/** Opens a page, waits until it is idle, reveals all of it and checks its URLs. */
export async function visitPage(
  { monitored: { context, executions }, counts }: Visit,
  address: string,
  act?: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await scrollThrough(page)
  await act?.(page)
  countUp(counts, 'addresses', await checkAddresses(page, executions))
  counts.pages += 1
  await page.close()
}

/** Scrolls to the end, so that lazy content renders too; then presses every tab. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < Math.min(document.documentElement.scrollHeight, 60_000); y += 700) {
      scrollTo(0, y)
      await frame()
    }
    for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]')) tab.click()
    await frame()
  })
}

/** Visits the home page as buyers receive it: without scripts, with them, and in both languages. */
export async function visitHome(visit: Visit, plain: MonitoredContext): Promise<void> {
  const page = await plain.context.newPage()
  await page.goto(visit.url + HOME)
  const html = await page.content()
  visit.counts.pages += 1
  await page.close()
  await visitPage(visit, visit.url + HOME, async (shop) => {
    countUp(visit.counts, 'addresses', await checkHtml(shop, html, plain.executions))
    // The first interaction triggers hydration.
    await shop.mouse.move(10, 10)
    await shop.mouse.wheel(0, 200)
    await shop.waitForLoadState('networkidle')
  })
}

/** URLs of screens that show texts of the mall's database; a few of each, chosen by the round. */
export async function screensOf(gateway: Gateway, round: number, max: number): Promise<string[]> {
  const products = await gateway.searchProductPage({ body: { pageSize: 40 } })
  const shops = await gateway.searchShopPage({ body: { pageSize: 20 } })
  const articles = await gateway.getArticlePage({ body: { pageSize: 40 } })
  const site = await gateway.getNonCustodyMallSettingInfoByDomainMap({
    body: { siteType: 'mall', domainName: 'localhost' },
  })
  const stUuid = site.ok ? site.data.stUuid : ''
  const classes = await gateway.getSiteClassTreeByStUuid({ params: { stUuid } })
  const rotate = <T>(all: readonly T[]) =>
    Array.from({ length: Math.min(max, all.length) }, (_, index) => all[(round * max + index) % all.length] as T)
  const classIds = classes.ok ? classes.data.slice(0, 1).map(({ cClassUuid }) => cClassUuid) : []
  return [
    `${SHOP_BASE}/home/ClassiFication`,
    articlesPath([]),
    ...classIds.map(classPath),
    ...rotate(products.ok ? products.data.results : []).map(({ cProdCode }) => productPath(cProdCode)),
    ...rotate(shops.ok ? shops.data.results : [])
      .slice(0, 2)
      .map(({ cShopUuid }) => shopPath(cShopUuid)),
    ...rotate(articles.ok ? articles.data.results : []).map(({ cArticleUuid }) => articlePath(cArticleUuid)),
  ]
}

/** URLs that contain a vector themselves. */
export function addressesOf(number: number): string[] {
  const vector = encodeURIComponent((VECTORS[number % VECTORS.length] ?? '').replaceAll(/[\ud800-\udfff]/gu, ''))
  return [
    `/external-link?url=${vector}`,
    `/login-account?redirect=${vector}&url=${vector}`,
    `${SHOP_BASE}/search/goods?cClassUuid=${vector}&cKeyword=${vector}`,
    `${SHOP_BASE}/ProductDetails?cProdCode=${vector}`,
    `${SHOP_BASE}/article/articleDetail?cArticleUuid=${vector}`,
    `/shop?cShopUuid=${vector}&tpath=${vector}`,
    `/deLianHui?params=${vector}`,
    `${HOME}?preview=${vector}`,
    `/nowhere/${vector}`,
  ]
}
