import { saveUser, updPwd } from '@mallwright/contract/session'
import type { VerifyPurpose } from '@mallwright/contract/session'
import { describe, expect, it } from 'vitest'

import { DEMO_PASSWORD } from '../demo/accounts.data.ts'
import { openClient } from '../testing/test-server.ts'
import type { TestClient } from '../testing/test-server.ts'
import { startForFile } from '../testing/test-session.ts'
import { issueVerifyTicket } from './sms/verify-ticket.store.ts'

const NEW_PASSWORD = 'Letters2026'

const server = await startForFile()
await server.app.ready()

/** A body that sets a password, with the ticket of a proved phone. */
async function bodyOf(cMobilePhone: string, purpose: VerifyPurpose, cPassword = NEW_PASSWORD) {
  const cVerifyTicket = await issueVerifyTicket(server.database.pool, { phone: cMobilePhone, purpose })
  return { cMobilePhone, cPassword, cVerifyTicket }
}

const credentials = (
  cMobilePhone: string,
  cPassword = NEW_PASSWORD,
  cTerminalType: 'mobile' | 'wechat' = 'mobile',
) => ({
  body: { cMobilePhone, cPassword, cTerminalType },
})
const login = async (phone: string, password = NEW_PASSWORD) =>
  (await server.client()).login(credentials(phone, password))
const register = async (...parts: Parameters<typeof bodyOf>) =>
  (await server.client()).saveUser({ body: await bodyOf(...parts) })
const change = async (...parts: Parameters<typeof bodyOf>) =>
  (await server.client()).updPwd({ body: await bodyOf(...parts) })

describe('a registration', () => {
  it('creates an account that can sign in', async () => {
    expect(await register('13800000001', 'register')).toMatchObject({
      ok: true,
      data: { cMobilePhone: '13800000001', cNickname: '' },
    })
    expect(await login('13800000001')).toMatchObject({ ok: true, data: { isSuper: 0, bInitPwd: false } })
  })

  it('takes no role, state or id from its body', async () => {
    const client = await server.client()
    const roles = { isSuper: 1, is_super: 1, isOperator: true, editorSiteId: null, nickname: 'x' }
    const states = { stopped: true, isStopped: true, bInitPwd: true, init_pwd: true }
    const ids = { id: '00000000-0000-4000-8000-000000000001', cAllLinkUserUuid: '1' }
    const forged = { ...(await bodyOf('13800000002', 'register')), ...roles, ...states, ...ids }
    expect(await client.send(client.signed({ operation: saveUser, body: forged }))).toMatchObject({ code: 1 })
    const { rows } = await server.database.pool.query(
      `select id, is_super, stopped, init_pwd, should_update_pwd, nickname, editor_site_id, locale from account
       where mobile_phone = '13800000002'`,
    )
    expect(rows).toEqual([
      {
        id: expect.not.stringMatching(/0{12}1$/),
        is_super: 0,
        stopped: false,
        init_pwd: false,
        should_update_pwd: false,
        nickname: '',
        editor_site_id: null,
        locale: 'zh-CN',
      },
    ])
  })

  it('needs a ticket of its phone and purpose, and uses it once', async () => {
    const client = await server.client()
    const body = await bodyOf('13800000003', 'register')
    const refused = [
      { ...body, cMobilePhone: '13800000004' },
      { ...body, cVerifyTicket: 'ab'.repeat(32) },
      await bodyOf('13800000003', 'reset'),
      await bodyOf('13800000003', 'login'),
    ]
    for (const other of refused)
      expect(await client.saveUser({ body: other })).toMatchObject({ failure: 'TICKET_EXPIRED' })
    expect((await client.saveUser({ body })).ok).toBe(true)
    expect(await client.saveUser({ body })).toMatchObject({ failure: 'TICKET_EXPIRED' })
  })

  it('refuses a weak password and leaves the ticket', async () => {
    const client = await server.client()
    const body = await bodyOf('13800000005', 'register')
    for (const cPassword of ['short1', 'onlyletters', '１２３４５６７８a', 'a1'.repeat(9)]) {
      expect(await client.saveUser({ body: { ...body, cPassword } })).toMatchObject({
        failure: 'PASSWORD_WEAK',
        msg: '登录密码不符合密码规则',
      })
    }
    expect((await client.saveUser({ body })).ok).toBe(true)
  })

  it('refuses a phone that has an account, also when two register at once', async () => {
    expect(await register('19900110001', 'register')).toMatchObject({ failure: 'PHONE_TAKEN', msg: '手机号已被注册' })
    const answers = await Promise.all([1, 2, 3].map(() => register('13800000006', 'register')))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.failure === 'PHONE_TAKEN')).toHaveLength(2)
  })
})

describe('a new password', () => {
  it('replaces the old one and ends the lock', async () => {
    for (const _ of [1, 2, 3, 4, 5]) await login('19900110001', 'wrong-pass1')
    expect(await login('19900110001', DEMO_PASSWORD)).toMatchObject({ failure: 'LOCKED' })
    expect((await change('19900110001', 'reset')).ok).toBe(true)
    expect(await login('19900110001', DEMO_PASSWORD)).toMatchObject({ failure: 'WRONG_PASSWORD' })
    expect((await login('19900110001')).ok).toBe(true)
  })

  it('takes nothing else from its body', async () => {
    const client = await server.client()
    const forged = { ...(await bodyOf('19900110002', 'reset')), isSuper: 1, stopped: true, cNickname: 'x' }
    expect(await client.send(client.signed({ operation: updPwd, body: forged }))).toMatchObject({ code: 1 })
    const { rows } = await server.database.pool.query(
      `select is_super, stopped, nickname from account where mobile_phone = '19900110002'`,
    )
    expect(rows).toEqual([{ is_super: 0, stopped: false, nickname: '实名的阿卓' }])
  })

  it('needs a ticket of its phone and purpose', async () => {
    expect(await change('19900110003', 'register')).toMatchObject({ failure: 'TICKET_EXPIRED' })
    expect(await change('19900110003', 'login')).toMatchObject({ failure: 'TICKET_EXPIRED' })
    expect(await change('19900110003', 'reset', 'weak')).toMatchObject({ failure: 'PASSWORD_WEAK' })
    expect(await change('13800000404', 'reset')).toMatchObject({ failure: 'PHONE_UNKNOWN' })
    expect(await change('19900160004', 'reset')).toMatchObject({ failure: 'ACCOUNT_STOPPED' })
  })

  it('replaces an initial one by another, after which every call is allowed', async () => {
    await server.database.pool.query(`update account set init_pwd = true where mobile_phone = '19900110004'`)
    expect(await change('19900110004', 'init-pwd', DEMO_PASSWORD)).toMatchObject({ failure: 'PASSWORD_SAME' })
    expect((await change('19900110004', 'init-pwd')).ok).toBe(true)
    expect(await login('19900110004')).toMatchObject({ ok: true, data: { bInitPwd: false } })
  })
})

describe('what the old password has opened', () => {
  /** A signed-in client with a password-free token. */
  async function signInDevice(phone: string, app = server.app) {
    const client = await openClient(app)
    const answer = await client.login(credentials(phone, DEMO_PASSWORD))
    if (!answer.ok) throw new Error(answer.msg)
    client.session.signKey = answer.data.cSignKey
    const saved = await client.savePwdFreeLoginToken({ body: { cLoginUuid: answer.data.cLoginUuid } })
    if (!saved.ok) throw new Error(saved.msg)
    const { cPwdFreeLoginToken, cPwdFreeLoginUuid } = saved.data
    const device = { cPwdFreeLoginToken, cPwdFreeLoginUuid, cTerminalType: 'mobile' as const }
    return { client, device, cLoginUuid: answer.data.cLoginUuid }
  }

  /** When a client's socket at an app closes, with its code. */
  async function openSocket(client: TestClient, app = server.app): Promise<Promise<number>[]> {
    const ticket = await client.getWsTicket({ body: {} })
    if (!ticket.ok) throw new Error(ticket.msg)
    const socket = await app.injectWS(`/ws?token=${ticket.data.cTicket}`, { headers: { host: 'localhost' } })
    const closed = new Promise<number>((resolve) => {
      socket.once('close', resolve)
    })
    const answered = new Promise((resolve) => {
      socket.once('message', resolve)
    })
    socket.send('ping')
    await answered
    return [closed]
  }

  it('ends on HTTP and sockets at every process, and nobody else’s', async () => {
    const twin = await server.twin()
    await twin.ready()
    const { client, device } = await signInDevice('19900120001', twin)
    const other = await server.signIn('19900120002', { terminal: 'mobile' })
    const [closed] = await openSocket(client, twin)
    const [kept] = await openSocket(other)
    let isKeptClosed = false
    void kept?.then(() => (isKeptClosed = true))
    expect((await change('19900120001', 'reset')).ok).toBe(true)
    expect(await closed).toBe(4401)
    expect(await client.getDefaultPassStrategy({})).toMatchObject({ failure: 'SESSION_INVALID' })
    expect(await (await server.client()).loginPwdFree({ body: device })).toMatchObject({ failure: 'TOKEN_INVALID' })
    expect((await other.getDefaultPassStrategy({})).ok).toBe(true)
    expect(isKeptClosed).toBe(false)
  })

  it('ends for a session that was renewed a moment ago, with its socket', async () => {
    const { client, device } = await signInDevice('19900120003')
    const [closed] = await openSocket(client)
    expect((await (await server.client()).loginPwdFree({ body: device })).ok).toBe(true)
    expect((await client.getDefaultPassStrategy({})).ok).toBe(true)
    await change('19900120003', 'reset')
    expect(await closed).toBe(4401)
    expect(await client.getDefaultPassStrategy({})).toMatchObject({ failure: 'SESSION_INVALID' })
  })

  it('is no ticket to take over, and no other proof of the phone', async () => {
    await signInDevice('19900120004')
    const asked = await login('19900120004', DEMO_PASSWORD)
    if (!asked.ok) throw new Error(asked.msg)
    const second = await bodyOf('19900120004', 'reset', 'Another2026')
    await change('19900120004', 'reset')
    const client = await server.client()
    const body = { cForcedLoginToken: asked.data.cForcedLoginToken, cTerminalType: 'mobile' as const }
    expect(await client.forcedLogin({ body })).toMatchObject({ failure: 'TICKET_EXPIRED' })
    expect(await client.updPwd({ body: second })).toMatchObject({ failure: 'TICKET_EXPIRED' })
  })

  it('leaves nothing behind when everything happens at once', async () => {
    const { client, device, cLoginUuid } = await signInDevice('19900120005')
    const asked = await login('19900120005', DEMO_PASSWORD)
    if (!asked.ok) throw new Error(asked.msg)
    const takeOver = { cForcedLoginToken: asked.data.cForcedLoginToken, cTerminalType: 'mobile' as const }
    const visitors = await Promise.all(Array.from({ length: 6 }, () => server.client()))
    const wechat = credentials('19900120005', DEMO_PASSWORD, 'wechat')
    const answers = await Promise.all([
      visitors[0]?.login(wechat),
      visitors[1]?.forcedLogin({ body: takeOver }),
      visitors[2]?.loginPwdFree({ body: device }),
      client.savePwdFreeLoginToken({ body: { cLoginUuid } }),
      visitors[3]?.updPwd({ body: await bodyOf('19900120005', 'reset') }),
      visitors[4]?.updPwd({ body: await bodyOf('19900120005', 'reset') }),
      visitors[5]?.login(wechat),
    ])
    expect(answers.filter((answer) => answer?.ok === false && answer.failure === 'SERVER_FAULT')).toEqual([])
    expect(answers.slice(4, 6).some((answer) => answer?.ok)).toBe(true)
    const { rows } = await server.database.pool.query(
      `select 1 from login_session s join account a on a.id = s.account_id
         where a.mobile_phone = '19900120005' and (s.revoked_at is null or s.revoke_reason = 'renewed')
       union all select 2 from pwd_free_token t join account a on a.id = t.account_id where a.mobile_phone = '19900120005'`,
    )
    expect(rows).toEqual([])
  })
})
