import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

/** A phone's browser, with the errors that its pages have thrown. */
export interface Phone {
  readonly page: Page
  readonly errors: string[]
}

/** Opens a browser as a phone of 375 × 812 has it, in Chinese. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const viewport = { width: 375, height: 812 }
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, locale: 'zh-CN' })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return { page, errors }
}

/** Signs in at the opened sign-in page of the shop, in either language. */
export async function enterAccount(page: Page, phone: string): Promise<void> {
  await page.getByLabel(/^(手机号码|Mobile phone)$/).fill(phone)
  await page.getByLabel(/^(登录密码|Password)$/).fill('Mall2025a')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^(登录|Sign in)$/ }).click()
}

/** The same where the account may have a session elsewhere, e.g. of an earlier journey: it ends. */
export async function signInAnyway(page: Page, phone: string): Promise<void> {
  await enterAccount(page, phone)
  await takeOver(page)
}

/** Waits for the answer to a sign-in, and confirms it when the account has a session elsewhere. */
export async function takeOver(page: Page): Promise<void> {
  const form = page.getByLabel(/^(登录密码|Password)$/).first()
  const question = page.getByText(/^(账号已在其它终端登录，是否强制登录？|This account is signed in elsewhere)/)
  await expect.poll(async () => (await question.isVisible()) || (await form.isHidden())).toBe(true)
  if (!(await question.isVisible())) return
  await page
    .getByRole('dialog')
    .filter({ has: question })
    .getByRole('button', { name: /^(确认|Confirm)$/ })
    .click()
  await expect(form).toBeHidden()
}
