import { expect } from '@playwright/test'

import { DEMO_PAGES, DEMO_STATES, faultsOfView, openDemoView, signInForDemo } from './demo-pages.ts'
import type { DemoView } from './demo-pages.ts'
import { test } from './shared-mall.ts'

test('the widgets stand in every state: readable, within the width, clean for axe', async ({ browser, mall }) => {
  const storageState = await signInForDemo(browser, mall.url)
  // Each page as it is usually, one in every state and the others in some, so that every state comes up in both languages, widths
  // and themes. `npm run proof -- demo-states` has all.
  for (const [turn, locale] of (['zh-CN', 'en-US'] as const).entries()) {
    const context = await browser.newContext({ locale, storageState })
    const page = await context.newPage()
    for (const [row, name] of DEMO_PAGES.entries())
      for (const [column, state] of DEMO_STATES.entries()) {
        const isLeftOut = state !== 'usual' && name !== 'list' && (row + column) % 3 !== 0
        if (isLeftOut || (row + column) % 2 !== turn) continue
        const width = row % 4 < 2 ? 320 : 375
        const view: DemoView = { name, state, width, theme: (row + 1) % 4 < 2 ? 'light' : 'dark' }
        await openDemoView(page, mall.url, view)
        expect(await faultsOfView(page, locale, view), `${locale} ${JSON.stringify(view)}`).toEqual([])
      }
    await context.close()
  }
})
