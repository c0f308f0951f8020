import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

import { freePort } from '../built-server.ts'
import { SHARP_PHONE } from '../phones.ts'

/** 1.6 Mbit/s and 150 ms, as specified in the goals. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** What a visitor of a slow phone waits for, in ms. */
export interface Visit {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly load: number
  readonly shift: number
  readonly scriptCpu: number
}

/** Makes a page slow: its processor fourfold, and its network unless that is left alone. */
export async function slowDown(page: Page, { network = true } = {}): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  if (network) {
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', NETWORK)
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return cdp
}

/** Visits an address with an empty cache. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(SHARP_PHONE)
  const visited = await visitIn(context, url)
  await context.close()
  return visited
}

/** Visits an address in a context, with what it has stored and cached, until it shows a picture of its content. */
export async function visitIn(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage()
  const cdp = await slowDown(page)
  await cdp.send('Performance.enable')
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'load' })
  const { metrics } = await cdp.send('Performance.getMetrics')
  await page.locator('img:visible').first().waitFor()
  // Late pictures may still become the largest paint, and hydration may still shift the layout.
  await page.waitForLoadState('networkidle')
  const read = await page.evaluate(() => {
    const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
    const { seen } = globalThis as unknown as { seen: { largest: number; shift: number } }
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      largestPaint: seen.largest,
      load: navigation.loadEventEnd,
      shift: seen.shift,
    }
  })
  await page.close()
  const scriptCpu = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  return { ...read, scriptCpu }
}

/** A served hand-written page. */
export interface ServedBaseline {
  readonly url: string
  readonly stop: () => void
}

/** Serves a hand-written page, encoded beforehand, and below `/data` what it fetches. */
export async function serveBaseline(html: string, data?: () => Promise<unknown>): Promise<ServedBaseline> {
  const encoded = gzipSync(html)
  const answerData = async (response: ServerResponse) => {
    const answer = JSON.stringify(await data?.())
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(answer)
  }
  const server = createServer((request, response) => {
    if (request.url === '/data') return void answerData(response)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
    response.end(encoded)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}
