import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Number and state of the voucher on the form. */
export const voucherStatus = (page: Page): Locator => page.locator('.wg-voucher-status')

/** Chooses a reference in the open chooser. */
export async function chooseReference(page: Page, name: string): Promise<void> {
  const chooser = page.getByRole('dialog', { name: '参照选择' })
  await chooser.getByRole('searchbox').fill(name)
  await chooser.getByRole('searchbox').press('Enter')
  await chooser.locator('.wg-refer-row').filter({ hasText: name }).first().tap()
  await chooser.getByRole('button', { name: '选择', exact: true }).tap()
  await expect(chooser).toHaveCount(0)
}

/** Types a number on the keypad of a field of a new line. */
export async function typeNumber(page: Page, field: string, digits: string): Promise<void> {
  await page
    .getByRole('dialog', { name: '新增物料' })
    .getByRole('button', { name: new RegExp(`^${field}`) })
    .tap()
  const keypad = page.getByRole('dialog', { name: field })
  for (const digit of digits) await keypad.getByRole('button', { name: digit, exact: true }).tap()
  await keypad.getByRole('button', { name: '确认' }).tap()
  await expect(keypad).toHaveCount(0)
}

/** Presses a button of the toolbar, at its foot or among the rest. */
export async function pressTool(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  const bar = page.getByRole('group', { name: '操作' })
  await expect(bar).toBeVisible()
  if ((await bar.getByRole('button', { name, exact: true }).count()) === 0) {
    await bar.getByRole('button', { name: '更多' }).tap()
  }
  await button.last().tap()
}
