import type { Page } from '@playwright/test'

/** Signs in at the opened sign-in page of the shop. */
export async function enterAccount(page: Page, phone: string): Promise<void> {
  await page.getByLabel('手机号码').fill(phone)
  await page.getByLabel('登录密码', { exact: true }).fill('Mall2025a')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
}
