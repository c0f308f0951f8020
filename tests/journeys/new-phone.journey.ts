import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'

import { databaseUrl } from '../bundled-database.ts'
import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { PHONE } from '../phones.ts'
import { findingsOf, scrollsSideways } from './accessible.ts'

const ADDRESSES = '/micro/alm-mall-shop/UserCenter/address'
const NUMBER = '13800138000'

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
})

test.afterAll(async () => {
  await server.stop()
})

async function openPage(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage()
  await page.goto(`${server.url}${path}`)
  return page
}

/** Lets the limit of codes pass by. */
async function passAnHour(): Promise<void> {
  const db = drizzle(databaseUrl(server.servers[0]?.dataDir ?? ''))
  await db.execute(sql`update sms_code set created_at = created_at - interval '1 hour'`)
  await (db.$client as unknown as { end: () => Promise<void> }).end()
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Gets the code that a demo mall shows, and types it in. */
async function enterCode(page: Page): Promise<void> {
  await button(page, '获取验证码').click()
  await expect(page.getByText('演示商城不发短信，验证码：246810')).toBeVisible()
  await field(page, '验证码').fill('246810')
}

async function enterNewPassword(page: Page, password: string): Promise<void> {
  await field(page, '登录密码').fill(password)
  await field(page, '确认密码').fill(password)
}

async function signInByPassword(page: Page, password: string): Promise<void> {
  await field(page, '手机号码').fill(NUMBER)
  await field(page, '登录密码').fill(password)
  await page.getByRole('checkbox').check()
  await button(page, '登录').click()
}

test('a new phone registers, signs in by SMS and resets its password', async ({ browser }) => {
  await test.step('it registers on the way to a page and arrives there', async () => {
    const page = await openPage(browser, ADDRESSES)
    await page.getByRole('link', { name: '注册账号' }).click()
    await expect(field(page, '确认密码')).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    await field(page, '手机号码').fill(NUMBER)
    await enterCode(page)
    await enterNewPassword(page, 'Letters2026')
    await page.getByRole('checkbox').check()
    await button(page, '注册').click()
    await expect(page).toHaveURL(`${server.url}${ADDRESSES}`)
    await page.context().close()
  })

  const device = await openPage(browser, ADDRESSES)
  await test.step('it signs in by SMS, which asks before it takes the session over', async () => {
    await passAnHour()
    await device.getByRole('link', { name: '短信登录' }).click()
    await expect(field(device, '登录密码')).toHaveCount(0)
    await field(device, '手机号码').fill(NUMBER)
    await device.getByRole('checkbox').check()
    await button(device, '获取验证码').click()
    await expect(device.getByText('短信验证码已发送至 138****8000')).toBeVisible()
    expect(await findingsOf(device)).toEqual([])
    await device.keyboard.type('246810')
    await expect(device.getByText('账号已在其它终端登录，是否强制登录？')).toBeVisible()
    await button(device, '确认').click()
    await expect(device).toHaveURL(`${server.url}${ADDRESSES}`)
  })

  await test.step('it resets its password on another device, which ends this one', async () => {
    await passAnHour()
    const page = await openPage(browser, '/login-account')
    await page.getByRole('link', { name: '忘记密码' }).click()
    await expect(button(page, '下一步')).toBeVisible()
    await field(page, '手机号码').fill(NUMBER)
    await enterCode(page)
    await button(page, '下一步').click()
    await expect(page.getByText('密码长度8-16位，需包含数字和字母')).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    await enterNewPassword(page, 'Another2027')
    await button(page, '确认修改').click()
    await expect(page.getByText('密码修改成功，请重新登录')).toBeVisible()
    await expect(field(page, '手机号码')).toHaveValue(NUMBER)
    await signInByPassword(page, 'Letters2026')
    await expect(page.getByText(/手机号或密码错误/)).toBeVisible()
    await field(page, '登录密码').fill('Another2027')
    await button(page, '登录').click()
    await expect(page).toHaveURL(/home\/tab-home/)
    await page.context().close()
  })

  await test.step('the first device has to sign in again', async () => {
    await device.reload()
    await expect(device).toHaveURL(`${server.url}/login-account`)
    await device.context().close()
  })
})

test('an initial password is changed before anything else', async ({ browser }) => {
  const page = await openPage(browser, '/login-account')
  await field(page, '手机号码').fill('19900140005')
  await field(page, '登录密码').fill('Mall2025a')
  await page.getByRole('checkbox').check()
  await button(page, '登录').click()
  await expect(page.getByText('为保障账号安全，请先修改初始密码')).toBeVisible()
  await button(page, '知道了').click()
  await expect(field(page, '手机号码')).toHaveValue('19900140005')
  await enterCode(page)
  await button(page, '下一步').click()
  await expect(field(page, '确认密码')).toBeVisible()
  await enterNewPassword(page, 'Mall2025a')
  await button(page, '确认修改').click()
  await expect(page.getByText('新密码不能与初始密码相同')).toBeVisible()
  await enterNewPassword(page, 'Letters2026')
  await button(page, '确认修改').click()
  await expect(button(page, '登录')).toBeVisible()
  await field(page, '登录密码').fill('Letters2026')
  await page.getByRole('checkbox').check()
  await button(page, '登录').click()
  await expect(page).toHaveURL(/home\/tab-home/)
  await page.context().close()
})
