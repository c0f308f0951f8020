import { join } from 'node:path'

import type { Page } from '@playwright/test'

/** The names that the pictures of the README show, written with them. */
export const SHOWN_FILE = join(import.meta.dirname, '../../docs/pictures/shown.json')

/** Names of what a picture of the open studio shows: actions above, entries of the rail, modules of the palette. */
export async function shownNames(page: Page): Promise<readonly string[]> {
  const groups = [
    page.locator('.st-top').getByRole('button'),
    page.getByRole('navigation', { name: '左侧面板' }).getByRole('button'),
    page.getByRole('complementary', { name: '模块', exact: true }).getByRole('heading'),
    page.locator('.st-palette-entry > button:not([aria-label])'),
  ]
  const names = await Promise.all(
    groups.map((group) =>
      group.evaluateAll((buttons) => buttons.map((each) => each.getAttribute('aria-label') ?? each.textContent.trim())),
    ),
  )
  return names.flat()
}
