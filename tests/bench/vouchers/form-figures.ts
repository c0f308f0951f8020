import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { openBrowser } from '../browser.ts'
import { cpuTime } from '../editor-metrics.ts'
import { limitFigure, median, ratioFigure } from '../figures.ts'
import type { Figure } from '../figures.ts'
import { servePage } from '../serve-page.ts'

/** Openings of either form, in turns; the first two are not counted. */
const ROUNDS = 12

/** What is typed into the first field, key by key. */
const TYPED = 'abcdefghijklmnopqrstuvwxyz'

/** A form of 60 fields and 500 lines, beside one written by hand for the same template. Engine 11.2. */
export async function formFigures(): Promise<Figure[]> {
  const served = await servePage(join(import.meta.dirname, 'form/form.html'))
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 375, height: 812 }, locale: 'zh-CN' })
    await page.goto(served.url)
    const times = { ours: [] as number[], peer: [] as number[] }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of ['peer', 'ours'] as const) {
        const time = await page.evaluate(`openForm('${name}')`)
        if (round > 1) times[name].push(time as number)
      }
    }
    const sides = { ours: median(times.ours), baseline: median(times.peer), most: 1.3 }
    const ours = await keyTime(page, 'ours')
    const baseline = await keyTime(page, 'peer')
    return [
      ratioFigure('form of 60 fields and 500 lines, opened', 'ms', sides),
      limitFigure('key press in it, CPU', 'ms', { ours, baseline, most: 16 }),
    ]
  } finally {
    await browser.close()
    served.stop()
  }
}

/** CPU (ms) of the main thread for a key press. */
async function keyTime(page: Page, name: string): Promise<number> {
  await page.evaluate(`openForm('${name}')`)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await page.locator('#form').getByRole('textbox').first().click()
  const times: number[] = []
  for (const key of TYPED) {
    const before = await cpuTime(cdp)
    await page.keyboard.press(key)
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    times.push((await cpuTime(cdp)) - before)
  }
  await cdp.detach()
  return median(times)
}
