import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { labelOf, optionOf, TAB_NAMES } from './reference-drivers.ts'
import type { EditorDriver } from './reference-drivers.ts'
import { boxOf, canvasOf, drag } from './studio-page.ts'

/** Mouse driver; uses the keyboard only for typing. */
export function mouseDriver(page: Page): EditorDriver {
  const canvas = canvasOf(page)
  const palette = page.getByRole('complementary', { name: '模块', exact: true })
  const inspector = page.getByRole('complementary', { name: '属性' })
  const entry = (module: string) => palette.getByRole('button', { name: labelOf(module), exact: true }).last()
  const pressBackground = async () => {
    const { x, y } = await boxOf(canvas)
    await page.mouse.click(x + 12, y + 200)
    await expect(canvas.locator('.st-frame')).toHaveCount(0)
  }
  return {
    async insert(module, { parent, count }) {
      if (!parent) await pressBackground()
      if (!parent?.isFree) return entry(module).click()
      await parent.box.scrollIntoViewIfNeeded()
      const box = await boxOf(parent.box)
      await entry(module).scrollIntoViewIfNeeded()
      const from = await boxOf(entry(module))
      return drag(page, { x: from.x + 20, y: from.y + 8 }, { x: box.x + 70 + count * 110, y: box.y + 40 + count * 45 })
    },
    async write(element, text) {
      const target = element.locator('[data-field=text]').first()
      await expect(target).toBeVisible()
      await target.dblclick()
      await expect(canvas.getByRole('textbox')).toBeFocused()
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText(text)
      await page.keyboard.press('Control+Enter')
      await expect(element.getByText(text)).toBeVisible()
    },
    async set(field, value) {
      const name = field.label.zh
      await inspector.getByRole('tab', { name: TAB_NAMES[field.tab] }).click()
      if (field.kind === 'toggle') await inspector.getByRole('switch', { name }).click()
      else if (field.kind === 'choice') {
        await inspector.getByRole('radio', { name: optionOf(field, value), exact: true }).click()
      } else {
        const box = inspector.getByRole('textbox', { name, exact: true })
        await box.fill(String(value))
        await box.blur()
      }
    },
    openTab: (tabs, index) => tabs.getByRole('tab').nth(index).click(),
    async selectItems(container) {
      const items = await container.locator('.mw-item').all()
      for (const [index, item] of items.entries()) await item.click(index === 0 ? {} : { modifiers: ['Shift'] })
    },
    select: (container) => container.click({ position: { x: 4, y: 190 } }),
    async act(label, menu) {
      const selected = canvas.locator('.st-frame').first()
      const bar = page.getByRole('toolbar').getByRole('button', { name: label, exact: true })
      if (menu === undefined) return bar.click()
      const box = await boxOf(selected)
      await page.mouse.click(box.x + 4, box.y + box.height - 4, { button: 'right' })
      await page.getByRole('menuitem', { name: menu }).click()
      return page.getByRole('menuitem', { name: label }).click()
    },
  }
}
