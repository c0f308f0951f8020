import { join } from 'node:path'

import { expect } from '@playwright/test'
import type { CDPSession, Page } from '@playwright/test'
import { createServer } from 'vite'
import type { ViteDevServer } from 'vite'

import { test } from './shared-mall.ts'
import { takeOver } from './shop-page.ts'

const ROOT = join(import.meta.dirname, '../../examples/host-shell')
const PHONE = { viewport: { width: 375, height: 812 }, locale: 'zh-CN' } as const

let portal: ViteDevServer
let url = ''

test.beforeAll(async ({ mall }) => {
  process.env['MALL_URL'] = mall.url
  portal = await createServer({ root: ROOT, configFile: join(ROOT, 'vite.config.ts'), logLevel: 'error' })
  await portal.listen(0)
  url = portal.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
})

test.afterAll(async () => {
  await portal.close()
})

const inMall = (page: Page) => page.locator('#mall')
const toMall = (page: Page) => page.getByRole('link', { name: '商城', exact: true }).click()
const toPortal = (page: Page) => page.getByRole('link', { name: '门户首页' }).click()

/** Waits until the shop shows its home tab. */
async function seesHome(page: Page): Promise<void> {
  await expect(inMall(page).getByRole('link', { name: '首页' })).toBeVisible()
  await expect(inMall(page).getByText('自营热卖')).toBeVisible()
}

/** Waits until nothing of the shop is left in the host's page. */
async function isGone(page: Page): Promise<void> {
  await expect(page.locator('#mall')).toBeEmpty()
  await expect(page.locator('.shop-feedback')).toHaveCount(0)
}

/** Elements and listeners of the page that are still referred to. */
async function countersOf(client: CDPSession) {
  await client.send('HeapProfiler.collectGarbage')
  await client.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters')
  return { nodes, jsEventListeners }
}

/** Nothing stays of the shops since `before`. Calls under way hold the last one until they have ended. */
async function expectNothingLeft(client: CDPSession, before: Awaited<ReturnType<typeof countersOf>>): Promise<void> {
  const left = async () => {
    const { nodes, jsEventListeners } = await countersOf(client)
    // A shop that stays has more than a thousand elements and a hundred listeners.
    return nodes - before.nodes < 300 && jsEventListeners - before.jsEventListeners < 20
      ? 'nothing'
      : { nodes, jsEventListeners }
  }
  await expect.poll(left).toBe('nothing')
}

test('the shop lives below a path of its host, with the host’s back button and deep links', async ({ browser }) => {
  const page = await browser.newPage(PHONE)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(url)
  await expect(page.getByText('门户首页', { exact: true }).last()).toBeVisible()
  await toMall(page)
  await seesHome(page)
  expect(new URL(page.url()).pathname).toBe('/mall/micro/alm-mall-shop/home/tab-home')
  await inMall(page).getByRole('link', { name: '分类', exact: true }).click()
  await expect(page).toHaveURL(`${url}/mall/micro/alm-mall-shop/home/ClassiFication`)
  await page.goBack()
  await seesHome(page)
  await toPortal(page)
  await isGone(page)
  await page.goto(`${url}/mall/micro/alm-mall-shop/home/UserCenter`)
  await inMall(page).getByRole('link', { name: '登录/注册', exact: true }).click()
  await inMall(page).getByRole('button', { name: '企业采购' }).click()
  await takeOver(page)
  await expect(page).toHaveURL(/\/mall\/micro\/alm-mall-shop\/home\//)
  // The work tab is the host's: it is handed over, and the shop goes.
  await page.goto(`${url}/mall/tabs/work`)
  await expect(page.locator('#portal')).toHaveText('工作台')
  await isGone(page)
  expect(errors).toEqual([])
  await page.close()
})

test('the shop is mounted and unmounted ten times and leaves nothing', async ({ browser }) => {
  const page = await browser.newPage(PHONE)
  const client = await page.context().newCDPSession(page)
  await page.goto(url)
  const round = async () => {
    await toMall(page)
    await seesHome(page)
    await toPortal(page)
    await isGone(page)
  }
  // The first rounds load scripts and style sheets once.
  for (let rounds = 0; rounds < 3; rounds += 1) await round()
  const before = await countersOf(client)
  for (let rounds = 0; rounds < 10; rounds += 1) await round()
  await expectNothingLeft(client, before)
  await page.close()
})

test('two shops are mounted at once, each with its own path and session, and the second leaves nothing', async ({
  browser,
}) => {
  const page = await browser.newPage(PHONE)
  const client = await page.context().newCDPSession(page)
  await page.goto(`${url}/mall/micro/alm-mall-shop/home/UserCenter`)
  await inMall(page).getByRole('link', { name: '登录/注册', exact: true }).click()
  await inMall(page).getByRole('button', { name: '团队团长' }).click()
  await takeOver(page)
  await inMall(page).getByRole('link', { name: '我的' }).click()
  await expect(inMall(page).getByText('199****0003')).toBeVisible()
  await page.getByRole('button', { name: '打开第二个商城' }).click()
  const second = page.locator('#second')
  await expect(second.getByRole('link', { name: '办公行政' }).or(second.getByText('办公行政')).first()).toBeVisible()
  await second.getByRole('link', { name: '我的' }).click()
  await expect(second.getByRole('link', { name: '登录/注册', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/mall\/micro\/alm-mall-shop\/home\/UserCenter$/)
  const close = async () => {
    await page.getByRole('button', { name: '关闭第二个商城' }).click()
    await expect(second).toBeEmpty()
    await expect(page.locator('.shop-feedback')).toHaveCount(1)
  }
  const round = async () => {
    await page.getByRole('button', { name: '打开第二个商城' }).click()
    await expect(second.getByText('办公行政').first()).toBeVisible()
    await expect(page.locator('.shop-feedback')).toHaveCount(2)
    await close()
  }
  await close()
  for (let rounds = 0; rounds < 3; rounds += 1) await round()
  const before = await countersOf(client)
  for (let rounds = 0; rounds < 10; rounds += 1) await round()
  await expectNothingLeft(client, before)
  await expect(inMall(page).getByText('199****0003')).toBeVisible()
  await page.close()
})
