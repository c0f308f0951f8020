import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'

import { SHARP_PHONE } from '../phones.ts'
import { findingsOf } from './accessible.ts'

/** What a camera reads from the code on the screen. */
export async function scan(page: Page): Promise<string> {
  const code = page.getByRole('img', { name: /^(支付二维码|Payment QR code)$/ })
  await expect(code).toBeVisible()
  let text = ''
  // While its sheet slides in, the picture is cut.
  await expect(async () => {
    const { data, info } = await sharp(await code.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    text = decodeQR({ width: info.width, height: info.height, data })
  }).toPass()
  return text
}

/** Presses a button of the cashier on another phone. */
export async function payAt(browser: Browser, url: string, action: string): Promise<void> {
  const cashier = await (await browser.newContext(SHARP_PHONE)).newPage()
  await cashier.goto(url)
  await expect(cashier.getByRole('heading', { name: '沙箱收银台' })).toBeVisible()
  expect(await findingsOf(cashier)).toEqual([])
  await cashier.getByRole('button', { name: action, exact: true }).tap()
  await expect(cashier.getByRole('status')).not.toHaveText('等待支付')
  await cashier.context().close()
}
