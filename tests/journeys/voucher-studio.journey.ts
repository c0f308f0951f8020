import { expect, test } from '@playwright/test'
import type { Browser, Locator, Page } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { findingsOf, scrollsSideways } from './accessible.ts'
import { countDrafts, statusOf } from './voucher-desk.ts'

const SIZE = { width: 1440, height: 900 }
const BUYER = '19900150001'
const APPROVER = '19900150002'

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
})

test.afterAll(async () => {
  await server.stop()
})

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true })
const menu = (page: Page) => page.getByRole('navigation', { name: '列表' })
const toolbar = (page: Page) => page.getByRole('group', { name: '操作' })
const lines = (page: Page) => page.getByRole('table', { name: '物料列表' })

/** Signs in to the desk of the studio; `errors` are those of its page. */
async function openDesk(browser: Browser, phone: string): Promise<{ readonly page: Page; readonly errors: string[] }> {
  const page = await (await browser.newContext({ viewport: SIZE, locale: 'zh-CN' })).newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${server.url}/studio/desk`)
  await page.getByLabel('手机号码').fill(phone)
  await page.getByLabel('登录密码', { exact: true }).fill('Mall2025a')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '单据总览' })).toBeVisible()
  return { page, errors }
}

/** Clean for axe in light and dark, and nothing is wider than the window. */
async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findingsOf(page), colorScheme).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  for (const width of [1024, SIZE.width]) {
    await page.setViewportSize({ ...SIZE, width })
    expect(await scrollsSideways(page), String(width)).toBe(false)
  }
}

test('an order is pulled, saved and submitted at a desk, and a second person approves it', async ({ browser }) => {
  const buyer = await openDesk(browser, BUYER)
  const approver = await openDesk(browser, APPROVER)
  let orderNo = ''

  await test.step('the desk has the menus of the member, and no lists of operators', async () => {
    const { page } = buyer
    await expect(menu(page).getByRole('link', { name: /^采购订单/ })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: '入驻申请' })).toHaveCount(0)
    await expect(menu(page).getByRole('link', { name: /^销售订单/ })).toHaveCount(0)
    await expectSound(page)
    const search = page.getByRole('search')
    await search.getByRole('searchbox', { name: '单号' }).fill('ZZ2611-00001')
    await page.keyboard.press('Enter')
    await expect(search.getByText('未找到该单据')).toBeVisible()
  })

  await test.step('a list is a table that its heads order, and comes back as it was left', async () => {
    const { page } = buyer
    await menu(page)
      .getByRole('link', { name: /^采购订单/ })
      .click()
    const table = page.getByRole('table', { name: '列表' })
    await expect(table.getByRole('row').nth(1)).toContainText('PO')
    await expectSound(page)
    await button(table, '金额').click()
    await button(table, '金额').click()
    await expect(table.getByRole('columnheader', { name: '金额' })).toHaveAttribute('aria-sort', 'descending')
    const first = table.getByRole('row').nth(1)
    // The dearest one.
    await expect(first).toContainText(/\d{3},\d{3}\.\d\d/)
    const number = (await first.getByRole('cell').first().textContent()) ?? ''
    await button(first, number).click()
    await expect(statusOf(page)).toContainText(number)
    await page.goBack()
    await expect(table.getByRole('columnheader', { name: '金额' })).toHaveAttribute('aria-sort', 'descending')
    await expect(table.getByRole('row').nth(1)).toContainText(number)
  })

  await test.step('a new order is pulled from a request, by keys, and its lines are typed in their cells', async () => {
    const { page } = buyer
    await page.getByRole('main').getByRole('link', { name: '新增' }).click()
    await expect(page.getByText('新单据')).toBeVisible()
    await button(toolbar(page), '新增').press('Enter')
    await button(page, '参照采购申请').press('Enter')
    const picker = page.getByRole('dialog', { name: '参照采购申请' })
    await picker.getByRole('checkbox').first().press('Space')
    await expect(button(picker, /^已选 \([1-9]/)).toBeEnabled()
    await expectSound(page)
    await button(picker, '确 定').press('Enter')
    await expect(picker).toHaveCount(0)
    const quantity = lines(page).getByRole('row').nth(1).getByRole('textbox', { name: '数量' })
    await quantity.fill('2')
    await page.keyboard.press('Tab')
    const price = lines(page).getByRole('row').nth(1).getByRole('textbox', { name: '单价' })
    await price.fill('3000')
    await page.keyboard.press('Enter')
    await expect(lines(page).getByRole('row').nth(1)).toContainText('6,000.00')
    await expectSound(page)
  })

  await test.step('what is missing is told; saved and submitted it waits for approval', async () => {
    const { page } = buyer
    await button(toolbar(page), '保存').click()
    await expect(page.getByText('供应商不能为空').first()).toBeVisible()
    await button(page, /^供应商/).click()
    const chooser = page.getByRole('dialog', { name: '参照选择' })
    await chooser.getByRole('searchbox').fill('青禾办公')
    await page.keyboard.press('Enter')
    await chooser.locator('.wg-refer-row').filter({ hasText: '青禾办公' }).first().click()
    await button(chooser, '选择').click()
    await expect(chooser).toHaveCount(0)
    await button(toolbar(page), '保存').click()
    await expect(statusOf(page)).toContainText('开立')
    orderNo = (await statusOf(page).locator('strong').textContent()) ?? ''
    expect(orderNo).toMatch(/^PO\d{4}-\d{5}$/)
    await expect(page).toHaveURL(/voucher=[\da-f-]{36}/)
    await button(toolbar(page), '提交').click()
    await expect(statusOf(page)).toContainText('审批中')
  })

  await test.step('a second person finds the task, and approves it in the frame', async () => {
    const { page } = approver
    await menu(page)
      .getByRole('link', { name: /^待办审批/ })
      .click()
    await page.getByRole('row').filter({ hasText: orderNo }).getByRole('button', { name: '处理', exact: true }).click()
    const frame = page.frameLocator('.wg-workflow iframe')
    await expect(frame.getByText(orderNo).first()).toBeVisible()
    await expectSound(page)
    await frame.getByRole('button', { name: '同意' }).click()
    await expect(page.getByRole('dialog', { name: '流程任务' })).toBeHidden()
    await expect(page.getByRole('row').filter({ hasText: orderNo })).toHaveCount(0)
  })

  await test.step('after a reload the order is approved, and its flow shows request and order', async () => {
    const { page } = buyer
    await page.reload()
    await expect(statusOf(page)).toContainText('已审核')
    await button(toolbar(page), '单据流程').click()
    const flow = page.getByRole('dialog', { name: '单据流程' })
    await expect(flow.getByRole('button', { name: '采购申请，已执行，1 张' })).toBeVisible()
    await expect(flow.getByRole('button', { name: /^采购订单，已执行/ })).toBeVisible()
    await expectSound(page)
    await page.keyboard.press('Escape')
    await expect(flow).toHaveCount(0)
  })

  await test.step('unsaved changes are asked about, by links and by Back, and offered after a reload', async () => {
    const { page } = buyer
    await menu(page)
      .getByRole('link', { name: /^采购申请/ })
      .click()
    await page.getByRole('main').getByRole('link', { name: '新增' }).click()
    await button(page, '展开').click()
    await page.getByRole('textbox', { name: '备注' }).fill('请尽快')
    const question = page.getByRole('dialog', { name: '是否保存本条单据？' })
    await menu(page).getByRole('link', { name: '单据总览' }).click()
    await button(question, '关闭').click()
    await expect(page.getByRole('textbox', { name: '备注' })).toHaveValue('请尽快')
    await page.goBack()
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL(/voucher=new/)
    await button(page, '退出登录').click()
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    // A browser that is killed loses two seconds.
    await expect.poll(() => page.evaluate(countDrafts)).toBe(1)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await button(page, '恢复').click()
    await button(page, '展开').click()
    await expect(page.getByRole('textbox', { name: '备注' })).toHaveValue('请尽快')
    await page.goBack()
    await button(question, '放弃').click()
    await expect(page).toHaveURL(/work=PUR_REQUEST$/)
    await expect(page.getByRole('table', { name: '列表' })).toBeVisible()
  })

  await test.step('an address leads to its voucher, and says when it is not for the member', async () => {
    const { page } = buyer
    await page.goto(`${server.url}/studio/desk?work=`)
    await page.getByRole('searchbox', { name: '单号' }).fill(orderNo.toLowerCase())
    await button(page, '查询').click()
    await expect(statusOf(page)).toContainText(orderNo)
    await page.goto(`${server.url}/studio/desk?work=SAL_ORDER`)
    await expect(page.getByText('无数据权限')).toBeVisible()
    await expectSound(page)
  })

  expect(buyer.errors).toEqual([])
  expect(approver.errors).toEqual([])
})
