import { STRESS_FIXTURES } from '@mallwright/modules/samples'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

import { COLOUR_RULES, findingsOf } from './accessible.ts'
import type { AxeScope } from './accessible.ts'
import { test } from './shared-mall.ts'

/** Maximum sum of layout shifts that a module may cause while its data arrives. */
const MAX_SHIFT = 0.02

/** Pages that wait for late data at once. */
const PAGES_AT_ONCE = 4

async function open(page: Page, query: Record<string, string>): Promise<void> {
  await page.goto(`/studio/gallery?${new URLSearchParams({ locale: 'zh-CN', ...query }).toString()}`)
  await expect(page.locator('.st-cell').last()).toBeAttached()
  // Off-screen cells skip rendering (content-visibility); here all of them count.
  // Not by a style element: a cell's refused medium, reported meanwhile, would end adding it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.st-cell { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Rules that depend on words: all that another language can break. */
const WORD_RULES = [
  'button-name',
  'link-name',
  'image-alt',
  'input-button-name',
  'label',
  'aria-command-name',
  'empty-heading',
]

/** A look of the cells with the data they have, and the rules of axe that it can break; all of them when absent. */
interface Look {
  readonly theme: 'light' | 'dark'
  readonly locale: 'zh-CN' | 'en-US'
  readonly data: readonly string[]
  readonly rules?: readonly string[]
}

/** A theme changes colours alone, and a language words. */
const LOOKS: readonly Look[] = [
  { theme: 'light', locale: 'zh-CN', data: ['usual', 'refused'] },
  { theme: 'light', locale: 'en-US', data: ['usual', 'refused'], rules: WORD_RULES },
  { theme: 'dark', locale: 'zh-CN', data: ['usual', 'empty'], rules: COLOUR_RULES },
]

/** Axe over the cells, which are fragments of one page, so that rules of whole pages mean nothing. */
const scopeOf = (rules: Look['rules']): AxeScope => ({
  include: '.st-gallery-cells',
  ...(rules ? { rules } : { withoutRules: PAGE_RULES }),
})

const PAGE_RULES = ['landmark-no-duplicate-main', 'landmark-main-is-top-level', 'landmark-unique', 'heading-order']

test('no module throws or scrolls sideways at 320 px, whatever its data', async ({ page }) => {
  test.slow()
  for (const data of Object.keys(STRESS_FIXTURES)) {
    await open(page, { data, width: '320' })
    await page.waitForTimeout(data === 'late' ? 600 : 50)
    const brokenCells = await page.locator('.st-cell').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const root = cell.querySelector('.mw-page')
        const isWide = root !== null && root.scrollWidth > root.clientWidth
        const { cell: name, error } = (cell as HTMLElement).dataset
        return error || isWide || !root ? [`${name}: ${error ?? (isWide ? 'sideways' : 'nothing')}`] : []
      }),
    )
    expect(brokenCells, data).toEqual([])
  }
})

for (const { theme, locale, data, rules } of LOOKS) {
  test(`no cell has axe violations: ${theme} ${locale}`, async ({ page }) => {
    test.slow()
    // A search word that fades in has not its contrast yet.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const state of data) {
      await open(page, { data: state, theme, locale })
      expect(await findingsOf(page, scopeOf(rules)), state).toEqual([])
    }
  })
}

test('cells fill the width, and what floats above a page stays in its cell', async ({ page }) => {
  await page.setViewportSize({ width: 2000, height: 900 })
  await open(page, { module: 'pop-up' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('.st-cell .mw-pop-up-card').first()).toBeVisible()
  await open(page, {})
  const ends = await page
    .locator('.st-cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right))
  expect(Math.max(...ends)).toBeGreaterThan(1940)
})

test('late data causes no layout shift', async ({ page }) => {
  test.slow()
  const types = await (async () => {
    await open(page, {})
    const names = await page
      .locator('.st-cell')
      .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset['cell']))
    return [...new Set(names.map((name) => name?.split(' ')[0] ?? ''))]
  })()
  expect(types.length).toBeGreaterThan(15)
  const queue = types.flatMap((module) => ['late', 'usual'].map((data) => ({ module, data })))
  // Most of the time is spent waiting for data: several pages wait at once.
  const measureNext = async (own: Page): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await own.goto(`/studio/gallery?module=${next.module}&variant=sample&data=${next.data}`)
      await expect(own.locator('.st-cell')).toBeAttached()
      expect(await shiftOf(own), `${next.module} ${next.data}`).toBeLessThanOrEqual(MAX_SHIFT)
      await own.goto('about:blank')
    }
    await own.close()
  }
  const pages = await Promise.all(Array.from({ length: PAGES_AT_ONCE }, () => page.context().newPage()))
  await Promise.all(pages.map(measureNext))
})

/** Sum of the layout shifts of a page while its data arrives. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 900)
      }),
  )
}

test('every tap target is at least 44 px in one direction and 24 px in the other', async ({ page }) => {
  await open(page, { width: '375' })
  const small = await page.locator('.st-cell .mw-page').evaluateAll((pages) =>
    pages.flatMap((root) =>
      [...root.querySelectorAll<HTMLElement>('a[href], button')].flatMap((target) => {
        const { width, height } = target.getBoundingClientRect()
        const isDrawn = width > 0 && height > 0 && target.checkVisibility()
        return isDrawn && (Math.max(width, height) < 44 || Math.min(width, height) < 24)
          ? [`${root.closest<HTMLElement>('.st-cell')?.dataset['cell']}: ${target.className} ${width} × ${height}`]
          : []
      }),
    ),
  )
  expect(small).toEqual([])
})
