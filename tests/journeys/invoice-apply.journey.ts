import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { findingsOf, scrollsSideways } from './accessible.ts'
import { enterAccount, openPhone } from './shop-page.ts'
import type { Phone } from './shop-page.ts'

const SHOP = '/micro/alm-mall-shop'
const BUYER = '19900140001'
const SELLER = '19900140004'
const OPERATOR = '19900180001'
const STRANGER = '19900110005'
const OWN_SHOP = '德汇自营采购中心'
const SHOP_NAME = '青禾办公专营店'
const NUMBER = '26352000000099000001'
const RED_NUMBER = '26352000000099000002'
const SHOP_NUMBER = '26352000000099000003'

let server: Deployment
let buyer: Phone

test.beforeAll(async ({ browser }) => {
  server = await startDeployment()
  buyer = await signIn(browser, BUYER)
})

test.afterAll(async () => {
  await server.stop()
})

async function signIn(browser: Browser, account: string): Promise<Phone> {
  const phone = await openPhone(browser)
  await phone.page.goto(`${server.url}/login-account`)
  await enterAccount(phone.page, account)
  await expect(phone.page).not.toHaveURL(/login-account/)
  return phone
}

/** Opens the list of applications at the desk. */
async function openDesk(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })).newPage()
  await page.goto(`${server.url}/studio/desk?list=invoices`)
  await page.locator('input').first().fill(OPERATOR)
  await page.locator('input[type=password]').fill('Mall2025a')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '发票申请' })).toBeVisible()
  return page
}

/** Answers an application at the desk, with a number where one is asked for. */
async function answerAtDesk(desk: Page, operation: string, applyNo: string, number = ''): Promise<void> {
  await desk.goto(`${server.url}/studio/desk?list=invoices`)
  const row = desk.getByRole('row').filter({ hasText: applyNo })
  await row.getByRole('button', { name: operation }).click()
  const question = desk.getByRole('dialog')
  if (number !== '') await question.getByLabel(/^发票号码/).fill(number)
  await question.getByRole('button', { name: operation }).click()
  await expect(question).toHaveCount(0)
}

/** Applies at the opened form, and gives the number of the application. */
async function submit(page: Page): Promise<string> {
  await page.getByRole('button', { name: '提交申请' }).tap()
  await expect(page).toHaveURL(/invoiceList/)
  const card = page.getByRole('article', { name: /待开票$/ }).first()
  return (await card.getByRole('link').first().getAttribute('aria-label')) ?? ''
}

test('an invoice of two orders is asked for, issued, seen, reversed and asked for again; nobody else sees it', async ({
  browser,
}) => {
  const mine = buyer.page
  const desk = await openDesk(browser)
  let applyNo = ''
  let docId = ''

  await test.step('the buyer applies for two orders of a shop', async () => {
    await mine.goto(`${server.url}${SHOP}/UserCenter/invoiceList`)
    await mine.getByRole('link', { name: '申请开票' }).first().tap()
    await mine
      .getByRole('article', { name: OWN_SHOP })
      .first()
      .getByRole('link', { name: /^为订单/ })
      .tap()
    await mine.getByRole('button', { name: /^合并开票/ }).tap()
    const orders = mine.getByRole('dialog', { name: '选择订单' })
    await orders.getByRole('checkbox').nth(1).check()
    await orders.getByRole('button', { name: /^确定（2/ }).tap()
    await expect(orders).toHaveCount(0)
    await mine.getByLabel('收票邮箱').fill('finance@e1.demo.test')
    expect(await findingsOf(mine)).toEqual([])
    expect(await scrollsSideways(mine)).toBe(false)
    applyNo = await submit(mine)
    await expect(mine.getByText(/ 2 个订单/).first()).toBeVisible()
  })

  await test.step('an operator issues it, and the buyer sees so by itself', async () => {
    await answerAtDesk(desk, '受理', applyNo)
    await expect(mine.getByRole('article', { name: /开票中$/ })).toBeVisible()
    await answerAtDesk(desk, '开票', applyNo, NUMBER)
    await expect(mine.getByText(`No. ${NUMBER}`)).toBeVisible()
  })

  await test.step('the buyer opens it', async () => {
    const view = mine.getByRole('article').filter({ hasText: NUMBER }).getByRole('link', { name: '查看发票' })
    docId = new URL((await view.getAttribute('href')) ?? '', server.url).searchParams.get('cDocId') ?? ''
    await view.tap()
    const dialog = mine.getByRole('dialog', { name: NUMBER })
    await expect(dialog.frameLocator('iframe').getByText(NUMBER)).toBeAttached()
    expect(await dialog.getByRole('link', { name: '下载文件' }).getAttribute('href')).toMatch(/^blob:/)
    await dialog.getByRole('button', { name: '关闭' }).tap()
    await expect(mine).toHaveURL(/invoiceList/)
  })

  await test.step('nobody else sees application or document', async () => {
    const stranger = await signIn(browser, STRANGER)
    await stranger.page.goto(`${server.url}${SHOP}/UserCenter/invoiceList?cInvoiceApplyNo=${applyNo}`)
    await expect(stranger.page.getByText('发票申请不存在')).toBeVisible()
    await stranger.page.goto(`${server.url}${SHOP}/PDFVue?cDocId=${docId}`)
    await expect(stranger.page.getByText('当前文件无法预览')).toBeVisible()
    await stranger.page.goto(`${server.url}${SHOP}/orderinfo/ApplyInvoiceFrom?cInvoiceApplyNo=${applyNo}`)
    await expect(stranger.page.getByText('发票申请不存在')).toBeVisible()
    expect(stranger.errors).toEqual([])
    await stranger.page.context().close()
  })

  await test.step('it is reversed, and exchanged for another one', async () => {
    const card = mine.getByRole('article').filter({ hasText: NUMBER })
    await card.getByRole('button', { name: '申请红冲' }).tap()
    const reasons = mine.getByRole('dialog', { name: '申请红冲' })
    await reasons.getByText('抬头或税号有误').tap()
    await reasons.getByRole('button', { name: '提交' }).tap()
    await expect(reasons).toHaveCount(0)
    await answerAtDesk(desk, '红冲', applyNo, RED_NUMBER)
    await card.getByRole('button', { name: '换开' }).tap()
    await expect(mine).toHaveURL(/ApplyInvoiceFrom/)
    await expect(mine.getByRole('region', { name: '开票订单' }).getByRole('listitem')).toHaveCount(2)
    expect(await submit(mine)).not.toBe(applyNo)
    expect(buyer.errors).toEqual([])
  })
  await desk.context().close()
})

test('a shop issues the invoice of an order from its phone, to which the order leads', async ({ browser }) => {
  const seller = await signIn(browser, SELLER)
  const [mine, theirs] = [buyer.page, seller.page]
  await mine.goto(`${server.url}${SHOP}/orderinfo/ApplyInvoiceFrom`)
  const card = mine.getByRole('article', { name: SHOP_NAME }).first()
  await card.getByRole('link', { name: /^为订单/ }).tap()
  await expect(mine).toHaveURL(/cOrderNo=/)
  const orderNo = new URL(mine.url()).searchParams.get('cOrderNo') ?? ''
  await mine.getByLabel('收票邮箱').fill('finance@e1.demo.test')
  const applyNo = await submit(mine)
  await mine.goto(`${server.url}${SHOP}/orderDetails?cOrderNo=${orderNo}`)
  await expect(mine.getByText('待开票', { exact: true })).toBeVisible()

  await theirs.goto(`${server.url}${SHOP}/goods/manage?tab=5`)
  await theirs.getByRole('button', { name: `受理：发票申请 ${applyNo}` }).tap()
  await theirs.getByRole('button', { name: '确认' }).tap()
  await theirs.getByRole('button', { name: `开票：发票申请 ${applyNo}` }).tap()
  const sheet = theirs.getByRole('dialog', { name: '开票' })
  await sheet.getByLabel('发票号码', { exact: true }).fill(SHOP_NUMBER)
  await sheet.getByRole('button', { name: '确认' }).tap()
  await expect(sheet).toHaveCount(0)

  // The order's page follows by itself.
  await expect(mine.getByText(SHOP_NUMBER)).toBeVisible()
  await mine.getByRole('link', { name: '查看发票' }).tap()
  await expect(mine.getByText('发票已开具，可查看和下载')).toBeVisible()
  expect([...buyer.errors, ...seller.errors]).toEqual([])
})
