import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { GatewayAnswer } from '../../../app/test-shop.tsx'

const ADDRESS = '/wx-pay?cPaymentFlowNo=P1&ip=&uuid=T1&method=1003'
const PAYMENT = { cPaymentFlowNo: 'P1', cReceiverOrgName: '远山商城', bAmount: 1234.5, cPayUrl: '/sandbox/pay/1' }

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

function open(take: () => GatewayAnswer | 'offline', address = ADDRESS, result: object = {}) {
  const taken: unknown[] = []
  openShop(address, {
    takePayTicket: (body) => {
      taken.push(body)
      return take()
    },
    getTicketResult: () => ({
      data: {
        cPaymentFlowNo: 'P1',
        iPayState: 2,
        cPayStateName: '',
        bAmount: 1,
        bRefunded: 0,
        cMessage: '',
        ...result,
      },
    }),
  })
  return taken
}

it('takes the ticket once, shows payee and amount, and pays in a frame without rights', async () => {
  const taken = open(() => ({ data: PAYMENT }))
  expect(await screen.findByText('远山商城')).toBeInTheDocument()
  expect(screen.getByText('¥1,234.50')).toBeInTheDocument()
  expect(document.querySelector('iframe')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '微信支付' }))
  const frame = screen.getByTitle('支付页面')
  expect(frame.getAttribute('sandbox')).toBe('allow-forms')
  expect(frame.getAttribute('src')).toBe(`${location.origin}/sandbox/pay/1`)
  expect(await screen.findByText('支付成功')).toBeInTheDocument()
  expect(screen.queryByTitle('支付页面')).toBeNull()
  expect(screen.getByRole('button', { name: '返回商城' })).toBeInTheDocument()
  expect(taken).toEqual([{ cPaymentFlowNo: 'P1', uuid: 'T1', cMethod: '1003', payChannel: 1 }])
})

it.each([
  '该支付链接已使用，请返回商城重新支付',
  '该支付链接已失效（5分钟内有效），请返回商城重新支付',
  '请在微信中打开',
])('says “%s” in the words of the server', async (msg) => {
  open(() => ({ code: 4009, msg, data: { cFailure: 'PAY_TICKET_SPENT' } }))
  expect(await screen.findByText(msg)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '返回商城' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '微信支付' })).toBeNull()
})

it('asks nobody about an address without a ticket', async () => {
  const taken = open(() => ({ data: PAYMENT }), '/wx-pay?cPaymentFlowNo=P1&ip=&uuid=&method=1003')
  expect(await screen.findByText('该支付链接不完整，请返回商城重新支付')).toBeInTheDocument()
  expect(taken).toEqual([])
})

it('opens no page of a host that the site does not trust', async () => {
  open(() => ({ data: { ...PAYMENT, cPayUrl: 'https://evil.example/' } }))
  expect(await screen.findByText('当前付款类型暂不支持')).toBeInTheDocument()
})

it('says of money that goes back what the server says', async () => {
  const cMessage = '支付金额不符，款项将原路退回'
  open(() => ({ data: PAYMENT }), ADDRESS, { iPayState: 1, cMessage })
  await userEvent.click(await screen.findByRole('button', { name: '微信支付' }))
  expect(await screen.findByText(cMessage)).toBeInTheDocument()
})
