import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'

import { openBrowser } from '../bench/browser.ts'
import { removeDataDir, startBuiltServer } from '../built-server.ts'
import { boxOf, canvasOf, insertModule, saved, signInStudio, comeNear } from '../journeys/studio-page.ts'
import { SHOWN_FILE, shownNames } from './shown-names.ts'

// Takes the screenshots of the README from the built product.

const FOLDER = join(import.meta.dirname, '../../docs/pictures')

async function writePicture(name: string, png: Buffer): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(
    join(FOLDER, `${name}.png`),
    await sharp(png).png({ palette: true, quality: 90, effort: 10 }).toBuffer(),
  )
  console.log(`docs/pictures/${name}.png`)
}

async function studioPictures(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await signInStudio(page, url)
  await page.getByRole('switch', { name: '插入时带示例内容' }).click()
  await page.waitForLoadState('networkidle')
  await writePicture('studio', await page.screenshot())
  writeFileSync(SHOWN_FILE, `${JSON.stringify(await shownNames(page), null, 2)}\n`)
  await snapping(page)
  await chooser(page)
  await insertModule(page, '商品列表')
  await saved(page)
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByRole('region', { name: '发布前检查' })).toBeVisible()
  await page.getByRole('dialog').getByRole('textbox').fill('年终采购季')
  await writePicture('publish', await page.screenshot())
  await context.close()
}

async function snapping(page: Page): Promise<void> {
  const button = canvasOf(page).locator('.mw-free .mw-item').filter({ hasText: '去挑选' })
  await comeNear(page, button)
  const box = await boxOf(button)
  await page.mouse.move(box.x + 30, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 10, { steps: 4 })
  await page.mouse.move(box.x + 33, box.y + 14, { steps: 4 })
  await writePicture('snapping', await page.screenshot())
  await page.keyboard.press('Escape')
  await page.mouse.up()
}

async function chooser(page: Page): Promise<void> {
  await canvasOf(page).evaluate((element) => element.scrollTo(0, 0))
  const products = canvasOf(page).locator('.mw-products')
  await comeNear(page, products)
  await products.first().click({ position: { x: 8, y: 8 } })
  await page.getByRole('button', { name: '选择商品' }).click()
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
  await page.waitForLoadState('networkidle')
  await writePicture('chooser', await page.screenshot())
  await page.keyboard.press('Escape')
}

async function shopPicture(browser: Browser, url: string): Promise<void> {
  const shots: Buffer[] = []
  for (const [colorScheme, path] of [
    ['light', '/'],
    ['light', '/micro/alm-mall-shop/ProductDetails?cProdCode=P01001'],
    ['dark', '/'],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      hasTouch: true,
      isMobile: true,
      locale: 'zh-CN',
      colorScheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto(url + path, { waitUntil: 'networkidle' })
    shots.push(await page.screenshot())
    await context.close()
  }
  const gap = 24
  const board = sharp({
    create: { width: shots.length * (375 + gap) + gap, height: 812 + 2 * gap, channels: 3, background: '#dfe3ea' },
  })
  const layers = shots.map((input, index) => ({ input, left: gap + index * (375 + gap), top: gap }))
  await writePicture('shop', await board.composite(layers).png().toBuffer())
}

const server = await startBuiltServer()
const browser = await openBrowser()
try {
  await studioPictures(browser, server.url)
  await shopPicture(browser, server.url)
} finally {
  await browser.close()
  await server.stop()
  removeDataDir(server.dataDir)
}
