import { expect } from '@playwright/test'
import type { Browser, Locator, Page } from '@playwright/test'

import { enterAccount, openPhone } from './shop-page.ts'
import type { Phone } from './shop-page.ts'

/** Path of the work desk. */
export const WORK = '/micro/alm-mall-shop/UserCenter/work'

/** Opens the work desk on a phone. */
export async function openDesk(browser: Browser, url: string, phone: string): Promise<Phone> {
  const opened = await openPhone(browser)
  await opened.page.goto(url + WORK)
  await enterAccount(opened.page, phone)
  await expect(opened.page.getByRole('heading', { name: '采购', exact: true })).toBeVisible()
  return opened
}

/** Chooses a reference in the open chooser. */
export async function choose(page: Page, name: string): Promise<void> {
  const chooser = page.getByRole('dialog', { name: '参照选择' })
  await chooser.getByRole('searchbox').fill(name)
  await chooser.getByRole('searchbox').press('Enter')
  await chooser.locator('.wg-refer-row').filter({ hasText: name }).first().tap()
  await chooser.getByRole('button', { name: '选择', exact: true }).tap()
  await expect(chooser).toHaveCount(0)
}

/** Types a number on the keypad of a field in place of what it holds; `form` is the title of the line's sheet. */
export async function typeNumber(page: Page, form: string, field: string, digits: string): Promise<void> {
  await page
    .getByRole('dialog', { name: form })
    .getByRole('button', { name: new RegExp(`^${field}`) })
    .tap()
  const keypad = page.getByRole('dialog', { name: field })
  await keypad.getByRole('button', { name: 'C 清除' }).tap()
  for (const digit of digits) await keypad.getByRole('button', { name: digit, exact: true }).tap()
  await keypad.getByRole('button', { name: '确认' }).tap()
  await expect(keypad).toHaveCount(0)
}

/** Number and state of the shown voucher. */
export function statusOf(page: Page): Locator {
  return page.locator('.wg-voucher-status')
}

/** Presses a button of the toolbar, at its foot or among the rest. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  const bar = page.getByRole('group', { name: '操作' })
  await expect(bar).toBeVisible()
  if ((await bar.getByRole('button', { name, exact: true }).count()) === 0) {
    await bar.getByRole('button', { name: '更多' }).tap()
  }
  await button.last().tap()
}

/** Opens a new voucher of a type. */
export async function openNew({ page }: Phone, url: string, type: string): Promise<void> {
  await page.goto(`${url}${WORK}/voucher?cVouchType=${type}`)
  await expect(page.getByText('新单据')).toBeVisible()
}

/** Saves the shown voucher; gives its number. */
export async function saveShown({ page }: Phone): Promise<string> {
  await press(page, '保存')
  await expect(statusOf(page)).toContainText('开立')
  return (await statusOf(page).locator('strong').textContent()) ?? ''
}

/** Pulls all lines of an upstream voucher by the picker, the first for `qty` of what is open where given. */
export async function pickFrom(
  { page }: Phone,
  upstream: { readonly name: string; readonly no: string; readonly qty?: string },
): Promise<void> {
  const { name, no, qty } = upstream
  await press(page, '新增')
  await page.getByRole('button', { name: `参照${name}` }).tap()
  const picker = page.getByRole('dialog', { name: `参照${name}` })
  await picker.getByRole('checkbox', { name: `选择${no}` }).tap()
  await picker.getByRole('button', { name: '确 定' }).tap()
  await expect(picker).toHaveCount(0)
  if (qty === undefined) return
  await page.locator('.wg-line .wg-row-title').first().tap()
  await typeNumber(page, '编辑物料', '数量', qty)
  const form = page.getByRole('dialog', { name: '编辑物料' })
  await form.getByRole('button', { name: '确 定' }).tap()
  await expect(form).toHaveCount(0)
}

/** How many drafts of forms the browser keeps; evaluated in its page. */
export async function countDrafts(): Promise<number> {
  // To open what is not there would make it, without its store.
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === 'mallwright-drafts')) return 0
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('mallwright-drafts')
    opening.addEventListener('error', () => reject(new Error('no drafts')))
    opening.addEventListener('success', () => {
      const database = opening.result
      if (!database.objectStoreNames.contains('forms')) {
        database.close()
        resolve(0)
        return
      }
      const counting = database.transaction('forms').objectStore('forms').count()
      counting.addEventListener('success', () => {
        database.close()
        resolve(counting.result)
      })
    })
  })
}
