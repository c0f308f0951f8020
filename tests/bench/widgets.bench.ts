import { getPageData4List } from '@mallwright/contract/list-engine'
import { createLineTable } from '../../packages/shop-core/src/widgets/line-table/model/line-table.machine.ts'
import type { LineColumn } from '../../packages/shop-core/src/widgets/line-table/model/line-column.ts'
import type { Browser, CDPSession, Page } from '@playwright/test'

import { demoId } from '../../packages/server/src/demo/plans/demo-id.ts'
import { databaseUrl } from '../bundled-database.ts'
import { removeDataDir, startBuiltServer } from '../built-server.ts'
import { signIn } from '../gateway.ts'
import { enterAccount } from '../journeys/shop-page.ts'
import { startBareProcess } from './bare-process.ts'
import { openBrowser } from './browser.ts'
import { limitFigure, median, ratioFigure } from './figures.ts'
import type { Figure } from './figures.ts'
import { swipeUp } from './finger.ts'
import { signedHeaders } from './load.ts'

const ADMINISTRATOR = '19900140001'
/** Signs in by the page; the administrator’s only session is that of the calls. */
const MEMBER = '19900150001'
const LIST = '/micro/alm-mall-shop/demo/list'

/** Requests of either side, in turns. */
const PAGES = 300
const WARM_UP = 50

/** Two ticks of a 60 Hz display are further apart than one and a half frames. */
const LATE_MS = 25

/** How far the list is scrolled. */
const SCROLLED_PX = 24_000

/** Benchmarks the widgets of lists and line items; goals of engine §11.2. */
export async function run({ rounds = 5 }: { readonly rounds?: number } = {}): Promise<readonly Figure[]> {
  const server = await startBuiltServer({ env: { LOG_LEVEL: 'error' } })
  const browser = await openBrowser()
  try {
    return [await pageFigure(server), ...(await screenFigures(browser, server.url, rounds)), ...tableFigures()]
  } finally {
    await browser.close()
    await server.stop()
    removeDataDir(server.dataDir)
  }
}

/** A page of 10,000 rows under three conditions, beside its statements alone. */
async function pageFigure({ url, dataDir }: { readonly url: string; readonly dataDir: string }): Promise<Figure> {
  const { session } = await signIn(url, { phone: ADMINISTRATOR, password: 'Mall2025a', terminal: 'mobile' })
  const path = `/api/${getPageData4List.path}`
  const bare = await startBareProcess('bare-list.ts', [databaseUrl(dataDir), path, demoId('organisation/E1')])
  const body = JSON.stringify({
    cBaseListCode: 'ALSHOP_PRICE_LIST',
    cWhere: `cProdName LIKE '%纸%' AND iPrice >= 10 AND dValidFrom >= '2020-01-01'`,
    cOrderField: 'iPrice',
    iPageSize: 10,
  })
  // Both sides by one client, signed before the clock starts: only the servers' work is timed.
  const timed = async (address: string, headers: Readonly<Record<string, string>>) => {
    const began = performance.now()
    const text = await (await fetch(address, { method: 'POST', headers, body })).text()
    if (!text.startsWith('{"code":1,')) throw new Error(text)
    return performance.now() - began
  }
  const call = { path: getPageData4List.path, body }
  const askOurs = () => timed(url + path, signedHeaders({ session }, call))
  const askBare = () => timed(bare.url + path, { 'content-type': 'application/json' })
  const ours: number[] = []
  const baseline: number[] = []
  for (let round = 0; round < PAGES + WARM_UP; round += 1) {
    baseline.push(await askBare())
    ours.push(await askOurs())
  }
  bare.stop()
  const middle = (times: readonly number[]) => median(times.slice(WARM_UP))
  const sides = { ours: middle(ours), baseline: middle(baseline), most: 1.5 }
  return ratioFigure('page of 10,000 rows, three conditions', 'ms', sides)
}

/** A finger scrolls through the price list, and a sheet opens, on a phone at 4 × slow-down. */
async function screenFigures(browser: Browser, url: string, rounds: number): Promise<Figure[]> {
  const late: number[] = []
  const stillLate: number[] = []
  const drawn: number[] = []
  const opened: number[] = []
  const page = await phone(browser, url)
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(url + LIST)
    await page.locator('.wg-row').first().waitFor()
    // Its script and data come once.
    await openSheet(page)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    opened.push(await openSheet(page))
    late.push(await lateShare(page, cdp))
    drawn.push(await page.locator('.wg-row').count())
    await standStill(page)
    stillLate.push(await lateShare(page, cdp))
    await cdp.detach()
  }
  await page.context().close()
  return [
    // The baseline are rows that stand still: what a busy machine makes late by itself.
    limitFigure('list scrolled by a finger at 4 ×, late frames', '%', {
      ours: median(late),
      baseline: median(stillLate),
      most: 0,
    }),
    limitFigure('rows in the page', '', { ours: Math.max(...drawn), most: 60 }),
    limitFigure('sheet at 4 ×, tap to painted', 'ms', { ours: median(opened), most: 100 }),
  ]
}

/** Swipes through a page; gives the share of late frames in percent. */
async function lateShare(page: Page, cdp: CDPSession): Promise<number> {
  // As text: tsx wraps functions in a helper that does not exist in the page.
  await page.evaluate(
    'frames=[];{let last=performance.now();const now=frames;(function tick(at){now.push(at-last);last=at;if(now===frames)requestAnimationFrame(tick)})(last)}',
  )
  await swipeUp(page, cdp, SCROLLED_PX)
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.slice(5))
  return (frames.filter((frame) => frame > LATE_MS).length / Math.max(1, frames.length)) * 100
}

/** Puts copies of the rows in the list's place, as many as are swiped past, which nothing draws, loads or counts. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(`{
    const rows = document.querySelector('.wg-list-rows')
    const row = document.querySelector('.wg-row')
    const count = Math.ceil(${SCROLLED_PX * 1.5} / row.offsetHeight)
    const still = document.createElement('ul')
    for (let nth = 0; nth < count; nth += 1) {
      // An item of its own: the list's are placed by themselves.
      const item = document.createElement('li')
      item.append(row.cloneNode(true))
      still.append(item)
    }
    rows.replaceWith(still)
    scrollTo(0, 0)
  }`)
}

async function phone(browser: Browser, url: string): Promise<Page> {
  const viewport = { width: 375, height: 812 }
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto(url + LIST)
  await enterAccount(page, MEMBER)
  await page.locator('.wg-row').first().waitFor()
  return page
}

/** Opens the sort sheet and closes it; gives the time from the tap to the frame after the one that drew it. */
async function openSheet(page: Page): Promise<number> {
  await page.getByRole('button', { name: '排序' }).waitFor()
  const time = await page.evaluate(`new Promise((done) => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === '排序')
    const began = performance.now()
    const look = () => document.querySelector('dialog[open] fieldset, dialog[open] [role=group]')
      ? requestAnimationFrame(() => done(performance.now() - began))
      : requestAnimationFrame(look)
    button.click()
    requestAnimationFrame(look)
  })`)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return time as number
}

const COLUMNS: readonly LineColumn[] = [
  { field: 'iQty', title: 'iQty', type: 'Number', precision: 3, isSummed: true },
  { field: 'iPrice', title: 'iPrice', type: 'Number', precision: 2 },
  { field: 'iAmount', title: 'iAmount', type: 'Number', precision: 2, formula: 'iQty*iPrice', isSummed: true },
  { field: 'iTax', title: 'iTax', type: 'Number', precision: 2, formula: 'iAmount*0.13', isSummed: true },
  ...Array.from({ length: 16 }, (_, index): LineColumn => ({ field: `c${index}`, title: `c${index}`, type: 'Text' })),
]

const EDITS = 300

/** CPU (ms) of an edit of a table of so many rows, with formulas and sums: the median of many. */
function editTime(count: number): number {
  const texts = Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`c${index}`, `text ${index}`]))
  const rows = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    values: { ...texts, iQty: String(index + 1), iPrice: '12.30' },
  }))
  const table = createLineTable({ columns: COLUMNS, rows })
  const keys = table.state.getState().rows.map(({ key }) => key)
  const times = Array.from({ length: EDITS * 2 }, (_, index) => {
    const key = keys[(index * 37) % count] ?? ''
    const began = performance.now()
    table.edit(key, { values: { iQty: String((index % 90) + 1) } })
    return performance.now() - began
  })
  return median(times.slice(EDITS))
}

/** A cell edit of the largest table, and how it grows with the rows. */
function tableFigures(): Figure[] {
  const [small, large] = [editTime(50), editTime(1000)]
  return [
    limitFigure('cell of 1,000 rows × 20 columns edited, without its drawing', 'ms', { ours: large, most: 16 }),
    ratioFigure('the same beside a table of 50 rows', 'ms', { ours: large, baseline: small, most: 1.4 }),
  ]
}
