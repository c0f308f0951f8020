import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

import { readProduct } from '@mallwright/contract/catalog'
import type { Browser } from '@playwright/test'

import { freePort, removeDataDir, startBuiltServer } from '../built-server.ts'
import { signIn } from '../gateway.ts'
import { benchDocument, SHOP_KINDS } from './bench-page.ts'
import { openBrowser } from './browser.ts'
import { limitFigure, median, plainFigure, ratioFigure } from './figures.ts'
import type { Figure } from './figures.ts'
import { staticBaseline } from './static-baseline.ts'

const MODULES = 30
const HOME = '/micro/alm-mall-shop/home/tab-home'

/** 1.6 Mbit/s and 150 ms, as specified in the goals. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

interface Visit {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly load: number
  readonly shift: number
  readonly scriptCpu: number
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', NETWORK)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
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
  await context.close()
  const scriptCpu = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  return { ...read, scriptCpu }
}

/** Texts of all scripts that a page loads itself, inline or by URL. */
async function scriptsOf(html: string, origin: string): Promise<string[]> {
  const found = [...html.matchAll(/<script(?![^>]*json)([^>]*)>([\s\S]*?)<\/script>/g)]
  return Promise.all(
    found.map(async ([, attributes = '', text = '']) => {
      const [, address] = /\ssrc="([^"]*)"/.exec(attributes) ?? []
      return address === undefined ? text : (await fetch(origin + address)).text()
    }),
  )
}

/** Benchmarks the published page of 30 modules beside a hand-written static one, visited in turn on a slow phone. */
export async function run({ rounds = 31 }: { readonly rounds?: number } = {}): Promise<readonly Figure[]> {
  const server = await startBuiltServer()
  const editor = await signIn(server.url, { phone: '19900170001', password: 'Mall2025a', terminal: 'studio' })
  const page = await editor.searchProductPage({ body: { pageSize: 40 } })
  const site = await editor.getNonCustodyMallSettingInfoByDomainMap({
    body: { siteType: 'mall', domainName: '127.0.0.1' },
  })
  const draft = await editor.getDraftPage({ body: { cColumnCode: 'home' } })
  if (!page.ok || !site.ok || !draft.ok) throw new Error('the demo mall does not answer')
  const products = page.data.results.map(readProduct)
  const pictures = site.data.cCarouselUrl.split(',').map((url) => ({ url, width: 750, height: 360 }))
  const content = { pictures, productCodes: products.map(({ code }) => code) }
  const saved = await editor.saveColumnPage({
    body: {
      cColumnCode: 'home',
      document: benchDocument(MODULES, content, SHOP_KINDS),
      iRevision: draft.data.iRevision,
      cRequestUuid: 'bench-save',
    },
  })
  if (!saved.ok) throw new Error(`the bench page was not saved: ${saved.msg}`)
  const published = await editor.publishColumnPage({
    body: {
      items: [{ cColumnCode: 'home', iRevision: saved.data.iRevision }],
      cRequestUuid: 'bench-publish',
    },
  })
  if (!published.ok) throw new Error(`the bench page was not published: ${published.msg}`)

  const baselineHtml = staticBaseline(
    MODULES,
    {
      ...content,
      pictures: pictures.map((one) => ({ ...one, url: server.url + one.url })),
      mark: server.url + site.data.cLogoImageUrl,
    },
    products.map((one) => ({ ...one, imageUrl: server.url + one.imageUrl })),
  )
  const baselineGzip = gzipSync(baselineHtml)
  const baseline = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
    response.end(baselineGzip)
  })
  const baselinePort = await freePort()
  await new Promise<void>((resolve) => {
    baseline.listen(baselinePort, '127.0.0.1', resolve)
  })
  const browser = await openBrowser()
  const ours: Visit[] = []
  const theirs: Visit[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(await visit(browser, server.url + HOME))
    theirs.push(await visit(browser, `http://127.0.0.1:${baselinePort}/`))
  }
  const html = await (await fetch(server.url + HOME)).text()
  const scripts = await scriptsOf(html, server.url)
  const elementsIn = (text: string) => text.match(/<[a-z]/g)?.length ?? 0
  await browser.close()
  baseline.close()
  await server.stop()
  removeDataDir(server.dataDir)

  const of = (visits: readonly Visit[], key: keyof Visit) => median(visits.map((visit) => visit[key]))
  const both = (key: keyof Visit) => ({ ours: of(ours, key), baseline: of(theirs, key) })
  return [
    ratioFigure('first paint', 'ms', { ...both('firstPaint'), most: 1.04 }),
    ratioFigure('largest paint', 'ms', { ...both('largestPaint'), most: 1.04 }),
    ratioFigure('load event', 'ms', { ...both('load'), most: 1.1 }),
    limitFigure('script for the first screen', 'kB gzip', { ours: gzipSync(scripts.join('')).length / 1000, most: 10 }),
    limitFigure('script CPU until load (4 × slow-down)', 'ms', { ...both('scriptCpu'), most: 15 }),
    limitFigure('layout shift', '', { ...both('shift'), most: 0 }),
    plainFigure('HTML', 'kB gzip', { ours: gzipSync(html).length / 1000, baseline: baselineGzip.length / 1000 }),
    plainFigure('elements', '', { ours: elementsIn(html), baseline: elementsIn(baselineHtml) }),
  ]
}
