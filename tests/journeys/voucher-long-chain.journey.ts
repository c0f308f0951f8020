import { expect, test } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { choose, openDesk, openNew, pickFrom, press, saveShown, statusOf, typeNumber } from './voucher-desk.ts'
import { FlowModel } from './voucher-flow-model.ts'
import type { FlowReader } from './voucher-flow-model.ts'
import { enterMember } from './voucher-gateway.ts'
import type { VoucherMember } from './voucher-gateway.ts'
import type { Phone } from './shop-page.ts'

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
})

test.afterAll(async () => {
  await server.stop()
})

/** Compares the flow of the shown voucher with the model: the links of the diagram, then the list of its steps. */
async function compareFlow({ page }: Phone, model: FlowModel, reader: FlowReader): Promise<void> {
  const { rows, hasSkipLink, hasReturnLink } = model.expected(reader)
  await press(page, '单据流程')
  const flow = page.getByRole('dialog', { name: '单据流程' })
  await expect(flow.locator('[data-step]')).toHaveCount(17)
  await expect(flow.getByText('无预付，直接发货')).toHaveCount(hasSkipLink ? 1 : 0)
  await expect(flow.getByText('退货', { exact: true })).toHaveCount(hasReturnLink ? 1 : 0)
  await flow.getByRole('button', { name: '列表' }).tap()
  await expect(flow.getByRole('listitem')).toHaveText([...rows])
  await page.keyboard.press('Escape')
  await expect(flow).toHaveCount(0)
}

/** Submits the shown voucher, which nobody needs to decide on. */
async function submitShown({ page }: Phone): Promise<void> {
  await press(page, '提交')
  await expect(statusOf(page)).toContainText('已审核')
}

/** Has a second person decide on the shown voucher, which waits for it. */
async function approveShown({ page }: Phone, approver: VoucherMember, voucherNo: string): Promise<void> {
  await press(page, '提交')
  await expect(statusOf(page)).toContainText('审批中')
  await approver.agree('PUR_ORDER', voucherNo)
  await page.reload()
  await expect(statusOf(page)).toContainText('已审核')
}

test('two institutions go the whole chain, and the flow says after each step how far it is', async ({ browser }) => {
  const [buyer, seller, approver, buyersOffice, sellersOffice] = await Promise.all([
    openDesk(browser, server.url, '19900140001'),
    openDesk(browser, server.url, '19900140004'),
    enterMember(server.url, '19900150002'),
    enterMember(server.url, '19900140001'),
    enterMember(server.url, '19900140004'),
  ])
  const model = new FlowModel()
  const numbers = new Map<string, string>()
  const noOf = (step: string) => numbers.get(step) ?? ''
  const made = (step: string, voucherNo: string) => {
    numbers.set(step, voucherNo)
    model.add(step, voucherNo)
  }
  /** A voucher by hand that pulls from another one; it is saved, and submitted unless somebody decides. */
  const pick = async (desk: Phone, step: readonly [type: string, name: string], from: string, qty?: string) => {
    const [type, name] = step
    await openNew(desk, server.url, type)
    await pickFrom(desk, { name: from, no: noOf(from), ...(qty !== undefined && { qty }) })
    return { save: async () => made(name, await saveShown(desk)) }
  }
  const pickWhole = async (...parts: Parameters<typeof pick>) => {
    await (await pick(...parts)).save()
    await submitShown(parts[0])
  }

  await test.step('01: the buyer asks for ten by hand', async () => {
    const { page } = buyer
    await openNew(buyer, server.url, 'PUR_REQUEST')
    await page.getByRole('button', { name: '新增物料' }).tap()
    const form = page.getByRole('dialog', { name: '新增物料' })
    await form.getByRole('button', { name: /^物料/ }).tap()
    await choose(page, '减速机')
    await typeNumber(page, '新增物料', '数量', '10')
    await typeNumber(page, '新增物料', '单价', '600')
    await form.getByRole('button', { name: '确 定' }).tap()
    made('采购申请', await saveShown(buyer))
    await submitShown(buyer)
    await compareFlow(buyer, model, '采购方')
  })

  await test.step('07: the order is pulled from it, and a second person decides on 6,000 yuan', async () => {
    const { page } = buyer
    const order = await pick(buyer, ['PUR_ORDER', '采购订单'], '采购申请')
    await page.getByRole('button', { name: /^供应商/ }).tap()
    await choose(page, '青禾办公')
    await order.save()
    await approveShown(buyer, approver, noOf('采购订单'))
    await compareFlow(buyer, model, '采购方')
  })

  await test.step('08: the seller pulls the order', async () => {
    await pickWhole(seller, ['SAL_ORDER', '销售订单'], '采购订单')
    await compareFlow(seller, model, '销售方')
  })

  await test.step('12: six are delivered, before any payment, then the four that are left', async () => {
    await pickWhole(seller, ['SAL_DELIVERY', '销售发货'], '销售订单', '6')
    await compareFlow(seller, model, '销售方')
    const first = noOf('销售发货')
    const rest = await pick(seller, ['SAL_DELIVERY', '销售发货'], '销售订单')
    await expect(seller.page.locator('.wg-line').getByText('4.000')).toBeVisible()
    await rest.save()
    await submitShown(seller)
    await compareFlow(seller, model, '销售方')
    numbers.set('销售发货', first)
  })

  await test.step('13: of the six five are received, by the picker', async () => {
    await pickWhole(buyer, ['PUR_RECEIPT', '采购收货'], '销售发货', '5')
    await compareFlow(buyer, model, '采购方')
  })

  await test.step('14: two go back', async () => {
    await pickWhole(buyer, ['PUR_RETURN', '采购退货'], '采购收货', '2')
    await compareFlow(buyer, model, '采购方')
  })

  await test.step('15: the seller replenishes them', async () => {
    await pickWhole(seller, ['SAL_REPLENISH', '销售补货'], '采购退货')
    await compareFlow(seller, model, '销售方')
  })

  await test.step('13 by the gateway: they arrive', async () => {
    const replenished = await sellersOffice.find('SAL_REPLENISH', noOf('销售补货'))
    model.add('采购收货', await buyersOffice.pull('PUR_RECEIPT', replenished))
    await compareFlow(seller, model, '销售方')
  })

  await test.step('11: the seller invoices the order', async () => {
    await pickWhole(seller, ['SAL_INVOICE', '销售发票'], '销售订单')
    await compareFlow(seller, model, '销售方')
  })

  await test.step('16, 09, 10 by the gateway: the invoice is paid, and the payment is no longer skipped', async () => {
    const invoice = await sellersOffice.find('SAL_INVOICE', noOf('销售发票'))
    made('采购发票', await buyersOffice.pull('PUR_INVOICE', invoice))
    await compareFlow(seller, model, '销售方')
    const request = await buyersOffice.pull('PUR_PAY_REQUEST', await buyersOffice.find('PUR_INVOICE', noOf('采购发票')))
    await approver.agree('PUR_PAY_REQUEST', request)
    made('付款申请', request)
    await compareFlow(seller, model, '销售方')
    const payment = await buyersOffice.pull('PUR_PAYMENT', await buyersOffice.find('PUR_PAY_REQUEST', request))
    made('采购付款', payment)
    await compareFlow(seller, model, '销售方')
    made('销售收款', await sellersOffice.pull('SAL_RECEIPT', await buyersOffice.find('PUR_PAYMENT', payment)))
    await compareFlow(seller, model, '销售方')
    await buyer.page.reload()
    await compareFlow(buyer, model, '采购方')
  })

  expect(buyer.errors).toEqual([])
  expect(seller.errors).toEqual([])
})
