import { createServer } from 'node:http'

import type { Browser, Page } from '@playwright/test'

import { freePort, removeDataDir, startBuiltServer } from '../built-server.ts'
import { openBrowser } from './browser.ts'
import { limitFigure, median } from './figures.ts'
import type { Figure } from './figures.ts'
import { swipeUp } from './finger.ts'

const COUNT = 500

/** Maximum share of late frames, in percent. Issue 3 §5. */
const MAX_LATE_PERCENT = 2

/** A frame of a 60 Hz display is late when two ticks are further apart than one and a half frames. */
const LATE_MS = 25

/** How far the list is scrolled. */
const SCROLLED_PX = 24_000

/** Hand-written list of as many tiles: a lower bound for scrolling cost. */
function baselineHtml(picture: string): string {
  const tile = (n: number) =>
    `<li><a href="#${n}"><img src="${picture}" width="800" height="800" loading="lazy" decoding="async" alt=""><span>青禾高白复印纸 A4 70g ${n}<br><b>¥${n}.00</b></span></a></li>`
  return `<!doctype html><meta name="viewport" content="width=device-width"><style>body{margin:0;background:#f4f5f7;font:14px/1.5 system-ui,"Noto Sans CJK SC"}ul{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin:0;padding:12px;list-style:none}li{background:#fff;border-radius:8px;overflow:hidden;content-visibility:auto;contain-intrinsic-size:auto 260px}img{display:block;width:100%;height:auto;aspect-ratio:1}span{display:block;padding:8px}a{color:inherit}</style><ul>${Array.from({ length: COUNT }, (_, n) => tile(n)).join('')}</ul>`
}

/** Flings through the whole page on a throttled phone; returns the share of late frames in percent, and the median frame. */
async function measureScroll(page: Page): Promise<{ readonly late: number; readonly frame: number }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // As text: tsx wraps functions in a helper that does not exist in the page.
  await page.evaluate(
    'frames=[];let last=performance.now();(function tick(now){frames.push(now-last);last=now;requestAnimationFrame(tick)})(last)',
  )
  await swipeUp(page, cdp, SCROLLED_PX)
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.slice(5))
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const late = (frames.filter((frame) => frame > LATE_MS).length / Math.max(1, frames.length)) * 100
  return { late, frame: median(frames) }
}

async function phone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
  })
  const page = await context.newPage()
  await page.goto(url)
  return page
}

/** Benchmarks a fully loaded product list of 500 in one column of the gallery beside a hand-written one in the same run. */
export async function run({ rounds = 5 }: { readonly rounds?: number } = {}): Promise<readonly Figure[]> {
  const server = await startBuiltServer()
  const picture = `${server.url}/studio/sample-picture.svg`
  const port = await freePort()
  const baseline = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(baselineHtml(picture)),
  )
  await new Promise<void>((resolve) => baseline.listen(port, '127.0.0.1', resolve))
  const browser = await openBrowser()
  const ourScrolls: { late: number; frame: number }[] = []
  const baselineScrolls: { late: number; frame: number }[] = []
  const opened: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const list = await phone(
      browser,
      `${server.url}/studio/gallery?module=product-list&variant=endless&data=many&bare=1`,
    )
    for (let pages = 1; pages < COUNT / 50; pages += 1) {
      await list.getByRole('button', { name: '点击加载更多...' }).click()
      await list.waitForFunction((count) => document.querySelectorAll('.mw-product').length >= count, (pages + 1) * 50)
    }
    await list.evaluate(() => window.scrollTo(0, 0))
    ourScrolls.push(await measureScroll(list))
    await list.context().close()
    const baselinePage = await phone(browser, `http://127.0.0.1:${port}/`)
    baselineScrolls.push(await measureScroll(baselinePage))
    await baselinePage.context().close()
    const gallery = await phone(browser, `${server.url}/studio/`)
    const began = performance.now()
    await gallery.goto(`${server.url}/studio/gallery`)
    await gallery.locator('.st-cell').last().waitFor({ state: 'attached' })
    opened.push(performance.now() - began)
    await gallery.context().close()
  }
  await browser.close()
  baseline.close()
  await server.stop()
  removeDataDir(server.dataDir)
  const of = (all: readonly { late: number; frame: number }[], name: 'late' | 'frame') =>
    median(all.map((scroll) => scroll[name]))
  return [
    limitFigure(`list of ${COUNT}, late frames at 4 ×`, '%', {
      ours: of(ourScrolls, 'late'),
      baseline: of(baselineScrolls, 'late'),
      most: MAX_LATE_PERCENT,
    }),
    limitFigure('middle frame', 'ms', {
      ours: of(ourScrolls, 'frame'),
      baseline: of(baselineScrolls, 'frame'),
      most: 16.8,
    }),
    limitFigure('gallery of every module, open', 'ms', { ours: median(opened), most: 2000 }),
  ]
}
