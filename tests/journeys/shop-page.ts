import type { Page } from '@playwright/test'

/** Signs in at the opened sign-in page of the shop, in either language. */
export async function enterAccount(page: Page, phone: string): Promise<void> {
  await page.getByLabel(/^(手机号码|Mobile phone)$/).fill(phone)
  await page.getByLabel(/^(登录密码|Password)$/).fill('Mall2025a')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^(登录|Sign in)$/ }).click()
}
