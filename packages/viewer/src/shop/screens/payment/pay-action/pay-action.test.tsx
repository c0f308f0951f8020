import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { resetBrowser } from '../../../app/test-shop.tsx'
import { payFrameHtml } from './pay-frame.ts'

const ID = '3f6a1c9e-52c1-4b77-9d0e-0f4f3cf0a1b2'
const PATH = '/micro/alm-mall-shop/pay-action-dom'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

function open(dom: string, action: object = {}, iPayState = 1) {
  const asked: unknown[] = []
  const opened = openAsBuyer(
    `${PATH}?dom=${encodeURIComponent(dom)}&type=100`,
    { isVerified: true },
    {
      getPayAction: (body) => {
        asked.push(body['cPayActionUuid'])
        const content = { cActionType: 'html', cContent: '<form><button>Go</button></form>', formOrigins: [] }
        return { data: { cPayActionUuid: ID, cPaymentFlowNo: 'P1', ...content, ...action } }
      },
      getPayResult: () => ({
        data: { cPaymentFlowNo: 'P1', iPayState, cPayStateName: '', bAmount: 1, bRefunded: 0, cMessage: '' },
      }),
    },
  )
  return { ...opened, asked }
}

it('shows the stored page in a frame that runs nothing and has no origin', async () => {
  const { asked } = open(ID)
  const frame = await screen.findByTitle('支付页面')
  expect(frame.getAttribute('sandbox')).toBe('allow-forms')
  expect(frame.getAttribute('srcdoc')).toContain(`form-action ${location.origin}"`)
  expect(frame.getAttribute('srcdoc')).toContain("default-src 'none'")
  expect(asked).toEqual([ID])
})

it.each(['<h1>x</h1>', 'https://evil.example/', 'javascript:alert(1)', `${ID}x`, ''])(
  'looks nothing up for %s, and shows nothing of it',
  async (dom) => {
    const { asked } = open(dom)
    expect(await screen.findByText('支付页面已失效，请重新支付')).toBeInTheDocument()
    expect(document.querySelector('iframe')).toBeNull()
    expect(asked).toEqual([])
  },
)

it('follows no link to a host that the site does not trust', async () => {
  const before = location.href
  open(ID, { cActionType: 'link', cContent: 'https://evil.example/' })
  expect(await screen.findByText('支付页面已失效，请重新支付')).toBeInTheDocument()
  expect(new URL(location.href).origin).toBe(new URL(before).origin)
})

it('says when a payment is not confirmed yet', async () => {
  open(ID)
  await userEvent.click(await screen.findByRole('button', { name: '我已完成支付' }))
  expect(await screen.findByText('支付结果确认中，请稍后再试')).toBeInTheDocument()
})

it('keeps the account of a transfer in view while its voucher is uploaded', async () => {
  open(ID, {}, 7)
  await userEvent.click(await screen.findByRole('button', { name: '我已完成支付' }))
  expect(await screen.findByRole('group', { name: '转账凭证' })).toBeInTheDocument()
  expect(screen.getByTitle('支付页面')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '完成' })).toBeInTheDocument()
})

it('asks before it is left', async () => {
  open(ID)
  await screen.findByTitle('支付页面')
  await userEvent.click(screen.getByRole('button', { name: '返回' }))
  expect(await screen.findByText('是否放弃支付？')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '继续支付' }))
  await waitFor(() => expect(screen.queryByText('是否放弃支付？')).toBeNull())
  expect(screen.getByTitle('支付页面')).toBeInTheDocument()
})

it('lets forms lead to the origins of a channel, and to no text that only looks like one', () => {
  const html = payFrameHtml('<form></form>', 'https://mall.example', [
    'https://bank.example',
    "https://x.example; script-src 'unsafe-inline'",
    'javascript:alert(1)',
  ])
  expect(html).toContain('form-action https://mall.example https://bank.example"')
})
