import type { BrowserContext, CDPSession, Page } from '@playwright/test'

import { median } from './figures.ts'

const TYPED = '企业采购一站配齐专票无忧次日'

/** Metrics of one editor at one size. CPU is that of the main thread in ms. */
export interface Reading {
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

/** Editor under test: its URL and how to operate it. */
export interface Subject {
  readonly url: (count: number) => string
  /** Waits until everything is saved, so that the next opening starts clean. */
  readonly leave: (page: Page) => Promise<void>
}

/** CPU time of the main thread, in ms. Not task durations: a task may wait for another process. */
export async function cpuTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000
}

/** Waits until the main thread has painted pending updates. */
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
  const before = await cpuTime(cdp)
  await act()
  await settled(page)
  return (await cpuTime(cdp)) - before
}

/**
 * Opens a page and returns when all modules were rendered, in ms. The page reports it itself: polling would run a
 * foreign
 * script during the opening.
 */
async function openUntilReady(page: Page, url: string, count: number): Promise<number> {
  await page.addInitScript((count) => {
    const checkReady = () => {
      if (document.querySelectorAll('[data-node^="m"]').length >= count) console.log(`ready ${performance.now()}`)
      else requestAnimationFrame(checkReady)
    }
    requestAnimationFrame(checkReady)
  }, count)
  const ready = page.waitForEvent('console', (message) => message.text().startsWith('ready '))
  await page.goto(url)
  return Number((await ready).text().slice('ready '.length))
}

/**
 * Position of an element in the window after scrolling into view. No locators: their script would stay in the page
 * and count as 1.3 MB of its heap.
 */
async function boxOf(page: Page, selector: string): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.evaluate(async (id) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let frames = 0; frames < 300 && !document.querySelector(id); frames++) await frame()
    const element = document.querySelector(id)
    element?.scrollIntoView({ block: 'nearest' })
    const rect = element?.getBoundingClientRect()
    return rect && { x: rect.x, y: rect.y, width: rect.width, height: rect.height }
  }, selector)
  if (!box) throw new Error(`${selector} is not there`)
  return box
}

/** Presses a node near its upper left corner. */
async function pressNode(page: Page, node: string): Promise<void> {
  const { x, y } = await boxOf(page, `[data-node="${node}"]`)
  await page.mouse.click(x + 40, y + 8)
}

async function typing(page: Page, cdp: CDPSession): Promise<Pick<Reading, 'edit' | 'keyP50' | 'keyP95'>> {
  const { x, y } = await boxOf(page, 'textarea')
  await page.mouse.click(x + 20, y + 12)
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

/** Drags a node for a second, then drops it. */
export async function dragging(
  page: Page,
  cdp: CDPSession,
  node: string,
): Promise<Pick<Reading, 'drag' | 'slowFrames' | 'drop'>> {
  const box = await boxOf(page, `[data-node="${node}"]`)
  const x = box.x + box.width / 2
  const y = box.y + Math.min(box.height / 2, 12)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 6, y + 6)
  // The press selects the node, which is measured separately.
  await settled(page)
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
  const before = await cpuTime(cdp)
  const began = performance.now()
  for (let step = 0; step < 60; step++) {
    await page.mouse.move(x + (step % 5), y + step * 2)
    const wait = began + step * 16.7 - performance.now()
    if (wait > 0) await page.waitForTimeout(wait)
  }
  const drag = ((await cpuTime(cdp)) - before) / ((performance.now() - began) / 1000)
  const frames = await page.evaluate(() => {
    const frameLog = globalThis as unknown as { frames: number[]; isWatching: boolean }
    frameLog.isWatching = false
    return frameLog.frames.slice(2)
  })
  const drop = await cost(page, cdp, () => page.mouse.up())
  // A frame of a 60 Hz display is missed when two ticks are further apart than one and a half frames.
  const slow = frames.filter((frame) => frame > 25).length / Math.max(1, frames.length)
  return { drag, drop, slowFrames: slow * 100 }
}

/** Opens an editor at a size, runs an action once it is idle, and restores its state. `ready` is in ms. */
export async function withEditor<Result>(
  context: BrowserContext,
  { url, leave }: Subject,
  count: number,
  act: (page: Page, cdp: CDPSession, ready: number) => Promise<Result>,
): Promise<Result> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  const ready = await openUntilReady(page, url(count), count)
  await page.waitForLoadState('networkidle')
  await settled(page)
  const result = await act(page, cdp, ready)
  await leave(page)
  await page.close()
  return result
}

/** Measures one editor at one size, from the opening of its page. */
export function measure(context: BrowserContext, subject: Subject, count: number): Promise<Reading> {
  return withEditor(context, subject, count, async (page, cdp, ready) => {
    await pressNode(page, 'm1')
    const typed = await typing(page, cdp)
    const undo = await cost(page, cdp, () => page.keyboard.press('Control+Z'))
    const selects: number[] = []
    for (const node of ['m7', 'm1', 'm7', 'm1']) {
      selects.push(await cost(page, cdp, () => pressNode(page, node)))
    }
    const dragged = await dragging(page, cdp, 'm1')
    await cdp.send('HeapProfiler.collectGarbage')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const heap = (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1_000_000
    return { ready, ...typed, undo, select: median(selects), ...dragged, heap }
  })
}
