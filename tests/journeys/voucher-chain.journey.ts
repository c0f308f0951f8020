import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { findingsOf, scrollsSideways } from './accessible.ts'
import { choose, countDrafts, openDesk, press, statusOf, typeNumber, WORK } from './voucher-desk.ts'

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
})

test.afterAll(async () => {
  await server.stop()
})

/** Attaches a text to the shown voucher, and opens it. */
async function attach(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: '附件', exact: true }).tap()
  const sheet = page.getByRole('dialog', { name: '附件' })
  await sheet.getByRole('button', { name: '添加文件' }).tap()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '文件选择' }).tap()
  await (await choosing).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await expect(sheet.getByRole('button', { name: `查看 ${name}` })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await sheet.getByRole('button', { name: `查看 ${name}` }).tap()
  await expect(page.getByText(text)).toBeVisible()
  await page.getByRole('dialog', { name }).getByRole('button', { name: '关闭' }).tap()
  await page.goBack()
  await expect(page.getByRole('button', { name: '附件，1 个' })).toBeVisible()
}

test('a buyer orders by a voucher, and the seller pulls it into a sales order', async ({ browser }) => {
  const buyer = await openDesk(browser, server.url, '19900140001')
  const seller = await openDesk(browser, server.url, '19900140004')
  let orderNo = ''

  await test.step('a purchase order is written, told what is missing, saved and submitted', async () => {
    const { page } = buyer
    await page.getByRole('link', { name: '新增采购订单' }).tap()
    await expect(page.getByText('新单据')).toBeVisible()
    await press(page, '保存')
    await expect(page.getByText('供应商不能为空').first()).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    // At the end of the page, too, the toolbar is its foot.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const foot = await page.getByRole('group', { name: '操作' }).boundingBox()
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeCloseTo(812, 0)
    await page.getByRole('button', { name: /^供应商/ }).tap()
    await choose(page, '青禾办公')
    await page.getByRole('button', { name: '新增物料' }).tap()
    await page
      .getByRole('dialog', { name: '新增物料' })
      .getByRole('button', { name: /^物料/ })
      .tap()
    await choose(page, '深沟球轴承')
    await typeNumber(page, '新增物料', '数量', '10')
    await typeNumber(page, '新增物料', '单价', '18')
    await page.getByRole('dialog', { name: '新增物料' }).getByRole('button', { name: '确 定' }).tap()
    await press(page, '保存')
    await expect(statusOf(page)).toContainText('开立')
    orderNo = (await statusOf(page).locator('strong').textContent()) ?? ''
    expect(orderNo).toMatch(/^PO\d{4}-\d{5}$/)
    await expect(page.getByText('180.00').first()).toBeVisible()
    await press(page, '提交')
    await expect(statusOf(page)).toContainText('已审核')
    await expect(page).toHaveURL(/cUuid=/)
  })

  await test.step('the seller pulls it into a sales order', async () => {
    const { page } = seller
    await page.getByRole('link', { name: '新增销售订单' }).tap()
    await expect(page.getByText('新单据')).toBeVisible()
    await press(page, '新增')
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
    // Those of the picker stand behind the name of their column.
    await expect(page.getByText('北辰精工（演示）有限公司', { exact: true })).toBeVisible()
    await press(page, '保存')
    await expect(statusOf(page)).toContainText('开立')
    await press(page, '提交')
    await expect(statusOf(page)).toContainText('已审核')
    expect(await scrollsSideways(page)).toBe(false)
  })

  await test.step('the buyer sees it executed, and finds it by its number', async () => {
    const { page } = buyer
    await page.getByRole('searchbox', { name: '单号' }).fill(orderNo)
    await page.getByRole('button', { name: '查询' }).tap()
    await expect(statusOf(page)).toContainText('已执行')
    await press(page, '单据流程')
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

  await test.step('the back key asks before it leaves what was changed', async () => {
    const { page } = buyer
    await page.goto(`${server.url}${WORK}`)
    await page.getByRole('link', { name: '新增采购申请' }).tap()
    await page.getByRole('button', { name: '展开' }).first().tap()
    const remark = page.getByRole('textbox', { name: '备注' })
    await remark.fill('先不保存')
    await page.goBack()
    const question = page.getByRole('dialog', { name: '是否保存本条单据？' })
    await expect(question).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    // Once more: the question closes, and the form is as it was.
    await page.goBack()
    await expect(question).toHaveCount(0)
    await expect(remark).toHaveValue('先不保存')
    await expect(page).toHaveURL(/voucher\?cVouchType=PUR_REQUEST$/)
    await page.goBack()
    await question.getByRole('button', { name: '放弃' }).tap()
    await expect(page).toHaveURL(new RegExp(`${WORK}$`))
    await expect(page.getByRole('heading', { name: '采购', exact: true })).toBeVisible()
  })

  await test.step('a voucher of the list is copied, a code scanned into it, and the list exported', async () => {
    const { page } = buyer
    await page.goto(`${server.url}${WORK}/list?cVouchType=PUR_REQUEST`)
    await page.getByRole('button', { name: '复制' }).first().tap()
    await expect(page.getByText('新单据')).toBeVisible()
    const scan = page.getByRole('textbox', { name: '扫码新增物料' })
    await scan.fill('Z0018')
    await scan.press('Enter')
    const [cable] = await page.getByRole('button', { name: /阻燃电缆|电缆/ }).all()
    await expect(cable ?? page.getByText('电缆')).toBeVisible()
    expect(await scrollsSideways(page)).toBe(false)
    await press(page, '保存')
    await expect(statusOf(page)).toContainText('开立')
    await page.goBack()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出' }).tap()
    expect((await saving).suggestedFilename()).toMatch(/^采购申请-\d{4}-\d\d-\d\d\.xlsx$/)
    await expect(page.getByText(/^已导出 \d+ 张单据$/)).toBeVisible()
    await page.getByRole('button', { name: '单据流程' }).first().tap()
    await expect(page.getByRole('dialog', { name: '单据流程' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the desk finds by number, and a voucher takes files', async () => {
    const { page } = seller
    await page.goto(`${server.url}/tabs/work`)
    await expect(page).toHaveURL(new RegExp(`${WORK}$`))
    const search = page.getByRole('search')
    await search.getByRole('button', { name: '查询' }).tap()
    await expect(page.getByText('请先输入单号')).toBeVisible()
    await search.getByRole('searchbox', { name: '单号' }).fill('ZZ2611-00001')
    await search.getByRole('button', { name: '查询' }).tap()
    await expect(page.getByText('未找到该单据')).toBeVisible()
    await page.getByRole('link', { name: '新增销售订单' }).tap()
    await expect(page.getByText('新单据')).toBeVisible()
    await page.goBack()
    await buyer.page.goto(`${server.url}${WORK}`)
    await buyer.page.getByRole('link', { name: '新增采购申请' }).tap()
    await attach(buyer.page, '规格说明.txt', '轴承须带密封圈')
  })

  await test.step('what is discarded opens the ways to a new one again, and one of them its picker', async () => {
    const { page } = buyer
    await page.goto(`${server.url}${WORK}/voucher?cVouchType=PUR_ORDER`)
    await page.getByRole('button', { name: '展开' }).first().tap()
    await page.getByRole('textbox', { name: '备注' }).fill('不要了')
    await press(page, '新增')
    await page.getByRole('button', { name: '新增空白单据' }).tap()
    await page.getByRole('dialog', { name: '是否保存本条单据？' }).getByRole('button', { name: '放弃' }).tap()
    const ways = page.getByRole('dialog', { name: '新增' })
    await ways.getByRole('button', { name: '参照采购申请' }).tap()
    await expect(page.getByRole('dialog', { name: '参照采购申请' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('新单据')).toBeVisible()
  })

  expect(buyer.errors).toEqual([])
  expect(seller.errors).toEqual([])
})
