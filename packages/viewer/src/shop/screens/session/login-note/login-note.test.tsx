import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { LOGIN, openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { alertText, CODE, codeAnswers, press } from '../test-codes.tsx'

const HOME = '/micro/alm-mall-shop/home/tab-home'
const USER_CENTER = '/micro/alm-mall-shop/home/UserCenter'
const ADDRESSES = '/micro/alm-mall-shop/UserCenter/address'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

async function openNote(isRegistered = true, own: Answers = {}) {
  const { calls, answers } = codeAnswers(isRegistered, own)
  const opened = openShop('/login-note', answers)
  return { ...opened, calls, phone: await screen.findByLabelText('手机号码') }
}

async function sendCode(phone: HTMLElement) {
  await userEvent.type(phone, '19900140001')
  await userEvent.click(screen.getByRole('checkbox'))
  await press('获取验证码')
  return screen.findByRole('textbox', { name: '6 位短信验证码' })
}

describe('the first step of the sign-in by code', () => {
  it('checks phone and consent in their order', async () => {
    const { phone } = await openNote()
    await press('获取验证码')
    expect(alertText()).toBe('手机号码不能为空')
    await userEvent.type(phone, '1990014000')
    await press('获取验证码')
    expect(alertText()).toBe('手机号码格式不正确')
    await userEvent.type(phone, '1')
    await press('获取验证码')
    expect(alertText()).toBe('请阅读并同意用户协议和隐私政策')
  })

  it('sends nothing to a phone without an account, and offers the registration', async () => {
    const { phone, calls } = await openNote(false)
    await userEvent.type(phone, '19900140001')
    await userEvent.click(screen.getByRole('checkbox'))
    await press('获取验证码')
    await waitFor(() => expect(alertText()).toBe('该手机号未注册'))
    expect(calls.map(([name]) => name)).not.toContain('sendVeriCode')
    await press('注册账号', 'link')
    expect(await screen.findByRole('heading', { name: '注册账号' })).toBeInTheDocument()
  })

  it('changes to the password and back without a step of the history', async () => {
    await openNote()
    const { length } = history
    await press('密码登录', 'link')
    await screen.findByLabelText('登录密码')
    await press('短信登录', 'link')
    await screen.findByRole('button', { name: '获取验证码' })
    expect(history).toHaveLength(length)
  })

  it('shows how long a phone has to wait', async () => {
    const msg = '验证码发送过于频繁，请 42 秒后再试'
    const refusal = { code: 4029, msg, data: { cFailure: 'TOO_MANY_CODES', iRetrySeconds: 42 } }
    const { phone } = await openNote(true, { sendVeriCode: () => refusal })
    await userEvent.type(phone, '19900140001')
    await userEvent.click(screen.getByRole('checkbox'))
    await press('获取验证码')
    await waitFor(() => expect(alertText()).toBe(msg))
  })
})

describe('the second step', () => {
  it('is reached by the first one only', async () => {
    openShop('/login-note-verify', codeAnswers(true).answers)
    expect(await screen.findByRole('button', { name: '获取验证码' })).toBeInTheDocument()
    expect(location.pathname).toBe('/login-note')
  })

  it('signs in with the ticket of the code at its sixth digit, and the return route replaces both steps', async () => {
    const { phone, calls, shop } = await openNote()
    shop.tabStore.write('lastRoute', `${HOME}?a=1`)
    const code = await sendCode(phone)
    await waitFor(() => expect(code).toHaveFocus())
    expect(screen.getByText('短信验证码已发送至 199****0001')).toBeInTheDocument()
    await userEvent.type(code, CODE)
    await waitFor(() => expect(location.pathname + location.search).toBe(`${HOME}?a=1`))
    expect(calls.find(([name]) => name === 'login')?.[1]).toMatchObject({
      cMobilePhone: '19900140001',
      cVerifyTicket: 'ticket',
    })
    expect(calls.find(([name]) => name === 'login')?.[1]).not.toHaveProperty('cPassword')
    expect(shop.sessions.session.get()?.kind).toBe('account')
  })

  it('goes back two steps when no route is stored', async () => {
    const { shop } = openShop('/login-clause', codeAnswers(true).answers)
    await screen.findByRole('heading', { name: '用户协议' })
    history.pushState({ idx: 1, key: 'note' }, '', '/login-note')
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    const code = await sendCode(await screen.findByLabelText('手机号码'))
    shop.tabStore.remove('lastRoute')
    await userEvent.type(code, CODE)
    await waitFor(() => expect(location.pathname).toBe('/login-clause'))
    expect(shop.sessions.session.get()?.kind).toBe('account')
  })

  it.each(['stored', 'none'])('leaves no screen twice in the history, return route %s', async (route) => {
    const { shop } = openShop(USER_CENTER, codeAnswers(true).answers)
    await userEvent.click(await screen.findByRole('link', { name: /登录/ }))
    await screen.findByLabelText('登录密码')
    await press('短信登录', 'link')
    await screen.findByRole('button', { name: '获取验证码' })
    const code = await sendCode(await screen.findByLabelText('手机号码'))
    const steps = (history.state as { idx: number }).idx
    if (route === 'none') shop.tabStore.remove('lastRoute')
    await userEvent.type(code, CODE)
    await waitFor(() => expect(location.pathname).toBe(USER_CENTER))
    // The entry that the sign-in began at, not another one of the same screen above it.
    expect([steps, (history.state as { idx: number }).idx]).toEqual([2, 0])
  })

  it('clears a wrong code and takes a pasted one', async () => {
    const failures = [
      { code: 4001, msg: '验证码错误，还可尝试 4 次', data: { cFailure: 'CODE_WRONG', attemptsLeft: 4 } },
    ]
    const { phone, shop } = await openNote(true, {
      verifyVeriCode: () => failures.shift() ?? { data: { cVerifyTicket: 'ticket' } },
    })
    const code = await sendCode(phone)
    await userEvent.type(code, '111111')
    await waitFor(() => expect(alertText()).toBe('验证码错误，还可尝试 4 次'))
    expect(code).toHaveValue('')
    await userEvent.click(code)
    await userEvent.paste(' 246 810')
    await waitFor(() => expect(shop.sessions.session.get()?.kind).toBe('account'))
  })

  it.each(['NETWORK', 'TOO_MANY_REQUESTS'])(
    'shows the code on after %s, and its ticket serves another try',
    async (failure) => {
      const failed = failure === 'NETWORK' ? ('offline' as const) : { code: 4029, msg: '操作过于频繁', data: {} }
      const failures = [failed, failed]
      const { phone, calls, shop } = await openNote(true, {
        login: () => failures.pop() ?? { data: LOGIN, token: 'account-token' },
      })
      const code = await sendCode(phone)
      await userEvent.type(code, CODE)
      for (const _ of [1, 2]) {
        await waitFor(() => expect(alertText()).not.toBe(''))
        expect(code).toHaveValue(CODE)
        await press('重试')
      }
      await waitFor(() => expect(shop.sessions.session.get()?.kind).toBe('account'))
      expect(calls.filter(([name]) => name === 'verifyVeriCode')).toHaveLength(1)
    },
  )

  it('forgets a ticket that has expired, and clears its code', async () => {
    const msg = '凭证已失效，请重新操作'
    const { phone, calls } = await openNote(true, {
      login: () => ({ code: 4009, msg, data: { cFailure: 'TICKET_EXPIRED' } }),
    })
    const code = await sendCode(phone)
    for (const tries of [1, 2]) {
      await userEvent.type(code, CODE)
      await waitFor(() => expect(alertText()).toBe(msg))
      expect(code).toHaveValue('')
      expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument()
      expect(calls.filter(([name]) => name === 'verifyVeriCode')).toHaveLength(tries)
    }
  })

  it('asks before it ends a session elsewhere', async () => {
    const { phone, shop } = await openNote(true, {
      login: () => ({ data: { ...LOGIN, bAlreadyLogin: true, cForcedLoginToken: 'ticket' } }),
      forcedLogin: () => ({ data: { ...LOGIN, cLoginUuid: 'login-2' }, token: 'forced' }),
    })
    await userEvent.type(await sendCode(phone), CODE)
    expect(await screen.findByText('账号已在其它终端登录，是否强制登录？')).toBeInTheDocument()
    await press('确认')
    await waitFor(() => expect(shop.sessions.session.get()?.id).toBe('login-2'))
  })

  it('keeps code and ticket when the person lets the other session live', async () => {
    const { phone, calls, shop } = await openNote(true, {
      login: () => ({ data: { ...LOGIN, bAlreadyLogin: true, cForcedLoginToken: 'ticket' } }),
      forcedLogin: () => ({ data: { ...LOGIN, cLoginUuid: 'login-2' }, token: 'forced' }),
    })
    const code = await sendCode(phone)
    await userEvent.type(code, CODE)
    await screen.findByText('账号已在其它终端登录，是否强制登录？')
    await press('取消')
    await waitFor(() => expect(alertText()).toBe('未登录，账号仍在其它终端使用'))
    expect(code).toHaveValue(CODE)
    expect(shop.sessions.session.get()?.kind).not.toBe('account')
    await press('重试')
    await screen.findByText('账号已在其它终端登录，是否强制登录？')
    await press('确认')
    await waitFor(() => expect(shop.sessions.session.get()?.id).toBe('login-2'))
    expect(calls.filter(([name]) => name === 'verifyVeriCode')).toHaveLength(1)
    expect(calls.filter(([name]) => name === 'sendVeriCode')).toHaveLength(1)
  })

  it('finds the first step as it was left, and its code still serves', async () => {
    const data = { iRetrySeconds: 60, iExpireSeconds: 300, cDemoCode: CODE }
    const { phone, calls, shop } = await openNote(true, { sendVeriCode: () => ({ data }) })
    await sendCode(phone)
    history.back()
    expect(await screen.findByLabelText('手机号码')).toHaveValue('19900140001')
    expect(screen.getByRole('checkbox')).toBeChecked()
    await press('获取验证码')
    const code = await screen.findByRole('textbox', { name: '6 位短信验证码' })
    expect(screen.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
    expect(screen.getByText(/演示商城不发短信/)).toBeInTheDocument()
    expect(calls.filter(([name]) => name === 'sendVeriCode')).toHaveLength(1)
    await userEvent.type(code, CODE)
    await waitFor(() => expect(shop.sessions.session.get()?.kind).toBe('account'))
  })

  it('sends another code to another phone', async () => {
    const { phone, calls } = await openNote()
    await sendCode(phone)
    history.back()
    await userEvent.type(await screen.findByLabelText('手机号码'), '{Backspace}2')
    await press('获取验证码')
    expect(await screen.findByText('短信验证码已发送至 199****0002')).toBeInTheDocument()
    expect(calls.filter(([name]) => name === 'sendVeriCode')).toHaveLength(2)
  })

  it('does not lead on with a code that is used', async () => {
    const { phone, calls } = await openNote(true, {
      login: () => ({ data: { ...LOGIN, bAlreadyLogin: true, cForcedLoginToken: 'ticket' } }),
    })
    await userEvent.type(await sendCode(phone), CODE)
    await screen.findByText('账号已在其它终端登录，是否强制登录？')
    await press('取消')
    history.back()
    await userEvent.click(await screen.findByRole('button', { name: '获取验证码' }))
    await screen.findByRole('textbox', { name: '6 位短信验证码' })
    expect(calls.filter(([name]) => name === 'sendVeriCode')).toHaveLength(2)
  })

  it('returns to the page that asked for the sign-in', async () => {
    openShop(ADDRESSES, codeAnswers(true, { getAddressList: () => ({ data: { results: [] } }) }).answers)
    await screen.findByLabelText('登录密码')
    await press('短信登录', 'link')
    await screen.findByRole('button', { name: '获取验证码' })
    await userEvent.type(await sendCode(await screen.findByLabelText('手机号码')), CODE)
    await waitFor(() => expect(location.pathname).toBe(ADDRESSES))
  })
})
