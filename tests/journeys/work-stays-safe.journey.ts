import type { Document } from '@mallwright/contract/document'
import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { newProfile, removeProfile, startBrowser } from '../faults/killable-browser.ts'
import { signIn } from '../gateway.ts'
import type { Gateway } from '../gateway.ts'
import { findingsOf } from './accessible.ts'
import { canvasOf, reopenStudio, saved, signInStudio } from './studio-page.ts'

const ZHENG = '19900170002'

let server: Deployment
let gateway: Gateway

test.beforeAll(async () => {
  server = await startDeployment()
  // A session beside the two studios: prepares pages and reads saved documents.
  gateway = await signIn(server.url, { phone: '19900170001', password: 'Mall2025a', terminal: 'mobile' })
})

test.afterAll(async () => {
  await server.stop()
})

/** Saves a page with three texts, as from another device. */
async function saveTexts(column: string, iRevision = 0, more: object = {}): Promise<void> {
  const text = (id: string, value: string) => ({ id, module: 'text', version: 0, props: { text: value } })
  const nodes = { a: text('a', '第一段'), b: text('b', '第二段'), c: text('c', '第三段') }
  const document = { format: 1, title: column, look: { background: '' }, children: ['a', 'b', 'c'], nodes, ...more }
  const body = { cColumnCode: column, document, iRevision, cRequestUuid: `${column} ${iRevision}` }
  expect((await gateway.saveColumnPage({ body })).ok).toBe(true)
}

async function savedTexts(column: string): Promise<unknown[]> {
  const draft = await gateway.getDraftPage({ body: { cColumnCode: column } })
  if (!draft.ok) throw new Error(draft.msg)
  const { children, nodes } = draft.data.document as Document
  return children.map((id) => nodes[id]?.props['text'])
}

async function openStudio(page: Page, column: string, phone?: string): Promise<void> {
  await signInStudio(page, server.url, phone)
  await page.goto(`${server.url}/studio/?page=${column}`)
  await expect(canvasOf(page)).toBeVisible()
}

async function studioOf(browser: Browser, column: string, phone?: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  await openStudio(page, column, phone)
  return page
}

async function replaceText(page: Page, old: string, text: string): Promise<void> {
  await canvasOf(page).getByText(old).click()
  await page.getByRole('tab', { name: '内容' }).click()
  await page.getByRole('textbox', { name: '文字内容' }).fill(text)
}

test('a killed browser loses no work: it is restored, announced, and can be discarded', async () => {
  await saveTexts('crash')
  const profile = newProfile()
  try {
    const first = await startBrowser(profile)
    await openStudio(first.page, 'crash')
    await first.page.context().setOffline(true)
    await replaceText(first.page, '第一段', '断网时写的')
    await expect(canvasOf(first.page).getByText('断网时写的')).toBeVisible()
    // Work is guaranteed to survive once it is a second old.
    await first.page.waitForTimeout(1000)
    await first.kill()

    const again = await startBrowser(profile)
    await reopenStudio(again.page, `${server.url}/studio/?page=crash`)
    await expect(canvasOf(again.page).getByText('断网时写的')).toBeVisible()
    const notice = again.page.getByRole('region', { name: '已恢复的修改' })
    await expect(notice).toContainText('未保存的修改')
    await saved(again.page)
    expect(await savedTexts('crash')).toEqual(['断网时写的', '第二段', '第三段'])
    await notice.getByRole('button', { name: '不要这些修改' }).click()
    await expect(canvasOf(again.page).getByText('第一段')).toBeVisible()
    await saved(again.page)
    await expect.poll(() => savedTexts('crash')).toEqual(['第一段', '第二段', '第三段'])
    await again.page.reload()
    await expect(canvasOf(again.page).getByText('第一段')).toBeVisible()
    await expect(notice).toHaveCount(0)
    await again.kill()
  } finally {
    removeProfile(profile)
  }
})

test('offline work is saved as soon as the network is back', async ({ browser }) => {
  await saveTexts('offline')
  const page = await studioOf(browser, 'offline')
  await page.context().setOffline(true)
  await replaceText(page, '第一段', '离线一')
  await replaceText(page, '第三段', '离线三')
  await expect(page.getByRole('alert').filter({ hasText: '尚未保存，稍后重试' })).toBeVisible()
  await page.context().setOffline(false)
  await saved(page)
  expect(await savedTexts('offline')).toEqual(['离线一', '第二段', '离线三'])
  await page.context().close()
})

/** Changes a text of a saved draft, as another editor. */
async function replaceOnServer(cColumnCode: string, text: string, next: string): Promise<void> {
  const draft = await gateway.getDraftPage({ body: { cColumnCode } })
  if (!draft.ok) throw new Error(draft.msg)
  const document: unknown = JSON.parse(JSON.stringify(draft.data.document).replace(text, next))
  const body = { cColumnCode, document, iRevision: draft.data.iRevision, cRequestUuid: crypto.randomUUID() }
  expect((await gateway.saveColumnPage({ body })).ok).toBe(true)
}

test('two editors on one page see each other, lock and take over modules, and merge conflicts by module', async ({
  browser,
}) => {
  await saveTexts('together')
  const li = await studioOf(browser, 'together')
  const zheng = await studioOf(browser, 'together', ZHENG)
  await expect(li.getByRole('list', { name: '也在此页面的人' })).toContainText('小郑')
  await expect(zheng.getByRole('list', { name: '也在此页面的人' }).getByRole('listitem')).toHaveCount(1)

  await replaceText(li, '第一段', '李的第一段')
  await saved(li)
  await canvasOf(zheng).getByText('第一段').click()
  const takeOver = zheng.getByRole('button', { name: '接手编辑' })
  await expect(takeOver).toBeVisible()
  expect(await findingsOf(zheng)).toEqual([])
  await takeOver.click()
  await expect(li.getByText(/接手了你正在编辑的模块/).first()).toBeAttached()

  // Their saves arrive live: only work that meets another change of the same module asks.
  await expect(canvasOf(zheng).getByText('李的第一段')).toBeVisible()
  await zheng.getByRole('tab', { name: '内容' }).click()
  await zheng.context().setOffline(true)
  await zheng.getByRole('textbox', { name: '文字内容' }).fill('郑的第一段')
  await replaceOnServer('together', '李的第一段', '李又改了第一段')
  await zheng.context().setOffline(false)
  const dialog = zheng.getByRole('dialog')
  await expect(dialog).toContainText('此页面已被他人修改')
  await expect(dialog).toContainText('李又改了第一段')
  await expect(dialog).toContainText('郑的第一段')
  const merge = dialog.getByRole('button', { name: '合并并保存' })
  await expect(merge).toBeDisabled()
  expect(await findingsOf(zheng)).toEqual([])
  await dialog.getByRole('radio', { name: '两份都留' }).check()
  await merge.click()
  await saved(zheng)
  expect(await savedTexts('together')).toEqual(['郑的第一段', '李又改了第一段', '第二段', '第三段'])

  await expect(canvasOf(li).getByText('郑的第一段')).toBeVisible()
  await replaceText(li, '第三段', '李的第三段')
  await saved(li)
  expect(await savedTexts('together')).toEqual(['郑的第一段', '李又改了第一段', '第二段', '李的第三段'])
  await expect(canvasOf(zheng).getByText('李的第三段')).toBeVisible()
  await zheng.context().close()
  await expect(li.getByRole('list', { name: '也在此页面的人' })).toHaveCount(0)
  await li.context().close()
})

test('a page of a newer version opens read-only and is never saved', async ({ browser }) => {
  await saveTexts('newer', 0, { format: 99, later: { kept: true } })
  const page = await studioOf(browser, 'newer')
  await expect(page.getByText('此页面由更新的版本保存，只能查看，不能修改。请升级后再编辑。').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '发布', exact: true })).toBeDisabled()
  await canvasOf(page).getByText('第一段').click()
  await page.keyboard.press('Delete')
  await expect(canvasOf(page).getByText('第一段')).toBeVisible()
  const draft = await gateway.getDraftPage({ body: { cColumnCode: 'newer' } })
  expect(draft).toMatchObject({ data: { iRevision: 1, document: { format: 99, later: { kept: true } } } })
  await page.context().close()
})
