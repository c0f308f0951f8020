import { readFileSync } from 'node:fs'

import { emptyDocument } from '@mallwright/contract/document'
import type { Browser, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { signIn } from '../gateway.ts'
import { SHOWN_FILE, shownNames } from '../pictures/shown-names.ts'
import { poster } from './poster.ts'
import { boxOf, canvasOf, drag, insertModule, publishDrafts, saved, shownRect, signInStudio } from './studio-page.ts'

const HOME = '/micro/alm-mall-shop/home/tab-home'
const HEADLINE = '年终采购季，全场专票包邮'
const CHANGED = '新年开工，采购满减'
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, locale: 'zh-CN' }

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
  // The demo mall comes with a published home page; this journey starts from an empty one.
  const gateway = await signIn(server.url, { phone: '19900170002', password: 'Mall2025a', terminal: 'studio' })
  const draft = await gateway.getDraftPage({ body: { cColumnCode: 'home' } })
  if (!draft.ok) throw new Error(draft.msg)
  const emptied = await gateway.saveColumnPage({
    body: {
      cColumnCode: 'home',
      document: emptyDocument('首页'),
      iRevision: draft.data.iRevision,
      cRequestUuid: 'empty',
    },
  })
  expect(emptied.ok).toBe(true)
})

test.afterAll(async () => {
  expect(await server.stop()).toEqual([0, 0])
})

function studioFaults(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  return errors
}

async function fillContent(page: Page, field: string, value: string): Promise<void> {
  await page.getByRole('tab', { name: '内容' }).click()
  await page.getByRole('textbox', { name: field }).fill(value)
}

async function addCarousel(page: Page): Promise<void> {
  await insertModule(page, '轮播图')
  for (const [index, colour] of ['#2b5fd9', '#d81e2c', '#0f8a5f'].entries()) {
    await page.getByRole('button', { name: '添加图片' }).click()
    const upload = page.locator('input[type=file]').last()
    await upload.setInputFiles(await poster(`活动${index + 1}`, colour))
    await expect(canvasOf(page).locator('.mw-carousel-slide img')).toHaveCount(index + 1)
  }
  await page.getByRole('tab', { name: '样式' }).click()
  const perView = page.getByRole('textbox', { name: '每页图片数' })
  await perView.fill('1')
  await perView.press('Enter')
}

async function addProducts(page: Page): Promise<void> {
  await insertModule(page, '商品列表')
  await page.getByRole('tab', { name: '内容' }).click()
  await page.getByRole('radio', { name: '按分类' }).click()
  await page.getByRole('button', { name: '选择分类' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: '复印纸' }).check()
  await dialog.getByRole('button', { name: '确定' }).click()
  await page.getByRole('tab', { name: '样式' }).click()
  await page.getByRole('combobox', { name: '每行列数' }).selectOption('2')
  await expect(canvasOf(page).locator('.mw-product-name').first()).not.toBeEmpty()
}

/** Drags an entry of the palette to a position inside a container, in screen px from its top left. */
async function dropInto(page: Page, name: string, position: { x: number; y: number }): Promise<void> {
  const container = canvasOf(page).locator('.mw-page > .mw-node').last()
  const items = container.locator('.mw-item')
  const before = await items.count()
  const box = await boxOf(container)
  const entry = await boxOf(
    page.getByRole('complementary', { name: '模块' }).locator('.st-palette-entry').filter({ hasText: name }),
  )
  await drag(page, { x: entry.x + 30, y: entry.y + 30 }, { x: box.x + position.x, y: box.y + position.y })
  await expect(items).toHaveCount(before + 1)
}

async function addFreeItems(page: Page): Promise<void> {
  await insertModule(page, '自由容器')
  await dropInto(page, '文本', { x: 120, y: 40 })
  await fillContent(page, '文字内容', '限时特惠')
  await dropInto(page, '图片', { x: 280, y: 90 })
  await page.getByRole('tab', { name: '内容' }).click()
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(await poster('礼盒', '#b45309'))
  await expect(canvasOf(page).locator('.mw-item img')).toHaveCount(1)
  await dropInto(page, '按钮', { x: 130, y: 130 })
  await fillContent(page, '按钮文字', '马上抢')
}

/** Drags the button until its left edge snaps to the text's, from within 5 units. */
async function snapButtonToText(page: Page): Promise<void> {
  const container = canvasOf(page).locator('.mw-page > .mw-node').last()
  const text = container.locator('.mw-item').filter({ hasText: '限时特惠' })
  const button = container.locator('.mw-item').filter({ hasText: '马上抢' })
  await text.click()
  await page.getByRole('tab', { name: '样式' }).click()
  const target = await shownRect(page)
  const from = await boxOf(button)
  const textBox = await boxOf(text)
  const shift = textBox.x + 3 - from.x
  await drag(page, { x: from.x + 20, y: from.y + 15 }, { x: from.x + 20 + shift, y: from.y + 25 })
  await page.getByRole('tab', { name: '样式' }).click()
  expect((await shownRect(page)).x).toBe(target.x)

  // The picture's top edge snaps to the text's as well when dragged near it.
  const picture = container.locator('.mw-item').filter({ has: page.locator('img') })
  const pictureBox = await boxOf(picture)
  await drag(page, { x: pictureBox.x + 30, y: pictureBox.y + 30 }, { x: pictureBox.x + 34, y: textBox.y + 3 + 30 })
  await page.getByRole('tab', { name: '样式' }).click()
  expect((await shownRect(page)).y).toBe(target.y)
}

async function openShop(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled })
  const page = await context.newPage()
  await page.goto(`${server.url}/`)
  return page
}

test('a super user lays out a page, publishes it, and a buyer browses it', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const studio = await context.newPage()
  const errors = studioFaults(studio)
  await signInStudio(studio, server.url)
  await expect(canvasOf(studio).locator('.mw-page > .mw-node')).toHaveCount(0)

  await test.step('looks like the pictures of the README', async () => {
    const shown = JSON.parse(readFileSync(SHOWN_FILE, 'utf8')) as unknown
    await expect.poll(() => shownNames(studio), { message: 'npm run pictures takes them anew' }).toEqual(shown)
  })

  await test.step('builds the page', async () => {
    await addCarousel(studio)
    await insertModule(studio, '文本')
    await fillContent(studio, '文字内容', HEADLINE)
    await addProducts(studio)
    await addFreeItems(studio)
    await snapButtonToText(studio)
  })

  await test.step('undoes and redoes', async () => {
    const order = () => shownRect(studio)
    const after = await order()
    await studio.keyboard.press('Control+Z')
    expect(await order()).not.toEqual(after)
    await studio.keyboard.press('Control+Shift+Z')
    expect(await order()).toEqual(after)
  })

  await test.step('previews the draft in the real viewer; buyers do not see it', async () => {
    await saved(studio)
    await studio.getByRole('button', { name: '预览' }).click()
    const frame = studio.frameLocator('iframe')
    await expect(frame.getByText(HEADLINE)).toBeVisible()
    await expect(frame.locator('.mw-item')).toHaveCount(3)
    await studio.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
    expect(await (await fetch(server.url + HOME)).text()).not.toContain(HEADLINE)
  })

  await publishDrafts(studio, { isAll: true, note: '年终采购季' })

  await test.step('a buyer sees it with JavaScript switched off', async () => {
    const withoutScripts = await openShop(browser, false)
    await expect(withoutScripts.getByText(HEADLINE)).toBeVisible()
    await expect(withoutScripts.locator('.mw-carousel-slide img')).toHaveCount(3)
    await expect(withoutScripts.locator('.mw-product-name').first()).toContainText('纸')
    await expect(withoutScripts.getByText('马上抢')).toBeVisible()
    await withoutScripts.context().close()
  })

  const shop = await openShop(browser, true)
  const shopFaults = studioFaults(shop)
  await test.step('opens a product and comes back to the same place', async () => {
    await shop.waitForLoadState('networkidle')
    const product = shop.locator('.mw-product-link').nth(3)
    await product.scrollIntoViewIfNeeded()
    await shop.evaluate(() => window.scrollBy(0, 60))
    const name = (await product.locator('.mw-product-name').innerText()).replace(/^自营\s*/, '')
    const before = await shop.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(0)
    await product.tap()
    await expect(shop).toHaveURL(/ProductDetails\?cProdCode=P01/)
    await expect(shop.getByRole('heading', { level: 2, name })).toBeVisible()
    await shop.goBack()
    await expect(shop.getByText(HEADLINE)).toBeAttached()
    await expect.poll(() => shop.evaluate(() => window.scrollY)).toBe(before)
  })

  await test.step('publishes a change, and the buyer sees it', async () => {
    await canvasOf(studio).getByText(HEADLINE).click()
    await fillContent(studio, '文字内容', CHANGED)
    await publishDrafts(studio, { isAll: true, note: '新年' })
    await expect(shop.getByText(CHANGED)).toBeVisible()
    await shop.reload()
    await expect(shop.getByText(CHANGED)).toBeVisible()
  })

  await test.step('rolls back, and the buyer sees the page before', async () => {
    await studio.getByRole('button', { name: '发布记录' }).click()
    const release = studio.getByRole('listitem').filter({ hasText: '年终采购季' })
    await release.getByRole('button').click()
    const dialog = studio.getByRole('dialog')
    await dialog.getByRole('radio', { name: '整个站点' }).click()
    await dialog.getByRole('button', { name: '确认回滚' }).click()
    await expect(shop.getByText(HEADLINE)).toBeVisible()
    await shop.reload()
    await expect(shop.getByText(HEADLINE)).toBeVisible()
    await expect(shop.getByText(CHANGED)).toHaveCount(0)
  })

  expect(errors).toEqual([])
  expect(shopFaults).toEqual([])
  await shop.context().close()
  await context.close()
})
