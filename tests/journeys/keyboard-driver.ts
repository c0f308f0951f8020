import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { labelOf, optionOf, TAB_NAMES } from './reference-drivers.ts'
import type { EditorDriver } from './reference-drivers.ts'
import { canvasOf } from './studio-page.ts'

/** Maximum number of Tab presses from the first control of the inspector to any other. */
const MAX_TABS = 40

/** Maximum number of presses to reach the canvas: a closing dialog may restore the focus in between. */
const MAX_REGION_STEPS = 20

/** Keyboard-only driver: no pointer, no programmatic focus. */
export function keyboardDriver(page: Page): EditorDriver {
  const canvas = canvasOf(page)
  const { keyboard } = page
  const command = async (label: string) => {
    await keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: '搜索操作' })).toBeFocused()
    await keyboard.insertText(label)
    await expect(page.getByRole('option', { selected: true })).toContainText(label)
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  /** Moves the focus to the canvas from any region. */
  const toCanvas = async () => {
    for (let presses = 0; presses < MAX_REGION_STEPS; presses += 1) {
      if (await canvas.evaluate((element) => element === document.activeElement)) return
      await keyboard.press('Shift+F6')
    }
    throw new Error('the canvas cannot be reached by keys')
  }
  const clearSelection = async () => {
    for (let presses = 0; presses < 4 && (await canvas.locator('.st-frame').count()) > 0; presses += 1) {
      await keyboard.press('Escape')
    }
  }
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < MAX_TABS; presses += 1) {
      if (await isThere()) return
      await keyboard.press('Tab')
    }
    throw new Error('the field cannot be reached by keys')
  }
  const focused = (role: string, name?: string) => async () =>
    page.evaluate(
      ([expectedRole, expectedName]) => {
        const element = document.activeElement
        const group = element?.closest('[role=radiogroup]')?.getAttribute('aria-label')
        const label = element?.id ? document.querySelector(`label[for="${element.id}"]`)?.textContent : undefined
        const isRole =
          expectedRole === 'radio' ? element?.getAttribute('role') === 'radio' : element?.tagName === 'INPUT'
        return isRole && (expectedRole === 'radio' ? group : label) === expectedName
      },
      [role, name ?? ''] as const,
    )
  const toInspector = async (tab: string) => {
    await toCanvas()
    await keyboard.press('F6')
    const open = page.getByRole('complementary', { name: '属性' }).getByRole('tab', { selected: true })
    await expect(open).toBeFocused()
    for (let presses = 0; presses < 3 && (await open.textContent()) !== tab; presses += 1) {
      await keyboard.press('ArrowRight')
    }
    await expect(open).toHaveText(tab)
  }
  return {
    async insert(module, { parent }) {
      await toCanvas()
      // Inserts beside the last child of the container, or into the opened one; else at the end of the page.
      if (!parent) await clearSelection()
      await command(`插入${labelOf(module)}`)
    },
    async write(element, text) {
      await toCanvas()
      await expect(element.locator('[data-field=text]').first()).toBeVisible()
      await keyboard.press('Enter')
      await expect(canvas.getByRole('textbox')).toBeFocused()
      await keyboard.insertText(text)
      await keyboard.press('Control+Enter')
      await expect(element.getByText(text)).toBeVisible()
    },
    async set(field, value) {
      await toInspector(TAB_NAMES[field.tab])
      await tabTo(focused(field.kind === 'choice' ? 'radio' : 'input', field.label.zh))
      if (field.kind === 'toggle') await keyboard.press('Space')
      else if (field.kind === 'choice') {
        const chosen = page.getByRole('radiogroup', { name: field.label.zh }).getByRole('radio', { checked: true })
        for (let presses = 0; presses < 8 && (await chosen.textContent()) !== optionOf(field, value); presses += 1) {
          await keyboard.press('ArrowRight')
        }
        await expect(chosen).toHaveText(optionOf(field, value))
      } else {
        await keyboard.press('Control+a')
        await keyboard.insertText(String(value))
        if (field.kind === 'range') await keyboard.press('Enter')
      }
      await toCanvas()
    },
    async openTab(tabs, index) {
      await toCanvas()
      if (index === 0) await keyboard.press('Enter')
      else {
        // From the content of the previous tab up to that tab, and on to the next.
        const opened = tabs.getByRole('tab', { selected: true })
        const before = await opened.getAttribute('data-node')
        for (let presses = 0; presses < 4; presses += 1) {
          if (await isSelected(page, before)) break
          await keyboard.press('Escape')
        }
        await keyboard.press('ArrowDown')
      }
      await expect(tabs.getByRole('tab').nth(index)).toHaveAttribute('aria-selected', 'true')
    },
    async selectItems() {
      await toCanvas()
      await keyboard.press('Control+a')
    },
    async select() {
      await toCanvas()
      await keyboard.press('Escape')
    },
    act: command,
  }
}

/** Whether a tab is selected: the inspector's heading is a tab's, and it is the active one. */
async function isSelected(page: Page, nodeId: string | null): Promise<boolean> {
  const heading = page.getByRole('complementary', { name: '属性' }).getByRole('heading', { level: 2 })
  return nodeId !== null && (await heading.textContent()) === labelOf('tab-page')
}
