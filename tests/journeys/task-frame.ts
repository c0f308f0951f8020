import { expect } from '@playwright/test'
import type { Browser, FrameLocator, Locator, Page } from '@playwright/test'

import { enterAccount, openPhone } from './shop-page.ts'
import { choose, press, statusOf, typeNumber } from './voucher-desk.ts'

/** Signs in on a phone at a page of the work desk. */
export async function openOnPhone(browser: Browser, url: string, phone: string): Promise<Page> {
  const { page } = await openPhone(browser)
  await page.goto(url)
  await enterAccount(page, phone)
  return page
}

/** Writes an order of 18,000 and submits it; gives its number. */
export async function submitOrder(page: Page): Promise<string> {
  await page.getByRole('link', { name: '新增采购订单' }).tap()
  await page.getByRole('button', { name: /^供应商/ }).tap()
  await choose(page, '青禾办公')
  await page.getByRole('button', { name: '新增物料' }).tap()
  const line = page.getByRole('dialog', { name: '新增物料' })
  await line.getByRole('button', { name: /^物料/ }).tap()
  await choose(page, '深沟球轴承')
  await typeNumber(page, '新增物料', '数量', '10')
  await typeNumber(page, '新增物料', '单价', '1800')
  await line.getByRole('button', { name: '确 定' }).tap()
  await press(page, '保存')
  await expect(statusOf(page)).toContainText('开立')
  await press(page, '提交')
  await expect(statusOf(page)).toContainText('审批中')
  return (await statusOf(page).locator('strong').textContent()) ?? ''
}

/** The frame of a task. */
export const frameOf = (page: Page): FrameLocator => page.frameLocator('.wg-workflow iframe')

/** The popup with the frame. */
export const popupOf = (page: Page): Locator => page.getByRole('dialog', { name: '流程任务' })

/** The task of a voucher's number in the list. */
export const taskOf = (page: Page, number: string): Locator => page.locator('.wg-row').filter({ hasText: number })
