import { productPath } from '@mallwright/contract/link'
import { newUuid } from '@mallwright/contract/values'
import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { signIn } from '../gateway.ts'
import type { Gateway } from '../gateway.ts'
import { findingsOf, scrollsSideways } from './accessible.ts'
import { payAt, PHONE, scan } from './cashier.ts'
import { enterAccount } from './shop-page.ts'

/** Administrator of a verified enterprise, and the owner of the shop that is bought from. */
const [BUYER, SELLER] = ['19900140001', '19900140004']

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
})

test.afterAll(async () => {
  await server.stop()
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

async function expectSound(page: Page): Promise<void> {
  expect(await findingsOf(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
}

/** A product of the seller's shop with ample stock. */
async function ampleProduct(seller: Gateway): Promise<{ readonly code: string; readonly name: string }> {
  const shops = await seller.getManagedShopList({ body: {} })
  const cShopUuid = (shops.ok && shops.data.results[0]?.cShopUuid) || ''
  const page = await seller.getManageProdPage({ body: { cShopUuid, pageSize: 50 } })
  const found =
    page.ok &&
    page.data.results.find(
      ({ skuList, bOnShelf, iPrice }) =>
        bOnShelf && iPrice > 0 && skuList.every(({ iStock, iLocked }) => iStock - iLocked > 500),
    )
  if (!found) throw new Error('the shop has no product with ample stock')
  return { code: found.cProdCode, name: found.cProdName }
}

/** Gives the buyer an address at another terminal than the phone's. */
async function addAddress(): Promise<void> {
  const buyer = await signIn(server.url, { phone: BUYER, password: 'Mall2025a', terminal: 'wechat' })
  const place = { cAreaCode: '440305', cAddress: '科技园一号楼' }
  const body = { cReceiver: '李敏', cMobilePhone: '13800001111', bDefault: true, ...place, cRequestUuid: newUuid() }
  const saved = await buyer.saveAddress({ body })
  if (!saved.ok) throw new Error(saved.msg)
}

/** Ships all of an order. */
async function ship(seller: Gateway, cOrderNo: string): Promise<void> {
  const body = { cOrderNo, cExpressCode: 'YDSF', cExpressNo: `YD${Date.now()}`, cRequestUuid: newUuid() }
  const shipped = await seller.shipOrder({ body })
  if (!shipped.ok) throw new Error(shipped.msg)
}

/** Chooses the first value of each spec that has none. */
async function chooseVariant(sheet: Locator): Promise<void> {
  for (const spec of await sheet.locator('fieldset').all()) {
    if ((await spec.locator('[aria-pressed="true"]').count()) === 0) await spec.getByRole('button').first().tap()
  }
}

test('a buyer orders from the cart, pays, receives and deletes the order', async ({ browser }) => {
  const seller = await signIn(server.url, { phone: SELLER, password: 'Mall2025a', terminal: 'mobile' })
  const { code, name } = await ampleProduct(seller)
  await addAddress()
  const page = await (await browser.newContext(PHONE)).newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const remark = page.getByLabel('订单备注')
  let orderNo = ''

  await test.step('from the product into the cart', async () => {
    await page.goto(`${server.url}/login-account`)
    await enterAccount(page, BUYER)
    await expect(page.getByRole('link', { name: '我的' })).toBeVisible()
    await page.goto(server.url + productPath(code))
    await button(page, '加入购物车').tap()
    const sheet = page.getByRole('dialog', { name: '选择规格' })
    await chooseVariant(sheet)
    await sheet.getByRole('button', { name: '加入购物车' }).tap()
    await expect(page.getByText('已加入购物车')).toBeVisible()
  })

  await test.step('to the checkout with that product alone', async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page
      .getByRole('link', { name: /购物车/ })
      .first()
      .tap()
    const all = page.getByRole('checkbox', { name: '全选' })
    await expect(all).toBeEnabled()
    if (!(await all.isChecked())) await all.tap()
    await expect(all).toBeChecked()
    await all.tap()
    await expect(button(page, '结算(0)')).toBeVisible()
    await page
      .getByRole('checkbox', { name: new RegExp(`^选择 ${name}`) })
      .first()
      .tap()
    await button(page, '结算(1)').tap()
    await expect(remark).toBeVisible()
    await expectSound(page)
  })

  await test.step('which loses nothing by back and reload', async () => {
    await remark.fill('送到前台')
    await page.locator('.shop-checkout-address').tap()
    await expect(page).toHaveURL(/UserCenter\/address/)
    await page.goBack()
    await expect(remark).toHaveValue('送到前台')
    await page.reload()
    await expect(remark).toHaveValue('送到前台')
  })

  await test.step('is submitted and paid', async () => {
    await button(page, '提交订单').tap()
    await page.getByText('微信支付', { exact: true }).first().tap()
    await button(page, '微信扫码').tap()
    await button(page, '去支付').tap()
    await payAt(browser, await scan(page), '成功')
    await button(page, '完成').tap()
    await expect(page.getByText('商家将尽快为您发货')).toBeVisible()
    await expectSound(page)
    await page.getByRole('link', { name: '查看订单' }).tap()
  })

  const card = page.getByRole('article').filter({ hasText: name }).first()

  await test.step('waits for the shop, which ships it', async () => {
    await expect(card.getByText('待发货')).toBeVisible()
    orderNo = (await card.locator('.shop-order-body').getAttribute('aria-label')) ?? ''
    await ship(seller, orderNo)
    await page.reload()
    await expect(card.getByText('待收货')).toBeVisible()
    await expectSound(page)
    await card.getByRole('button', { name: '查看物流' }).tap()
    await expect(page.getByText('商家已发货，等待揽收')).toBeVisible()
    await page.goBack()
  })

  await test.step('is received and deleted', async () => {
    await card.getByRole('button', { name: '确认收货' }).tap()
    await button(page, '确认').tap()
    await expect(card.getByText('已完成')).toBeVisible()
    await page.getByRole('link', { name: orderNo }).tap()
    await expect(page.getByText('交易已完成，感谢您的购买')).toBeVisible()
    await expectSound(page)
    await button(page, '删除订单').tap()
    await button(page, '确认').tap()
    await expect(page).toHaveURL(/MyOrder/)
    await expect(page.getByRole('link', { name: orderNo })).toHaveCount(0)
  })
  expect(errors).toEqual([])
})
