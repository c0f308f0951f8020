import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

import { readProduct } from '@mallwright/contract'
import type { Document, Node, NodeId } from '@mallwright/contract'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { build } from 'vite'

import { freePort, newDataDir, removeDataDir, startBuiltServer } from '../built-server.ts'
import { signIn } from '../gateway.ts'
import type { Gateway } from '../gateway.ts'
import { signInStudio } from '../journeys/studio-page.ts'
import { benchDocument } from './bench-page.ts'
import type { BenchContent } from './bench-page.ts'
import { openBrowser } from './browser.ts'
import { limitFigure, median, ratioFigure } from './figures.ts'
import type { Figure } from './figures.ts'

const SUPER_USER = { phone: '19900170001', password: 'Mall2025a', terminal: 'studio' } as const
const SIZES = [50, 300, 1000] as const
const TYPED = '企业采购一站配齐专票无忧次日'

/** What is measured of one editor at one size. CPU is main-thread task time in ms. */
interface Reading {
  readonly ready: number
  readonly edit: number
  readonly keyP50: number
  readonly keyP95: number
  readonly select: number
  readonly drag: number
  readonly slowFrames: number
  readonly drop: number
  readonly undo: number
  readonly heap: number
}

/** An editor under test: where it is and how it is operated. */
interface Subject {
  readonly url: (count: number) => string
  readonly undo: (page: Page) => Promise<void>
}

async function cpu(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** Waits until the main thread has painted what was asked of it. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 })),
        )
      }),
  )
}

async function cost(page: Page, cdp: CDPSession, act: () => Promise<void>): Promise<number> {
  await settled(page)
  const before = await cpu(cdp)
  await act()
  await settled(page)
  return (await cpu(cdp)) - before
}

async function watchReady(page: Page, count: number): Promise<void> {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (document.querySelectorAll('[data-node^="m"]').length >= wanted)
        Object.assign(globalThis, { readyAt: performance.now() })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, count)
}

async function typing(page: Page, cdp: CDPSession): Promise<Pick<Reading, 'edit' | 'keyP50' | 'keyP95'>> {
  const field = page.getByLabel('文字内容')
  await field.click()
  await page.evaluate(() => {
    const delays: number[] = []
    Object.assign(globalThis, { delays })
    document.addEventListener(
      'keydown',
      (event) => {
        const began = event.timeStamp
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => delays.push(performance.now() - began), { once: true })
          port1.start()
          port2.postMessage(0)
        })
      },
      true,
    )
  })
  const spent = await cost(page, cdp, async () => {
    for (const _ of TYPED) {
      await page.keyboard.press('x')
      await settled(page)
    }
  })
  const delays = (await page.evaluate(() => (globalThis as unknown as { delays: number[] }).delays)).toSorted(
    (a, b) => a - b,
  )
  return {
    edit: spent / TYPED.length,
    keyP50: median(delays),
    keyP95: delays[Math.floor(delays.length * 0.95)] ?? 0,
  }
}

async function dragging(
  page: Page,
  cdp: CDPSession,
  node: string,
): Promise<Pick<Reading, 'drag' | 'slowFrames' | 'drop'>> {
  const box = await page.locator(`[data-node="${node}"]`).boundingBox()
  if (!box) throw new Error(`${node} is not on the canvas`)
  const x = box.x + box.width / 2
  const y = box.y + Math.min(box.height / 2, 12)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 6, y + 6)
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(globalThis, { frames, isWatching: true })
    let last = performance.now()
    const tick = (now: number) => {
      frames.push(now - last)
      last = now
      if ((globalThis as unknown as { isWatching: boolean }).isWatching) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  const before = await cpu(cdp)
  const began = performance.now()
  for (let step = 0; step < 60; step++) {
    await page.mouse.move(x + (step % 5), y + step * 2)
    const wait = began + step * 16.7 - performance.now()
    if (wait > 0) await page.waitForTimeout(wait)
  }
  const drag = ((await cpu(cdp)) - before) / ((performance.now() - began) / 1000)
  const frames = await page.evaluate(() => {
    const seen = globalThis as unknown as { frames: number[]; isWatching: boolean }
    seen.isWatching = false
    return seen.frames.slice(2)
  })
  const drop = await cost(page, cdp, () => page.mouse.up())
  // A frame of a 60 Hz display is missed when two ticks are further apart than one and a half frames.
  const slow = frames.filter((frame) => frame > 25).length / Math.max(1, frames.length)
  return { drag, drop, slowFrames: slow * 100 }
}

async function measure(context: BrowserContext, subject: Subject, count: number): Promise<Reading> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  await watchReady(page, count)
  await page.goto(subject.url(count))
  await page.waitForFunction(() => 'readyAt' in globalThis)
  const ready = await page.evaluate(() => (globalThis as unknown as { readyAt: number }).readyAt)
  await page.waitForLoadState('networkidle')
  await settled(page)
  const target = page.locator('[data-node="m1"]')
  await target.click({ position: { x: 40, y: 12 } })
  const typed = await typing(page, cdp)
  const undo = await cost(page, cdp, () => subject.undo(page))
  const selects: number[] = []
  for (const node of ['m7', 'm1', 'm7', 'm1']) {
    selects.push(
      await cost(page, cdp, () => page.locator(`[data-node="${node}"]`).click({ position: { x: 40, y: 8 } })),
    )
  }
  const dragged = await dragging(page, cdp, 'm1')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const heap = (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1_000_000
  await page.close()
  return { ready, ...typed, undo, select: median(selects), ...dragged, heap }
}

/** The median of a few rounds, key by key. */
async function measured(rounds: number, read: () => Promise<Reading>): Promise<Reading> {
  const readings: Reading[] = []
  for (let round = 0; round < rounds; round++) readings.push(await read())
  const keys = Object.keys(readings[0] ?? {}) as (keyof Reading)[]
  return Object.fromEntries(keys.map((key) => [key, median(readings.map((one) => one[key]))])) as unknown as Reading
}

async function serveFloor(): Promise<{ url: string; stop: () => void }> {
  const outDir = newDataDir()
  const root = join(import.meta.dirname, 'editor-floor')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(root, 'floor.html') } },
  })
  const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    try {
      const body = readFileSync(join(outDir, path))
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  const port = await freePort()
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${port}/floor.html`,
    stop: () => {
      server.close()
      removeDataDir(outDir)
    },
  }
}

async function saveDraft(gateway: Gateway, document: Document): Promise<void> {
  const draft = await gateway.getDraftPage({ body: { cColumnCode: 'home' } })
  if (!draft.ok) throw new Error(draft.msg)
  const saved = await gateway.saveColumnPage({
    body: { cColumnCode: 'home', document, iRevision: draft.data.iRevision, cRequestUuid: crypto.randomUUID() },
  })
  if (!saved.ok) throw new Error(saved.msg)
}

/** One free container with many small texts. */
function freeItems(count: number): Document {
  const nodes: Record<string, Node> = {}
  const children = Array.from({ length: count }, (_, index) => {
    const id = `m${index}i` as NodeId
    const rect = { x: (index % 10) * 36 + 4, y: Math.floor(index / 10) * 24 + 4, width: 30, height: 20 }
    nodes[id] = { id, module: 'text', version: 0, props: { text: String(index), fontSize: 12 }, rect }
    return id
  })
  const id = 'm0' as NodeId
  nodes[id] = { id, module: 'free-container', version: 0, props: { height: 1300 }, children }
  return { format: 1, title: '吸附', look: { background: '' }, children: [id], nodes }
}

async function contentOf(gateway: Gateway): Promise<BenchContent> {
  const page = await gateway.searchProductPage({ body: { pageSize: 40 } })
  const site = await gateway.getNonCustodyMallSettingInfoByDomainMap({
    body: { siteType: 'mall', domainName: '127.0.0.1' },
  })
  if (!page.ok || !site.ok) throw new Error('the demo mall does not answer')
  return {
    productCodes: page.data.results.map((item) => readProduct(item).code),
    pictures: site.data.cCarouselUrl.split(',').map((url) => ({ url, width: 750, height: 360 })),
  }
}

async function snapping(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  await watchReady(page, 500)
  await page.goto(url)
  await page.waitForFunction(() => 'readyAt' in globalThis)
  await settled(page)
  // Not selected before: the handles of so small an item would take the press, and it would be resized instead.
  const { drag } = await dragging(page, cdp, 'm3i')
  await page.close()
  return drag
}

function figuresOf(count: number, ours: Reading, floor: Reading, small: Reading): Figure[] {
  const at = (name: string) => `${count} modules: ${name}`
  const both = (key: keyof Reading) => ({ ours: ours[key], floor: floor[key] })
  const flat = (key: keyof Reading) =>
    ratioFigure(at(`${key} beside 50 modules`), 'ms CPU', { ours: ours[key], floor: small[key], most: 1.4 })
  return [
    ratioFigure(at('ready'), 'ms', { ...both('ready'), most: 1.6 }),
    ratioFigure(at('edit of a prop'), 'ms CPU', { ...both('edit'), most: 1.25 }),
    ratioFigure(at('key press painted, p50'), 'ms', { ...both('keyP50'), most: 1.3 }),
    ratioFigure(at('key press painted, p95'), 'ms', { ...both('keyP95'), most: 1.3 }),
    limitFigure(at('select'), 'ms CPU', { ...both('select'), most: 45 }),
    ratioFigure(at('live drag'), 'ms CPU a second', { ...both('drag'), most: 1.25 }),
    limitFigure(at('drag, missed frames'), '%', { ...both('slowFrames'), most: 0 }),
    limitFigure(at('drop'), 'ms CPU', { ...both('drop'), most: 16 }),
    ratioFigure(at('undo'), 'ms CPU', { ...both('undo'), most: 1.25 }),
    limitFigure(at('JS heap'), 'MB', { ...both('heap'), most: 10 }),
    ...(count === 1000 ? [flat('edit'), flat('undo'), flat('drag'), flat('drop')] : []),
  ]
}

async function measureAll(browser: Browser, url: string, gateway: Gateway, rounds: number): Promise<Figure[]> {
  const floor = await serveFloor()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  // The runner of TypeScript names functions by a helper that does not travel into the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  const first = await context.newPage()
  await signInStudio(first, url)
  await first.close()
  const studio: Subject = { url: () => `${url}/studio/?page=home`, undo: (page) => page.keyboard.press('Control+Z') }
  const plain: Subject = {
    url: (count) => `${floor.url}?count=${count}`,
    undo: (page) => page.getByRole('button', { name: 'undo' }).click(),
  }
  const content = await contentOf(gateway)
  const figures: Figure[] = []
  let small: Reading | undefined
  for (const count of SIZES) {
    await saveDraft(gateway, benchDocument(count, content))
    const theirs = await measured(rounds, () => measure(context, plain, count))
    const ours = await measured(rounds, () => measure(context, studio, count))
    small ??= ours
    figures.push(...figuresOf(count, ours, theirs, small))
  }
  await saveDraft(gateway, freeItems(500))
  const drags: number[] = []
  for (let round = 0; round < rounds; round++) drags.push(await snapping(context, studio.url(500)))
  figures.push(limitFigure('snapping drag among 500 free items', 'ms CPU a second', { ours: median(drags), most: 160 }))
  await context.close()
  floor.stop()
  return figures
}

/** The studio at 50, 300 and 1,000 modules beside a hand-written React page with the same modules. */
export async function run({ rounds = 3 }: { readonly rounds?: number } = {}): Promise<readonly Figure[]> {
  const server = await startBuiltServer()
  const browser = await openBrowser()
  try {
    const gateway = await signIn(server.url, { ...SUPER_USER, phone: '19900170002' })
    return await measureAll(browser, server.url, gateway, rounds)
  } finally {
    await browser.close()
    await server.stop()
    removeDataDir(server.dataDir)
  }
}
