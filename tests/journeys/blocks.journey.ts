import { columnPath } from '@mallwright/contract/link'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { findingsOf } from './accessible.ts'
import { boxOf, canvasOf, drag, insertModule, publishDrafts, saved, signInStudio } from './studio-page.ts'
import { serveTwoPages } from './two-pages.ts'

const server = serveTwoPages()

/** axe violations of the studio around the page. */
const findings = (page: Page) => findingsOf(page, { exclude: '.mw-page' })

test('a selection is saved as a block, and copies of it are inserted on another page by drag and by click', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  await signInStudio(page, server.url)
  const text = await insertModule(page, '文本')
  await page.getByRole('textbox', { name: '文字内容' }).fill('对公转账')
  await text.click({ button: 'right' })
  await page.getByRole('menuitem', { name: '存为区块' }).click()
  const dialog = page.getByRole('dialog', { name: '存为区块' })
  await dialog.getByRole('textbox', { name: '名称' }).fill('对公页脚')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  await saved(page)

  await page.goto(`${server.url}/studio/?page=party`)
  const nodes = canvasOf(page).locator('.mw-page > .mw-node')
  const block = page.getByRole('region', { name: '我的区块' }).getByRole('button', { name: '对公页脚', exact: true })
  await block.click()
  await expect(nodes).toHaveCount(1)
  const from = await boxOf(block)
  const first = await boxOf(nodes.first())
  await drag(page, { x: from.x + 20, y: from.y + 10 }, { x: first.x + 60, y: first.y + 4 })
  await expect(nodes).toHaveCount(2)
  await expect(nodes.filter({ hasText: '对公转账' })).toHaveCount(2)
  expect(await findings(page)).toEqual([])

  await page.getByRole('button', { name: '对公页脚的操作' }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(block).toBeHidden()
  await expect(nodes).toHaveCount(2)
  await context.close()
})

test('a linked block is edited once and updates every page with the next publish', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  const link = canvasOf(page).locator('.st-linked')
  await signInStudio(page, server.url)
  const text = await insertModule(page, '文本')
  const textbox = page.getByRole('textbox', { name: '文字内容' })
  await textbox.fill('满 99 元包邮')
  await text.click({ button: 'right' })
  await page.getByRole('menuitem', { name: '存为区块' }).click()
  const dialog = page.getByRole('dialog', { name: '存为区块' })
  await dialog.getByRole('textbox', { name: '名称' }).fill('包邮条')
  await dialog.getByRole('radio', { name: '联动' }).check()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(link).toContainText('满 99 元包邮')
  await saved(page)

  await page.goto(`${server.url}/studio/?page=party`)
  await page.getByRole('region', { name: '我的区块' }).getByRole('button', { name: '包邮条', exact: true }).click()
  await expect(link).toContainText('满 99 元包邮')
  await saved(page)
  expect(await findings(page)).toEqual([])

  await page.getByRole('button', { name: '编辑区块' }).click()
  await expect(page.getByText('改动在 2 个页面下次发布时生效')).toBeVisible()
  await canvasOf(page).getByText('满 99 元包邮').click()
  await textbox.fill('满 59 元包邮')
  await saved(page)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: '打开页面「活动页」' }).click()
  await expect(link).toContainText('满 59 元包邮')
  await publishDrafts(page, { isAll: true })

  const buyer = await context.newPage()
  for (const code of ['home', 'party']) {
    await buyer.goto(`${server.url}${columnPath(code)}`)
    await expect(buyer.getByText('满 59 元包邮')).toBeVisible()
  }

  await link.click()
  await page.getByRole('button', { name: '取消联动' }).click()
  await expect(link).toHaveCount(0)
  await expect(canvasOf(page).getByText('满 59 元包邮')).toBeVisible()
  await context.close()
})
