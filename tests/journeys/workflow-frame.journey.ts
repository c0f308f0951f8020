import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

import { findingsOf } from './accessible.ts'
import { signInForDemo } from './demo-pages.ts'
import { postHostileMessages } from './hostile-frame.ts'
import { test } from './shared-mall.ts'

const PAGE = '/micro/alm-mall-shop/demo/voucher?w=workflow'

let signedIn: Awaited<ReturnType<typeof signInForDemo>>

test.beforeAll(async ({ browser, mall }) => {
  signedIn = await signInForDemo(browser, mall.url)
})

/** A task as a workflow server makes it; it shows what it can reach, and closes by its button. */
const TASK = `<!doctype html><html lang="zh"><title>审批</title><main aria-label="任务"><h1>采购订单审批</h1><p id="reach"></p>
<button onclick="parent.postMessage('bmp-app-iframe-close', '*')">同意</button></main>
<script>
  const tries = [() => parent.document.title, () => localStorage.length, () => document.cookie]
  reach.textContent = location.search + ' ' + origin + ' ' + tries.filter((run) => { try { run(); return true } catch { return false } }).length
</script></html>`

/** Opens the task of the demo, whose page is the given one. */
async function openTask(page: Page): Promise<void> {
  await page.route('**/workflow/task*', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: TASK }),
  )
  await page.goto(PAGE)
  await page.getByRole('button', { name: '打开流程任务' }).click()
}

test('a task runs in a frame that reaches nothing of the shop, and closes it when it is done', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    locale: 'zh-CN',
    storageState: signedIn,
  })
  const page = await context.newPage()
  await openTask(page)
  const frame = page.frameLocator('.wg-workflow iframe')
  await expect(frame.getByRole('heading', { name: '采购订单审批' })).toBeVisible()
  // Ticket and institution, no origin, and nothing of the three.
  await expect(frame.locator('#reach')).toHaveText(/^\?Authorization=demo&cAccUuid=[^&]+ null 0$/)
  expect(await findingsOf(page)).toEqual([])

  await test.step('the shop, another frame and another text do not close it', async () => {
    await postHostileMessages(page)
    await expect(page.locator('.wg-workflow')).toBeVisible()
  })

  await frame.getByRole('button', { name: '同意' }).click()
  await expect(page.locator('.wg-workflow')).toBeHidden()
  await expect(page.getByText('任务已处理')).toBeVisible()
  await context.close()
})

test('a host that is not allowed is refused, and a popup is left by Escape and the back key', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    locale: 'zh-CN',
    storageState: signedIn,
  })
  const page = await context.newPage()
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(`${PAGE}&p=foreign`)
  const open = page.getByRole('button', { name: '打开流程任务' })
  await open.click()
  await expect(page.getByText('流程任务的地址不在允许的范围内')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.locator('.wg-workflow')).toBeHidden()
  await open.click()
  await page.goBack()
  await expect(page.locator('.wg-workflow')).toBeHidden()
  await expect(page.getByText('任务未处理')).toBeVisible()
  expect(requested.filter((url) => url.includes('workflow.invalid'))).toEqual([])
  await context.close()
})
