import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Tabs after which a control counts as unreachable by keys. */
const MAX_TABS = 120

/** A page that is used by its keys alone: what is not reached by Tab cannot be used. */
export interface Keys {
  /** Tabs forward until a control has the focus. */
  reach(control: Locator): Promise<void>
  /** Reaches a control and presses a key on it. */
  press(control: Locator, key?: string): Promise<void>
  /** Reaches a text field and types in place of what it holds. */
  type(field: Locator, text: string): Promise<void>
}

/** Drives a page by keys. */
export function keysOf(page: Page): Keys {
  const hasFocus = (control: Locator) =>
    control.evaluate((element) => element.contains(document.activeElement) && document.activeElement !== document.body)
  const reach = async (control: Locator) => {
    // A row of a long list has the focus only once it is measured, and Tab leads past it into thousands before.
    await expect(control).toBeVisible()
    await expect(control).toBeEnabled()
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      if (await hasFocus(control)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${String(control)}`)
  }
  return {
    reach,
    async press(control, key = 'Enter') {
      await reach(control)
      await page.keyboard.press(key)
    },
    async type(field, text) {
      await reach(field)
      await page.keyboard.press('Control+a')
      await page.keyboard.type(text)
    },
  }
}
