import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { findingsOf, scrollsSideways } from './accessible.ts'
import { enterAccount } from './shop-page.ts'
import { chooseReference, pressTool, typeNumber, voucherStatus } from './voucher-page.ts'

const WORK = '/micro/alm-mall-shop/UserCenter/work'

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
})

test.afterAll(async () => {
  await server.stop()
})

/** Opens the work desk on a phone. */
async function openDesk(browser: Browser, phone: string): Promise<{ readonly page: Page; readonly errors: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(server.url + WORK)
  await enterAccount(page, phone)
  await expect(page.getByRole('heading', { name: '采购', exact: true })).toBeVisible()
  return { page, errors }
}

/** How many drafts of forms the browser keeps. */
async function countDrafts(): Promise<number> {
  // To open what is not there would make it, without its store.
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === 'mallwright-drafts')) return 0
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('mallwright-drafts')
    opening.addEventListener('error', () => reject(new Error('no drafts')))
    opening.addEventListener('success', () => {
      const database = opening.result
      if (!database.objectStoreNames.contains('forms')) {
        database.close()
        resolve(0)
        return
      }
      const counting = database.transaction('forms').objectStore('forms').count()
      counting.addEventListener('success', () => {
        database.close()
        resolve(counting.result)
      })
    })
  })
}

test('a buyer orders by a voucher, and the seller pulls it into a sales order', async ({ browser }) => {
  const buyer = await openDesk(browser, '19900140001')
  const seller = await openDesk(browser, '19900140004')
  let orderNo = ''

  await test.step('a purchase order is written, told what is missing, saved and submitted', async () => {
    const { page } = buyer
    await page.getByRole('link', { name: '新增采购订单' }).tap()
    await expect(page.getByText('新单据')).toBeVisible()
    await pressTool(page, '保存')
    await expect(page.getByText('供应商不能为空').first()).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('button', { name: /^供应商/ }).tap()
    await chooseReference(page, '青禾办公')
    await page.getByRole('button', { name: '新增物料' }).tap()
    await page
      .getByRole('dialog', { name: '新增物料' })
      .getByRole('button', { name: /^物料/ })
      .tap()
    await chooseReference(page, '深沟球轴承')
    await typeNumber(page, '数量', '10')
    await typeNumber(page, '单价', '18')
    await page.getByRole('dialog', { name: '新增物料' }).getByRole('button', { name: '确 定' }).tap()
    await pressTool(page, '保存')
    await expect(voucherStatus(page)).toContainText('开立')
    orderNo = (await voucherStatus(page).locator('strong').textContent()) ?? ''
    expect(orderNo).toMatch(/^PO\d{4}-\d{5}$/)
    await expect(page.getByText('180.00').first()).toBeVisible()
    await pressTool(page, '提交')
    await expect(voucherStatus(page)).toContainText('已审核')
    await expect(page).toHaveURL(/cUuid=/)
  })

  await test.step('the seller pulls it into a sales order', async () => {
    const { page } = seller
    await page.getByRole('link', { name: '新增销售订单' }).tap()
    await expect(page.getByText('新单据')).toBeVisible()
    await pressTool(page, '新增')
    await page.getByRole('button', { name: '参照采购订单' }).tap()
    const picker = page.getByRole('dialog', { name: '参照采购订单' })
    await picker.getByRole('button', { name: '确 定' }).tap()
    const toast = page.locator('.shop-toast')
    await expect(toast).toHaveText('请先选择数据')
    // Above the sheet, which lies in the top layer.
    expect(await toast.evaluate((element) => element.matches(':popover-open'))).toBe(true)
    await picker.getByRole('checkbox', { name: `选择${orderNo}` }).tap()
    await picker.getByRole('button', { name: '已选 (1)' }).tap()
    await expect(page.getByRole('dialog', { name: '已选明细' }).getByRole('status')).toHaveText('总计 1')
    await page.goBack()
    await picker.getByRole('button', { name: '确 定' }).tap()
    await expect(page.getByText('北辰精工（演示）有限公司')).toBeVisible()
    await pressTool(page, '保存')
    await expect(voucherStatus(page)).toContainText('开立')
    await pressTool(page, '提交')
    await expect(voucherStatus(page)).toContainText('已审核')
    expect(await scrollsSideways(page)).toBe(false)
  })

  await test.step('the buyer sees it executed, and finds it by its number', async () => {
    const { page } = buyer
    await page.getByRole('searchbox', { name: '单号' }).fill(orderNo)
    await page.getByRole('button', { name: '查询' }).tap()
    await expect(voucherStatus(page)).toContainText('已执行')
    await pressTool(page, '单据流程')
    const flow = page.getByRole('dialog', { name: '单据流程' })
    await expect(flow.getByRole('button', { name: '销售订单，已执行，1 张' })).toBeVisible()
    await expect(flow.getByRole('button', { name: /^销售发货，待执行/ })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('what was changed is not lost without a question', async () => {
    const { page } = buyer
    await page.goto(`${server.url}${WORK}/voucher?cVouchType=PUR_REQUEST`)
    await page.getByRole('button', { name: '展开' }).first().tap()
    await page.getByRole('textbox', { name: '备注' }).fill('请尽快')
    await expect.poll(() => page.evaluate(countDrafts)).toBe(1)
    // As if the browser had been killed: nothing is asked, and nothing is lost.
    const address = page.url()
    const again = await page.context().newPage()
    await again.goto(address)
    await expect(again.getByText('上次编辑的内容未保存，是否恢复？')).toBeVisible()
    await again.getByRole('button', { name: '恢复' }).tap()
    await again.getByRole('button', { name: '展开' }).first().tap()
    await expect(again.getByRole('textbox', { name: '备注' })).toHaveValue('请尽快')
    await again.close()
    await page.getByRole('button', { name: '返回' }).first().tap()
    const question = page.getByRole('dialog', { name: '是否保存本条单据？' })
    await expect(question.getByText('放弃后已编辑的数据将不会保存')).toBeVisible()
    await question.getByRole('button', { name: '保存' }).tap()
    await expect(page.getByRole('textbox', { name: '备注' })).toHaveCount(0)
  })

  expect(buyer.errors).toEqual([])
  expect(seller.errors).toEqual([])
})
