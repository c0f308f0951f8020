import puppeteer from 'puppeteer-core'

import type { Engine } from './engine.ts'

/** Starts Firefox, driven over WebDriver BiDi. */
export async function startFirefox(viewport: { readonly width: number; readonly height: number }): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'zh-CN' },
  })
  const page = await browser.newPage()
  await page.setViewport(viewport)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)))
  return {
    name: 'Firefox',
    async goto(url) {
      await page.goto(url, { waitUntil: 'load' })
    },
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }, count = 1) => page.mouse.click(x, y, { count }),
    async drag([first, ...others], whileHeld) {
      if (!first) return
      await page.mouse.move(first.x, first.y)
      await page.mouse.down()
      for (const { x, y } of others) await page.mouse.move(x, y)
      await whileHeld?.()
      await page.mouse.up()
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    pageErrors: () => Promise.resolve(errors),
    close: () => browser.close(),
  }
}
