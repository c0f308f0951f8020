import { productPath } from '@mallwright/contract/link'
import type { Browser } from '@playwright/test'

import { removeDataDir, startBuiltServer } from '../built-server.ts'
import { homeShellOf, readBuiltApp, screensOf } from '../budgets/built-files.ts'
import { openBrowser } from './browser.ts'
import { limitFigure } from './figures.ts'
import type { Figure } from './figures.ts'
import { firstViewFigures, signedIn } from './shop/first-views.ts'
import { submittedOrderFigures } from './shop/submitted-orders.ts'
import { tapFigures } from './shop/taps.ts'

/** Limit (kB gzip) of what a screen adds. */
const MAX_SCREEN_KB = 40

/** Benchmarks the mall on a slow phone, and orders a second. Issue 15 §7. */
export async function run({ rounds = 9 }: { readonly rounds?: number } = {}): Promise<readonly Figure[]> {
  const server = await startBuiltServer({ env: { LOG_LEVEL: 'error' } })
  const browser = await openBrowser()
  const figures: Figure[] = []
  try {
    const known = await signedIn(browser, server.url)
    figures.push(
      await readableFigure(browser, server.url),
      ...(await firstViewFigures(browser, { url: server.url, rounds, known })),
      ...(await tapFigures(known, { url: server.url, rounds })),
      largestScreen(),
    )
  } finally {
    await browser.close()
    await server.stop()
  }
  try {
    return [...figures, ...(await submittedOrderFigures(server.dataDir))]
  } finally {
    removeDataDir(server.dataDir)
  }
}

/** Whether a product can be read without script: its name, price and details. */
async function readableFigure(browser: Browser, url: string): Promise<Figure> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto(url + productPath('P09001'))
  const texts = await page.locator('h1, h2, .shop-cost, .shop-detail-html').allInnerTexts()
  const [name = ''] = (await page.title()).split(' · ')
  const missing = [
    name !== '' && texts.some((text) => text.includes(name)),
    texts.some((text) => /¥\s*\d/.test(text)),
    (await page.locator('.shop-detail-html').innerText()).length > 40,
  ].filter((isThere) => !isThere).length
  await context.close()
  return limitFigure('product without script: missing of name, price and description', '', { ours: missing, most: 0 })
}

/** The largest screen by what it adds to a home page, as the budgets count it. */
function largestScreen(): Figure {
  const shop = readBuiltApp('viewer')
  const { home } = homeShellOf(shop)
  const sizes = screensOf(shop).map((source) => ({
    source,
    kB: shop.kB([...shop.filesOf(source)].filter((file) => !home.has(file))),
  }))
  const [largest = { source: '', kB: 0 }] = sizes.toSorted((one, other) => other.kB - one.kB)
  const name = largest.source.split('/').at(-1) ?? ''
  return limitFigure(`largest screen (${name})`, 'kB gzip', { ours: largest.kB, most: MAX_SCREEN_KB })
}
