import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { hideSsoTicket } from '../../../navigation/hide-sso-ticket.ts'
import { LOGIN, openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

const PRODUCTS = '/micro/alm-mall-shop/search/goods?cKeyword=pen'
const HOME = '/micro/alm-mall-shop/home/tab-home'
const address = () => location.pathname + location.search

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

/** Opens the screen as a page load does: the ticket leaves the address first. */
function open(query: string, answers: Answers = {}) {
  const tickets: unknown[] = []
  history.replaceState(null, '', `/no-login?${query}`)
  hideSsoTicket()
  const opened = openShop(address(), {
    loginBySsoTicket: (body) => {
      tickets.push([body['cTicket'], location.href.includes('secret')])
      return { data: LOGIN, token: 'account-token' }
    },
    ...answers,
  })
  return { ...opened, tickets }
}

/** `openShop` replaces the history entry; this keeps its state. */
function openWithEntry(query: string, answers: Answers = {}) {
  const replaceState = history.replaceState.bind(history)
  const spy = vi.spyOn(history, 'replaceState').mockImplementation((state: unknown, title, url) => {
    replaceState(state ?? history.state, title, url)
  })
  const opened = open(query, answers)
  spy.mockRestore()
  return opened
}

it('hides a ticket only where it belongs', () => {
  history.replaceState(null, '', '/micro/alm-mall-shop/no-login?ticket=secret&redirect=%2Fx')
  hideSsoTicket()
  expect(address()).toBe('/micro/alm-mall-shop/no-login?redirect=%2Fx')
  expect(history.state).toEqual({ usr: { ssoTicket: 'secret' } })
  history.replaceState(null, '', '/other?ticket=t')
  hideSsoTicket()
  expect(address()).toBe('/other?ticket=t')
})

describe('single sign-on', () => {
  it('takes the ticket out of the address before it is shown, and lands at the wanted page', async () => {
    const { shop, tickets } = openWithEntry(`ticket=secret&redirect=${encodeURIComponent(PRODUCTS)}`)
    expect(address()).not.toContain('secret')
    expect(await screen.findByText('登录中…')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe(PRODUCTS))
    expect(tickets).toEqual([['secret', false]])
    expect(shop.sessions.session.get()?.kind).toBe('account')
    expect(JSON.stringify(history.state)).not.toContain('secret')
  })

  it.each(['https://evil.test/x', '//evil.test/x', 'javascript:alert(1)', '/login-account', '/no-login?ticket=2'])(
    'lands at home instead of %s',
    async (redirect) => {
      const { shop } = openWithEntry(`ticket=secret&redirect=${encodeURIComponent(redirect)}`)
      await waitFor(() => expect(shop.sessions.session.get()?.kind).toBe('account'))
      await waitFor(() => expect(location.pathname).toBe(HOME))
    },
  )

  it('says why it failed and leads to the sign-in', async () => {
    openWithEntry('ticket=secret', {
      loginBySsoTicket: () => ({ code: 4009, msg: '凭证已失效，请重新操作', data: { cFailure: 'TICKET_EXPIRED' } }),
    })
    expect(await screen.findByText('凭证已失效，请重新操作')).toBeInTheDocument()
    await waitFor(() => expect(location.pathname).toBe('/login-account'))
  })

  it('leads to the sign-in without a ticket', async () => {
    open('redirect=%2Fx')
    expect(await screen.findByText('缺少登录凭证，请登录')).toBeInTheDocument()
    await waitFor(() => expect(location.pathname).toBe('/login-account'))
  })

  it('keeps neither institution nor remembered device of the account before', async () => {
    localStorage.setItem(
      'account',
      JSON.stringify({ id: 'old', phone: '1', nickname: '', avatarUrl: '', isSuper: false }),
    )
    localStorage.setItem('loginUuid', 'login-0')
    localStorage.setItem(
      'session',
      JSON.stringify({ kind: 'account', id: 'login-0', token: 'old', signKey: 'ab'.repeat(32) }),
    )
    localStorage.setItem('mallUser', JSON.stringify({ institution: '旧企业', institutionId: 'o1', tradeRole: 2 }))
    localStorage.setItem('pwdFreeToken', 'old-token')
    const { shop } = openWithEntry('ticket=secret', {
      getDefaultUserSubscription: () => 'offline',
      savePwdFreeLoginToken: () => 'offline',
    })
    expect(shop.sessions.mallUser.get().institution).toBe('旧企业')
    await waitFor(() => expect(shop.sessions.session.get()?.id).toBe('login-1'))
    expect(shop.sessions.mallUser.get()).toMatchObject({ institution: '', institutionId: '', tradeRole: 1 })
    expect(localStorage.getItem('pwdFreeToken')).toBeNull()
  })
})
