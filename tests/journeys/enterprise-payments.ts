import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Browser, BrowserContext } from '@playwright/test'

import { payAt, scan } from './cashier.ts'
import { button, buyNow, expect, expectSound, placeOrder } from './enterprise-shopping.ts'
import type { Phone } from './enterprise-shopping.ts'

const MICRO_APP = join(import.meta.dirname, '../../packages/viewer/dist/micro-app.html')

/** Path prefix of the shop in the shell of an app. */
const SHELL = '/shell'

/** A method in both languages, and what is chosen below it. */
interface Method {
  readonly path: readonly (readonly [zh: string, en: string])[]
}

const WECHAT = ['微信支付', 'WeChat Pay'] as const
const METHODS = {
  link: { path: [WECHAT, ['微信H5', 'WeChat in the browser']] },
  bank: {
    path: [
      ['银行支付', 'Online banking'],
      ['企业网银', 'Company'],
      ['企业网银网关', 'Banking gateway'],
    ],
  },
  code: { path: [WECHAT, ['微信扫码', 'WeChat QR code']] },
  wallet: {
    path: [
      ['数字钱包', 'Digital wallet'],
      ['原生支付', 'Native wallet'],
    ],
  },
  alipay: {
    path: [
      ['支付宝', 'Alipay'],
      ['支付宝小程序', 'Alipay mini program'],
    ],
  },
  miniProgram: { path: [WECHAT, ['微信小程序', 'WeChat mini program']] },
} as const satisfies Record<string, Method>

/** Chooses a method in the opened centre and goes on to pay. */
async function begin(phone: Phone, { path }: Method, fill?: () => Promise<void>): Promise<void> {
  const { page, say } = phone
  const [[zh, en] = WECHAT, ...below] = path
  await page.getByText(say(zh, en), { exact: true }).first().tap()
  for (const [name, english] of below) await button(phone, name, english).tap()
  await fill?.()
  // An order below it has a button of the same name.
  await button(phone, '去支付', 'Pay').last().tap()
}

/** The cashier in place of the page takes the money, and is left. */
async function takeAtCashier(phone: Phone): Promise<void> {
  const { page, say } = phone
  await page.waitForURL(/\/sandbox\/pay\//)
  await button(phone, '成功', 'Success').tap()
  await expect(page.getByRole('status')).toHaveText(say('已付款', 'Paid'))
  // Its answer is an entry of its own.
  while (page.url().includes('/sandbox/')) await page.goBack()
}

/** Successfully says that all is paid, and has no sheet above it. */
async function expectPaid({ page, say }: Phone): Promise<void> {
  await expect(page.getByText(say('商家将尽快为您发货', 'The shop will ship it soon'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Show type 3: another phone scans the code. */
export async function payByCode(browser: Browser, phone: Phone): Promise<void> {
  await begin(phone, METHODS.code)
  await payAt(browser, await scan(phone.page), '成功')
  await button(phone, '完成', 'Done').tap()
  await expectPaid(phone)
  await expectSound(phone)
}

/** Show type 1: a link in place of the page of an order, whose centre is open. */
export async function payByLink(phone: Phone): Promise<void> {
  const { page, say } = phone
  await begin(phone, METHODS.link)
  await takeAtCashier(phone)
  await expect(page.getByText(say('待发货', 'To ship')).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Show type 2: a page of the bank in a frame. */
export async function payAtBank(phone: Phone, variant: string): Promise<void> {
  const { page, say } = phone
  await buyNow(phone, variant, 1)
  await placeOrder(phone)
  await begin(phone, METHODS.bank, async () => {
    await page.getByLabel(say('付款账户户名', 'Name of the payer’s account')).fill('演示付款公司')
    await page.getByLabel(say('付款账户', 'Number of the payer’s account'), { exact: true }).fill('6222000011112222')
  })
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: say('前往银行页面', 'Go to the bank') }).tap()
  await frame.getByRole('button', { name: say('成功', 'Success'), exact: true }).tap()
  await expect(frame.getByRole('status')).toHaveText(say('已付款', 'Paid'))
  // The bank's notice may be on its way: who asks too early asks again.
  await expect(async () => {
    const finish = button(phone, '我已完成支付', 'I have paid')
    if (await finish.isVisible()) await finish.tap()
    await expect(page).toHaveURL(/Successfully/, { timeout: 3000 })
  }).toPass()
  await expectPaid(phone)
}

/** Show type 6: the page of a mini program. */
export async function payInMiniProgram(phone: Phone, variant: string): Promise<void> {
  const { page, say } = phone
  await buyNow(phone, variant, 1)
  await placeOrder(phone)
  await begin(phone, METHODS.miniProgram)
  await page.waitForURL(/\/wx-pay\?/)
  await button(phone, '微信支付', 'Pay with WeChat').tap()
  await page
    .frameLocator('iframe')
    .getByRole('button', { name: say('成功', 'Success'), exact: true })
    .tap()
  await expect(page.getByText(say('支付成功', 'Paid'), { exact: true })).toBeVisible()
  await page.goto(`${phone.url}/micro/alm-mall-shop/MyOrder?tab=2`)
}

/** Show types 4 and 5: the wallet of an app's shell, and its way into another app. */
export async function payInShell(phone: Phone, variant: string): Promise<void> {
  await serveShell(phone.page.context())
  for (const method of [METHODS.wallet, METHODS.alipay]) {
    await buyNow(phone, variant, 1, SHELL)
    await placeOrder(phone)
    await begin(phone, method)
    await takeAtCashier(phone)
    await expectPaid(phone)
  }
}

/** The shell of an app: a page that mounts the shop below a path, with a wallet that is the sandbox's cashier. */
async function serveShell(context: BrowserContext): Promise<void> {
  const app = await readFile(MICRO_APP, 'utf8')
  const mount = `<script>
    window['alm-mall-shop'].mount({
      container: document.body,
      basePath: '${SHELL}',
      hostRouter: {
        openBrowser: (url) => location.assign(url),
        nativePay: (data) => location.assign(JSON.parse(data).page),
      },
    })
  </script>`
  const body = app.replace('</body>', `${mount}</body>`)
  await context.route(
    (url) => url.pathname.startsWith(`${SHELL}/`),
    (route) => route.fulfill({ contentType: 'text/html', body }),
  )
}
