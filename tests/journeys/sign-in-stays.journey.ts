import { expect } from '@playwright/test'

import { test } from './shared-mall.ts'
import { boxOf } from './studio-page.ts'

for (const [name, viewport] of [
  ['at a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 375, height: 812 }],
] as const) {
  test(`what comes late around the sign-in moves no button ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport, locale: 'zh-CN' })
    const page = await context.newPage()
    let release = () => {}
    const late = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/sign-in-extras*', async (route) => {
      await late
      await route.continue()
    })
    // Without it nothing would be late.
    const asked = page.waitForRequest('**/sign-in-extras*.js')
    await page.goto('/studio/')
    await asked
    const button = page.getByRole('button', { name: '登录', exact: true })
    const before = await boxOf(button)
    release()
    await expect(page.getByRole('region', { name: '演示账号，一点即登录' })).toBeVisible()
    if (name === 'at a desk') await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible()
    expect(await boxOf(button)).toEqual(before)
    await context.close()
  })
}
