import type { LoginPayload } from '@mallwright/contract/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { DEMO_PASSWORD } from '../demo/accounts.data.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'
import { issueTicket } from './ticket.store.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const credentials = (phone: string, password = DEMO_PASSWORD) => ({
  body: { cMobilePhone: phone, cPassword: password, cTerminalType: 'mobile' as const },
})

async function isLive(client: TestClient, accountId: string): Promise<boolean> {
  return (await client.getAccountByAccSignId({ params: { id: accountId } })).ok
}

function adopt(client: TestClient, payload: LoginPayload): void {
  client.session.signKey = payload.cSignKey
}

describe('signing in', () => {
  it('opens a session of its account', async () => {
    const client = await server.client()
    const answer = await client.login(credentials('19900140001'))
    if (!answer.ok) throw new Error(answer.msg)
    adopt(client, answer.data)
    expect(answer.data).toMatchObject({ bAlreadyLogin: false, isSuper: 0, cMobilePhone: '19900140001' })
    const profile = await client.getAccountByAccSignId({ params: { id: answer.data.cAllLinkUserUuid } })
    expect(profile).toMatchObject({ ok: true, data: { iTradeRoleType: 2, iAuthenticationType: 1 } })
    expect(await client.getAccountByAccSignId({ params: { id: 'somebody-else' } })).toMatchObject({ failure: 'EMPTY' })
  })

  it('counts wrong passwords down and then locks, for known and unknown phones alike', async () => {
    const client = await server.client()
    for (const phone of ['19900110001', '13800000000']) {
      const answers = []
      for (const _ of [1, 2, 3, 4, 5, 6]) answers.push(await client.login(credentials(phone, 'wrong-pass1')))
      expect(answers.map((answer) => !answer.ok && answer.failure)).toEqual([
        'WRONG_PASSWORD',
        'WRONG_PASSWORD',
        'WRONG_PASSWORD',
        'WRONG_PASSWORD',
        'LOCKED',
        'LOCKED',
      ])
      expect(answers[1]).toMatchObject({ data: { attemptsLeft: 3 }, msg: '手机号或密码错误，还可尝试 3 次' })
    }
    expect(await client.login(credentials('19900110001'))).toMatchObject({ failure: 'LOCKED' })
  })

  it('admits at most five concurrent attempts', async () => {
    const client = await server.client()
    const attempts = Array.from({ length: 12 }, () => client.login(credentials('19900110002', 'wrong-pass1')))
    const answers = await Promise.all(attempts)
    const refused = answers.filter((answer) => !answer.ok && answer.failure === 'WRONG_PASSWORD')
    expect(refused).toHaveLength(4)
  })

  it('resets wrong passwords after the right one', async () => {
    const client = await server.client()
    await client.login(credentials('19900110003', 'wrong-pass1'))
    expect((await client.login(credentials('19900110003'))).ok).toBe(true)
    const again = await (await server.client()).login(credentials('19900110003', 'wrong-pass1'))
    expect(again).toMatchObject({ failure: 'WRONG_PASSWORD', data: { attemptsLeft: 4 } })
  })

  it('reveals a suspended account only with the right password', async () => {
    const client = await server.client()
    expect(await client.login(credentials('19900160004', 'wrong-pass1'))).toMatchObject({ failure: 'WRONG_PASSWORD' })
    expect(await client.login(credentials('19900160004'))).toMatchObject({ failure: 'ACCOUNT_STOPPED' })
  })

  it('allows only the sign-out while the password is the initial one', async () => {
    const { pool } = server.database
    await pool.query(`update account set init_pwd = true where mobile_phone = '19900180004'`)
    const client = await server.client()
    const answer = await client.login(credentials('19900180004'))
    if (!answer.ok) throw new Error(answer.msg)
    adopt(client, answer.data)
    const { cAllLinkUserUuid, cLoginUuid } = answer.data
    expect(await client.getAccountByAccSignId({ params: { id: cAllLinkUserUuid } })).toMatchObject({
      failure: 'GATE_CLOSED',
      data: { cGate: 'INITIAL_PASSWORD' },
    })
    expect(await client.savePwdFreeLoginToken({ body: { cLoginUuid } })).toMatchObject({ failure: 'GATE_CLOSED' })
    expect((await client.getDefaultPassStrategy({})).ok).toBe(true)
    expect((await client.logout({ params: { accUuid: cAllLinkUserUuid, loginUuid: cLoginUuid } })).ok).toBe(true)
  })

  it('ends immediately when the account is suspended', async () => {
    const client = await server.signIn('19900180005')
    await server.database.pool.query(`update account set stopped = true where mobile_phone = '19900180005'`)
    expect(await client.getDefaultPassStrategy({})).toMatchObject({ failure: 'SESSION_INVALID' })
  })
})

describe('a second device of the same type', () => {
  it('is announced, and takes over with its single-use ticket', async () => {
    const first = await server.signIn('19900130003', { terminal: 'mobile' })
    const second = await server.client()
    const asked = await second.login(credentials('19900130003'))
    if (!asked.ok) throw new Error(asked.msg)
    expect(asked.data).toMatchObject({ bAlreadyLogin: true, cSignKey: '', cLoginUuid: '' })
    const ticket = { body: { cForcedLoginToken: asked.data.cForcedLoginToken, cTerminalType: 'mobile' as const } }
    const taken = await second.forcedLogin(ticket)
    if (!taken.ok) throw new Error(taken.msg)
    adopt(second, taken.data)
    expect(await isLive(second, taken.data.cAllLinkUserUuid)).toBe(true)
    expect(await first.getDefaultPassStrategy({})).toMatchObject({ failure: 'SESSION_INVALID' })
    expect(await second.forcedLogin(ticket)).toMatchObject({ failure: 'TICKET_EXPIRED' })
  })

  it('does not affect another type', async () => {
    const mobile = await server.signIn('19900130004', { terminal: 'mobile' })
    await server.signIn('19900130004', { terminal: 'wechat' })
    expect((await mobile.getDefaultPassStrategy({})).ok).toBe(true)
  })
})

describe('a password-free token', () => {
  const register = async (phone: string) => {
    const client = await server.client()
    const login = await client.login(credentials(phone))
    if (!login.ok) throw new Error(login.msg)
    adopt(client, login.data)
    const saved = await client.savePwdFreeLoginToken({ body: { cLoginUuid: login.data.cLoginUuid } })
    if (!saved.ok) throw new Error(saved.msg)
    const { cPwdFreeLoginToken, cPwdFreeLoginUuid } = saved.data
    const request = { cPwdFreeLoginToken, cPwdFreeLoginUuid, cTerminalType: 'mobile' as const }
    return { client, login: login.data, request }
  }

  it('reopens the session without confirmation and is replaced', async () => {
    const { request } = await register('19900110005')
    const opened = await (await server.client()).loginPwdFree({ body: request })
    expect(opened).toMatchObject({ ok: true, data: { bAlreadyLogin: false } })
    if (!opened.ok) throw new Error(opened.msg)
    expect(opened.data.cPwdFreeLoginToken).not.toBe(request.cPwdFreeLoginToken)
    const next = { ...request, cPwdFreeLoginToken: opened.data.cPwdFreeLoginToken }
    expect((await (await server.client()).loginPwdFree({ body: next })).ok).toBe(true)
  })

  it('remains valid for a concurrent second tab, and not a minute later', async () => {
    const { request } = await register('19900120001')
    const tabs = await Promise.all([1, 2].map(async () => (await server.client()).loginPwdFree({ body: request })))
    const next = tabs.map((tab) => (tab.ok ? tab.data.cPwdFreeLoginToken : ''))
    expect(next).toEqual([next[0], next[0]])
    expect(next[0]).toMatch(/^[\da-f]{64}$/)
    await server.database.pool.query(`update pwd_free_token set previous_until = now() - interval '1 second'`)
    const kept = { ...request, cPwdFreeLoginToken: next[0] ?? '' }
    expect((await (await server.client()).loginPwdFree({ body: kept })).ok).toBe(true)
    expect(await (await server.client()).loginPwdFree({ body: request })).toMatchObject({ failure: 'TOKEN_INVALID' })
    expect(await (await server.client()).loginPwdFree({ body: kept })).toMatchObject({ failure: 'TOKEN_INVALID' })
  })

  it('stays the current one for a second tab while another device has the session', async () => {
    const { request } = await register('19900130001')
    const first = await (await server.client()).loginPwdFree({ body: request })
    await server.signIn('19900130001', { terminal: 'mobile' })
    const second = await (await server.client()).loginPwdFree({ body: request })
    if (!first.ok || !second.ok) throw new Error('refused')
    expect(second.data.bAlreadyLogin).toBe(true)
    expect(second.data.cPwdFreeLoginToken).toBe(first.data.cPwdFreeLoginToken)
  })

  it('opens a session of its own type of terminal only', async () => {
    const { request } = await register('19900150001')
    const other = { ...request, cTerminalType: 'studio' as const }
    expect(await (await server.client()).loginPwdFree({ body: other })).toMatchObject({ failure: 'TOKEN_INVALID' })
    expect((await (await server.client()).loginPwdFree({ body: request })).ok).toBe(true)
  })

  it('ends with its session when a copy of a replaced one is used, however old', async () => {
    const { request } = await register('19900150002')
    let cPwdFreeLoginToken = request.cPwdFreeLoginToken
    for (const _ of [1, 2, 3]) {
      const client = await server.client()
      const opened = await client.loginPwdFree({ body: { ...request, cPwdFreeLoginToken } })
      if (!opened.ok) throw new Error(opened.msg)
      cPwdFreeLoginToken = opened.data.cPwdFreeLoginToken
      adopt(client, opened.data)
    }
    const invented = { ...request, cPwdFreeLoginToken: 'ab'.repeat(32) }
    expect(await (await server.client()).loginPwdFree({ body: invented })).toMatchObject({ failure: 'TOKEN_INVALID' })
    const device = await server.client()
    const current = await device.loginPwdFree({ body: { ...request, cPwdFreeLoginToken } })
    if (!current.ok) throw new Error(current.msg)
    adopt(device, current.data)
    expect(await isLive(device, current.data.cAllLinkUserUuid)).toBe(true)
    expect(await (await server.client()).loginPwdFree({ body: request })).toMatchObject({ failure: 'TOKEN_INVALID' })
    expect(await isLive(device, current.data.cAllLinkUserUuid)).toBe(false)
    const next = { ...request, cPwdFreeLoginToken: current.data.cPwdFreeLoginToken }
    expect(await (await server.client()).loginPwdFree({ body: next })).toMatchObject({ failure: 'TOKEN_INVALID' })
  })

  it('requires confirmation when another device has the session by now', async () => {
    const { request } = await register('19900120002')
    await server.signIn('19900120002', { terminal: 'mobile' })
    const asked = await (await server.client()).loginPwdFree({ body: request })
    expect(asked).toMatchObject({ ok: true, data: { bAlreadyLogin: true } })
  })

  it('ends with the sign-out, which affects the own session only', async () => {
    const { client, login, request } = await register('19900120003')
    const ownIds = { accUuid: login.cAllLinkUserUuid, loginUuid: login.cLoginUuid }
    expect(await client.logout({ params: { ...ownIds, loginUuid: 'other' } })).toMatchObject({ failure: 'EMPTY' })
    expect((await client.logout({ params: ownIds })).ok).toBe(true)
    expect(await isLive(client, login.cAllLinkUserUuid)).toBe(false)
    expect(await (await server.client()).loginPwdFree({ body: request })).toMatchObject({ failure: 'TOKEN_INVALID' })
  })

  it('does not open a suspended account', async () => {
    const { request } = await register('19900120004')
    await server.database.pool.query(`update account set stopped = true where mobile_phone = '19900120004'`)
    expect(await (await server.client()).loginPwdFree({ body: request })).toMatchObject({ failure: 'ACCOUNT_STOPPED' })
  })

  it('is issued for the own session only', async () => {
    const { client } = await register('19900120005')
    expect(await client.savePwdFreeLoginToken({ body: { cLoginUuid: 'other' } })).toMatchObject({ failure: 'EMPTY' })
  })
})

describe('the first super user', () => {
  it('is created once, by a ticket, with a valid password', async () => {
    const client = await server.client()
    const { ticket } = await issueTicket(server.database.pool, { purpose: 'setup' })
    const ask = (cMobilePhone: string, cPassword: string, cTicket = ticket) =>
      client.createSuperUser({ body: { cTicket, cMobilePhone, cPassword } })
    expect(await ask('13911112222', 'onlyletters')).toMatchObject({ failure: 'PASSWORD_WEAK' })
    expect(await ask('19900170001', 'Letters2025')).toMatchObject({ failure: 'PHONE_TAKEN' })
    expect(await ask('19900170001', 'Letters2025', 'invented')).toMatchObject({ failure: 'TICKET_EXPIRED' })
    expect((await ask('13911112222', 'Letters2025')).ok).toBe(true)
    expect(await ask('13911113333', 'Letters2025')).toMatchObject({ failure: 'TICKET_EXPIRED' })
    expect(await client.login(credentials('13911112222', 'Letters2025'))).toMatchObject({ data: { isSuper: 1 } })
  })
})
