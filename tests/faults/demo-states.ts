import type { Page } from '@playwright/test'

import { openBrowser } from '../bench/browser.ts'
import { removeDataDir, startBuiltServer } from '../built-server.ts'
import { DEMO_PAGES, DEMO_STATES, faultsOfView, openDemoView, signInForDemo } from '../journeys/demo-pages.ts'
import type { DemoView } from '../journeys/demo-pages.ts'
import { assertDetects, zeroClaim } from './claim.ts'
import type { Claim } from './claim.ts'

const LOCALES = ['zh-CN', 'en-US'] as const

/** Every page of widgets in every state and theme, at both widths. */
const VIEWS: readonly DemoView[] = DEMO_PAGES.flatMap((name) =>
  DEMO_STATES.flatMap((state) =>
    ([320, 375] as const).flatMap((width) =>
      (['light', 'dark'] as const).map((theme): DemoView => ({ name, state, width, theme })),
    ),
  ),
)

/** Draws every view of the widgets, in both languages. */
export async function run(): Promise<readonly Claim[]> {
  const server = await startBuiltServer()
  const browser = await openBrowser()
  let faulty = 0
  try {
    const storageState = await signInForDemo(browser, server.url)
    for (const locale of LOCALES) {
      const context = await browser.newContext({ locale, storageState })
      const page = await context.newPage()
      await plant(page, server.url)
      for (const view of VIEWS) {
        await openDemoView(page, server.url, view)
        const faults = await faultsOfView(page, locale, view)
        if (faults.length > 0) console.log(`  ${locale} ${JSON.stringify(view)}: ${faults.join('; ')}`)
        faulty += Number(faults.length > 0)
      }
      await context.close()
    }
  } finally {
    await browser.close()
    await server.stop()
    removeDataDir(server.dataDir)
  }
  return [zeroClaim('views of widgets with a fault', `${LOCALES.length * VIEWS.length} views drawn`, faulty)]
}

/** A button without a name, wider than the window. */
async function plant(page: Page, url: string): Promise<void> {
  const view: DemoView = { name: 'fun', state: 'usual', width: 320, theme: 'light' }
  await openDemoView(page, url, view)
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button style="width:500px"></button>')
  })
  const faults = await faultsOfView(page, 'zh-CN', view)
  assertDetects('demo-states', faults.length >= 2)
}
