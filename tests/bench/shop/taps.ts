import { SHOP_BASE } from '@mallwright/contract/link'
import type { BrowserContext, Locator, Page } from '@playwright/test'

import { limitFigure, median } from '../figures.ts'
import type { Figure } from '../figures.ts'
import { slowDown } from '../phone-visit.ts'

/** Longest time (ms) from the end of a tap to the next screen, painted. Issue 15 §7. */
const MAX_MS = 200

/** Time (ms) after which a screen will not come. */
const PATIENCE_MS = 15_000

/** Time (ms) that a screen gets after a way back. */
const SETTLE_MS = 800

/** A way between two screens. */
interface Way {
  readonly name: string
  readonly from: string
  readonly target: (page: Page) => Locator
  /** Heading of the next screen. */
  readonly heading: string
}

const WAYS: readonly Way[] = [
  {
    name: 'home → product',
    from: `${SHOP_BASE}/home/tab-home`,
    // The first ones stand in a strip that goes on by itself.
    target: (page) => page.locator('.mw-product').last(),
    heading: '商品详情',
  },
  {
    name: 'list → product',
    from: `${SHOP_BASE}/search/goods`,
    target: (page) => page.locator('.shop-row').first(),
    heading: '商品详情',
  },
  {
    name: 'cart → checkout',
    from: `${SHOP_BASE}/home/ShoppingCart`,
    target: (page) => page.getByRole('button', { name: /^结算/ }),
    heading: '确认订单',
  },
  {
    name: 'orders → details',
    from: `${SHOP_BASE}/MyOrder`,
    target: (page) => page.locator('.shop-order-body').first(),
    heading: '订单详情',
  },
]

/** Time from a tap to the next screen, in the context of a buyer whose cart is filled, at a fourfold slower processor, when the script of that screen has been loaded before. */
export async function tapFigures(
  context: BrowserContext,
  { url, rounds }: { readonly url: string; readonly rounds: number },
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const way of WAYS) {
    const page = await context.newPage()
    await page.goto(url + way.from)
    await way.target(page).waitFor()
    await page.waitForLoadState('networkidle')
    // Loads the next screen's script and data.
    await tap(page, way)
    await goBack(page, way)
    const cdp = await slowDown(page, { network: false })
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      times.push(await tap(page, way))
      await goBack(page, way)
    }
    await cdp.detach()
    await page.close()
    figures.push(limitFigure(`tap at 4 ×, ${way.name}`, 'ms', { ours: median(times), most: MAX_MS }))
  }
  return figures
}

async function goBack(page: Page, { target }: Way): Promise<void> {
  await page.goBack()
  await target(page).waitFor()
  await page.waitForLoadState('networkidle')
  // The list goes back to where it was.
  await page.waitForTimeout(SETTLE_MS)
}

/** Taps with a finger, and gives the time to the end of the frame that has the heading. */
async function tap(page: Page, { name, target, heading }: Way): Promise<number> {
  // Not by the locator's tap, which scrolls until nothing hangs over the target, and here a bar always does.
  await target(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await target(page).boundingBox()
  if (!box) throw new Error(`${name}: there is nothing to tap`)
  await page.evaluate(watchTap(heading))
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  return page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted)
}

/** Script that resolves `painted`. As text, because a compiled function would name helpers that the page does not have. */
function watchTap(heading: string): string {
  return `globalThis.painted = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no screen with ' + ${JSON.stringify(heading)} + ' at ' + location.href)), ${PATIENCE_MS})
    const isShown = () => [...document.querySelectorAll('h1, h2, header')].some(
      (one) => one.textContent.includes(${JSON.stringify(heading)}) && one.getClientRects().length > 0)
    addEventListener('pointerup', ({ timeStamp }) => {
      const look = () => {
        if (!isShown()) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - timeStamp)
        port2.postMessage(0)
      }
      requestAnimationFrame(look)
    }, { once: true, capture: true })
  }), undefined`
}
