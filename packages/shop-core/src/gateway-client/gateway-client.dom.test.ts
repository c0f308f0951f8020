import { getSiteClassTreeByStUuid } from '@mallwright/contract/catalog'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { setDocumentLocale } from '../i18n/index.ts'
import { createGatewayClient } from './gateway-client.ts'
import { TEST_INSTITUTION as INSTITUTION, TEST_LOGIN as PAYLOAD } from './test-accounts.ts'

const KEY = PAYLOAD.cSignKey
const STORAGE_KEY = 'ef'.repeat(32)
const ENTRY = { phone: '19900140001', password: 'Mall2025a' }

type Answer = { readonly code?: number; readonly msg?: string; readonly data?: unknown; readonly token?: string }
type Script = Record<string, (count: number) => Answer | 'offline'>

const SUCCESS: Script = {
  getMockToken: (count) => ({ data: { cMockToken: `mock-${count}`, cSignKey: KEY } }),
  login: () => ({ data: PAYLOAD, token: 'account-token' }),
  forcedLogin: () => ({ data: { ...PAYLOAD, cLoginUuid: 'login-2' }, token: 'forced-token' }),
  savePwdFreeLoginToken: () => ({ data: { cPwdFreeLoginToken: 'free-1', cPwdFreeLoginUuid: 'device-1', dExpire: '' } }),
  getDefaultUserSubscription: () => ({ data: INSTITUTION }),
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

/** Answers of the next profile calls, in the order of the calls. */
const profiles: Promise<Response>[] = []

function open(script: Script, isForced = true) {
  const calls: string[] = []
  const onSessionInvalid = vi.fn()
  const onInstitution = vi.fn()
  const askForced = vi.fn(() => Promise.resolve(isForced))
  const answers: Script = { ...SUCCESS, ...script }
  const fetchFake: typeof fetch = (input) => {
    const url = input as string
    if (url === '/server-config.json') {
      return Promise.resolve(new Response(JSON.stringify({ apiBase: '/api/', socketUrl: '/ws', siteType: 'mall' })))
    }
    const name = /Action\/(\w+)/.exec(url)?.[1] ?? ''
    calls.push(name)
    const scripted = name === 'getAccountByAccSignId' ? profiles.shift() : undefined
    if (scripted) return scripted
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
    storageKey: STORAGE_KEY,
    onSessionInvalid,
    onInstitution,
    onHtml: vi.fn(),
    askForced,
    fetch: fetchFake,
  })
  const callsOf = (name: string) => calls.filter((call) => call === name).length
  return { ...client, calls, callsOf, onSessionInvalid, onInstitution, askForced }
}

beforeEach(() => {
  localStorage.clear()
  setDocumentLocale('zh-CN')
})

describe('a stopped account', () => {
  const stopped: Answer = {
    code: 4003,
    msg: '用户【李敏】已停用',
    data: { cFailure: 'ACCOUNT_STOPPED', cName: '李敏' },
  }

  it('is named at the start of its remembered device', async () => {
    localStorage.setItem('pwdFreeToken', 'free-0')
    const { signInFlow } = open({ loginPwdFree: () => stopped })
    const told = vi.fn()
    expect(await signInFlow.start(told)).toBe('signInNeeded')
    expect(told).toHaveBeenCalledExactlyOnceWith('用户【李敏】已停用')
    expect(localStorage.getItem('pwdFreeToken')).toBeNull()
  })

  it('is named instead of the end of its restored session', async () => {
    localStorage.setItem('pwdFreeToken', 'free-0')
    localStorage.setItem('loginUuid', 'login-0')
    localStorage.setItem('account', JSON.stringify({ id: 'acc-1', phone: '1', nickname: '', avatarUrl: '' }))
    localStorage.setItem('session', JSON.stringify({ kind: 'account', id: 'login-0', token: 'old', signKey: KEY }))
    const ended: Answer = { code: 11000, msg: '登录已失效，请重新登录' }
    const { signInFlow, onSessionInvalid } = open({ loginPwdFree: () => stopped, getAccountByAccSignId: () => ended })
    await signInFlow.refreshMallUser()
    expect(onSessionInvalid).toHaveBeenCalledExactlyOnceWith('用户【李敏】已停用')
  })
})

describe('signing in', () => {
  it('waits for a start that is under way, whose account and device it replaces', async () => {
    localStorage.setItem('pwdFreeToken', 'free-0')
    const other = { ...PAYLOAD, cAllLinkUserUuid: 'acc-0', cLoginUuid: 'login-0', cPwdFreeLoginUuid: 'device-0' }
    const { signInFlow, sessions, calls, store } = open({
      loginPwdFree: () => ({ data: { ...other, cPwdFreeLoginToken: 'free-00' }, token: 'other-token' }),
    })
    const started = signInFlow.start()
    expect(await signInFlow.signIn(ENTRY)).toEqual({ state: 'signedIn' })
    expect(await started).toBe('signedIn')
    expect(calls.indexOf('loginPwdFree')).toBeLessThan(calls.indexOf('login'))
    expect(sessions.session.get()).toMatchObject({ id: 'login-1', account: { id: 'acc-1' } })
    expect(store.read('pwdFreeToken')).toBe('free-1')
  })

  it('keeps the newer of two institutions that are loaded at once', async () => {
    const { signInFlow, sessions, callsOf } = open({})
    await signInFlow.signIn(ENTRY)
    let answerFirst: (answer: Response) => void = () => undefined
    const profile = (name: string) => ({
      ...PAYLOAD,
      cOrgName: name,
      cEnterpriseUuid: name,
      iTradeRoleType: 2,
      iAuthenticationType: 1,
    })
    const respond = (name: string) =>
      new Response(JSON.stringify({ code: 1, msg: '', data: profile(name) }), {
        headers: { 'Content-Type': 'application/json' },
      })
    const slow = new Promise<Response>((resolve) => {
      answerFirst = resolve
    })
    profiles.push(slow, Promise.resolve(respond('新企业')))
    const first = signInFlow.refreshMallUser()
    await expect.poll(() => callsOf('getAccountByAccSignId')).toBe(2)
    await signInFlow.refreshMallUser()
    answerFirst(respond('旧企业'))
    await first
    expect(sessions.mallUser.get().institution).toBe('新企业')
  })

  it('stores session, account, role and the password-free token, under the specification’s keys', async () => {
    const { signInFlow, sessions, store } = open({})
    expect(await signInFlow.signIn(ENTRY)).toEqual({ state: 'signedIn' })
    expect(sessions.session.get()).toMatchObject({ kind: 'account', id: 'login-1', token: 'account-token' })
    expect(sessions.mallUser.get()).toEqual({
      institution: '华东机电',
      institutionId: 'e1',
      tradeRole: 2,
      authentication: 1,
    })
    expect(store.read('loginUuid')).toBe('login-1')
    expect(store.read('pwdFreeToken')).toBe('free-1')
    expect(store.read('pwdFreeUuid')).toBe('device-1')
    expect(store.read('account')).toContain('李敏')
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

  it('falls back to role 1 without an institution when it cannot be read or there is none', async () => {
    for (const answer of ['offline', { code: 2000, msg: '暂无数据' }] as const) {
      const { signInFlow, sessions } = open({ getDefaultUserSubscription: () => answer })
      expect(await signInFlow.signIn(ENTRY)).toEqual({ state: 'signedIn' })
      expect(sessions.mallUser.get()).toEqual(NOBODY)
    }
  })
})

const NOBODY = { institution: '', institutionId: '', tradeRole: 1, authentication: 0 }

describe('the institution of an account', () => {
  it.each([
    [{ bStop: true }, '用户【李敏】已停用'],
    [{ bAccStop: true }, '账户【华东机电】已停用'],
    [{ bWaitDelete: true }, '账户【华东机电】已停用'],
  ])('is none when it is stopped by %o, with a warning', async (stop, message) => {
    const stopped = { data: { ...INSTITUTION, ...stop } }
    const { signInFlow, sessions, onInstitution, callsOf } = open({ getDefaultUserSubscription: () => stopped })
    expect(await signInFlow.signIn(ENTRY)).toEqual({ state: 'signedIn' })
    expect(onInstitution).toHaveBeenCalledExactlyOnceWith({ state: 'stopped', message })
    expect(sessions.mallUser.get()).toEqual(NOBODY)
    expect(callsOf('getAccountByAccSignId')).toBe(0)
  })

  it.each([
    [{ code: 5000, msg: '服务器繁忙，请稍后再试' }, '服务器繁忙，请稍后再试'],
    ['offline' as const, '用户登录：网络开小差了'],
  ])('ends the sign-in when the account cannot be read', async (answer, message) => {
    const { signInFlow, sessions, callsOf } = open({ getAccountByAccSignId: () => answer })
    expect(await signInFlow.signIn(ENTRY)).toEqual({ state: 'failed', failure: 'USER_INFO', message })
    expect(sessions.session.get()).toBeUndefined()
    expect(callsOf('logout')).toBe(1)
    expect(localStorage.getItem('pwdFreeToken')).toBeNull()
  })

  it('is not that of whoever signed in before', async () => {
    const first = open({})
    await first.signInFlow.signIn(ENTRY)
    const next = open({ login: () => ({ data: { ...PAYLOAD, cAllLinkUserUuid: 'acc-2' }, token: 'second' }) })
    const seen: string[] = []
    next.sessions.session.state.subscribe((session) => {
      if (session?.kind === 'account') seen.push(session.account.id + next.sessions.mallUser.get().institution)
    })
    await next.signInFlow.signIn(ENTRY)
    expect(seen[0]).toBe('acc-2')
  })

  it('is the one of the load that began last, however the answers arrive', async () => {
    const { signInFlow, sessions, callsOf } = open({})
    await signInFlow.signIn(ENTRY)
    const older = signInFlow.refreshMallUser()
    await expect.poll(() => callsOf('getDefaultUserSubscription')).toBe(2)
    sessions.mallUser.set({ ...NOBODY, institution: '来自另一标签页', institutionId: 'e2' } as never)
    await older
    expect(sessions.mallUser.get().institutionId).toBe('e2')
    await Promise.all([signInFlow.refreshMallUser(), signInFlow.refreshMallUser()])
    expect(sessions.mallUser.get().institutionId).toBe('e1')
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
    const { signInFlow, sessions, store } = open({ loginPwdFree: renewed })
    expect(await signInFlow.start()).toBe('signedIn')
    expect(sessions.session.get()).toMatchObject({ kind: 'account', token: 'renewed-token' })
    expect(store.read('pwdFreeToken')).toBe('free-2')
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
  const answers: Script = { getSiteClassTreeByStUuid: () => ({ data: [], token: 'fresh' }) }
  const { signInFlow, api, sessions, store } = open(answers)
  await signInFlow.signIn(ENTRY)
  await api.getSiteClassTreeByStUuid({ params: { stUuid: 'st' } })
  expect(sessions.session.get()?.token).toBe('fresh')
  expect(store.read('session')).toContain('fresh')
})

it('separates shop and studio in one browser', async () => {
  await open({}).signInFlow.signIn(ENTRY)
  const studio = createGatewayClient({
    terminalType: 'studio',
    operations: {},
    storageKey: STORAGE_KEY,
    onSessionInvalid: vi.fn(),
    onHtml: vi.fn(),
    askForced: () => Promise.resolve(false),
  })
  expect(studio.sessions.session.get()).toBeUndefined()
})
