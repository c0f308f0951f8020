import { expect, it } from 'vitest'

import { allowedPayUrl, payChannelOf } from './pay-environment.ts'

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
