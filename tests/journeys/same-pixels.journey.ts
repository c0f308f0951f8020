import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { pixelDifference } from './poster.ts'
import { test } from './shared-mall.ts'
import { canvasOf, saved, signInStudio } from './studio-page.ts'

const HOME = '/micro/alm-mall-shop/home/tab-home'

/** Viewport height for the whole page, which the canvas shows in two languages, so that nothing scrolls and every picture loads. */
const HEIGHT = 7800
const CALM = { reducedMotion: 'reduce', colorScheme: 'light', locale: 'zh-CN' } as const

/** Modules whose reserved height differs from the rendered one, in px: they would cause layout shifts. */
function reservationErrors(root: Element): string[] {
  return [...root.querySelectorAll<HTMLElement>(':scope > .mw-node')]
    .filter((node) => node.style.contentVisibility === 'auto')
    .map((node) => ({
      node,
      reserved: Number.parseFloat(getComputedStyle(node).containIntrinsicBlockSize.replace('auto', '')),
    }))
    .filter(({ node, reserved }) => Math.abs(node.getBoundingClientRect().height - reserved) > 1)
    .map(
      ({ node, reserved }) =>
        `${node.dataset['node']}: reserved ${reserved}, drawn ${node.getBoundingClientRect().height}`,
    )
}

/** Visible pictures that have not loaded; off-screen slides and what is not drawn are excluded. */
function missingPictures(root: Element): number {
  const { right } = root.getBoundingClientRect()
  const drawn = [...root.querySelectorAll('img')].filter((img) => img.getClientRects().length > 0)
  const inSight = drawn.filter((img) => img.getBoundingClientRect().left < right)
  return inSight.filter((img) => !img.complete || img.naturalWidth === 0).length
}

/** Screenshot of a rendered page after everything has loaded. */
async function picture(page: Page, element: Locator): Promise<Buffer> {
  await page.waitForLoadState('networkidle')
  await expect(element.locator('[aria-busy]')).toHaveCount(0)
  await expect.poll(() => element.evaluate(missingPictures)).toBe(0)
  return element.screenshot({ animations: 'disabled' })
}

test('canvas, preview and buyer’s page render the same pixels', async ({ browser, mall }) => {
  const desk = await browser.newContext({ viewport: { width: 1440, height: HEIGHT }, ...CALM })
  const studio = await desk.newPage()
  await signInStudio(studio, mall.url)
  await saved(studio)
  // What buyers who read Chinese do not see carries a badge.
  const otherLanguage = canvasOf(studio).locator('.mw-page > .mw-node', {
    has: studio.getByText('仅英文', { exact: true }),
  })
  await expect(otherLanguage.first()).toBeVisible()
  await expect(canvasOf(studio).getByText('Our best sellers')).toBeVisible()
  // Modules further down come later, with badges of their own.
  await expect(async () => {
    await otherLanguage.evaluateAll((nodes: HTMLElement[]) => nodes.forEach((node) => (node.style.display = 'none')))
    await studio.waitForLoadState('networkidle')
    await expect(canvasOf(studio).locator('[aria-busy]')).toHaveCount(0, { timeout: 1 })
    await expect(otherLanguage.filter({ visible: true })).toHaveCount(0, { timeout: 1 })
  }).toPass()
  // The canvas is at least as tall as the first screen of a phone, which here is taller than the modules.
  await studio.locator('.st-page-host > :first-child').evaluateAll((pages: HTMLElement[]) => {
    for (const page of pages) page.style.minHeight = '0'
  })
  const canvas = await picture(studio, canvasOf(studio).locator('.mw-page'))

  await studio.getByRole('button', { name: '预览' }).click()
  const previewUrl = await studio.getByRole('link', { name: '在新窗口打开' }).getAttribute('href')
  const phone = await browser.newContext({ viewport: { width: 375, height: HEIGHT }, ...CALM })
  const preview = await phone.newPage()
  await preview.goto(previewUrl ?? '')
  const buyer = await phone.newPage()
  await buyer.goto(HOME)
  // On a screen taller than its modules the buyer's page fills the rest with its background; only the modules are
  // compared.
  for (const page of [preview, buyer])
    await page.addStyleTag({ content: '.mw-home > .mw-page { flex: none !important }' })

  const previewed = await picture(preview, preview.locator('.mw-page'))
  const shopPicture = await picture(buyer, buyer.locator('.mw-page'))
  expect(await pixelDifference(previewed, shopPicture)).toBeLessThanOrEqual(0.001)
  expect(await pixelDifference(canvas, shopPicture)).toBeLessThanOrEqual(0.001)

  expect(await buyer.locator('.mw-page').evaluate(reservationErrors)).toEqual([])

  // The comparison itself must be able to fail: one changed text colour.
  await buyer
    .locator('.mw-products .mw-list-title')
    .first()
    .evaluate((title) => (title.style.background = '#ff0000'))
  expect(await pixelDifference(canvas, await picture(buyer, buyer.locator('.mw-page')))).toBeGreaterThan(0.001)
  await desk.close()
  await phone.close()
})
