import type { Browser } from '@playwright/test'
import { expect } from '@playwright/test'

import { openMonitoredContext } from './execution-monitor.ts'
import { VECTORS } from './vectors.data.ts'

/** Minimum number of vectors that must fire on the unescaped control page; otherwise the monitor is broken. */
export const MIN_FIRED = 100

const CONTROL_URL = 'http://control.test/'

/** Writes every vector into a page without escaping; returns how many of them fired. */
export async function countUnescapedFirings(browser: Browser): Promise<number> {
  const { context, executions } = await openMonitoredContext(browser)
  await context.route(`${CONTROL_URL}**`, (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('vector') ?? Number.NaN)
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: number >= 0 ? unescapedPage(number) : '<body></body>',
    })
  })
  const page = await context.newPage()
  await page.goto(CONTROL_URL)
  const fired = () => new Set(executions.seen.map((line) => /\d+/.exec(line)?.[0])).size
  await page.evaluate((count) => {
    for (let number = 0; number < count; number++) {
      const frame = document.createElement('iframe')
      frame.src = `/?vector=${number}`
      document.body.append(frame)
    }
  }, VECTORS.length)
  await expect.poll(fired, { timeout: 60_000 }).toBeGreaterThanOrEqual(MIN_FIRED)
  await context.close()
  return fired()
}

/** Page that writes one vector into text, attributes, a URL and a style without escaping, and follows the URL. */
function unescapedPage(number: number): string {
  const vector = VECTORS[number] ?? ''
  return `<!doctype html><body>${vector}<p title="${vector}" style="color:${vector}">x</p><a id="go" href="${vector}">x</a>
<script>document.getElementById('go')?.click()</script></body>`
}
