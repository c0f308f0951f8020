import type { Browser, Locator } from '@playwright/test'

import { startBuiltServer } from '../built-server.ts'
import type { Deployment } from '../deployment.ts'
import { button, buyNow, enterShop, expect, expectSound, openPhone, PEOPLE, placeOrder } from './enterprise-shopping.ts'
import type { Phone, ShoppingView } from './enterprise-shopping.ts'

/** Units whose price is over the limit of the buyer. */
const OVER_LIMIT = 20

/** An order over the limit waits until an approver passes it at another device; the open page of it then offers to pay, by itself. */
export async function passOverLimit(browser: Browser, phone: Phone, variant: string, view: ShoppingView) {
  const { page, say, url } = phone
  await buyNow(phone, variant, OVER_LIMIT)
  await expect(page.getByText(say('需企业审批', 'your organisation has to approve it'))).toBeVisible()
  await placeOrder(phone)
  await expect(page.getByText(say('订单已提交，等待审批', 'Placed, waiting for approval'))).toBeVisible()
  await page.getByRole('link', { name: say('查看订单', 'View order') }).tap()
  await expect(page.getByText(say('待审批', 'Awaiting approval')).first()).toBeVisible()

  const approver = await openPhone(browser, url, view)
  await enterShop(approver, PEOPLE.approver)
  await approver.page.goto(`${url}/micro/alm-mall-shop/MyOrder-cx?tab=1`)
  await button(approver, '详情', 'Details').first().tap()
  await button(approver, '通过', 'Approve').tap()
  await approver.page
    .getByRole('dialog')
    .getByRole('button', { name: say('审批通过', 'Approve') })
    .tap()
  await expect(approver.page.getByText(say('待付款', 'To pay')).first()).toBeVisible()
  await expectSound(approver)
  await exportOrders(approver)
  expect(approver.errors).toEqual([])
  await approver.page.context().close()

  await button(phone, '去支付', 'Pay').tap()
}

/** The orders of the institution arrive as a file under its name. */
async function exportOrders(phone: Phone): Promise<void> {
  const { page, url, say } = phone
  await page.goto(`${url}/micro/alm-mall-shop/MyOrder-cx`)
  const download = page.waitForEvent('download')
  await button(phone, '导出', 'Export').tap()
  expect((await download).suggestedFilename()).toMatch(/^(订单|Orders)-\d{4}-\d\d-\d\d\.xlsx$/)
  await expect(page.getByText(say('已导出', 'exported'))).toBeVisible()
}

/** The buyer's orders of the cart: three, of which the seller's is given, with its number. */
export async function openOrders({ page, url }: Phone): Promise<{ readonly card: Locator; readonly orderNo: string }> {
  await page.goto(`${url}/micro/alm-mall-shop/MyOrder`)
  // Of all that was bought, only that has two units.
  const found = page.getByRole('article').filter({ hasText: /×\s*2(?!\d)/ })
  const orderNo = (await found.first().locator('.shop-order-body').getAttribute('aria-label')) ?? ''
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: orderNo, exact: true }) })
  await expect(card).toHaveCount(1)
  return { card, orderNo }
}

/** The seller ships one unit of two, then the other; the buyer's list follows by itself. */
export async function shipInParts(
  browser: Browser,
  phone: Phone,
  {
    order,
    view,
  }: { readonly order: { readonly card: Locator; readonly orderNo: string }; readonly view: ShoppingView },
): Promise<void> {
  const { say, url } = phone
  const { card, orderNo } = order
  await expect(card.getByText(say('待发货', 'To ship'), { exact: true })).toBeVisible()
  const seller = await openPhone(browser, url, view)
  await enterShop(seller, PEOPLE.seller)
  await seller.page.goto(`${url}/micro/alm-mall-shop/goods/manage?tab=3`)
  for (const [waybill, zh, en, state] of [
    ['YD-1', '已部分发货', 'Shipped in part', say('部分发货', 'Partly shipped')],
    ['YD-2', '已发货', 'Shipped', say('待收货', 'To receive')],
  ] as const) {
    await seller.page.getByRole('button', { name: say(`发货：${orderNo}`, `Ship ${orderNo}`) }).tap()
    const sheet = seller.page.getByRole('dialog')
    await sheet.locator('.shop-pills label').first().tap()
    await sheet.getByLabel(say('运单号', 'Waybill number')).fill(`${waybill}-${orderNo}`)
    if (waybill === 'YD-1') await sheet.getByRole('button', { name: say('减少', 'Less') }).tap()
    await sheet.getByRole('button', { name: say('确认发货', 'Ship'), exact: true }).tap()
    await expect(seller.page.getByText(say(zh, en), { exact: true })).toBeVisible()
    await expect(sheet).toHaveCount(0)
    await expect(card.getByText(state, { exact: true })).toBeVisible()
  }
  await expectSound(seller)
  expect(seller.errors).toEqual([])
  await seller.page.context().close()
}

/** Parcels move while they are looked at: a third process has the demo's robots from now on. */
export async function watchParcels(phone: Phone, server: Deployment, card: Locator): Promise<void> {
  const { page, say } = phone
  await card.getByRole('button', { name: say('查看物流', 'Track') }).tap()
  await expect(page.getByText(say('包裹 2', 'Parcel 2'))).toBeVisible()
  const collected = page.locator('.shop-steps > li').filter({ hasText: say('快件已被揽收', 'Collected') })
  await expect(page.locator('.shop-steps > li')).toHaveCount(1)
  await expect(collected).toHaveCount(0)
  const [first] = server.servers
  const robots = await startBuiltServer({ dataDir: first?.dataDir ?? '', env: { ROBOTS: '1' } })
  try {
    await expect(collected).toBeVisible({ timeout: 120_000 })
    await expectSound(phone)
  } finally {
    await robots.stop()
  }
  await page.goBack()
}

/** The order is received, and deleted from its page; the list, come back to, has it no more. */
export async function receiveAndDelete(phone: Phone, order: { readonly card: Locator; readonly orderNo: string }) {
  const { page, say } = phone
  const confirm = page.getByRole('dialog').getByRole('button').last()
  await order.card.getByRole('button', { name: say('确认收货', 'Confirm receipt') }).tap()
  await confirm.tap()
  await expect(order.card.getByText(say('已完成', 'Completed'))).toBeVisible()
  await order.card.getByRole('link', { name: order.orderNo }).tap()
  await expect(page.getByText(say('交易已完成，感谢您的购买', 'Completed. Thank you'))).toBeVisible()
  await expectSound(phone)
  // Three operations stand beside each other; after-sales and this are among the others.
  await button(phone, '更多', 'More').tap()
  await button(phone, '删除订单', 'Delete order').tap()
  await confirm.tap()
  await expect(page).toHaveURL(/MyOrder/)
  await expect(page.getByRole('link', { name: order.orderNo })).toHaveCount(0)
}
