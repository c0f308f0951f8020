import { expect, test } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { poster } from './poster.ts'
import { enterAccount, openPhone } from './shop-page.ts'

const SHOP = '/micro/alm-mall-shop'
const BUYER = '19900140002'
const SELLER = '19900140004'
const SHOP_NAME = '青禾办公专营店'

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
})

test.afterAll(async () => {
  await server.stop()
})

test('a buyer sends goods back: asked for, agreed, on their way, taken in and refunded', async ({ browser }) => {
  const [buyer, seller] = [await openPhone(browser), await openPhone(browser)]
  for (const [phone, account] of [
    [buyer, BUYER],
    [seller, SELLER],
  ] as const) {
    await phone.page.goto(`${server.url}/login-account`)
    await enterAccount(phone.page, account)
    await expect(phone.page).not.toHaveURL(/login-account/)
  }
  const [mine, theirs] = [buyer.page, seller.page]

  // Asked for: one unit of what a shop has delivered.
  await mine.goto(`${server.url}${SHOP}/RefundList`)
  const card = mine.getByRole('article', { name: `${SHOP_NAME} 已完成` }).last()
  await card.getByRole('link', { name: /^为订单/ }).tap()
  await expect(mine.getByRole('checkbox').first()).toBeChecked()
  await mine.getByRole('button', { name: /^退货退款/ }).tap()
  await mine.getByRole('button', { name: /^申请原因/ }).tap()
  const reasons = mine.getByRole('dialog', { name: '申请原因' })
  await reasons.getByRole('button', { name: '确认' }).tap()
  await expect(reasons).toHaveCount(0)
  await mine.getByLabel('补充说明').fill('与页面描述不一致')
  await mine.getByRole('button', { name: '提交申请' }).tap()
  // The first reason is about faulty goods.
  await expect(mine.getByText('质量问题请上传凭证图片')).toBeVisible()
  await mine.getByRole('button', { name: /^添加图片/ }).tap()
  const sources = mine.getByRole('dialog').last()
  await sources
    .locator('input[type=file]')
    .last()
    .setInputFiles(await poster('损坏的包装', '#b45309'))
  await expect(mine.locator('.wg-uploads img')).toHaveCount(1)
  await mine.getByRole('button', { name: '提交申请' }).tap()
  await expect(mine).toHaveURL(/afterSaleDetails/)
  await expect(mine.getByText('待商家处理', { exact: true })).toBeVisible()
  const number = new URL(mine.url()).searchParams.get('cAfterSaleNo') ?? ''

  // Agreed: the shop sees the picture, and says where to.
  await theirs.goto(`${server.url}${SHOP}/goods/manage?tab=4`)
  await expect(theirs.getByRole('button', { name: '查看凭证 1' }).first()).toBeVisible()
  await theirs.getByRole('button', { name: `同意：售后 ${number}` }).tap()
  const agreement = theirs.getByRole('dialog', { name: '同意' })
  await agreement.getByLabel('收货人').fill('售后部')
  await agreement.getByLabel('联系电话').fill('13900002222')
  await agreement.getByLabel('退货地址').fill('仓库路 8 号')
  await agreement.getByRole('button', { name: '确认' }).tap()
  await expect(agreement).toHaveCount(0)

  // On their way: the buyer's page follows by itself.
  await expect(mine.getByText(/售后部 13900002222 仓库路 8 号/)).toBeVisible()
  await mine.getByRole('button', { name: '填写物流' }).tap()
  const parcel = mine.getByRole('dialog', { name: '填写物流' })
  await parcel.locator('.shop-pills label').first().tap()
  await parcel.getByLabel('运单号').fill('RT20261128')
  await parcel.getByRole('button', { name: '提交', exact: true }).tap()
  await expect(mine.getByText('待商家收货', { exact: true })).toBeVisible()

  // Taken in: the money goes back through the channel.
  await theirs.getByRole('button', { name: `确认收到退货：售后 ${number}` }).tap()
  const goods = theirs.getByRole('dialog', { name: '确认收到退货' })
  await goods.getByRole('button', { name: '确认' }).tap()
  await expect(goods).toHaveCount(0)
  await expect(mine.getByText('退款成功', { exact: true }).first()).toBeVisible()
  await expect(mine.getByText('售后已完成')).toBeVisible()
  expect([...buyer.errors, ...seller.errors]).toEqual([])
})
