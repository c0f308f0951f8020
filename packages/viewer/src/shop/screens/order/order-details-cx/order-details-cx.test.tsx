import type { OrderDetail } from '@mallwright/contract/order'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { wireDetails } from '../test-orders.data.ts'

const BASE = '/micro/alm-mall-shop'
const APPROVAL = {
  iApprovalState: 0,
  iOverAmount: 5000,
  bMemberLimit: false,
  cApproverName: '',
  cOpinion: '',
  dExpire: '2026-11-22 09:00:00',
  dDecide: '',
}

/** A gateway with an order that waits for the caller; `sent` are the decisions. */
function openOrder(change: Partial<OrderDetail> = {}, own: Answers = {}) {
  const sent: [string, Record<string, unknown>][] = []
  const waiting = {
    iOrderState: 10,
    cOrderStateName: '待审批',
    bOwn: false,
    cBuyerName: '小李',
    approval: APPROVAL,
    opList: ['approve', 'reject'] as OrderDetail['opList'],
    ...change,
  }
  let current = wireDetails('1', waiting)
  const decide = (name: string, iOrderState: number): Answers => ({
    [name]: (body) => {
      sent.push([name, body])
      current = { ...current, iOrderState, opList: [] }
      return { data: {} }
    },
  })
  const opened = openAsBuyer(
    `${BASE}/orderDetails-cx?cOrderNo=1`,
    { isVerified: true, isPersonVerified: true },
    {
      getOrgOrderDetail: () => ({ data: current }),
      ...decide('approveOrder', 20),
      ...decide('rejectOrder', 60),
      ...own,
    },
  )
  return { ...opened, sent }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

describe('an order of the institution', () => {
  it('shows its buyer and why it waits, without axe violations', async () => {
    const { container } = openOrder()
    expect(await screen.findByText('单次采购超过 ¥5,000.00')).toBeVisible()
    expect(screen.getByText('小李 · 北辰精工')).toBeVisible()
    expect(screen.getByText('2026-11-22 09:00:00')).toBeVisible()
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  it('is passed, with an opinion or without', async () => {
    const { sent } = openOrder()
    await press('通过')
    const sheet = within(await screen.findByRole('dialog', { name: '审批通过' }))
    await userEvent.click(await sheet.findByRole('button', { name: '审批通过' }))
    expect(await screen.findByText('已通过')).toBeVisible()
    expect(sent).toMatchObject([['approveOrder', { cTradeNo: 'T-1', cOpinion: '' }]])
    // What is decided is not decided again.
    await waitFor(() => expect(screen.queryByRole('button', { name: '通过' })).not.toBeInTheDocument())
  })

  it('is refused with an opinion only', async () => {
    const { sent } = openOrder()
    await press('驳回')
    const sheet = within(await screen.findByRole('dialog', { name: '驳回' }))
    await userEvent.click(await sheet.findByRole('button', { name: '驳回' }))
    expect(sheet.getByRole('alert')).toHaveTextContent('请填写审批意见')
    await userEvent.type(sheet.getByLabelText('审批意见'), '超出预算')
    await userEvent.click(sheet.getByRole('button', { name: '驳回' }))
    expect(await screen.findByText('已驳回')).toBeVisible()
    expect(sent).toMatchObject([['rejectOrder', { cTradeNo: 'T-1', cOpinion: '超出预算' }]])
  })

  it('says why a decision was refused', async () => {
    openOrder({}, { approveOrder: () => ({ code: 4003, msg: '您不是审批人', data: {} }) })
    await press('通过')
    await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: '审批通过' }))
    expect(await screen.findByText('您不是审批人')).toBeVisible()
  })

  it('of a colleague is only read when there is nothing to decide', async () => {
    openOrder({ iOrderState: 50, cOrderStateName: '已完成', approval: null, opList: [] })
    await screen.findByText('交易已完成，感谢您的购买')
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  })

  /** The shop's sales order, of which a buyer sees that it is there. */
  const SOLD = {
    cVouchType: 'SAL_ORDER',
    cVouchTypeName: '销售订单',
    cStepNo: '08',
    cSide: 'lower',
    bExist: true,
    bExsitDownVouch: false,
    text: '1 张',
    iPaymentStatus: 1,
    totalPage: 1,
    voucherList: [],
  }

  it('leads to where it stands in the chain of vouchers, for who may see that', async () => {
    const asked: unknown[] = []
    const voucher = { cVouchType: 'PUR_ORDER', cUuid: 'v1' } as const
    openOrder(
      { voucher },
      {
        getTrackListByTypeAndUuid: (body) => {
          asked.push(body)
          return { data: [SOLD] }
        },
      },
    )
    await press('单据流程')
    const flow = await screen.findByRole('dialog', { name: '单据流程' })
    expect(await within(flow).findByRole('button', { name: /^销售订单，已执行，1 张/ })).toBeInTheDocument()
    expect(asked).toEqual([expect.objectContaining(voucher)])
  })

  it('has no such door for others', async () => {
    openOrder()
    await screen.findByText('订单进度')
    expect(screen.queryByRole('button', { name: '单据流程' })).not.toBeInTheDocument()
  })

  it('says so when there is none, and can be read again after a failure', async () => {
    let isOffline = true
    openOrder({}, { getOrgOrderDetail: () => (isOffline ? 'offline' : { code: 4004, msg: '订单不存在', data: {} }) })
    await screen.findByText('网络开小差了')
    isOffline = false
    await press('重试')
    expect(await screen.findByText('订单不存在或已删除')).toBeVisible()
  })
})
