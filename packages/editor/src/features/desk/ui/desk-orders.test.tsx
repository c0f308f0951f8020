import type { Send } from '@mallwright/contract/rpc'
import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { renderDesk } from './test-desk.tsx'

const ORDER = {
  cOrderNo: '261125093000000001',
  cTradeNo: '261125093000000000',
  iOrderState: 30,
  cOrderStateName: '待发货',
  cCloseTypeName: '',
  cReason: '',
  cShopName: '青禾办公专营店',
  cOrgName: '北辰精工',
  cNickname: '采购主管',
  cMobilePhone: '199****0001',
  cItems: '复印纸 A4 ×2箱',
  iQty: 2,
  iGoodsAmount: 276,
  iFreight: 12,
  iDiscount: 0,
  iPayAmount: 288,
  iPaidAmount: 288,
  iRefundAmount: 10.5,
  cRemark: '工作日送货',
  bShipLate: true,
  dCreateTime: '2026-11-25 09:30:00',
  dPay: '2026-11-25 09:31:00',
  dShip: '',
  dReceive: '',
}

const PAYMENT = {
  cPaymentFlowNo: 'P261125',
  dCreateTime: '2026-11-25 09:30:00',
  bAmount: 288,
  bRefundAmount: 0,
  iPayState: 2,
  cMethodName: '微信支付',
  cReceiverOrgName: '青禾办公专营店',
  cOrgName: '',
  cNickname: '采购主管',
  cMobilePhone: '199****0001',
  orderNos: ['261125093000000001'],
  dPay: '2026-11-25 09:31:00',
  dExpire: '2026-11-25 10:00:00',
}

/** Opens a list of the desk; the workbook is `book`. */
function open(list: 'orders' | 'payments', book: () => object = () => ({ code: 1, data: new Blob(['xlsx']) })) {
  const calls: { readonly name: string; readonly body: unknown }[] = []
  const send: Send = async ({ operation, body }) => {
    const name = operation.path.split('/').at(-1) ?? ''
    calls.push({ name, body })
    if (name === 'exportDeskOrder') return { arrived: true, envelope: { msg: '', data: null, ...book() } }
    const results = { getDeskOrderPage: [ORDER], getDeskPaymentPage: [PAYMENT] }[name] ?? []
    return { arrived: true, envelope: { code: 1, msg: '', data: { results, iTotleSize: results.length } } }
  }
  history.replaceState(null, '', `/studio/desk?list=${list}`)
  const { container } = renderDesk(send)
  const lastOf = (name: string) => calls.findLast((call) => call.name === name)?.body
  return { container, lastOf }
}

beforeEach(() => setDocumentLocale('zh-CN'))
afterEach(() => vi.restoreAllMocks())

it('shows orders with buyer, shop, amount and what is late, and all their facts', async () => {
  const { container } = open('orders')
  const row = within((await screen.findByText(ORDER.cOrderNo)).closest('tr') as HTMLElement)
  for (const text of ['北辰精工', '采购主管 199****0001', '青禾办公专营店', '¥288.00', '已退款 ¥10.50', '发货超时']) {
    expect(row.getByText(text)).toBeInTheDocument()
  }
  expect((await axe.run(container)).violations).toEqual([])
  await userEvent.click(row.getByRole('button', { name: '详情' }))
  const dialog = within(screen.getByRole('dialog'))
  for (const text of ['复印纸 A4 ×2箱', '工作日送货', '¥12.00']) expect(dialog.getByText(text)).toBeInTheDocument()
})

it('narrows orders by words, state and days, and exports what is found', async () => {
  const saved: string[] = []
  URL.createObjectURL ??= () => ''
  URL.revokeObjectURL ??= () => undefined
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:orders')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { lastOf } = open('orders')
  await screen.findByText(ORDER.cOrderNo)
  await userEvent.type(screen.getByRole('searchbox'), '青禾{Enter}')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '状态' }), '待发货')
  fireEvent.change(screen.getByLabelText('起始日期'), { target: { value: '2026-11-01' } })
  fireEvent.change(screen.getByLabelText('结束日期'), { target: { value: '2026-11-30' } })
  const filter = { cKeyword: '青禾', iOrderState: 30, dFrom: '2026-11-01', dTo: '2026-11-30' }
  await waitFor(() => expect(lastOf('getDeskOrderPage')).toEqual({ ...filter, pageNumber: 1, pageSize: 20 }))
  await userEvent.click(screen.getByRole('button', { name: '导出' }))
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^订单-\d{4}-\d\d-\d\d\.xlsx$/)]))
  expect(lastOf('exportDeskOrder')).toEqual(filter)
})

it('says why an export failed', async () => {
  open('orders', () => ({ code: 4029, msg: '操作过于频繁，请稍后再试' }))
  await userEvent.click(await screen.findByRole('button', { name: '导出' }))
  expect(await screen.findByText('操作过于频繁，请稍后再试')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '导出' })).toBeEnabled()
})

it('shows payments with their orders, and narrows them by state', async () => {
  const { lastOf } = open('payments')
  const row = within((await screen.findByText('P261125')).closest('tr') as HTMLElement)
  for (const text of ['采购主管', '微信支付', '支付成功']) expect(row.getByText(text)).toBeInTheDocument()
  await userEvent.click(row.getByRole('button', { name: '详情' }))
  expect(within(screen.getByRole('dialog')).getByText('261125093000000001')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '状态' }), '待核销')
  await waitFor(() => expect(lastOf('getDeskPaymentPage')).toMatchObject({ iPayState: 7 }))
  expect(screen.queryByRole('button', { name: '导出' })).not.toBeInTheDocument()
})
