import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { findingsOf, scrollsSideways } from './accessible.ts'
import { canvasOf, comeNear, publishDrafts, signInStudio } from './studio-page.ts'

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
})

test.afterAll(async () => {
  await server.stop()
})

async function openPages(studio: Page) {
  await studio.getByRole('button', { name: /^正在编辑/ }).click()
  await studio.getByRole('option', { name: '页面管理' }).click()
  const dialog = studio.getByRole('dialog', { name: '页面管理' })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  return dialog
}

test('a page is started from a template, linked to, bought from, copied and removed', async ({ browser }) => {
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const studio = await desk.newPage()
  await signInStudio(studio, server.url)

  const pages = await openPages(studio)
  await pages.getByRole('button', { name: '新建页面' }).click()
  const dialog = studio.getByRole('dialog', { name: '新建页面' })
  await dialog.getByRole('button', { name: /安全周/ }).click()
  await dialog.getByLabel('页面地址').fill('Safety!')
  await expect(dialog.getByRole('button', { name: '创建并打开' })).toBeDisabled()
  await dialog.getByLabel('页面地址').fill('safety')
  expect(await findingsOf(studio)).toEqual([])
  await dialog.getByRole('button', { name: '创建并打开' }).click()
  await expect(canvasOf(studio).getByText('防护到位，再开工')).toBeVisible()
  await expect(studio.getByRole('button', { name: '正在编辑：安全周' })).toBeVisible()

  await studio.goto(`${server.url}/studio/?page=home`)
  const banner = canvasOf(studio).getByText('员工福利，一站配齐')
  await comeNear(studio, banner)
  await banner.click()
  await studio.getByRole('button', { name: '点击跳转：搜索跳转目标' }).click()
  const search = studio.getByRole('dialog', { name: '点击跳转：搜索跳转目标' })
  await search.getByRole('combobox').fill('safety')
  await search.getByRole('option', { name: /安全周/ }).click()
  // The new page comes along: the open one links to it.
  await publishDrafts(studio)

  const phone = await browser.newContext({ viewport: { width: 375, height: 812 }, locale: 'zh-CN' })
  const shop = await phone.newPage()
  await shop.goto(server.url)
  await shop.getByText('员工福利，一站配齐').click()
  await expect(shop.getByRole('heading', { name: '安全周' })).toBeVisible()
  await expect(shop.getByText('防护到位，再开工')).toBeVisible()
  expect(await scrollsSideways(shop)).toBe(false)
  expect(await findingsOf(shop)).toEqual([])

  const again = await openPages(studio)
  await again.getByRole('button', { name: '复制：安全周' }).click()
  await again.getByRole('button', { name: '删除：安全周', exact: true }).click()
  await again.getByRole('button', { name: '确认删除：安全周', exact: true }).click()
  // Beside the pages of the demo: home and its eight campaigns.
  await expect(again.getByRole('listitem')).toHaveCount(10)
  await expect(again.getByRole('listitem').nth(1)).toHaveText(/安全周 副本/)
  await expect(again.getByRole('button', { name: '删除：安全周', exact: true })).toHaveCount(0)
  await studio.keyboard.press('Escape')
  await publishDrafts(studio, { isAll: true })
  await shop.reload()
  await expect(shop.getByText('页面不存在')).toBeVisible()
})
