import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { findingsOf, scrollsSideways } from './accessible.ts'
import { SHARP_PHONE } from '../phones.ts'
import { payAt, scan } from './cashier.ts'
import { enterAccount } from './shop-page.ts'

const DEMO = '/micro/alm-mall-shop/demo/fun'
const FIELDS = '/micro/alm-mall-shop/demo/base'
let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
})

test.afterAll(async () => {
  await server.stop()
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function expectSound(page: Page): Promise<void> {
  expect(await findingsOf(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
}

async function openCentre(page: Page, orders = '一个订单'): Promise<void> {
  await button(page, orders).tap()
  await button(page, '打开支付中心').tap()
  await expect(page.getByText('演示商城（沙箱收款方）')).toBeVisible()
}

async function choose(page: Page, method: string, ...below: readonly string[]): Promise<void> {
  await page.getByText(method, { exact: true }).first().tap()
  for (const name of below) await button(page, name).tap()
}

// Links, wallets and other apps are paid by in `shop-for-an-enterprise`.
test('a buyer pays by a code, in a mini program and at a bank, and is told of a wrong amount', async ({ browser }) => {
  const page = await (await browser.newContext(SHARP_PHONE)).newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(server.url + FIELDS)
  await enterAccount(page, '19900140001')

  await test.step('sheets of fields are clean', async () => {
    for (const name of ['地址 请选择', '地区 省、市、区', '整数 1–100 请输入', '日期 请选择', '单选 请选择']) {
      await button(page, name).tap()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectSound(page)
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })

  await test.step('nothing to pay is told', async () => {
    await page.goto(server.url + DEMO)
    await button(page, '无支付信息').tap()
    await expect(page.getByText('未获取到支付信息')).toBeVisible()
    await expectSound(page)
    await page.getByRole('dialog').getByRole('button', { name: '返回' }).tap()
    await expect(page.getByText('事件 order-error')).toBeVisible()
  })

  await test.step('three orders are paid by a code that another phone scans', async () => {
    await openCentre(page, '三个订单')
    await expectSound(page)
    await button(page, '订单明细').tap()
    await expect(page.getByRole('dialog', { name: '订单明细' }).getByText('演示商品 甲').first()).toBeVisible()
    await page.goBack()
    await choose(page, '微信支付', '微信扫码')
    await button(page, '去支付').tap()
    const url = await scan(page)
    expect(url).toMatch(new RegExp(`^${server.url}/sandbox/pay/[0-9a-f-]{36}$`))
    await expectSound(page)
    await payAt(browser, url, '成功')
    await expect(page.getByText('支付成功')).toBeVisible()
    // The sheet of the code has slid out.
    await expect(page.getByText('¥100,168.50')).toHaveCount(1)
    await expectSound(page)
    await button(page, '完成').tap()
    await expect(page.getByText(/^已支付：P\d{18}$/)).toBeVisible()
  })

  await test.step('a wrong amount goes back, and the right one is taken', async () => {
    await openCentre(page)
    await choose(page, '支付宝', '支付宝扫码')
    await button(page, '去支付').tap()
    await payAt(browser, await scan(page), '金额错误')
    await expect(page.getByText('支付金额不符，款项将原路退回')).toBeVisible()
    await expect(page.getByRole('dialog', { name: '扫码支付' })).toHaveCount(0)
    await button(page, '去支付').tap()
    await payAt(browser, await scan(page), '重复通知')
    await expect(page.getByText('支付成功')).toBeVisible()
    await button(page, '完成').tap()
  })

  await test.step('a mini program is paid on a page whose ticket is taken once', async () => {
    await page.goto(server.url + DEMO)
    await openCentre(page)
    await choose(page, '微信支付', '微信小程序')
    await button(page, '去支付').tap()
    await page.waitForURL(/\/wx-pay\?cPaymentFlowNo=P\d{18}&ip=&uuid=[0-9a-f]{64}&method=1003$/)
    await expect(page.getByText('¥168.50')).toBeVisible()
    await expectSound(page)
    await button(page, '微信支付').tap()
    await page.frameLocator('iframe').getByRole('button', { name: '成功', exact: true }).tap()
    await expect(page.getByText('支付成功')).toBeVisible()
    await expectSound(page)
    await page.reload()
    await expect(page.getByText('该支付链接已使用，请返回商城重新支付')).toBeVisible()
    await expectSound(page)
  })

  await test.step('a bank is paid in a frame without rights', async () => {
    await page.goto(server.url + DEMO)
    await openCentre(page)
    await choose(page, '银行支付', '企业网银', '企业网银网关')
    await button(page, '去支付').tap()
    await expect(page.getByText('请填写付款账户户名')).toBeVisible()
    await page.getByLabel('付款账户户名').fill('演示付款公司')
    await page.getByLabel('付款账户', { exact: true }).fill('6222000011112222')
    await button(page, '去支付').tap()
    await page.waitForURL(/pay-action-dom\?dom=[0-9a-f-]{36}&type=100$/)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: '前往银行页面' }).tap()
    await frame.getByRole('button', { name: '成功', exact: true }).tap()
    await expect(frame.getByRole('status')).toHaveText('已付款')
    await button(page, '我已完成支付').tap()
    await expect(page.getByText('支付成功')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  await test.step('the same page is not given twice, and no other content is shown', async () => {
    for (const dom of ['%3Ch1%3Ehello%3C%2Fh1%3E', 'https%3A%2F%2Fevil.example%2F', crypto.randomUUID()]) {
      await page.goto(`${server.url}/micro/alm-mall-shop/pay-action-dom?dom=${dom}&type=100`)
      await expect(page.getByText('支付页面已失效，请重新支付')).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
      expect(new URL(page.url()).origin).toBe(server.url)
    }
    await expectSound(page)
  })
  expect(errors).toEqual([])
  await page.context().close()
})
