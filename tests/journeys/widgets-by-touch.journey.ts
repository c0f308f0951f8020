import { expect } from '@playwright/test'

import { scrollsSideways } from './accessible.ts'
import { test } from './shared-mall.ts'
import { centreOf, dragByTouch, widgetTouch } from './widget-driver.ts'
import { openWidgets, WIDGET_PATHS } from './widget-paths.ts'

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, locale: 'zh-CN' })

const DEMO = '/micro/alm-mall-shop/demo/'

for (const { name, demo, phone, use } of WIDGET_PATHS) {
  test(`${name} are used by a finger`, async ({ page }) => {
    const user = widgetTouch(page)
    await openWidgets(user, DEMO + demo, phone)
    await use(user)
    expect(await scrollsSideways(page)).toBe(false)
  })
}

test('lines are swiped: the form to the next one, a line from its button, a sheet away', async ({ page }) => {
  const user = widgetTouch(page)
  await openWidgets(user, `${DEMO}table`, '19900150001')
  const lines = page.locator('.wg-line')
  const scan = page.getByRole('textbox', { name: '扫码新增商品' })
  for (const code of ['P01001', 'P01002']) {
    await scan.fill(code)
    await scan.press('Enter')
    await expect(page.locator('.wg-line', { hasText: '1.000' })).toHaveCount(code === 'P01001' ? 1 : 2)
  }

  await test.step('the form is swiped to the line after, and back', async () => {
    await lines.first().locator('.wg-row-title').tap()
    const form = user.dialog('编辑行')
    await expect(form.getByText('1 / 2')).toBeVisible()
    const middle = await centreOf(form.locator('.wg-line-page'))
    await dragByTouch(page, { x: 300, y: middle.y }, { x: 100, y: middle.y })
    await expect(form.getByText('2 / 2')).toBeVisible()
    await dragByTouch(page, { x: 100, y: middle.y }, { x: 300, y: middle.y })
    await expect(form.getByText('1 / 2')).toBeVisible()
  })

  await test.step('it is drawn down by its head', async () => {
    const head = await centreOf(user.dialog('编辑行').getByRole('heading', { name: '编辑行' }))
    await dragByTouch(page, head, { x: head.x, y: head.y + 300 })
    await expect(user.dialog('编辑行')).toHaveCount(0)
  })

  await test.step('a line is swiped from its button', async () => {
    const remove = page.locator('.wg-line-frame').first().getByText('删除', { exact: true })
    const swipe = async () => {
      const line = await centreOf(lines.first())
      await dragByTouch(page, { x: 300, y: line.y }, { x: 120, y: line.y })
      await expect(remove).toBeInViewport({ ratio: 1 })
    }
    await swipe()
    const line = await centreOf(lines.first())
    await page.touchscreen.tap(60, line.y)
    await expect(remove).not.toBeInViewport()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await swipe()
    await remove.tap()
    await expect(page.getByText('确认删除该行数据？')).toBeVisible()
    await user.press(user.button('确认'))
    await expect(lines).toHaveCount(1)
  })
})
