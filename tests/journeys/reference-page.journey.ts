import { checkDocument, emptyDocument } from '@mallwright/contract/document'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'

import { signIn } from '../gateway.ts'
import { readReference, REFERENCE_PAGE } from '../reference-page.ts'
import { serverForFile } from './file-server.ts'
import { keyboardDriver } from './keyboard-driver.ts'
import { mouseDriver } from './mouse-driver.ts'
import { buildPage } from './reference-drivers.ts'
import type { EditorDriver } from './reference-drivers.ts'
import { saved, signInStudio } from './studio-page.ts'
import { touchDriver } from './touch-driver.ts'

const studio = serverForFile(({ url }) =>
  signIn(url, { phone: '19900170002', password: 'Mall2025a', terminal: 'studio' }),
)

async function draft() {
  const answer = await studio.made.getDraftPage({ body: { cColumnCode: 'home' } })
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data
}

/** Builds the page from scratch and compares the saved document with the description. */
async function buildAndCompare(page: Page, driverOf: (page: Page) => EditorDriver): Promise<void> {
  const emptied = await studio.made.saveColumnPage({
    body: {
      cColumnCode: 'home',
      document: emptyDocument('首页'),
      iRevision: (await draft()).iRevision,
      cRequestUuid: crypto.randomUUID(),
    },
  })
  expect(emptied.ok).toBe(true)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await signInStudio(page, studio.server.url)
  // The keyboard handler loads after the page.
  await page.waitForLoadState('networkidle')
  await buildPage(page, driverOf(page), REFERENCE_PAGE)
  await saved(page)
  const stored = checkDocument((await draft()).document)
  if (!stored.ok) throw new Error(stored.issue.reason)
  expect(readReference(stored.document)).toEqual(REFERENCE_PAGE)
  expect(errors).toEqual([])
}

test.describe('the reference page', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })

  test('is built by mouse', async ({ page }) => buildAndCompare(page, mouseDriver))
  test('is built by keyboard alone', async ({ page }) => buildAndCompare(page, keyboardDriver))
})

test.describe('the reference page on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, locale: 'zh-CN', hasTouch: true, isMobile: true })

  test('is built by taps alone', async ({ page }) => buildAndCompare(page, touchDriver))
})
