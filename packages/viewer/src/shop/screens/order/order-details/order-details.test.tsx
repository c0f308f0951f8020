import type { OrderDetail } from '@mallwright/contract/order'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { press, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { wireDetails, wireItem } from '../test-orders.data.ts'

const BASE = '/micro/alm-mall-shop'
const VERIFIED = { isVerified: true, isPersonVerified: true }

const open = (change: Partial<OrderDetail>, own: Answers = {}) =>
  openAsBuyer(`${BASE}/orderDetails?cOrderNo=1`, VERIFIED, {
    getOrderDetail: () => ({ data: wireDetails('1', change) }),
    ...own,
  })

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

describe('the page of an order', () => {
  it('shows state, address, lines, amounts and facts, without axe violations', async () => {
    const items = ['纸', '笔', '夹', '墨'].map((name) => wireItem(name))
    const { container } = open({
      items,
      iOrderState: 50,
      cOrderStateName: '已完成',
      dPay: '2026-11-20 09:05:00',
      iFreight: 12,
      iCouponAmount: 5,
      iPayAmount: 87,
      iRefundAmount: 10,
      cPayMethodName: '微信支付',
      cRemark: '送到前台',
      invoice: { iInvoiceKind: 2, cTitle: '北辰精工有限公司', cTaxNo: '91110', cEmail: '' },
      opList: ['buyAgain', 'delete'],
    })
    expect(await screen.findByText('交易已完成，感谢您的购买')).toBeVisible()
    expect(screen.getByText('李敏 13800001111')).toBeVisible()
    expect(screen.getByText('-¥5.00')).toBeVisible()
    expect(screen.getByText('¥87.00')).toBeVisible()
    expect(screen.getByText('¥10.00', { selector: 'dd' })).toBeVisible()
    expect(screen.getByText('微信支付')).toBeVisible()
    expect(screen.getByText('增值税专用发票 · 北辰精工有限公司')).toBeVisible()
    expect(screen.queryByText('墨')).not.toBeInTheDocument()
    await press('展开其余 1 种商品')
    expect(screen.getByText('墨')).toBeVisible()
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  it('counts down what the server said is left, whatever the clock of the device', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2001-01-01T00:00:00Z') })
    try {
      open({ iPaySeconds: 95 })
      expect(await screen.findByText('剩余 01:35')).toBeVisible()
    } finally {
      vi.useRealTimers()
    }
  })

  it('tells in how many days it is taken as received', async () => {
    open({ iOrderState: 40, cOrderStateName: '待收货', iAutoConfirmSeconds: 9 * 86_400 + 60, opList: ['receive'] })
    expect(await screen.findByText(/^9 天 00:0[01]:\d\d 后自动确认收货$/)).toBeVisible()
  })

  it('copies its number', async () => {
    const user = userEvent.setup()
    open({})
    await user.click(await screen.findByRole('button', { name: '复制' }))
    expect(await screen.findByText('已复制')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('1')
  })

  it('has its latest step of the way, and its history', async () => {
    open(
      {
        iOrderState: 40,
        track: { cText: '已到达深圳转运中心', dTrack: '2026-11-21 08:00:00' },
        opList: ['logistics'],
      },
      {
        getOrderLog: () => ({
          data: {
            results: [
              { cText: '提交订单', cRemark: '', dCreate: '2026-11-20 09:00:00' },
              { cText: '商家发货', cRemark: '顺丰', dCreate: '2026-11-20 12:00:00' },
            ],
          },
        }),
      },
    )
    expect(await screen.findByRole('link', { name: /已到达深圳转运中心/ })).toHaveAttribute(
      'href',
      `${BASE}/lookLogistics?cOrderNo=1`,
    )
    await press('订单进度')
    const sheet = within(await screen.findByRole('dialog', { name: '订单进度' }))
    const steps = await sheet.findAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '商家发货顺丰2026-11-20 12:00:00',
      '提交订单2026-11-20 09:00:00',
    ])
  })

  it('leads to the application for its invoice, and to one while there is none', async () => {
    const invoiceApply = { cInvoiceApplyNo: 'I1', iInvoiceState: 2, cInvoiceStateName: '已开票', cInvoiceNo: '263520' }
    open({ iOrderState: 50, invoiceApply, opList: ['invoice'] })
    expect(await screen.findByRole('link', { name: '查看发票' })).toHaveAttribute(
      'href',
      `${BASE}/UserCenter/invoiceList?cInvoiceApplyNo=I1`,
    )
    expect(screen.getByText('已开票')).toBeVisible()
    expect(screen.getByText('263520')).toBeVisible()
    await press('申请开票')
    await waitFor(() =>
      expect(location.pathname + location.search).toBe(`${BASE}/orderinfo/ApplyInvoiceFrom?cOrderNo=1`),
    )
  })

  it('names why it was cancelled', async () => {
    open({ iOrderState: 60, cOrderStateName: '已取消', iCloseType: 1, cCloseTypeName: '买家取消', cReason: '不想要了' })
    expect(await screen.findByText('订单已取消：买家取消，不想要了')).toBeVisible()
  })

  it('is left once the order was deleted', async () => {
    history.pushState(null, '', `${BASE}/MyOrder`)
    open({ iOrderState: 60, opList: ['delete'] }, { deleteOrder: () => ({ data: {} }) })
    await press('删除订单')
    await press('确认')
    await waitFor(() => expect(location.pathname).not.toBe(`${BASE}/orderDetails`))
  })

  it('says so when there is no such order, and can be read again after a failure', async () => {
    let isOffline = true
    open({}, { getOrderDetail: () => (isOffline ? 'offline' : { code: 4004, msg: '订单不存在或已删除', data: {} }) })
    expect(await screen.findByText('网络开小差了')).toBeVisible()
    isOffline = false
    await press('重试')
    expect(await screen.findByText('订单不存在或已删除')).toBeVisible()
  })
})
