import type { Document, NodeId } from '@mallwright/contract/document'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'

import { gestureAtRandom } from '../fuzz/random-gestures.ts'
import type { Driver } from '../fuzz/random-gestures.ts'
import { randomOf } from '../fuzz/random.ts'
import { homeDraft, openReferencePage, zonedReference } from '../fuzz/reference-draft.ts'
import { readScene } from '../fuzz/studio-scene.ts'
import { signIn } from '../gateway.ts'
import { referenceDocument } from '../reference-page.ts'
import { serverForFile } from './file-server.ts'
import { takesPressesWhileScrolling } from './presses.ts'
import { canvasOf, insertModule, saved } from './studio-page.ts'

/** Gestures of each driver; `npm run proof gestures` makes more. */
const COUNT = Number(process.env['GESTURES'] ?? 10)

/** First seed; another one finds other sequences. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122)

const studio = serverForFile(({ url }) =>
  signIn(url, { phone: '19900170002', password: 'Mall2025a', terminal: 'studio' }),
)

/** Ids of a document in the order of the layers. */
function order({ children, nodes }: Document): NodeId[] {
  const walk = (ids: readonly NodeId[]): NodeId[] => ids.flatMap((id) => [id, ...walk(nodes[id]?.children ?? [])])
  return walk(children)
}

async function keepsTrust(page: Page, driver: Driver): Promise<void> {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await openReferencePage(page, studio.made, studio.server.url, zonedReference())
  const tally = await gestureAtRandom(page, driver, COUNT, randomOf(SEED, driver.length))
  expect([...tally.faults, ...faults]).toEqual([])
  expect(tally.changes).toBeGreaterThanOrEqual(COUNT / 4)
  await saved(page)
  const { document } = await homeDraft(studio.made)
  expect(document).toEqual(zonedReference())
  expect((await readScene(page)).layers.map(({ id }) => id)).toEqual(order(document))
}

test.describe('after every gesture the frame fits, the layers have the order of the page, and undo leads back', () => {
  test.describe('at a desk', () => {
    test.use({ viewport: { width: 1440, height: 1500 }, locale: 'zh-CN' })

    test('by mouse', async ({ page }) => keepsTrust(page, 'mouse'))
    test('by keys', async ({ page }) => keepsTrust(page, 'keys'))
  })

  test.describe('on a tablet', () => {
    test.use({ viewport: { width: 1180, height: 1500 }, locale: 'zh-CN', hasTouch: true, isMobile: true })

    test('by touch', async ({ page }) => keepsTrust(page, 'touch'))
  })
})

test.describe('a module at the edge of the page', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })

  test('has its toolbar above the ghosted bar of the shop', async ({ page }) => {
    await openReferencePage(page, studio.made, studio.server.url)
    await canvasOf(page)
      .locator('.mw-page > .mw-node')
      .first()
      .click({ position: { x: 5, y: 5 } })
    await expect(page.locator('.st-node-bar')).toBeVisible()
    const covered = await page.locator('.st-node-bar').evaluate((toolbar) => {
      // The bar takes no presses, so that it would be found below everything.
      const bar = document.querySelector<HTMLElement>('.st-phone-bar.is-top')
      if (!bar) return ['no bar']
      bar.inert = false
      for (const element of [bar, ...bar.querySelectorAll<HTMLElement>('*')]) element.style.pointerEvents = 'auto'
      const overlap = bar.getBoundingClientRect().bottom - toolbar.getBoundingClientRect().top
      const buttons = [...toolbar.querySelectorAll('button')].filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return !toolbar.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      return [...(overlap > 0 ? [] : ['they do not meet']), ...buttons.map((button) => button.ariaLabel)]
    })
    expect(covered).toEqual([])
  })
})

test.describe('what is selected elsewhere', () => {
  test.use({ viewport: { width: 1440, height: 700 }, locale: 'zh-CN' })

  test('comes into view: a far item from the layers, and a module that was just inserted', async ({ page }) => {
    await openReferencePage(page, studio.made, studio.server.url)
    const canvas = canvasOf(page)
    const { nodes } = referenceDocument()
    expect(await takesPressesWhileScrolling(page.locator('.st-layers [data-layer]').first())).toBe(true)
    // The list scrolls, its panel does not.
    const panel = page.getByRole('complementary', { name: '图层' })
    expect(await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
    for (const [words, top] of [
      ['联系客服', 10_000],
      ['马上抢', 0],
    ] as const) {
      // The layers are windowed, too.
      await page.locator('.st-layers').evaluate((layers, at) => layers.scrollTo(0, at), top)
      const id = Object.values(nodes).find(({ props }) => props['text'] === words)?.id
      await page.locator(`.st-layers [data-layer="${id}"] .st-layer-name`).click()
      await expect(canvas.locator('.st-frame')).toHaveCount(1)
      await expect(canvas.locator(`[data-node="${id}"]`)).toBeInViewport({ ratio: 1 })
    }
    await canvas.evaluate((element) => element.scrollTo(0, 0))
    await canvas.click({ position: { x: 10, y: 300 } })
    await page.getByRole('navigation', { name: '左侧面板' }).getByRole('button', { name: '模块' }).click()
    const inserted = await insertModule(page, '图文')
    await expect(inserted).toBeInViewport({ ratio: 1 })
  })
})

test.describe('a page that was left', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })

  test('has its history when it is opened again', async ({ page }) => {
    await openReferencePage(page, studio.made, studio.server.url)
    const undo = page.getByRole('button', { name: /^撤销/ })
    const nodes = canvasOf(page).locator('.mw-page > .mw-node')
    const count = await nodes.count()
    await nodes.first().click({ position: { x: 5, y: 5 } })
    await page.keyboard.press('Control+d')
    await expect(nodes).toHaveCount(count + 1)
    await saved(page)
    const open = async (name: RegExp) => {
      await page.getByRole('button', { name: /^正在编辑/ }).click()
      await page.getByRole('option', { name }).click()
    }
    await open(/^底部导航/)
    await expect(page).toHaveURL(/page=/)
    await expect(undo).toBeDisabled()
    await open(/\/home/)
    await expect(nodes).toHaveCount(count + 1)
    await expect(undo).toBeEnabled()
    await undo.click()
    await expect(nodes).toHaveCount(count)
  })
})
