import { expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'

import { PHONE } from '../phones.ts'
import { test } from './shared-mall.ts'
import { signInAnyway } from './shop-page.ts'

const BASE = '/micro/alm-mall-shop'
const ORDERS = `${BASE}/MyOrder`
const BUYER = '19900140001'
const OTHER = '19900110005'

async function enter(page: Page, phone: string): Promise<void> {
  await page.goto('/login-account')
  await signInAnyway(page, phone)
  await expect(page).toHaveURL(/\/home\//)
}

/** Number of kept views. */
const keptViews = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('mallwright-views')
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
        opening.addEventListener('error', () => resolve(0))
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('views').objectStore('views').count()
          counting.addEventListener('success', () => resolve(counting.result))
          opening.result.close()
        })
      }),
  )

/** Opens an address on which the shop's script never arrives; gives the words of what is drawn nevertheless. */
async function wordsWithoutShop(context: BrowserContext, address: string): Promise<string> {
  const page = await context.newPage()
  await page.route(/\/shop-assets\/assets\/shop-/, () => undefined)
  await page.goto(address, { waitUntil: 'commit' })
  const cdp = await context.newCDPSession(page)
  await cdp.send('DOM.enable')
  const words = async () => {
    // What is drawn stands in a closed tree, which only the debugger sees into.
    const { nodes } = (await cdp.send('DOM.getFlattenedDocument', { depth: -1, pierce: true })) as {
      readonly nodes: readonly { readonly nodeName: string; readonly nodeValue: string }[]
    }
    return nodes.flatMap(({ nodeName, nodeValue }) => (nodeName === '#text' ? [nodeValue] : [])).join(' ')
  }
  await page.waitForLoadState('domcontentloaded')
  await expect(page.locator('script[src*=hydrate-loader]')).toHaveCount(1)
  // As long as it takes to look it up, whether it is there or not.
  await page.waitForTimeout(1_500)
  const found = await words()
  await page.close()
  return found
}

test('a buyer sees the orders of the last visit at once, then those of now; nobody else ever does', async ({
  browser,
}) => {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await enter(page, BUYER)
  await page.goto(ORDERS)
  const order = page.locator('.shop-order-body').first()
  await expect(order).toBeVisible()
  const seen = (await order.innerText()).split('\n')[0] ?? ''
  expect(seen).not.toBe('')
  await expect.poll(() => keptViews(page)).toBeGreaterThan(0)

  await test.step('without the script of the shop', async () => {
    expect(await wordsWithoutShop(context, ORDERS)).toContain(seen)
    expect(await wordsWithoutShop(context, `${BASE}/MyOrder-cx`)).not.toContain(seen)
  })
  await test.step('with it, until the screen itself is whole', async () => {
    await page.goto(ORDERS)
    await expect(order).toBeVisible()
    await expect(page.locator('#mw-last-view')).toHaveCount(0)
    await page.getByRole('link', { name: '搜索订单' }).tap()
    await expect(page).toHaveURL(/search\/order/)
  })
  await test.step('a session that is gone leaves nothing', async () => {
    const stored = await page.evaluate(() => localStorage.getItem('session'))
    await page.evaluate(() => localStorage.setItem('session', 'aes:another'))
    expect(await wordsWithoutShop(context, ORDERS)).not.toContain(seen)
    await page.evaluate((session) => localStorage.setItem('session', session ?? ''), stored)
  })
  await test.step('signing out removes it', async () => {
    await page.goto(`${BASE}/UserCenter/setting`)
    await page.getByRole('button', { name: '退出登录' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: '确认' }).tap()
    await expect.poll(() => keptViews(page)).toBe(0)
  })
  await test.step('another account sees its own', async () => {
    await enter(page, OTHER)
    expect(await wordsWithoutShop(context, ORDERS)).not.toContain(seen)
  })
  await context.close()
})
