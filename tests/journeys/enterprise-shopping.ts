import { productPath, SHOP_BASE } from '@mallwright/contract/link'
import { newUuid } from '@mallwright/contract/values'
import { expect as baseExpect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { signIn } from '../gateway.ts'
import { findingsOf, scrollsSideways } from './accessible.ts'
import { enterAccount } from './shop-page.ts'

/** Outside of a test run, where the proof has it, the time-out would be the short one of the library. */
export const expect = baseExpect.configure({ timeout: 60_000 })

/** How a journey is seen. */
export interface ShoppingView {
  readonly width: number
  readonly height: number
  readonly locale: 'zh-CN' | 'en-US'
  readonly colorScheme: 'light' | 'dark'
  /** How many times slower the processor is. */
  readonly slowdown?: number
}

/** A phone with the shop on it. */
export interface Phone {
  readonly page: Page
  readonly url: string
  /** The text of the phone's language. */
  readonly say: (zh: string, en: string) => string
  /** Errors that no code has caught. */
  readonly errors: readonly string[]
}

/** Opens a phone, sharp enough for a code to be read from its screen. */
export async function openPhone(browser: Browser, url: string, view: ShoppingView): Promise<Phone> {
  const { width, height, locale, colorScheme, slowdown = 1 } = view
  const touch = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
  const context = await browser.newContext({ viewport: { width, height }, locale, colorScheme, ...touch })
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  if (slowdown > 1) {
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  return { page, url, errors, say: (zh, en) => (locale === 'zh-CN' ? zh : en) }
}

/** A button by its whole name. */
export const button = ({ page, say }: Phone, zh: string, en: string) =>
  page.getByRole('button', { name: say(zh, en), exact: true })

/** A screen is usable by everybody, and does not scroll sideways. */
export async function expectSound({ page }: Phone): Promise<void> {
  expect(await findingsOf(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
}

/** Signs a phone in and waits for the home page. */
export async function enterShop({ page, url }: Phone, phone: string): Promise<void> {
  await page.goto(`${url}/login-account`)
  await enterAccount(page, phone)
  await expect(page).toHaveURL(/tab-home/)
}

/** Members of a demo institution: who buys, and who approves; and the owner of one of the shops. */
export const PEOPLE = { buyer: '19900150001', approver: '19900150002', seller: '19900140004' } as const

/** Products of three shops with ample stock; the one in the middle is the seller's. */
export const PRODUCTS = { searched: 'P01006', sellers: 'P01005', third: 'P46004' } as const

/** What the buyer has before: a product in the cart, a second address, an invoice header and a coupon. Gives the variant in the cart. */
export async function prepareBuyer(url: string): Promise<string> {
  const buyer = await signIn(url, { phone: PEOPLE.buyer, password: 'Mall2025a', terminal: 'wechat' })
  const key = () => ({ cRequestUuid: newUuid() })
  const place = { cAreaCode: '440305', cAddress: '科技园一号楼' }
  await buyer.saveAddress({ body: { cReceiver: '唐小棠', cMobilePhone: '13800001111', ...place, ...key() } })
  await buyer.saveHeader({
    body: { iHeaderType: 2, cTitle: '北辰精工（演示）有限公司', cTaxNo: '91110000MA0DEM013H', ...key() },
  })
  const offered = await buyer.getReceivableList({ body: {} })
  for (const { cCouponUuid } of offered.ok ? offered.data.results : [])
    await buyer.receiveCoupon({ body: { cCouponUuid, ...key() } })
  const detail = await buyer.getProductDetail({ body: { cProdCode: PRODUCTS.sellers } })
  const variant = (detail.ok && detail.data.skuList[0]?.cSkuUuid) || ''
  const added = await buyer.addCart({ body: { items: [{ cSkuUuid: variant, iQty: 1 }], ...key() } })
  if (!added.ok) throw new Error(added.msg)
  return variant
}

/** Puts the opened product into the cart, with the first value of each spec that has none. */
async function addOpened(phone: Phone): Promise<void> {
  const { page, say } = phone
  await button(phone, '加入购物车', 'Add to cart').tap()
  const sheet = page.getByRole('dialog', { name: say('选择规格', 'Select options') })
  await expect(sheet).toBeVisible()
  for (const spec of await sheet.locator('fieldset').all()) {
    if ((await spec.locator('[aria-pressed="true"]').count()) === 0) await spec.getByRole('button').first().tap()
  }
  await sheet.getByRole('button', { name: say('加入购物车', 'Add to cart') }).tap()
  await expect(page.getByText(say('已加入购物车', 'Added to the cart')).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** A visitor searches and fills a cart from three shops. */
export async function fillCart(phone: Phone): Promise<void> {
  const { page, url, say } = phone
  await page.goto(`${url}${SHOP_BASE}/search/index`)
  const field = page.getByRole('searchbox')
  await field.fill(say('高白复印纸', 'copy paper'))
  await field.press('Enter')
  await page.locator(`a[href*="cProdCode=${PRODUCTS.searched}"]`).first().tap()
  await expect(page).toHaveURL(/ProductDetails/)
  await addOpened(phone)
  for (const code of [PRODUCTS.sellers, PRODUCTS.third]) {
    await page.goto(url + productPath(code))
    await addOpened(phone)
  }
  await page.goto(`${url}${SHOP_BASE}/home/ShoppingCart`)
  await expect(button(phone, '结算(3)', 'Check out (3)')).toBeVisible()
  await expectSound(phone)
}

/** The purchase gate leads to the sign-in, and back to the cart, which then holds what the account had, too. */
export async function signInAtTheGate(phone: Phone): Promise<void> {
  const { page, say } = phone
  await button(phone, '结算(3)', 'Check out (3)').tap()
  await expect(page).toHaveURL(/login-account/)
  await enterAccount(page, PEOPLE.buyer)
  await expect(page).toHaveURL(/ShoppingCart/)
  const line = page.locator('.shop-cart-line').filter({ has: page.locator(`a[href*="${PRODUCTS.sellers}"]`) })
  await expect(line.getByRole('spinbutton').or(line.getByRole('textbox')).first()).toHaveValue('2')
  await expect(page.getByText(say('登录后同步购物车', 'Sign in to sync the cart'))).toHaveCount(0)
  await expectSound(phone)
  await button(phone, '结算(3)', 'Check out (3)').tap()
  await expect(page.getByLabel(say('订单备注', 'Remark'))).toHaveCount(3)
}

/** Chooses another address, the coupon after none, and an invoice; nothing is lost by a reload. */
export async function chooseAtCheckout(phone: Phone): Promise<void> {
  const { page, say } = phone
  const dialog = page.getByRole('dialog')
  const remark = page.getByLabel(say('订单备注', 'Remark')).first()
  const place = page.locator('.shop-checkout-address')
  await remark.fill('送到前台')
  await place.tap()
  await page.getByText('科技园一号楼').tap()
  await expect(place).toContainText('科技园一号楼')
  const coupon = page.getByRole('button', { name: say('平台优惠券', 'Mall coupon') })
  await coupon.tap()
  await dialog.getByRole('radio', { name: say('不使用', 'Not used') }).tap()
  await expect(dialog).toHaveCount(0)
  await expect(coupon).toContainText(say('张可用', 'usable'))
  await coupon.tap()
  await dialog.getByRole('radio', { disabled: false }).first().tap()
  await expect(dialog).toHaveCount(0)
  await expect(coupon).not.toContainText(say('张可用', 'usable'))
  await expect(page.locator('.shop-order-page')).toContainText('-¥')
  const invoice = page.getByRole('button', { name: /^(发票|Invoice)/ })
  await invoice.tap()
  await dialog.getByRole('button', { name: say('普通发票', 'Standard invoice') }).tap()
  await dialog.getByRole('radio').first().tap()
  await expect(invoice).toContainText('北辰精工（演示）有限公司')
  await expectSound(phone)
  await page.reload()
  await expect(remark).toHaveValue('送到前台')
  await expect(place).toContainText('科技园一号楼')
  await expect(invoice).toContainText('北辰精工（演示）有限公司')
}

/** Opens the checkout of some units of one variant. */
export async function buyNow({ page, url, say }: Phone, variant: string, quantity: number, base = ''): Promise<void> {
  await page.goto(`${url}${base}${SHOP_BASE}/OrderSubmission?cSkuUuid=${variant}&iQty=${quantity}`)
  await expect(page.getByLabel(say('订单备注', 'Remark'))).toBeVisible()
}

/** Places the order of the opened checkout. */
export async function placeOrder(phone: Phone): Promise<void> {
  await button(phone, '提交订单', 'Place order').tap()
  await expect(phone.page).toHaveURL(/Successfully/)
}
