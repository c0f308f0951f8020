import { getSiteClassTreeByStUuid } from '@mallwright/contract/catalog'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createGatewayClient } from './gateway-client.ts'

const KEY = 'cd'.repeat(32)
const PAYLOAD = {
  cAllLinkUserUuid: 'acc-1',
  cLoginUuid: 'login-1',
  cTerminalType: 'mobile',
  cPwdFreeLoginToken: '',
  cForcedLoginToken: '',
  bAlreadyLogin: false,
  cMobilePhone: '19900140001',
  cNickname: '李敏',
  cHeadImageUrl: '',
  bInitPwd: false,
  bShoudUpdPwd: false,
  isSuper: 0,
  cSignKey: KEY,
}
const ENTRY = { phone: '19900140001', password: 'Mall2025a' }

type Answer = { readonly code?: number; readonly msg?: string; readonly data?: unknown; readonly token?: string }
type Script = Record<string, (count: number) => Answer | 'offline'>

const SUCCESS: Script = {
  getMockToken: (count) => ({ data: { cMockToken: `mock-${count}`, cSignKey: KEY } }),
  login: () => ({ data: PAYLOAD, token: 'account-token' }),
  forcedLogin: () => ({ data: { ...PAYLOAD, cLoginUuid: 'login-2' }, token: 'forced-token' }),
  savePwdFreeLoginToken: () => ({ data: { cPwdFreeLoginToken: 'free-1', cPwdFreeLoginUuid: 'device-1', dExpire: '' } }),
  getAccountByAccSignId: () => ({
    data: {
      cAllLinkUserUuid: 'acc-1',
      cMobilePhone: '19900140001',
      cNickname: '李敏',
      cHeadImageUrl: '',
      isSuper: 0,
      cOrgName: '华东机电',
      cEnterpriseUuid: 'e1',
      iTradeRoleType: 2,
      iAuthenticationType: 1,
    },
  }),
  logout: () => ({ data: null }),
}

function open(script: Script, isForced = true) {
  const calls: string[] = []
  const onSessionInvalid = vi.fn()
  const askForced = vi.fn(() => Promise.resolve(isForced))
  const answers: Script = { ...SUCCESS, ...script }
  const fetchFake: typeof fetch = (input) => {
    const url = input as string
    if (url === '/server-config.json') {
      return Promise.resolve(new Response(JSON.stringify({ apiBase: '/api/', socketUrl: '/ws', siteType: 'mall' })))
    }
    const name = /Action\/(\w+)/.exec(url)?.[1] ?? ''
    calls.push(name)
    const answer = answers[name]?.(calls.filter((call) => call === name).length)
    if (!answer || answer === 'offline') return Promise.reject(new TypeError('offline'))
    const { code = 1, msg = '', data = null, token } = answer
    return Promise.resolve(
      new Response(JSON.stringify({ code, msg, data }), {
        headers: { 'Content-Type': 'application/json', ...(token && { Authorization: token }) },
      }),
    )
  }
  const client = createGatewayClient({
    terminalType: 'mobile',
    operations: { getSiteClassTreeByStUuid },
    onSessionInvalid,
    onHtml: vi.fn(),
    askForced,
    fetch: fetchFake,
  })
  const callsOf = (name: string) => calls.filter((call) => call === name).length
  return { ...client, calls, callsOf, onSessionInvalid, askForced }
}

beforeEach(() => localStorage.clear())

describe('signing in', () => {
  it('stores session, account, role and the password-free token, under the specification’s keys', async () => {
    const { signInFlow, sessions } = open({})
    expect(await signInFlow.signIn(ENTRY)).toEqual({ state: 'signedIn' })
    expect(sessions.session.get()).toMatchObject({ kind: 'account', id: 'login-1', token: 'account-token' })
    expect(sessions.mallUser.get()).toEqual({
      institution: '华东机电',
      institutionId: 'e1',
      tradeRole: 2,
      authentication: 1,
    })
    expect(localStorage.getItem('loginUuid')).toBe('login-1')
    expect(localStorage.getItem('pwdFreeToken')).toBe('free-1')
    expect(localStorage.getItem('pwdFreeUuid')).toBe('device-1')
    expect(localStorage.getItem('account')).toContain('李敏')
  })

  it('asks before it ends a session elsewhere, and takes it over when confirmed', async () => {
    const activeLogin = { ...PAYLOAD, bAlreadyLogin: true, cForcedLoginToken: 'ticket' }
    const { signInFlow, sessions, askForced } = open({ login: () => ({ data: activeLogin }) })
    expect(await signInFlow.signIn(ENTRY)).toEqual({ state: 'signedIn' })
    expect(askForced).toHaveBeenCalledOnce()
    expect(sessions.session.get()).toMatchObject({ id: 'login-2', token: 'forced-token' })
  })

  it('leaves the session elsewhere when declined', async () => {
    const activeLogin = { ...PAYLOAD, bAlreadyLogin: true, cForcedLoginToken: 'ticket' }
    const { signInFlow, sessions, callsOf } = open({ login: () => ({ data: activeLogin }) }, false)
    expect(await signInFlow.signIn(ENTRY)).toEqual({ state: 'declined' })
    expect(callsOf('forcedLogin')).toBe(0)
    expect(sessions.session.get()?.kind).toBe('visitor')
  })

  it('shows the server’s message when the password is wrong', async () => {
    const wrongPassword = { code: 4001, msg: '密码错误', data: { cFailure: 'WRONG_PASSWORD', attemptsLeft: 4 } }
    const { signInFlow } = open({ login: () => wrongPassword })
    expect(await signInFlow.signIn(ENTRY)).toEqual({ state: 'failed', failure: 'WRONG_PASSWORD', message: '密码错误' })
  })

  it('stores no session while the password is the initial one', async () => {
    const { signInFlow, sessions, callsOf } = open({
      login: () => ({ data: { ...PAYLOAD, bInitPwd: true }, token: 'account-token' }),
    })
    expect(await signInFlow.signIn(ENTRY)).toEqual({ state: 'passwordChangeNeeded', phone: '19900140001' })
    expect(callsOf('logout')).toBe(1)
    expect(sessions.session.get()).toBeUndefined()
  })

  it('falls back to role 1 without an institution when they cannot be read', async () => {
    const { signInFlow, sessions } = open({ getAccountByAccSignId: () => 'offline' })
    await signInFlow.signIn(ENTRY)
    expect(sessions.mallUser.get()).toEqual({ institution: '', institutionId: '', tradeRole: 1, authentication: 0 })
  })
})

describe('signing out', () => {
  it('clears all data of the account, also when the server does not answer', async () => {
    const { signInFlow, sessions } = open({ logout: () => 'offline' })
    await signInFlow.signIn(ENTRY)
    await signInFlow.signOut()
    expect(sessions.session.get()).toBeUndefined()
    for (const key of ['session', 'loginUuid', 'pwdFreeToken', 'pwdFreeUuid', 'account']) {
      expect(localStorage.getItem(key)).toBeNull()
    }
  })
})

describe('starting', () => {
  const remember = () => {
    localStorage.setItem('pwdFreeToken', 'free-0')
    localStorage.setItem('pwdFreeUuid', 'device-1')
  }
  const renewed = () => ({
    data: { ...PAYLOAD, cPwdFreeLoginToken: 'free-2', cPwdFreeLoginUuid: 'device-1' },
    token: 'renewed-token',
  })

  it('opens as a visitor without a password-free token, and sends no request', async () => {
    const { signInFlow, calls } = open({})
    expect(await signInFlow.start()).toBe('visitor')
    expect(calls).toEqual([])
  })

  it('signs in by the password-free token and stores the new one', async () => {
    remember()
    const { signInFlow, sessions } = open({ loginPwdFree: renewed })
    expect(await signInFlow.start()).toBe('signedIn')
    expect(sessions.session.get()).toMatchObject({ kind: 'account', token: 'renewed-token' })
    expect(localStorage.getItem('pwdFreeToken')).toBe('free-2')
  })

  it('retries once after a network failure', async () => {
    remember()
    const { signInFlow, callsOf } = open({ loginPwdFree: (count) => (count === 1 ? 'offline' : renewed()) })
    expect(await signInFlow.start()).toBe('signedIn')
    expect(callsOf('loginPwdFree')).toBe(2)
  })

  it('deletes an invalid token and requires a sign-in', async () => {
    remember()
    const { signInFlow } = open({ loginPwdFree: () => ({ code: 4009, msg: '', data: { cFailure: 'TOKEN_INVALID' } }) })
    expect(await signInFlow.start()).toBe('signInNeeded')
    expect(localStorage.getItem('pwdFreeToken')).toBeNull()
  })

  it('resumes the session of the last visit', async () => {
    await open({}).signInFlow.signIn(ENTRY)
    const { signInFlow, sessions } = open({})
    expect(sessions.session.get()).toMatchObject({ kind: 'account', token: 'account-token' })
    expect(await signInFlow.start()).toBe('signedIn')
  })
})

describe('a refused session', () => {
  const tree = (count: number): Answer => (count === 1 ? { code: 11000, msg: '登录已失效' } : { data: [] })

  it('that was opened on this visit ends once, with the server’s message', async () => {
    const invalid = () => ({ code: 11000, msg: '登录已失效' })
    const renewable = () => ({ data: { ...PAYLOAD, cPwdFreeLoginUuid: 'device-1' }, token: 'renewed-token' })
    const { signInFlow, api, sessions, onSessionInvalid, callsOf } = open({
      getSiteClassTreeByStUuid: invalid,
      loginPwdFree: renewable,
    })
    await signInFlow.signIn(ENTRY)
    await Promise.all([1, 2, 3].map(() => api.getSiteClassTreeByStUuid({ params: { stUuid: 'st' } })))
    expect(onSessionInvalid).toHaveBeenCalledExactlyOnceWith('登录已失效')
    expect(sessions.session.get()?.kind).not.toBe('account')
    expect(callsOf('loginPwdFree')).toBe(0)
  })

  it('of an earlier visit is renewed by the password-free token, and the call repeated', async () => {
    await open({}).signInFlow.signIn(ENTRY)
    const { api, sessions, onSessionInvalid } = open({
      getSiteClassTreeByStUuid: tree,
      loginPwdFree: () => ({
        data: { ...PAYLOAD, cLoginUuid: 'login-9', cPwdFreeLoginUuid: 'device-1' },
        token: 'renewed-token',
      }),
    })
    const answer = await api.getSiteClassTreeByStUuid({ params: { stUuid: 'st' } })
    expect(answer).toMatchObject({ ok: true })
    expect(sessions.session.get()).toMatchObject({ id: 'login-9', token: 'renewed-token' })
    expect(onSessionInvalid).not.toHaveBeenCalled()
  })
})

it('replaces the stored token by a renewed one', async () => {
  const { signInFlow, api, sessions } = open({ getSiteClassTreeByStUuid: () => ({ data: [], token: 'fresh' }) })
  await signInFlow.signIn(ENTRY)
  await api.getSiteClassTreeByStUuid({ params: { stUuid: 'st' } })
  expect(sessions.session.get()?.token).toBe('fresh')
  expect(localStorage.getItem('session')).toContain('fresh')
})

it('separates shop and studio in one browser', async () => {
  await open({}).signInFlow.signIn(ENTRY)
  const studio = createGatewayClient({
    terminalType: 'studio',
    operations: {},
    onSessionInvalid: vi.fn(),
    onHtml: vi.fn(),
    askForced: () => Promise.resolve(false),
  })
  expect(studio.sessions.session.get()).toBeUndefined()
})
