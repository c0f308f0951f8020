import { expect, test } from '@playwright/test'

import type { WidgetDriver } from './widget-driver.ts'
import { useFields, useServices } from './widget-input-paths.ts'
import { useLines, useList, useReferences } from './widget-row-paths.ts'

/** Opens a demo page and signs in, by the same hands. */
export async function openWidgets(user: WidgetDriver, url: string, phone: string): Promise<void> {
  const { page, press, type, button } = user
  await page.goto(url)
  await type(page.getByLabel('手机号码'), phone)
  await type(page.getByLabel('登录密码', { exact: true }), 'Mall2025a')
  await press(page.getByRole('checkbox'), 'Space')
  await press(button('登录'))
  // Who signed in before is asked whether that ends.
  const question = user.dialog('系统提示')
  await expect(page.locator('.shop-demo-states').or(question).first()).toBeVisible()
  if (await question.isVisible()) await press(user.inDialog('系统提示', '确认'))
}

/** The toolbars of `demo/voucher`. */
async function useToolbars(user: WidgetDriver): Promise<void> {
  const { page, press } = user
  const inZone = (name: string) => page.locator('.wg-toolbar').getByRole('button', { name })
  await test.step('a button with others below it opens them', async () => {
    await press(inZone('新增'))
    await press(page.locator('.wg-popover').getByRole('button', { name: '参照采购申请' }))
    await expect(page.getByText('点击了：参照采购申请')).toBeVisible()
  })
  await test.step('what has no room is below 更多', async () => {
    await press(page.locator('.wg-bottom-toolbar').getByRole('button', { name: '更多' }))
    await press(user.inDialog('更多', '作废'))
    await expect(page.getByText('点击了：作废')).toBeVisible()
  })
}

/** Every widget's main path, by the demo page that shows it, and who signs in there. */
export const WIDGET_PATHS = [
  { name: 'fields, places and pictures', demo: 'base', phone: '19900150001', use: useFields },
  { name: 'payment, the map, a scan and the look', demo: 'fun', phone: '19900150003', use: useServices },
  { name: 'a list, its query and its settings', demo: 'list', phone: '19900150002', use: useList },
  { name: 'references', demo: 'list?w=references', phone: '19900150004', use: useReferences },
  { name: 'lines', demo: 'table', phone: '19900150001', use: useLines },
  { name: 'toolbars', demo: 'voucher', phone: '19900150002', use: useToolbars },
] as const
