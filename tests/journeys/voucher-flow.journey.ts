import { expect } from '@playwright/test'
import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test'

import { findingsOf, scrollsSideways } from './accessible.ts'
import { signInForDemo } from './demo-pages.ts'
import { keysOf } from './keys-alone.ts'
import { test } from './shared-mall.ts'

const PAGE = '/micro/alm-mall-shop/demo/voucher?w=flow'
const PHONE = { viewport: { width: 375, height: 812 }, locale: 'zh-CN' } as const

interface Finger {
  readonly x: number
  readonly y: number
}

let signedIn: Awaited<ReturnType<typeof signInForDemo>>

test.beforeAll(async ({ browser, mall }) => {
  signedIn = await signInForDemo(browser, mall.url)
})

const node = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

/** Box of an element in px of the screen. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('not shown')
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } }
}

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })) })

/** The demo of a chain, in a window of its own. */
async function openDemo(browser: Browser, chain: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, storageState: signedIn, ...options })
  const page = await context.newPage()
  await page.goto(`${PAGE}&c=${chain}`)
  return page
}

test('on a phone the flow starts small around its voucher, is pinched, moved and pressed', async ({ browser }) => {
  const page = await openDemo(browser, 'prepaid', { hasTouch: true, isMobile: true })
  const session = await page.context().newCDPSession(page)
  await node(page, '打开单据流程').tap()
  const payment = node(page, '采购付款，已执行，1 张')
  const order = node(page, '采购订单，已执行，1 张')

  await test.step('half the size, with the voucher in the middle, and a finger can meet each node', async () => {
    const { middle, width, height } = await boxOf(payment)
    expect(Math.abs(middle.x - 375 / 2)).toBeLessThan(4)
    // With the space around it that is pressed with it.
    expect(width).toBeGreaterThanOrEqual(60)
    expect(height).toBeGreaterThanOrEqual(44)
    expect(await findingsOf(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
  })

  await test.step('two fingers make it larger around the point between them', async () => {
    const before = await boxOf(payment)
    const { x, y } = before.middle
    await touch(session, 'touchStart', [
      { x: x - 40, y },
      { x: x + 40, y },
    ])
    for (const reach of [50, 60, 70, 80])
      await touch(session, 'touchMove', [
        { x: x - reach, y },
        { x: x + reach, y },
      ])
    await touch(session, 'touchEnd', [])
    const after = await boxOf(payment)
    expect(after.width / before.width).toBeCloseTo(2, 1)
    expect(Math.abs(after.middle.x - x)).toBeLessThan(8)
  })

  await test.step('one finger moves it, and opens nothing', async () => {
    const before = await boxOf(payment)
    const { x, y } = before.middle
    await touch(session, 'touchStart', [{ x, y }])
    for (const step of [20, 60, 100]) await touch(session, 'touchMove', [{ x: x - step, y }])
    await touch(session, 'touchEnd', [])
    expect((await boxOf(payment)).middle.x).toBeCloseTo(x - 100, 0)
    await expect(page.locator('.wg-flow')).toBeVisible()
  })

  await test.step('a step with several vouchers lists them, and one of them is opened', async () => {
    for (let zoom = 0; zoom < 6; zoom += 1) await node(page, '缩小').tap()
    await node(page, '销售发货，已执行，3 张').tap()
    const sheet = page.getByRole('dialog', { name: '销售发货' })
    await expect(sheet.getByRole('button')).toHaveCount(4)
    const { height } = await boxOf(sheet.locator('.shop-sheet-panel'))
    expect(height).toBeLessThanOrEqual(812 * 0.55 + 1)
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page.locator('.wg-flow')).toBeVisible()
    await node(page, '销售发货，已执行，3 张').tap()
    await sheet.getByRole('button', { name: /^SD2611-00043/ }).tap()
    await expect(page.getByText('打开了单据 SD2611-00043')).toBeVisible()
  })

  await test.step('a step with one voucher opens it', async () => {
    await node(page, '打开单据流程').tap()
    await order.tap()
    await expect(page.getByText('打开了单据 PO2611-00042')).toBeVisible()
    await expect(page.locator('.wg-flow')).toBeHidden()
  })
  await page.context().close()
})

test('the flow is read, walked and opened by keys alone', async ({ browser }) => {
  const page = await openDemo(browser, 'returned')
  const keys = keysOf(page)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  await keys.press(node(page, '打开单据流程'))

  await test.step('arrow keys follow the links to steps out of sight', async () => {
    await keys.reach(node(page, '采购退货，已执行，1 张'))
    const walked: string[] = []
    for (const key of 'Down Left Up Up Down Left Left Left Up Left Left'.split(' ')) {
      await page.keyboard.press(`Arrow${key}`)
      walked.push((await focused()).split('，')[0] ?? '')
    }
    expect(walked.join(' ')).toBe(
      '销售补货 采购收货 采购发票 采购收货 销售发货 销售发票 销售收款 销售收款 采购付款 付款申请 销售订单',
    )
    const box = await boxOf(page.locator(':focus'))
    expect(box.middle.x).toBeGreaterThan(0)
    expect(box.middle.x).toBeLessThan(375)
  })

  await test.step('the list has the 17 steps, and opens a voucher', async () => {
    await keys.press(node(page, '列表'))
    await expect(page.getByRole('list', { name: '列表' }).getByRole('listitem')).toHaveCount(17)
    expect(await findingsOf(page)).toEqual([])
    await keys.press(node(page, '销售补货，已执行，1 张'))
    await expect(page.getByText('打开了单据 SB2611-00042')).toBeVisible()
    await expect(node(page, '打开单据流程')).toBeFocused()
  })

  await test.step('Escape closes the sheet of a step, then the flow', async () => {
    await keys.press(node(page, '打开单据流程'))
    await keys.press(node(page, '列表'))
    await keys.press(node(page, '采购收货，已执行，3 张'))
    await expect(page.getByRole('dialog', { name: '采购收货' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: '采购收货' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.locator('.wg-flow')).toBeHidden()
  })
  await page.context().close()
})

test('on a wide screen the whole flow is seen, zoomed by the wheel with Ctrl, and dragged', async ({ browser }) => {
  const page = await openDemo(browser, 'mall', { viewport: { width: 1440, height: 900 } })
  await node(page, '打开单据流程').click()
  const nodes = page.locator('[data-step]')
  await expect(nodes).toHaveCount(17)
  for (const each of await nodes.all()) await expect(each).toBeInViewport({ ratio: 1 })
  // Paid by the mall: both halves of 10 without a voucher.
  await expect(node(page, '采购付款，已执行')).toBeVisible()
  await expect(node(page, '销售收款，已执行')).toBeVisible()
  const fits = await page
    .locator('.wg-flow-node text')
    .evaluateAll((texts) => texts.every((text) => (text as SVGTextElement).getComputedTextLength() <= 104))
  expect(fits).toBe(true)

  const order = node(page, '销售订单，已执行，1 张')
  const before = await boxOf(order)
  await page.mouse.move(before.middle.x, before.middle.y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -200)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await boxOf(order)).width / before.width).toBeCloseTo(Math.exp(0.5), 1)
  const zoomed = await boxOf(order)
  await page.mouse.down()
  await page.mouse.move(before.middle.x - 120, before.middle.y, { steps: 4 })
  await page.mouse.up()
  expect((await boxOf(order)).middle.x).toBeCloseTo(zoomed.middle.x - 120, 0)
  await expect(page.locator('.wg-flow')).toBeVisible()
  await order.click()
  await expect(page.getByText('打开了单据 SO2611-00042')).toBeVisible()
  await page.context().close()
})
