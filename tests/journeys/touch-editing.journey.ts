import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { saveHome, zonedReference } from '../fuzz/reference-draft.ts'
import { signIn } from '../gateway.ts'
import { boxOf, canvasOf, comeNear, saved, signInStudio } from './studio-page.ts'

interface Finger {
  readonly x: number
  readonly y: number
}

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
})

test.afterAll(async () => {
  await server.stop()
})

test.use({ viewport: { width: 375, height: 667 }, locale: 'zh-CN', hasTouch: true, isMobile: true })

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })) })

/** Moves a finger in small steps. */
async function slide(session: CDPSession, from: Finger, to: Finger): Promise<void> {
  for (let step = 1; step <= 8; step += 1) {
    const progress = step / 8
    await touch(session, 'touchMove', [
      { x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress },
    ])
  }
}

const scrollOf = (page: Page) => canvasOf(page).evaluate((element) => element.scrollTop)
const middleOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x + width / 2,
  y: y + height / 2,
})

test('one finger scrolls, a long press drags, two fingers zoom, and nothing scrolls sideways', async ({ page }) => {
  await signInStudio(page, server.url)
  const canvas = canvasOf(page)
  const session = await page.context().newCDPSession(page)
  const frame = canvas.locator('.st-frame')

  await test.step('the studio fits', async () => {
    await expect(page.getByRole('button', { name: '发布', exact: true })).toBeInViewport({ ratio: 1 })
    const { inner, wide } = await page.evaluate(() => ({
      inner: window.innerWidth,
      wide: document.documentElement.scrollWidth,
    }))
    expect(wide).toBe(inner)
    const pageBox = await boxOf(canvas.locator('.mw-page'))
    expect(pageBox.x).toBeGreaterThanOrEqual(0)
    expect(pageBox.x + pageBox.width).toBeLessThanOrEqual(inner)
  })

  const nodes = canvas.locator('.mw-page > .mw-node')
  const idOf = (index: number) => nodes.nth(index).getAttribute('data-node')
  const [first, second] = [await idOf(0), await idOf(1)]

  await test.step('a tap picks, and a moving finger only scrolls', async () => {
    const { x, y } = middleOf(await boxOf(nodes.nth(0)))
    await page.touchscreen.tap(x, y)
    await expect(frame).toHaveCount(1)
    await expect(page.getByRole('toolbar')).toBeInViewport({ ratio: 1 })
    await touch(session, 'touchStart', [{ x: 200, y: 400 }])
    await slide(session, { x: 200, y: 400 }, { x: 200, y: 220 })
    // Lifting a moving finger would start a fling, which would continue during the next steps.
    await page.waitForTimeout(100)
    await touch(session, 'touchMove', [{ x: 200, y: 220 }])
    await touch(session, 'touchEnd', [])
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(50)
    expect(await idOf(0)).toBe(first)
  })

  await test.step('what a finger has touched stays the same element while it is far away', async () => {
    const firstNode = await nodes.nth(0).elementHandle()
    const isDrawn = () => firstNode?.evaluate((element) => element.isConnected && element.childElementCount > 0)
    expect(await isDrawn()).toBe(true)
    await canvas.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect.poll(isDrawn).toBe(false)
    await canvas.evaluate((element) => element.scrollTo(0, 0))
    await expect.poll(isDrawn).toBe(true)
  })

  await test.step('a resting finger drags a module past the next one', async () => {
    const from = middleOf(await boxOf(nodes.nth(0)))
    const next = await boxOf(nodes.nth(2))
    await nodes.nth(1).tap()
    const otherLabel = (await page.getByRole('toolbar').getAttribute('aria-label')) ?? ''
    await touch(session, 'touchStart', [from])
    // The long press has selected the node.
    await expect(page.getByRole('toolbar')).not.toHaveAttribute('aria-label', otherLabel)
    const to = { x: from.x, y: next.y + 6 }
    await slide(session, from, to)
    await expect(page.locator('.st-drag-overlay')).toBeAttached()
    await touch(session, 'touchEnd', [])
    await expect.poll(() => idOf(0)).toBe(second)
    expect(await idOf(1)).toBe(first)
  })

  await test.step('two fingers zoom', async () => {
    const before = await boxOf(canvas.locator('.mw-page'))
    await touch(session, 'touchStart', [
      { x: 150, y: 300 },
      { x: 220, y: 300 },
    ])
    for (let by = 10; by <= 60; by += 10) {
      await touch(session, 'touchMove', [
        { x: 150 - by, y: 300 },
        { x: 220 + by, y: 300 },
      ])
    }
    await touch(session, 'touchEnd', [])
    await expect
      .poll(async () => (await canvas.locator('.mw-page').boundingBox())?.width)
      .toBeGreaterThan(before.width * 1.5)
    await page.getByRole('button', { name: '更多操作' }).tap()
    await page.getByRole('menuitem', { name: '适合宽度' }).tap()
    await expect.poll(async () => (await canvas.locator('.mw-page').boundingBox())?.width).toBe(before.width)
  })

  await test.step('taps pick several', async () => {
    await canvas.evaluate((element) => element.scrollTo(0, 0))
    await nodes.nth(0).tap()
    await page.getByRole('toolbar').getByRole('button', { name: '多选' }).tap()
    await nodes.nth(1).tap()
    await expect(page.getByRole('toolbar', { name: '已选 2 项的操作' })).toBeVisible()
    await page.getByRole('toolbar').getByRole('button', { name: '多选' }).tap()
    await nodes.nth(0).tap()
    await expect(page.getByRole('toolbar', { name: '已选 2 项的操作' })).toBeHidden()
  })
})

test('a first touch that swipes scrolls, and so does every later one', async ({ page }) => {
  await signInStudio(page, server.url)
  const session = await page.context().newCDPSession(page)
  for (let swipes = 0; swipes < 3; swipes += 1) {
    const before = await scrollOf(page)
    await touch(session, 'touchStart', [{ x: 200, y: 450 }])
    await slide(session, { x: 200, y: 450 }, { x: 200, y: 300 })
    await touch(session, 'touchEnd', [])
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(before + 50)
  }
  await expect(canvasOf(page).locator('.st-frame')).toHaveCount(0)
})

test('a selected item is moved by a hold in its middle, however small it is', async ({ page }) => {
  await signInStudio(page, server.url)
  const session = await page.context().newCDPSession(page)
  const canvas = canvasOf(page)
  const item = canvas.locator('.mw-item').filter({ hasText: '去挑选' }).first()
  await comeNear(page, item)
  await item.scrollIntoViewIfNeeded()
  await item.tap()
  await expect(canvas.locator('.st-frame')).toHaveCount(1)
  const before = await boxOf(item)
  expect(before.height).toBeLessThan(44)
  const from = middleOf(before)
  await touch(session, 'touchStart', [from])
  // The long press.
  await page.waitForTimeout(500)
  await slide(session, from, { x: from.x - 30, y: from.y - 20 })
  await touch(session, 'touchEnd', [])
  await expect.poll(async () => (await boxOf(item)).x).toBeLessThan(before.x - 15)
  const after = await boxOf(item)
  expect(after.width).toBeCloseTo(before.width, 1)
  expect(after.height).toBeCloseTo(before.height, 1)
})

test('a module tapped in the palette is inserted at the next tap', async ({ page }) => {
  await signInStudio(page, server.url)
  const canvas = canvasOf(page)
  const nodes = canvas.locator('.mw-page > .mw-node')
  const count = await nodes.count()
  const panels = page.getByRole('navigation', { name: '左侧面板' })
  await panels.getByRole('button', { name: '模块' }).tap()
  await page.getByRole('complementary', { name: '模块' }).getByRole('button', { name: '按钮', exact: true }).tap()
  await expect(page.getByRole('complementary', { name: '模块' })).toBeHidden()
  const target = page.getByRole('button', { name: /^放到页面第 2 项/ })
  expect((await boxOf(target)).height).toBeGreaterThanOrEqual(44)
  await target.tap()
  await expect(nodes).toHaveCount(count + 1)
  await expect(nodes.nth(1)).toHaveText('按钮')
  await expect(page.getByRole('toolbar', { name: '按钮的操作' })).toBeVisible()

  await page.getByRole('toolbar').getByRole('button', { name: '移动到…' }).tap()
  await page.getByRole('button', { name: /^放到页面第 1 项/ }).tap()
  await expect(nodes.nth(0)).toHaveText('按钮')

  await page.getByRole('toolbar').getByRole('button', { name: '移动到…' }).tap()
  await page.getByRole('button', { name: '取消', exact: true }).tap()
  await expect(canvas.locator('.st-tap-target')).toHaveCount(0)
  await expect(nodes).toHaveCount(count + 1)
})

test('a finger draws, moves and resizes hot zones', async ({ page }) => {
  const gateway = await signIn(server.url, { phone: '19900170002', password: 'Mall2025a', terminal: 'studio' })
  await saveHome(gateway, zonedReference())
  await signInStudio(page, server.url)
  const session = await page.context().newCDPSession(page)
  const canvas = canvasOf(page)
  const drag = async (from: Finger, to: Finger) => {
    await touch(session, 'touchStart', [from])
    await slide(session, from, to)
    await touch(session, 'touchEnd', [])
  }
  const drawn = canvas.locator('.mw-image-zones > li')
  const frames = canvas.locator('.st-overlay > .st-zone')
  const sheet = page.getByRole('complementary', { name: '属性' })
  const openSheet = () => page.getByRole('navigation', { name: '左侧面板' }).getByRole('button', { name: '属性' }).tap()

  // The picture is the last of the page, and rendered only near the view.
  await expect(async () => {
    await canvas.evaluate((element) => element.scrollBy(0, 400))
    await expect(drawn.first()).toBeVisible({ timeout: 200 })
  }).toPass()
  await drawn.first().tap()
  await expect(frames).toHaveCount(2)

  await test.step('a tap opens a zone, and a drag moves the open one', async () => {
    await frames.first().tap()
    await expect(frames.first()).toHaveAttribute('aria-pressed', 'true')
    const before = await boxOf(frames.first())
    const from = middleOf(before)
    await drag(from, { x: from.x + 40, y: from.y + 30 })
    await expect.poll(async () => (await boxOf(frames.first())).x).toBeGreaterThan(before.x + 25)
    const after = await boxOf(frames.first())
    expect(after.width).toBeCloseTo(before.width, 0)
    expect(after.height).toBeCloseTo(before.height, 0)
  })

  await test.step('a handle resizes it', async () => {
    const before = await boxOf(frames.first())
    const corner = { x: before.x + before.width - 4, y: before.y + before.height - 4 }
    await drag(corner, { x: corner.x + 30, y: corner.y + 24 })
    await expect.poll(async () => (await boxOf(frames.first())).width).toBeGreaterThan(before.width + 15)
    expect((await boxOf(frames.first())).x).toBeCloseTo(before.x, 0)
  })

  await test.step('after 在画布上画 a drag draws one', async () => {
    await openSheet()
    await expect(sheet).toBeVisible()
    await sheet.getByRole('button', { name: /在画布上画/ }).tap()
    const area = canvas.locator('.st-zone-sheet')
    await expect(area).toBeVisible()
    await expect(sheet).toBeHidden()
    const box = await boxOf(area)
    const from = { x: box.x + 20, y: box.y + box.height - 60 }
    await drag(from, { x: from.x + 80, y: from.y + 40 })
    await expect(frames).toHaveCount(3)
    const third = await boxOf(frames.nth(2))
    expect(third.width).toBeGreaterThan(60)
    await saved(page)
    await page.getByRole('button', { name: /^撤销/ }).tap()
    await expect(frames).toHaveCount(2)
  })
})
