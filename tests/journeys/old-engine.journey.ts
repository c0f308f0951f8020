import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { startOldChromium } from '../old-chromium.ts'
import { test } from './shared-mall.ts'
import { signInAnyway } from './shop-page.ts'

const PHONE = { viewport: { width: 375, height: 812 }, locale: 'zh-CN', hasTouch: true }
const HOME = '/micro/alm-mall-shop/home/tab-home'

/** What the shop says when a call fails, or when its own code does. */
const FAULTS = /网络开小差了|页面出错了|请更新/

let old: Browser | undefined
let context: BrowserContext

test.beforeAll(async () => {
  old = await startOldChromium()
  context = await old.newContext(PHONE)
})

test.afterAll(async () => {
  await old?.close()
})

/** Heights of a page's modules, once its pictures have loaded and its fonts are there. */
async function moduleHeights(page: Page): Promise<readonly (readonly [string, number])[]> {
  await page.goto(HOME)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.mw-page > .mw-node')].map((node) => {
      node.style.contentVisibility = 'visible'
      return [node.dataset['node'] ?? '', node.getBoundingClientRect().height] as const
    }),
  )
}

test('an engine of 2022 shows the home page as today’s does', async ({ browser }) => {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const heights = await moduleHeights(page)
  const today = await browser.newContext(PHONE)
  const expected = await moduleHeights(await today.newPage())
  await today.close()
  expect(heights.length).toBeGreaterThan(5)
  expect(heights.map(([id]) => id)).toEqual(expected.map(([id]) => id))
  const off = heights.filter(([, height], index) => Math.abs(height - (expected[index]?.[1] ?? 0)) > 2)
  expect(off).toEqual([])
  expect(errors).toEqual([])
})

test('an engine of 2022 leads from the home page to a class, a product and the account', async () => {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(HOME)
  await page.getByRole('link', { name: '分类', exact: true }).tap()
  await expect(page).toHaveURL(/ClassiFication/)
  // The home page stays mounted behind the other tabs, with links of its own.
  const shown = page.locator('a').filter({ visible: true })
  await shown.and(page.locator('[href*="search/goods"]')).first().tap()
  const product = shown.and(page.locator('[href*="ProductDetails"]')).first()
  await expect(product).toBeVisible()
  await product.tap()
  // The list that is left has prices, too.
  await expect(page).toHaveURL(/ProductDetails/)
  await expect(page.getByRole('heading', { name: '商品详情', level: 1 })).toBeVisible()
  await expect(page.locator('.shop-cost').first()).toBeVisible()
  await expect(page.locator('body')).not.toContainText(FAULTS)
  await page.goto('/login-account')
  await signInAnyway(page, '19900140001')
  await expect(page).toHaveURL(/ProductDetails/)
  await page.goto('/micro/alm-mall-shop/home/UserCenter')
  await expect(page.getByText('199****0001')).toBeVisible()
  await expect(page.locator('body')).not.toContainText(FAULTS)
  expect(errors).toEqual([])
})
