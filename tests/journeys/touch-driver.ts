import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

import { labelOf, optionOf, TAB_NAMES } from './reference-drivers.ts'
import type { EditorDriver } from './reference-drivers.ts'
import { canvasOf } from './studio-page.ts'

/** Touch driver on a phone; uses its keyboard only for typing. */
export function touchDriver(page: Page): EditorDriver {
  const canvas = canvasOf(page)
  const panels = page.getByRole('navigation', { name: '左侧面板' })
  const palette = page.getByRole('complementary', { name: '模块', exact: true })
  const inspector = page.getByRole('complementary', { name: '属性' })
  const bar = page.getByRole('toolbar')
  /** Distant drop targets render while scrolling; none is there before the script of placing has loaded. */
  const tapTarget = async (target: Locator) => {
    await expect(async () => {
      if ((await target.count()) > 0) return
      await canvas.evaluate(async (element) => {
        const before = element.scrollTop
        element.scrollBy(0, 400)
        if (element.scrollTop === before) element.scrollTo(0, 0)
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        })
      })
      expect(await target.count()).toBeGreaterThan(0)
    }).toPass({ intervals: [50] })
    await target.tap()
  }
  return {
    async insert(module, { parent, count }) {
      await panels.getByRole('button', { name: '模块' }).tap()
      await palette
        .getByRole('button', { name: labelOf(module), exact: true })
        .last()
        .tap()
      await expect(palette).toBeHidden()
      if (!parent?.isFree) {
        const parentLabel = parent ? labelOf('tab-page') : '页面'
        return tapTarget(page.getByRole('button', { name: new RegExp(`^放到${parentLabel}第 ${count + 1} 项`) }))
      }
      return page
        .getByRole('button', { name: `放入${labelOf('free-container')}` })
        .last()
        .tap({ position: { x: 60 + count * 100, y: 40 + count * 40 } })
    },
    async write(element, text) {
      await expect(element.locator('[data-field=text]').first()).toBeVisible()
      await bar.getByRole('button', { name: '编辑文字' }).tap()
      await expect(canvas.getByRole('textbox')).toBeFocused()
      await page.keyboard.insertText(text)
      // Ends with a tap elsewhere: on the save state in the top bar, which preserves the selection.
      await page.locator('.st-top .st-save').tap()
      await expect(element.getByText(text)).toBeVisible()
    },
    async set(field, value) {
      const name = field.label.zh
      if (!(await inspector.isVisible())) await panels.getByRole('button', { name: '属性' }).tap()
      await inspector.getByRole('tab', { name: TAB_NAMES[field.tab] }).tap()
      if (field.kind === 'toggle') await inspector.getByRole('switch', { name }).tap()
      else if (field.kind === 'choice') {
        await inspector.getByRole('radio', { name: optionOf(field, value), exact: true }).tap()
      } else {
        const box = inspector.getByRole('textbox', { name, exact: true })
        await box.tap()
        await box.fill(String(value))
        await box.blur()
      }
      await inspector.getByRole('button', { name: '收起' }).tap()
    },
    openTab: (tabs, index) => tabs.getByRole('tab').nth(index).tap(),
    async selectItems(container) {
      const items = await container.locator('.mw-item').all()
      for (const [index, item] of items.entries()) {
        await item.tap({ position: { x: 6, y: 6 } })
        if (index === 0) await bar.getByRole('button', { name: '多选' }).tap()
      }
      await bar.getByRole('button', { name: '多选' }).tap()
    },
    select: (container) => container.tap({ position: { x: 8, y: 170 } }),
    async act(label, menu) {
      await bar.getByRole('button', { name: '更多' }).tap()
      if (menu !== undefined) await page.getByRole('menuitem', { name: menu }).tap()
      await page.getByRole('menuitem', { name: label }).tap()
    },
  }
}
