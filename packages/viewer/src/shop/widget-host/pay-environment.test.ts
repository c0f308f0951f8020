import { expect, it } from 'vitest'

import { allowedPayUrl, payChannelOf, withWayBack } from './pay-environment.ts'

const own = { base: 'https://mall.example/micro/alm-mall-shop/demo/base', trustedHosts: ['pay.example'] }

it('pays at this mall and at hosts that its site trusts', () => {
  expect(allowedPayUrl('/sandbox/pay/1', own)).toBe('https://mall.example/sandbox/pay/1')
  expect(allowedPayUrl('https://mall.example/x', own)).toBe('https://mall.example/x')
  expect(allowedPayUrl('https://pay.example/x?a=1', own)).toBe('https://pay.example/x?a=1')
})

it.each([
  'https://evil.example/',
  'https://pay.example.evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'weixin://wxpay/bizpayurl?pr=x',
  '',
])('refuses %s', (url) => {
  expect(allowedPayUrl(url, own)).toBeUndefined()
})

it('knows where a payer is', () => {
  expect(payChannelOf('Mozilla/5.0 MicroMessenger/8.0', true)).toBe(4)
  expect(payChannelOf('Mozilla/5.0', true)).toBe(2)
  expect(payChannelOf('Mozilla/5.0', false)).toBe(1)
})

it('tells a page of the sandbox the way back, and no other', () => {
  const here = new URL('https://mall.example/micro/alm-mall-shop/Successfully?cTradeNo=1&outcome=pay')
  const sandbox = new URL(withWayBack('https://mall.example/sandbox/pay/1', here))
  expect(sandbox.searchParams.get('back')).toBe('/micro/alm-mall-shop/Successfully?cTradeNo=1&outcome=pay')
  for (const url of ['https://pay.example/sandbox/pay/1?a=1', 'https://mall.example/wx-pay?method=1003'])
    expect(withWayBack(url, here)).toBe(url)
})
