import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { LOGIN, openShop, resetBrowser } from '../../../app/test-shop.tsx'
import { partnerUrlOf, withQuery } from './partner-entry.tsx'

beforeEach(() => {
  resetBrowser()
  localStorage.setItem('session', JSON.stringify({ kind: 'account', id: 'l', token: 't', signKey: 'ab'.repeat(32) }))
  localStorage.setItem('loginUuid', 'l')
  const account = { id: 'a', phone: LOGIN.cMobilePhone, nickname: '', avatarUrl: '', isSuper: false }
  localStorage.setItem('account', JSON.stringify(account))
})
afterEach(() => vi.unstubAllGlobals())

it('says that the service cannot be reached while the mall names no partner', async () => {
  openShop('/deLianHui?params=%7B%22a%22%3A%221%22%7D')
  expect(await screen.findByText('服务链接失败')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: '德链汇' })).toBeInTheDocument()
})

it('passes the parameters and the institution to the configured address', () => {
  const { href } = partnerUrlOf({ partnerUrl: 'https://partner.test/in?from=mall' }) ?? { href: '' }
  const address = new URL(
    withQuery(href, '?params=%7B%22a%22%3A%221%22%7D&cEnterpriseUuid=e1&cEnterpriseName=%E5%8C%97'),
  )
  expect([address.origin, address.pathname]).toEqual(['https://partner.test', '/in'])
  expect(Object.fromEntries(address.searchParams)).toEqual({
    from: 'mall',
    params: '{"a":"1"}',
    cEnterpriseUuid: 'e1',
    cEnterpriseName: '北',
  })
})

it('keeps what is configured from a link, and passes no other name', () => {
  const configured = 'https://partner.test/in?from=mall&cEnterpriseUuid=fixed'
  const search = '?from=evil&cEnterpriseUuid=e2&params=1&params=2&token=t'
  expect(withQuery(configured, search)).toBe(`${configured}&params=1`)
})

it.each([{}, { partnerUrl: '' }, { partnerUrl: 'javascript:alert(1)' }, { partnerUrl: 7 }])(
  'takes no other configuration for an address: %o',
  (config) => {
    expect(partnerUrlOf(config)).toBeUndefined()
  },
)
