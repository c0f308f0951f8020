import type { AfterSaleDetail } from '@mallwright/contract/after-sale'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { press, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { wireAfterSaleDetail } from '../test-after-sales.data.ts'

const BASE = '/micro/alm-mall-shop'
const VERIFIED = { isVerified: true, isPersonVerified: true }
const sent: [string, Record<string, unknown>][] = []
const call = (name: string) => (body: Record<string, unknown>) => {
  sent.push([name, body])
  return { data: {} }
}

function open(change: Partial<AfterSaleDetail>, answers: Answers = {}) {
  sent.length = 0
  return openAsBuyer(`${BASE}/afterSaleDetails?cAfterSaleNo=S1`, VERIFIED, {
    getAfterSaleDetail: () => ({ data: wireAfterSaleDetail('S1', change) }),
    cancelAfterSale: call('withdraw'),
    confirmExchange: call('confirm'),
    acceptExchangeRefund: call('accept'),
    saveReturnShipment: call('sendBack'),
    applyPlatform: call('platform'),
    getExpressCompanyList: () => ({ data: { results: [{ cExpressCode: 'YDSF', cExpressName: '远递速运' }] } }),
    ...answers,
  })
}

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

describe('the page of an after-sale', () => {
  it('shows state, time, refund, application and negotiation, without axe violations', async () => {
    const { container } = open({
      iAfterSaleState: 40,
      cAfterSaleStateName: '退款中',
      iFreight: 2,
      iRefundState: 2,
      cRefundNo: 'R1',
      cPayMethodName: '微信支付',
      opList: [],
    })
    expect(await screen.findByText('退款正在原路退回')).toBeVisible()
    expect(screen.getByText('¥20.00 · 含运费 ¥2.00')).toBeVisible()
    expect(screen.getByText('退款失败，平台将重新处理')).toBeVisible()
    expect(screen.getByText('原路退回 · 微信支付')).toBeVisible()
    expect(screen.getByText('买家提交申请')).toBeVisible()
    expect(screen.getByRole('link', { name: '1' })).toHaveAttribute('href', `${BASE}/orderDetails?cOrderNo=1`)
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  it('is withdrawn after a question', async () => {
    open({})
    await press('撤销申请')
    await press('确认')
    await waitFor(() => expect(sent).toMatchObject([['withdraw', { cAfterSaleNo: 'S1' }]]))
    expect(await screen.findByText('已撤销')).toBeVisible()
  })

  it('takes the parcel that goes back to the address of the shop', async () => {
    open({
      iAfterSaleState: 20,
      cAfterSaleStateName: '待买家寄回',
      opList: ['sendBack', 'withdraw'],
      returnAddress: {
        cReceiver: '售后部',
        cMobilePhone: '13900002222',
        cProvince: '',
        cCity: '',
        cArea: '',
        cAreaCode: '',
        cAddress: '仓库路 8 号',
      },
    })
    expect(await screen.findByText(/售后部 13900002222 仓库路 8 号/)).toBeVisible()
    await press('填写物流')
    const sheet = within(await screen.findByRole('dialog', { name: '填写物流' }))
    await userEvent.click(await sheet.findByRole('button', { name: '提交' }))
    expect(await sheet.findByText('请选择快递公司')).toBeVisible()
    await userEvent.click(sheet.getByRole('radio', { name: '远递速运' }))
    await userEvent.type(sheet.getByLabelText('运单号'), 'RT123456')
    await userEvent.click(sheet.getByRole('button', { name: '提交' }))
    await waitFor(() => expect(sent).toMatchObject([['sendBack', { cExpressCode: 'YDSF', cExpressNo: 'RT123456' }]]))
  })

  it('brings what a shop has refused to the platform', async () => {
    open({
      iAfterSaleState: 61,
      cAfterSaleStateName: '商家已拒绝',
      cRejectReason: '已使用',
      opList: ['edit', 'applyPlatform', 'withdraw'],
    })
    expect(await screen.findByText('商家已拒绝：已使用')).toBeVisible()
    await press('申请平台介入')
    const sheet = within(await screen.findByRole('dialog', { name: '申请平台介入' }))
    await userEvent.type(sheet.getByLabelText('补充说明'), '请处理')
    await userEvent.click(sheet.getByRole('button', { name: '申请平台介入' }))
    await waitFor(() => expect(sent).toMatchObject([['platform', { cRemark: '请处理' }]]))
  })

  it('confirms an exchange, or takes the money instead', async () => {
    open({ iAfterSaleState: 46, iAfterSaleType: 3, cAfterSaleStateName: '待确认换货', opList: ['confirmExchange'] })
    await press('确认换货')
    await press('确认')
    await waitFor(() => expect(sent).toMatchObject([['confirm', {}]]))
  })

  it('says so when there is none, and is read again after a failure', async () => {
    let isBroken = true
    open(
      {},
      {
        getAfterSaleDetail: () =>
          isBroken ? { failure: 'SERVER_ERROR', code: 5000 } : { failure: 'AFTER_SALE_UNKNOWN', code: 4004 },
      },
    )
    const again = await screen.findByRole('button', { name: '重试' })
    isBroken = false
    await userEvent.click(again)
    expect(await screen.findByText('售后单不存在')).toBeVisible()
  })
})
