import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { findingsOf, scrollsSideways } from './accessible.ts'
import { enterAccount } from './shop-page.ts'

const BASE = '/micro/alm-mall-shop/demo'

const PAGES = ['base', 'fun', 'list', 'list?w=references', 'list-comb', 'table', 'voucher']
const STATES = ['usual', 'loading', 'empty', 'end', 'error', 'denied'] as const

/** What a list says in each state. */
const LIST_TEXTS = {
  'zh-CN': { usual: '协议价', empty: '暂无数据', end: '没有更多了', error: '网络开小差了', denied: '无数据权限' },
  'en-US': {
    usual: 'Agreed price',
    empty: 'Nothing here yet',
    end: 'You’ve reached the end',
    error: 'Connection lost',
    denied: 'No permission',
  },
} as const

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
})

test.afterAll(async () => {
  await server.stop()
})

/** Opens a page of widgets in a state; it is there when its waiting is over. */
async function open(page: Page, name: string, state: string): Promise<void> {
  await page.goto(`${server.url}${BASE}/${name}${name.includes('?') ? '&' : '?'}s=${state}`)
  await expect(page.locator('.shop-demo-states')).toBeVisible()
  // Below the rows of a list stands the skeleton of the next page.
  if (state !== 'loading') await expect(page.locator('[class*=skeleton]:not(.wg-list-rows *)')).toHaveCount(0)
}

test('the widgets stand in every state: readable, within the width, clean for axe', async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 375, height: 812 }, locale: 'zh-CN' })
  const first = await phone.newPage()
  await first.goto(`${server.url}${BASE}/list`)
  await enterAccount(first, '19900150001')
  await expect(first.locator('.shop-demo-states')).toBeVisible()
  const storageState = await phone.storageState()
  await phone.close()
  // Each state of each page once; every state comes up in both languages, widths and themes.
  for (const [turn, locale] of (['zh-CN', 'en-US'] as const).entries()) {
    const context = await browser.newContext({ locale, storageState })
    const page = await context.newPage()
    for (const [row, name] of PAGES.entries())
      for (const [column, state] of STATES.entries()) {
        if ((row + column) % 2 !== turn) continue
        await page.setViewportSize({ width: row % 4 < 2 ? 320 : 375, height: 812 })
        await page.emulateMedia({ colorScheme: (row + 1) % 4 < 2 ? 'light' : 'dark' })
        await open(page, name, state)
        const place = `${locale} ${name} ${state}`
        if (name === 'list' && state !== 'loading')
          await expect(page.getByText(LIST_TEXTS[locale][state]).first(), place).toBeAttached()
        expect(await scrollsSideways(page), place).toBe(false)
        expect(await findingsOf(page), place).toEqual([])
      }
    await context.close()
  }
})
