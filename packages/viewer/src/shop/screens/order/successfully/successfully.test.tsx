import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { orderPage, wireOrder } from '../test-orders.data.ts'

const BASE = '/micro/alm-mall-shop'
const open = (query: string, answers: Answers = {}) =>
  openAsBuyer(`${BASE}/Successfully?cTradeNo=T1&${query}`, { isVerified: true }, answers)

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

describe('what became of a submission', () => {
  it.each([
    ['outcome=paid', '支付成功'],
    ['outcome=approval', '订单已提交，等待审批'],
    ['outcome=transfer', '等待确认转账'],
  ])('of %s is %s, without axe violations', async (query, title) => {
    const { container } = open(query)
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.queryByRole('button', { name: '继续支付' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', `${BASE}/MyOrder`)
    expect(screen.getByRole('link', { name: '返回首页' })).toBeInTheDocument()
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  it('leads to its order when there is only one', async () => {
    open('outcome=paid&cOrderNo=1')
    expect(await screen.findByRole('link', { name: '查看订单' })).toHaveAttribute(
      'href',
      `${BASE}/orderDetails?cOrderNo=1`,
    )
  })

  it('asks for the payment once, and again when pressed', async () => {
    const begun: unknown[] = []
    open('outcome=pay', {
      createPaymentFlow: ({ cTradeNo }) => {
        begun.push(cTradeNo)
        return { code: 4009, msg: '支付处理中', data: {} }
      },
    })
    expect(await screen.findByText('订单已提交，等待付款')).toBeVisible()
    expect(await screen.findByText('支付处理中')).toBeVisible()
    expect(begun).toEqual(['T1'])
    await userEvent.click(screen.getByRole('button', { name: '继续支付' }))
    await waitFor(() => expect(begun).toEqual(['T1', 'T1']))
  })

  it('is paid for whoever comes back from a page of payment', async () => {
    open('outcome=pay', {
      createPaymentFlow: () => ({ code: 4009, msg: '状态已变更，请刷新后重试', data: {} }),
      getOrderPage: () => orderPage([wireOrder('1', { cTradeNo: 'T1', iOrderState: 35 }), wireOrder('2')]),
    })
    expect(await screen.findByText('支付成功')).toBeVisible()
    expect(screen.queryByText('状态已变更，请刷新后重试')).not.toBeInTheDocument()
  })
})
