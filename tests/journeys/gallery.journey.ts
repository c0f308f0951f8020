import { AxeBuilder } from '@axe-core/playwright'
import { STRESS_FIXTURES } from '@mallwright/modules/samples'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'

/** Maximum sum of layout shifts that a module may cause while its data arrives. */
const MAX_SHIFT = 0.02

let server: Deployment
test.beforeAll(async () => {
  server = await startDeployment()
})
test.afterAll(async () => {
  await server.stop()
})

async function open(page: Page, query: Record<string, string>): Promise<void> {
  await page.goto(`${server.url}/studio/gallery?${new URLSearchParams({ locale: 'zh-CN', ...query }).toString()}`)
  await expect(page.locator('.st-cell').last()).toBeAttached()
  // Off-screen cells skip rendering (content-visibility); here all of them count.
  await page.addStyleTag({ content: '.st-cell { content-visibility: visible !important }' })
}

test('no module throws or scrolls sideways at 320 px, whatever its data', async ({ page }) => {
  test.slow()
  for (const data of Object.keys(STRESS_FIXTURES)) {
    await open(page, { data, width: '320' })
    await page.waitForTimeout(data === 'late' ? 600 : 50)
    const brokenCells = await page.locator('.st-cell').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const root = cell.querySelector('.mw-page')
        const isWide = root !== null && root.scrollWidth > root.clientWidth
        const { cell: name, fault } = (cell as HTMLElement).dataset
        return fault || isWide || !root ? [`${name}: ${fault ?? (isWide ? 'sideways' : 'nothing')}`] : []
      }),
    )
    expect(brokenCells, data).toEqual([])
  }
})

for (const theme of ['light', 'dark']) {
  for (const locale of ['zh-CN', 'en-US']) {
    test(`no cell has axe violations: ${theme} ${locale}`, async ({ page }) => {
      test.slow()
      // Failure messages look the same in both languages.
      for (const data of theme === 'light' ? ['usual', 'refused'] : ['usual', 'empty']) {
        await open(page, { data, theme, locale })
        // Cells are fragments of one gallery page, so page-level rules are disabled.
        const { violations } = await new AxeBuilder({ page })
          .include('.st-gallery-cells')
          .disableRules([
            'landmark-no-duplicate-main',
            'landmark-main-is-top-level',
            'landmark-unique',
            'heading-order',
          ])
          .analyze()
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
        )
        expect(found, data).toEqual([])
      }
    })
  }
}

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
  for (const module of types) {
    for (const data of ['late', 'usual']) {
      await page.goto('about:blank')
      await page.goto(`${server.url}/studio/gallery?module=${module}&variant=sample&data=${data}`)
      await expect(page.locator('.st-cell')).toBeAttached()
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
            }).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => resolve(sum), 900)
          }),
      )
      expect(shift, `${module} ${data}`).toBeLessThanOrEqual(MAX_SHIFT)
    }
  }
})

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
