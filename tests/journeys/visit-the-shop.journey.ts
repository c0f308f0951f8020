import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { findingsOf, scrollsSideways } from './accessible.ts'
import { test } from './shared-mall.ts'
import { enterAccount, signInAnyway, takeOver } from './shop-page.ts'

const BASE = '/micro/alm-mall-shop'
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } as const

async function signIn(page: Page, phone: string): Promise<void> {
  await page.goto('/login-account')
  await signInAnyway(page, phone)
}

test('a visitor signs in, sees the account’s details, and signs out', async ({ browser }) => {
  const context = await browser.newContext({ ...PHONE, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto('/login-account')
  const submit = page.getByRole('button', { name: '登录', exact: true })
  // Order and texts of specification 1 §5.2.
  await submit.click()
  await expect(page.getByText('手机号码不能为空')).toBeVisible()
  await page.getByLabel('手机号码').fill('123')
  await submit.click()
  await expect(page.getByText('手机号码格式不正确')).toBeVisible()
  await page.getByLabel('手机号码').fill('19900140001')
  await submit.click()
  await expect(page.getByText('登录密码不能为空')).toBeVisible()
  await page.getByLabel('登录密码', { exact: true }).fill('wrong-one')
  await submit.click()
  await expect(page.getByText('请阅读并同意用户协议和隐私政策')).toBeVisible()
  await page.getByRole('checkbox').check()
  await submit.click()
  await expect(
    page
      .getByText(/密码/)
      .filter({ hasText: /错误|不正确/ })
      .first(),
  ).toBeVisible()
  await page.getByLabel('登录密码', { exact: true }).fill('Mall2025a')
  await submit.click()
  await takeOver(page)
  await expect(page).toHaveURL(new RegExp(`${BASE}/home/tab-home`))

  await page.getByRole('link', { name: '我的' }).click()
  await expect(page.getByText('199****0001')).toBeVisible()
  await page.getByRole('link', { name: '设置' }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('button', { name: '确认' }).click()
  await expect(page.getByText('199****0001')).toHaveCount(0)
  await context.close()
})

test('a second device confirms before it takes the session over', async ({ browser }) => {
  const first = await (await browser.newContext({ ...PHONE, locale: 'zh-CN' })).newPage()
  await signIn(first, '19900130003')
  await expect(first).toHaveURL(/tab-home/)
  const second = await (await browser.newContext({ ...PHONE, locale: 'zh-CN' })).newPage()
  await second.goto('/login-account')
  await enterAccount(second, '19900130003')
  await expect(second.getByText('账号已在其它终端登录，是否强制登录？')).toBeVisible()
  await second.getByRole('button', { name: /确认|强制登录/ }).click()
  await expect(second).toHaveURL(/tab-home/)
  await expect(first.getByText('您的账号已在其它终端登录')).toBeVisible()
  await first.context().close()
  await second.context().close()
})

test('a buyer navigates from a class to a product, in English and in the dark theme', async ({ browser }) => {
  const context = await browser.newContext({ ...PHONE, locale: 'en-US', colorScheme: 'dark' })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('link', { name: 'Categories' }).click()
  await expect(page).toHaveURL(/ClassiFication/)
  // Exact: the home page, which stands until the classes arrive, has links that contain the name of the class.
  await page.getByRole('link', { name: 'Copy Paper', exact: true }).click()
  await expect(page).toHaveURL(/search\/goods\?cClassUuid=/)
  await page
    .getByRole('link', { name: /Paper .*A4/ })
    .first()
    .click()
  await expect(page).toHaveURL(/ProductDetails\?cProdCode=P01/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Paper')
  await context.close()
})

test('goods and classes follow the language at once', async ({ browser }) => {
  const context = await browser.newContext({ ...PHONE, locale: 'en-US' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByText('Our best sellers')).toBeVisible()
  await page.getByRole('link', { name: 'Categories' }).click()
  await expect(page.getByRole('link', { name: 'Copy Paper', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.locator('label', { hasText: '中文' }).click()
  await page.getByRole('button', { name: '返回' }).click()
  await page.getByRole('link', { name: '分类', exact: true }).click()
  await expect(page.getByRole('link', { name: '复印纸', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Copy Paper', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: '首页' }).click()
  await expect(page.getByText('自营热卖')).toBeVisible()
  await expect(page.locator('.mw-product-name').first()).toHaveText(/\p{Script=Han}/u)
  await context.close()
})

test('the menu of classes scrolls its pane to the class, and stays in sight itself', async ({ browser }) => {
  const context = await browser.newContext({ ...PHONE, viewport: { width: 375, height: 500 }, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto(`${BASE}/home/ClassiFication`)
  const menu = page.getByRole('navigation', { name: '分类' }).getByRole('button')
  const name = (await menu.nth(1).textContent()) ?? ''
  await menu.nth(1).click()
  await expect(menu.nth(1)).toHaveAttribute('aria-current', 'true')
  const heading = page.getByRole('heading', { level: 2, name })
  const menuTop = (await menu.first().boundingBox())?.y ?? 0
  const isAtTop = async () => Math.abs(((await heading.boundingBox())?.y ?? Infinity) - menuTop) < 30
  await expect.poll(isAtTop).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  await context.close()
})

test('the first visit of a tab keeps title and tab bar in sight all the time', async ({ browser }) => {
  const context = await browser.newContext({ ...PHONE, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto('/')
  // Hydrated: before, a tap loads the next document.
  await expect(page.locator('.shop-feedback')).toBeAttached()
  // Notes every frame in which the visible screen has no title or no tab bar.
  await page.evaluate(`(() => {
    window.bareFrames = 0
    const look = () => {
      const screen = document.querySelector('.shop-screen, .mw-home:not([hidden])')
      if (!screen?.querySelector('h1')?.textContent || !screen.querySelector('.mw-tabs')) window.bareFrames += 1
      requestAnimationFrame(look)
    }
    look()
  })()`)
  for (const tab of ['分类', '我的', '首页']) {
    await page.getByRole('link', { name: tab, exact: true }).click()
    await expect(page.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page')
  }
  expect(await page.evaluate('window.bareFrames')).toBe(0)
  await context.close()
})

test('a reader’s larger text reaches the published page, its bars included', async ({ browser }) => {
  const context = await browser.newContext({ ...PHONE, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto('/')
  const sizes = () =>
    page.evaluate(() =>
      ['.mw-product-name', '.mw-top h1', '.mw-tab'].map((selector) => {
        const element = document.querySelector(selector)
        return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0
      }),
    )
  const before = await sizes()
  await page.addStyleTag({ content: 'html { font-size: 130% !important }' })
  const after = await sizes()
  for (const [index, size] of before.entries()) expect((after[index] ?? 0) / size).toBeGreaterThan(1.25)
  expect(await scrollsSideways(page)).toBe(false)
  await context.close()
})

test('only a super user sees the link to the studio and may edit', async ({ browser }) => {
  const context = await browser.newContext({ ...PHONE, locale: 'zh-CN' })
  const page = await context.newPage()
  await signIn(page, '19900140001')
  await expect(page).toHaveURL(/tab-home/)
  await expect(page.getByRole('link', { name: '装修' })).toHaveCount(0)
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await signIn(page, '19900170001')
  await expect(page.getByRole('link', { name: '装修' })).toHaveAttribute('href', /\/studio\/\?page=home/)
  await page.goto('/studio/')
  await page.getByLabel('手机号码').fill('19900140001')
  await page.getByLabel('登录密码').fill('Mall2025a')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('您没有装修权限')).toBeVisible()
  await context.close()
})

test('a buyer manages addresses: sign-in and back, area, default, deletion, select mode', async ({ browser }) => {
  const context = await browser.newContext({ ...PHONE, locale: 'zh-CN', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${BASE}/UserCenter/address`)
  await expect(page).toHaveURL(/login-account/)
  await signInAnyway(page, '19900110002')
  // Returned to the screen that required the sign-in.
  await expect(page).toHaveURL(/UserCenter\/address/)
  await expect(page.getByText('暂无收货地址')).toBeVisible()

  const add = async (receiver: string, areas: readonly string[]) => {
    await page.getByRole('button', { name: '新增收货地址' }).click()
    await page.getByRole('textbox', { name: '收货人' }).fill(receiver)
    await page.getByRole('textbox', { name: '手机号码' }).fill('13800138000')
    await page.getByRole('button', { name: /所在地区/ }).click()
    const sheet = page.getByRole('dialog', { name: '所在地区' })
    for (const area of areas) await sheet.getByText(area, { exact: true }).last().click()
    await expect(sheet).toHaveCount(0)
    await page.getByRole('textbox', { name: '详细地址' }).fill('科技园南区深圳湾科技生态园 10 栋 A 座 1808 室')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: receiver })).toBeVisible()
  }
  await add('王淑芬', ['广东省', '深圳市', '南山区'])
  await add('仓库李', ['上海市', '上海市', '浦东新区'])
  const row = (receiver: string) => page.getByRole('listitem').filter({ hasText: receiver })
  await expect(row('王淑芬').getByText('默认', { exact: true })).toBeVisible()
  await row('仓库李').getByRole('button', { name: '设为默认' }).click()
  await expect(row('仓库李').getByText('默认', { exact: true })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)

  // The back key closes the sheet without leaving the screen.
  await row('王淑芬').getByRole('button', { name: '编辑' }).click()
  await expect(page.getByRole('dialog', { name: '编辑收货地址' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await row('王淑芬').getByRole('button', { name: '删除' }).click()
  await page.getByRole('button', { name: '确认' }).click()
  await expect(row('王淑芬')).toHaveCount(0)
  // Stored by the server, regardless of the process that answers.
  for (let visit = 0; visit < 2; visit += 1) {
    await page.reload()
    await expect(row('仓库李')).toContainText('上海市浦东新区')
  }
  await context.close()
})

test('an unknown address shows a message, and inside the mall falls back to the home shell', async ({ page }) => {
  await page.goto('/nowhere')
  await expect(page.getByText(/您访问的页面不存在|the page you visit does not exist/).first()).toBeVisible()
  await page.goto(`${BASE}/nowhere`)
  await expect(page).toHaveURL(/tab-home/)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`every screen is clean for axe and never scrolls sideways: ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({
      ...PHONE,
      viewport: { width: 320, height: 700 },
      locale: 'zh-CN',
      colorScheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const screens = ['/home/tab-home', '/home/ClassiFication', '/home/UserCenter', '/ProductDetails?cProdCode=P01001']
    for (const address of [...screens.map((screen) => BASE + screen), '/login-account', '/nowhere']) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await findingsOf(page), address).toEqual([])
      expect(await scrollsSideways(page), address).toBe(false)
    }
    await context.close()
  })
