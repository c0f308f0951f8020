import type { Browser } from '@playwright/test'
import { expect } from '@playwright/test'

import { watchedContext } from './execution-monitor.ts'
import { VECTORS } from './vectors.data.ts'

/** Vectors that must fire where they are written without care: otherwise the counter of this proof does not count. */
export const LEAST_FIRED = 100

const PLACE = 'http://control.test/'

/** Writes every vector into a page as a careless program would; gives how many of them fired. */
export async function firedWithoutCare(browser: Browser): Promise<number> {
  const { context, executions } = await watchedContext(browser)
  await context.route(`${PLACE}**`, (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('vector') ?? Number.NaN)
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: number >= 0 ? careless(number) : '<body></body>',
    })
  })
  const page = await context.newPage()
  await page.goto(PLACE)
  const fired = () => new Set(executions.seen.map((line) => /\d+/.exec(line)?.[0])).size
  await page.evaluate((count) => {
    for (let number = 0; number < count; number++) {
      const frame = document.createElement('iframe')
      frame.src = `/?vector=${number}`
      document.body.append(frame)
    }
  }, VECTORS.length)
  await expect.poll(fired, { timeout: 60_000 }).toBeGreaterThanOrEqual(LEAST_FIRED)
  await context.close()
  return fired()
}

/** A page that writes one vector into text, attributes, an address and a style, and follows the address. */
function careless(number: number): string {
  const vector = VECTORS[number] ?? ''
  return `<!doctype html><body>${vector}<p title="${vector}" style="color:${vector}">x</p><a id="go" href="${vector}">x</a>
<script>document.getElementById('go')?.click()</script></body>`
}
