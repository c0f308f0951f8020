import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { signIn } from '../gateway.ts'
import { PHONE } from '../phones.ts'
import { findingsOf, scrollsSideways } from './accessible.ts'
import { enterAccount } from './shop-page.ts'

const BASE = '/micro/alm-mall-shop'
const CENTER = `${BASE}/home/UserCenter`
const BUYER = '19900140001'
const OPERATOR = '19900180001'
const REMOVED = '您的账号被管理员清退，是否退出？'

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
})

test.afterAll(async () => {
  await server.stop()
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Opens a path on a phone, signed in. */
async function openSignedIn(browser: Browser, phone: string, path: string): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage()
  await page.goto(`${server.url}/login-account`)
  await enterAccount(page, phone)
  await expect(page).toHaveURL(/tab-home/)
  await gotoConnected(page, path, phone)
  return page
}

/** Opens a path and waits for the socket of an account: one that has none yet hears of nothing, and asks at its next start. */
async function gotoConnected(page: Page, path: string, phone: string): Promise<void> {
  const socket = page.waitForEvent('websocket', (opened) => opened.url().includes(`userPhone=${phone}`))
  await page.goto(server.url + path)
  await socket
}

/** The operator ends the session of a nickname at the desk. */
async function forceLogout(desk: Page, nickname: string): Promise<void> {
  await desk.goto(`${server.url}/studio/desk?list=sessions`)
  const row = desk.getByRole('row').filter({ hasText: nickname })
  await row.getByRole('button', { name: '强制下线' }).click()
  const question = desk.getByRole('dialog')
  await question.getByLabel(/^原因/).fill('异常登录')
  await question.getByRole('button', { name: '强制下线' }).click()
  await expect(question).toHaveCount(0)
  await expect(row).toHaveCount(0)
}

/** Every kind of page: published, screens for everybody, for accounts, for members with a right, and with parameters; `last` is what comes last. */
const PAGES: readonly (readonly [path: string, content: string | RegExp, last?: string | RegExp])[] = [
  [`${BASE}/home/tab-home`, '自营热卖'],
  [`${BASE}/home/ClassiFication`, '办公行政'],
  [CENTER, '199****0001'],
  [`${BASE}/page/office-season`, '办公采购季'],
  [`${BASE}/ProductDetails?cProdCode=P01001`, '加入购物车'],
  [`${BASE}/UserCenter/address`, '收货地址'],
  [`${BASE}/UserCenter/team`, '成员申请', /没有更多了|暂无数据/],
  [`${BASE}/demo/list`, '商品价目表', '协议价'],
]

test('a session that ends leads to the sign-in and back to its page, whatever page it is', async ({ browser }) => {
  const page = await openSignedIn(browser, BUYER, CENTER)
  for (const [path, content, last = content] of PAGES) {
    await test.step(path, async () => {
      await gotoConnected(page, path, BUYER)
      await expect(page.getByText(content).first()).toBeVisible()
      const address = page.url()
      // A call of the ended session would lead to the sign-in before the socket says why; modules of a page make theirs late.
      await expect(page.getByText(last).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      // Another device takes the session over: this one learns it by its socket.
      const other = await signIn(server.url, { phone: BUYER, password: 'Mall2025a', terminal: 'mobile' })
      await expect(page.getByText('您的账号已在其它终端登录')).toBeVisible()
      await button(page, '知道了').click()
      await expect(page).toHaveURL(`${server.url}/login-account`)
      await enterAccount(page, BUYER)
      await button(page, '确认').click()
      // A product is opened with the context of its account.
      await expect(page).toHaveURL((url) => url.href.startsWith(address))
      await expect(page.getByText(last).first()).toBeVisible()
      expect(await other.getWsTicket({ body: {} })).toMatchObject({ failure: 'SESSION_INVALID' })
    })
  }
  await page.context().close()
})

test('an administrator removes sessions: one stays on its page, one counts down, nobody else hears', async ({
  browser,
}) => {
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })).newPage()
  await desk.goto(`${server.url}/studio/desk`)
  await desk.getByLabel('手机号码').fill(OPERATOR)
  await desk.getByLabel('登录密码', { exact: true }).fill('Mall2025a')
  await button(desk, '登录').click()
  await expect(desk.getByRole('navigation', { name: '列表' })).toBeVisible()
  const page = await openSignedIn(browser, '19900130003', CENTER)
  const bystander = await openSignedIn(browser, '19900130002', CENTER)
  await expect(bystander.getByText('199****0002')).toBeVisible()
  const nickname = await page.locator('h2, strong').first().innerText()

  await test.step('cancelled, the page stays and the next call ends it', async () => {
    await forceLogout(desk, nickname)
    await expect(page.getByText(REMOVED)).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    await button(page, '取消').click()
    await expect(page).toHaveURL(server.url + CENTER)
    await page.getByRole('link', { name: '分类' }).click()
    await page.goto(`${server.url}${BASE}/UserCenter/address`)
    await expect(page).toHaveURL(`${server.url}/login-account`)
    const socket = page.waitForEvent('websocket', (opened) => opened.url().includes('userPhone=19900130003'))
    await enterAccount(page, '19900130003')
    await expect(page).toHaveURL(`${server.url}${BASE}/UserCenter/address`)
    await socket
  })

  await test.step('unanswered, it exits by itself', async () => {
    await forceLogout(desk, nickname)
    await expect(page.getByText(REMOVED)).toBeVisible()
    await expect(page).toHaveURL(`${server.url}/login-account`)
    expect(await scrollsSideways(page)).toBe(false)
  })

  await bystander.reload()
  await expect(bystander.getByText('199****0002')).toBeVisible()
  for (const one of [desk, page, bystander]) await one.context().close()
})

test('an account switches its institution, and every tab of it follows', async ({ browser }) => {
  const page = await openSignedIn(browser, '19900150004', CENTER)
  await expect(page.getByText('非管理员')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(server.url + CENTER)
  await expect(other.getByText('非管理员')).toBeVisible()
  await page
    .getByRole('link', { name: /北辰|青|企业|有限公司/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: '切换企业' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: /北辰精工/ }).click()
  await expect(page.getByText(/已切换至北辰精工/)).toBeVisible()
  await page.goto(server.url + CENTER)
  for (const tab of [page, other]) {
    await expect(tab.getByText('已认证', { exact: true })).toBeVisible()
    await expect(tab.getByText(/北辰精工/)).toBeVisible()
  }
  await page.context().close()
})
