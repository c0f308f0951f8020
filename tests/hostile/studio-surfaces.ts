import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import sharp from 'sharp'

import { canvasOf, signInStudio } from '../journeys/studio-page.ts'
import { checkAddresses } from './execution-monitor.ts'
import { countUp } from './shop-surfaces.ts'
import type { Visit } from './shop-surfaces.ts'
import { VECTORS } from './vectors.data.ts'

/** Signs in once; all pages of the context share the session. */
export async function enterStudio({ monitored, url }: Visit, phone: string): Promise<void> {
  const page = await monitored.context.newPage()
  await signInStudio(page, url, phone)
  await page.close()
}

/** Opens a page or a site part in the studio and renders all of its controls, panels and dialogs. */
export async function visitStudio(visit: Visit, column: string, dialogs: boolean): Promise<void> {
  const { context, executions } = visit.monitored
  const page = await context.newPage()
  await page.goto(`${visit.url}/studio/?page=${column}`)
  await openShell(page)
  await page.waitForLoadState('networkidle')
  countUp(visit.counts, 'selected', await selectEach(page))
  countUp(visit.counts, 'addresses', await checkAddresses(page, executions))
  await openPanels(page)
  countUp(visit.counts, 'addresses', await checkAddresses(page, executions))
  if (dialogs) {
    await openChoosers(page)
    await openDialogs(page)
    countUp(visit.counts, 'addresses', await checkAddresses(page, executions))
  }
  visit.counts.pages += 1
  await page.close()
}

/** Waits for the studio. A page filled with vectors takes long on a busy machine: what gave up is asked again, as one would. */
async function openShell(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: '重试' })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(page.locator('.st-shell')).toBeVisible({ timeout: 30_000 })
  }).toPass()
}

/**
 * Brings every node of the canvas into view and selects it, opens every tab of the inspector and expands every entry; returns the
 * count. Far modules are placeholders without their content, so that nodes are found while the canvas scrolls.
 */
async function selectEach(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // React renders the result of a click synchronously.
    const nextTask = () => new Promise((resolve) => setTimeout(resolve))
    const openAllTabs = async () => {
      for (const tab of document.querySelectorAll<HTMLElement>('.st-side.is-right [role=tab]')) {
        tab.click()
        await nextTask()
        const foldButtons = () => [...document.querySelectorAll<HTMLElement>('.st-side.is-right .st-list-fold')]
        for (let index = 0; index < foldButtons().length; index++) {
          foldButtons()[index]?.click()
          await nextTask()
        }
      }
    }
    const canvas = document.querySelector('#st-canvas')
    const seen = new Set<string>()
    const select = async (id: string) => {
      const node = canvas?.querySelector(`[data-node="${CSS.escape(id)}"]`)
      node?.scrollIntoView({ block: 'center' })
      await frame()
      const { x = 0, y = 0 } = node?.getBoundingClientRect() ?? {}
      const at = { bubbles: true, clientX: x + 2, clientY: y + 2, pointerId: 1, isPrimary: true }
      canvas?.querySelector(`[data-node="${CSS.escape(id)}"]`)?.dispatchEvent(new PointerEvent('pointerdown', at))
      window.dispatchEvent(new PointerEvent('pointerup', at))
      await openAllTabs()
    }
    const height = () => canvas?.scrollHeight ?? 0
    for (let y = 0; y < height(); y += 400) {
      canvas?.scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
      for (const node of canvas?.querySelectorAll('.mw-page [data-node]') ?? []) {
        const id = node.getAttribute('data-node') ?? ''
        if (seen.has(id)) continue
        seen.add(id)
        await select(id)
      }
    }
    if (seen.size === 0) await openAllTabs()
    return Math.max(1, seen.size)
  })
}

/** Scrolls through every panel on the left, after a step that the history lists. */
async function openPanels(page: Page): Promise<void> {
  await page.keyboard.press('Control+D')
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (const button of document.querySelectorAll<HTMLElement>('.st-rail button')) {
      button.click()
      await frame()
      const list = document.querySelector('.st-side .st-layers')
      for (let y = 0; y < (list?.scrollHeight ?? 0); y += 400) {
        list?.scrollTo(0, y)
        await frame()
      }
    }
  })
  await page.keyboard.press('Control+Z')
}

/** Opens every picker. */
async function openChoosers(page: Page): Promise<void> {
  const nodes = canvasOf(page).locator('.mw-page > .mw-node')
  if ((await nodes.count()) === 0) return
  const choosers = page.locator('.st-side.is-right button').filter({ hasText: /^选择/ })
  for (const module of ['product-list', 'shop-list', 'article-list']) {
    await page.evaluate((type) => {
      const node = document.querySelector(`[data-node^="${type}-"]`)
      node?.scrollIntoView({ block: 'center' })
      const { x = 0, y = 0 } = node?.getBoundingClientRect() ?? {}
      const at = { bubbles: true, clientX: x + 2, clientY: y + 2, pointerId: 1, isPrimary: true }
      node?.dispatchEvent(new PointerEvent('pointerdown', at))
      window.dispatchEvent(new PointerEvent('pointerup', at))
    }, module)
    await page.getByRole('tab', { name: '内容' }).click()
    if ((await choosers.count()) === 0) continue
    await choosers.first().click()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 })
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
}

/** Opens the preview frame, the publish dialog and the releases. */
async function openDialogs(page: Page): Promise<void> {
  for (const name of ['预览', '发布记录', '发布']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 })
    await page.waitForLoadState('networkidle')
    if (name === '预览') await expect(page.frameLocator('iframe').locator('body')).toBeVisible({ timeout: 30_000 })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
}

/** Uploads files named after vectors, pictures and others, where the studio lists the results. */
export async function uploadNames(visit: Visit, numbers: readonly number[]): Promise<void> {
  const { context, executions } = visit.monitored
  const page = await context.newPage()
  await page.goto(`${visit.url}/studio/?page=top-bar`)
  await page.getByRole('tab', { name: '内容' }).click()
  const input = page.locator('.st-side.is-right input[type=file]').first()
  if ((await input.count()) === 0) throw new Error('the top bar has no place for a picture')
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#d81e2c' } })
    .png()
    .toBuffer()
  for (const number of numbers) {
    // File names exclude path separators, and Chromium accepts no control characters.
    // oxlint-disable-next-line no-control-regex -- exactly these
    const name = `${(VECTORS[number] ?? '').replaceAll(/[/\\\u0000-\u001f\ud800-\udfff]/gu, '').slice(0, 120)}.png`
    const svg = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" onload="__hit(${number})"><script>__hit(${number})</script></svg>`,
    )
    // Files that are not pictures are not sent at all.
    await input.setInputFiles({ name, mimeType: 'image/png', buffer: svg })
    await expect(page.locator('.st-side.is-right').getByRole('alert')).toHaveText('文件格式不正确')
    const answer = page.waitForResponse(/saveUpload/)
    await input.setInputFiles({ name, mimeType: 'image/png', buffer: picture })
    await answer
    await expect(page.locator('.st-side.is-right [aria-busy=true]')).toHaveCount(0)
    visit.counts.uploads += 2
  }
  await visitLibrary(page)
  countUp(visit.counts, 'addresses', await checkAddresses(page, executions))
  await page.close()
}

/** Opens the library with the names of the uploaded files, and the details of a few. */
async function visitLibrary(page: Page): Promise<void> {
  await page
    .locator('.st-side.is-right')
    .getByRole('button', { name: /从素材库选择/ })
    .first()
    .click()
  const library = page.getByRole('dialog')
  const files = library.getByRole('listbox').getByRole('option')
  await expect(files.first()).toBeVisible({ timeout: 30_000 })
  for (let index = 0; index < Math.min(4, await files.count()); index += 1) {
    await files.nth(index).click()
    await page.waitForLoadState('networkidle')
  }
}
