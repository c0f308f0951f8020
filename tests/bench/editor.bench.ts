import { join } from 'node:path'

import { readProduct } from '@mallwright/contract/catalog'
import { moneyText } from '@mallwright/contract/values'
import type { Document, Node, NodeId } from '@mallwright/contract/document'
import type { Browser, BrowserContext } from '@playwright/test'

import { removeDataDir, startBuiltServer } from '../built-server.ts'
import { signIn } from '../gateway.ts'
import type { Gateway } from '../gateway.ts'
import { saved, signInStudio } from '../journeys/studio-page.ts'
import { benchDocument } from './bench-page.ts'
import type { BenchContent } from './bench-page.ts'
import { openBrowser } from './browser.ts'
import type { BaselineContent } from './editor-baseline/baseline-content.ts'
import { dragging, measure, withEditor } from './editor-metrics.ts'
import type { Reading, Subject } from './editor-metrics.ts'
import { limitFigure, median, ratioFigure } from './figures.ts'
import type { Figure } from './figures.ts'
import { servePage } from './serve-page.ts'

const SUPER_USER = { phone: '19900170001', password: 'Mall2025a', terminal: 'studio' } as const
/** The page of the baseline. */
const BASELINE = join(import.meta.dirname, 'editor-baseline/baseline.html')

const SIZES = [50, 300, 1000] as const

/** Median of the readings, key by key. */
function medianOf(readings: readonly Reading[]): Reading {
  const keys = Object.keys(readings[0] ?? {}) as (keyof Reading)[]
  return Object.fromEntries(
    keys.map((key) => [key, median(readings.map((reading) => reading[key]))]),
  ) as unknown as Reading
}

async function saveDraft(gateway: Gateway, document: Document): Promise<void> {
  const draft = await gateway.getDraftPage({ body: { cColumnCode: 'home' } })
  if (!draft.ok) throw new Error(draft.msg)
  const answer = await gateway.saveColumnPage({
    body: { cColumnCode: 'home', document, iRevision: draft.data.iRevision, cRequestUuid: crypto.randomUUID() },
  })
  if (!answer.ok) throw new Error(answer.msg)
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

/** Content of the pages: codes for the studio, inline data for the baseline. */
async function contentOf(gateway: Gateway, url: string): Promise<{ content: BenchContent; shown: BaselineContent }> {
  const page = await gateway.searchProductPage({ body: { pageSize: 40 } })
  const site = await gateway.getNonCustodyMallSettingInfoByDomainMap({
    body: { siteType: 'mall', domainName: '127.0.0.1' },
  })
  if (!page.ok || !site.ok) throw new Error('the demo mall does not answer')
  const products = page.data.results.map(readProduct)
  const pictures = site.data.cCarouselUrl.split(',').map((address) => ({ url: address, width: 750, height: 360 }))
  const shownProducts = products.map(({ name, price, imageUrl, isOperated }) => ({
    name,
    price: price ? moneyText(price) : '',
    imageUrl: url + imageUrl,
    isOperated,
  }))
  return {
    content: { productCodes: products.map(({ code }) => code), pictures },
    shown: { products: shownProducts, pictures: pictures.map((one) => ({ ...one, url: url + one.url })) },
  }
}

/** CPU of a drag among free items, in ms per second. */
function snapping(context: BrowserContext, subject: Subject): Promise<number> {
  // Not selected beforehand: the resize handles of so small an item would receive the press.
  return withEditor(context, subject, 500, async (page, cdp) => (await dragging(page, cdp, 'm3i')).drag)
}

/** Share of missed frames, in percent, of a drag at 4× CPU throttling. */
function slowDrag(context: BrowserContext, subject: Subject, count: number): Promise<number> {
  return withEditor(context, subject, count, async (page, cdp) => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return (await dragging(page, cdp, 'm1')).slowFrames
  })
}

/** Measures both editors in turn; returns their medians. */
async function inTurn(
  rounds: number,
  read: Readonly<Record<'ours' | 'baseline', () => Promise<number>>>,
): Promise<{ ours: number; baseline: number }> {
  const ours: number[] = []
  const baseline: number[] = []
  for (let round = 0; round < rounds; round++) {
    baseline.push(await read.baseline())
    ours.push(await read.ours())
  }
  return { ours: median(ours), baseline: median(baseline) }
}

function figuresOf(count: number, ours: Reading, baseline: Reading, small: Reading): Figure[] {
  const at = (name: string) => `${count} modules: ${name}`
  const both = (key: keyof Reading) => ({ ours: ours[key], baseline: baseline[key] })
  const flat = (key: keyof Reading) =>
    ratioFigure(at(`${key} beside 50 modules`), 'ms CPU', { ours: ours[key], baseline: small[key], most: 1.4 })
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
  const { content, shown } = await contentOf(gateway, url)
  const baseline = await servePage(BASELINE, shown)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  // tsx wraps functions in a helper that does not exist in the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  const first = await context.newPage()
  await signInStudio(first, url)
  await first.close()
  const studio: Subject = {
    url: () => `${url}/studio/?page=home`,
    leave: saved,
  }
  const plain: Subject = {
    url: (count) => `${baseline.url}?count=${count}`,
    leave: () => Promise.resolve(),
  }
  const plainItems: Subject = { ...plain, url: (count) => `${baseline.url}?snap=${count}` }
  // Sizes and editors alternate, so that other load on the machine affects all of them.
  const readings = SIZES.map((count) => ({ count, theirs: [] as Reading[], ours: [] as Reading[] }))
  for (let round = 0; round < rounds; round++) {
    for (const { count, theirs, ours } of readings) {
      await saveDraft(gateway, benchDocument(count, content))
      theirs.push(await measure(context, plain, count))
      ours.push(await measure(context, studio, count))
    }
  }
  const small = medianOf(readings[0]?.ours ?? [])
  const figures = readings.flatMap(({ count, theirs, ours }) =>
    figuresOf(count, medianOf(ours), medianOf(theirs), small),
  )
  await saveDraft(gateway, benchDocument(300, content))
  const slow = await inTurn(rounds, {
    ours: () => slowDrag(context, studio, 300),
    baseline: () => slowDrag(context, plain, 300),
  })
  await saveDraft(gateway, freeItems(500))
  const drags = await inTurn(rounds, {
    ours: () => snapping(context, studio),
    baseline: () => snapping(context, plainItems),
  })
  figures.push(
    limitFigure('300 modules at 4 × slow-down: drag, missed frames', '%', { ...slow, most: 0 }),
    ratioFigure('snapping drag among 500 free items', 'ms CPU a second', { ...drags, most: 1.35 }),
  )
  await context.close()
  baseline.stop()
  return figures
}

/** Benchmarks the studio at 50, 300 and 1,000 modules beside a hand-written React page with the same modules. */
export async function run({ rounds = 5 }: { readonly rounds?: number } = {}): Promise<readonly Figure[]> {
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
