import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

import { scrollsSideways } from './accessible.ts'
import { test } from './shared-mall.ts'

/** The background of a control, and the colour that the studio accents by. */
const coloursOf = (control: Locator) =>
  control.evaluate((element) => {
    const sample = element.parentElement?.appendChild(document.createElement('i'))
    if (sample) sample.style.color = 'var(--st-accent)'
    const accent = sample && getComputedStyle(sample).color
    sample?.remove()
    return { own: getComputedStyle(element).backgroundColor, accent }
  })

/** Texts of a table that have less room than they need; names may be cut. */
const cutCells = (page: Page, columns: readonly number[]) =>
  page
    .locator('.wg-table [role=row]')
    .evaluateAll(
      (rows, places) =>
        rows
          .flatMap((row) =>
            [...row.children].filter((cell, place) => places.includes(place) && cell.scrollWidth > cell.clientWidth),
          )
          .map((cell) => cell.textContent),
      columns,
    )

/** State, amount, date and execution. */
const NEVER_CUT = [2, 3, 4, 5]

for (const [locale, { add, material }] of Object.entries({
  'zh-CN': { add: '新增', material: '新增物料' },
  'en-US': { add: 'New', material: 'Add a material' },
})) {
  test(`vouchers at the desk have its colour and its sizes, and nothing of a state is cut (${locale})`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale })).newPage()
    await page.goto('/studio/desk?work=PUR_ORDER')
    await page.locator('input').first().fill('19900150001')
    await page.locator('input[type=password]').fill('Mall2025a')
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog').getByRole('button').last()
    await expect(page.locator('.wg-table-row').nth(2).or(question).first()).toBeVisible()
    if (await question.isVisible()) await question.click()

    await test.step('in a list, however wide the window is', async () => {
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(page.locator('.wg-table-row').nth(8)).toBeVisible()
        await expect.poll(() => cutCells(page, NEVER_CUT)).toEqual([])
        expect(await scrollsSideways(page)).toBe(false)
        // The last operation can be reached.
        const details = page.locator('.wg-table-row').nth(1).getByRole('button').last()
        await details.scrollIntoViewIfNeeded()
        await expect(details).toBeInViewport({ ratio: 1 })
      }
      await page.setViewportSize({ width: 1440, height: 900 })
    })

    await test.step('in a form', async () => {
      await page
        .getByRole('link', { name: add, exact: true })
        .or(page.getByRole('button', { name: add, exact: true }))
        .first()
        .click()
      const button = page.getByRole('button', { name: material })
      await expect(button).toBeVisible()
      const { own, accent } = await coloursOf(button)
      expect(own).toBe(accent)
      const search = page.locator('.wg-voucher-nav input')
      const scan = page.locator('.wg-lines-scan input')
      await expect(scan).toHaveCSS('height', '34px')
      await expect(scan).toHaveCSS('font-size', await search.evaluate((field) => getComputedStyle(field).fontSize))
    })
    await page.context().close()
  })
}
