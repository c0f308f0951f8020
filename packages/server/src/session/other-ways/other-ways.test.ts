import { createHmac, randomUUID } from 'node:crypto'

import type { TerminalType } from '@mallwright/contract/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { inTransaction } from '../../db/database.ts'
import { demoId } from '../../demo/plans/demo-id.ts'
import { openClient, testServer } from '../../testing/test-server.ts'
import type { TestClient, TestServer } from '../../testing/test-server.ts'
import { issueVerifyTicket } from '../sms/verify-ticket.store.ts'
import { removeAccountSessions } from '../remove-sessions.store.ts'

const KEY = 'a shared key of thirty-two characters or more'
const PHONE = '19900120001'

let server: TestServer

beforeAll(async () => {
  server = await testServer({ ssoKey: KEY })
})
afterAll(() => server.close())

const isLive = async (client: TestClient, phone = PHONE) =>
  (await client.getAccountByAccSignId({ params: { id: demoId(`account/${phone}`) } })).ok

describe('single sign-on', () => {
  const ticketOf = (phone: string, seconds = 60, key = KEY) => {
    const signed = `${phone}.${Math.floor(Date.now() / 1000) + seconds}.${randomUUID()}`
    return `${signed}.${createHmac('sha256', key).update(signed).digest('hex')}`
  }
  const enter = async (cTicket: string, client?: TestClient, cTerminalType: TerminalType = 'mobile') =>
    (client ?? (await server.client())).loginBySsoTicket({ body: { cTicket, cTerminalType } })

  it('opens a session of the phone that the host has signed', async () => {
    const client = await server.client()
    const answer = await enter(ticketOf(PHONE), client)
    if (!answer.ok) throw new Error(answer.msg)
    client.session.signKey = answer.data.cSignKey
    expect(answer.data).toMatchObject({ cMobilePhone: PHONE, bAlreadyLogin: false })
    expect(await isLive(client)).toBe(true)
  })

  it('takes a ticket once, at every process, also many at the same moment', async () => {
    const ticket = ticketOf('19900110001')
    const twin = await server.twin()
    const clients = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? server.client() : openClient(twin))),
    )
    const answers = await Promise.all(clients.map((client) => enter(ticket, client)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ failure: 'TICKET_EXPIRED' })
  })

  it.each([
    ['that has expired', () => ticketOf(PHONE, -1)],
    ['that lives longer than five minutes', () => ticketOf(PHONE, 310)],
    ['that another key has signed', () => ticketOf(PHONE, 60, `${KEY} of others`)],
    ['of another phone than the signed one', () => ticketOf(PHONE).replace(PHONE, '19900170001')],
    ['that is none', () => 'x'],
    ['without a nonce', () => ticketOf(PHONE).replace(/\.[\w-]{36}\./, '..')],
  ])('refuses a ticket %s', async (_, ticket) => {
    expect(await enter(ticket())).toMatchObject({ failure: 'TICKET_EXPIRED' })
  })

  it('is off without a key', async () => {
    const off = await server.twin({ ssoKey: undefined })
    expect(await enter(ticketOf(PHONE), await openClient(off))).toMatchObject({ failure: 'TICKET_EXPIRED' })
  })

  it('tells who is not registered or stopped', async () => {
    expect(await enter(ticketOf('13800000009'))).toMatchObject({ failure: 'PHONE_UNKNOWN' })
    expect(await enter(ticketOf('19900160004'))).toMatchObject({ failure: 'ACCOUNT_STOPPED' })
  })

  it('asks before it ends a session elsewhere, and not before its own', async () => {
    const phone = '19900110002'
    const elsewhere = await server.signIn(phone, { terminal: 'mobile' })
    expect(await enter(ticketOf(phone))).toMatchObject({ ok: true, data: { bAlreadyLogin: true } })
    const before = { ...elsewhere.session }
    const again = await enter(ticketOf(phone), elsewhere)
    if (!again.ok || again.data.bAlreadyLogin) throw new Error('asked about its own session')
    elsewhere.session.signKey = again.data.cSignKey
    expect(await isLive(elsewhere, phone)).toBe(true)
    const old = await server.client()
    Object.assign(old.session, before)
    expect(await isLive(old, phone)).toBe(false)
  })

  it('ends the session and the device of another account in the same browser', async () => {
    const client = await server.signIn('19900110003', { terminal: 'mobile' })
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select id from login_session where sign_key = $1',
      [client.session.signKey],
    )
    const device = await client.savePwdFreeLoginToken({ body: { cLoginUuid: rows[0]?.id ?? '' } })
    if (!device.ok) throw new Error(device.msg)
    const { cPwdFreeLoginToken, cPwdFreeLoginUuid } = device.data
    expect((await enter(ticketOf('19900110004'), client)).ok).toBe(true)
    const body = { cPwdFreeLoginToken, cPwdFreeLoginUuid, cTerminalType: 'mobile' as const }
    expect(await (await server.client()).loginPwdFree({ body })).toMatchObject({ failure: 'TOKEN_INVALID' })
    expect((await enter(ticketOf('19900110003'))).ok).toBe(true)
  })
})

describe('a sign-in that another device confirms', () => {
  /** A terminal that waits for its code. */
  async function waiting(terminal: TerminalType = 'studio') {
    const client = await server.client()
    const created = await client.createLoginAuth({ body: { cTerminalType: terminal } })
    if (!created.ok) throw new Error(created.msg)
    const { cAuthCode, iExpireSeconds } = created.data
    const body = { cAuthCode }
    return {
      client,
      body,
      iExpireSeconds,
      state: async () => {
        const answer = await client.getLoginAuthState({ body })
        return answer.ok ? answer.data.cState : answer.failure
      },
      enter: (from = client) => from.loginByAuthCode({ body }),
    }
  }
  const signedIn = (phone = PHONE) => server.signIn(phone, { terminal: 'mobile' })
  const pass = (seconds: number) =>
    server.database.pool.query(`update login_auth set expires_at = expires_at - make_interval(secs => $1)`, [seconds])

  it('shows who asks, and signs the terminal in once', async () => {
    const phone = await signedIn()
    const terminal = await waiting()
    expect([terminal.iExpireSeconds, await terminal.state()]).toEqual([120, 'pending'])
    expect(await terminal.enter()).toMatchObject({ failure: 'AUTH_CODE_EXPIRED' })
    expect(await phone.getLoginAuthInfo({ body: terminal.body })).toMatchObject({
      ok: true,
      data: { cTerminalType: 'studio', cAddress: '127.0.0.*', iExpireSeconds: expect.any(Number) },
    })
    expect((await phone.confirmLoginAuth({ body: terminal.body })).ok).toBe(true)
    expect(await phone.confirmLoginAuth({ body: terminal.body })).toMatchObject({
      failure: 'AUTH_CODE_EXPIRED',
      msg: '二维码已失效',
    })
    expect(await terminal.state()).toBe('confirmed')
    const entries = await Promise.all([terminal.enter(), terminal.enter()])
    const entered = entries.find(({ ok }) => ok)
    expect(entries.filter(({ ok }) => ok)).toHaveLength(1)
    if (!entered?.ok) throw new Error('not entered')
    expect(entered.data).toMatchObject({ cMobilePhone: PHONE, cTerminalType: 'studio' })
    terminal.client.session.signKey = entered.data.cSignKey
    expect([await isLive(terminal.client), await isLive(phone)]).toEqual([true, true])
  })

  it('serves only the terminal that asked', async () => {
    const terminal = await waiting()
    await (await signedIn()).confirmLoginAuth({ body: terminal.body })
    const thief = await server.client()
    expect(await thief.getLoginAuthState({ body: terminal.body })).toMatchObject({ data: { cState: 'expired' } })
    expect(await terminal.enter(thief)).toMatchObject({ failure: 'AUTH_CODE_EXPIRED' })
    expect((await terminal.enter()).ok).toBe(true)
  })

  it('asks before it ends a session of the same kind of terminal', async () => {
    const phone = await signedIn('19900170002')
    const studio = await server.signIn('19900170002')
    const terminal = await waiting()
    await phone.confirmLoginAuth({ body: terminal.body })
    const asked = await terminal.enter()
    expect(asked).toMatchObject({ ok: true, data: { bAlreadyLogin: true } })
    const cForcedLoginToken = asked.ok ? asked.data.cForcedLoginToken : ''
    const forced = { body: { cForcedLoginToken, cTerminalType: 'studio' as const } }
    expect((await terminal.client.forcedLogin(forced)).ok).toBe(true)
    expect(await isLive(studio, '19900170002')).toBe(false)
  })

  it('ends when it is refused, after two minutes, and with a newer code of the terminal', async () => {
    const phone = await signedIn()
    const refused = await waiting()
    expect((await phone.rejectLoginAuth({ body: refused.body })).ok).toBe(true)
    expect(await refused.state()).toBe('rejected')
    const late = await waiting()
    await pass(121)
    const replaced = await waiting()
    const newer = await replaced.client.createLoginAuth({ body: { cTerminalType: 'studio' } })
    expect(newer.ok).toBe(true)
    for (const { body, state, enter } of [refused, late, replaced]) {
      for (const answer of [
        await phone.getLoginAuthInfo({ body }),
        await phone.confirmLoginAuth({ body }),
        await phone.rejectLoginAuth({ body }),
        await enter(),
      ]) {
        expect(answer).toMatchObject({ failure: 'AUTH_CODE_EXPIRED' })
      }
      expect(['rejected', 'expired']).toContain(await state())
    }
  })

  it('needs a signed-in account whose password is not an initial one', async () => {
    const { body } = await waiting()
    const visitor = await server.client()
    expect(await visitor.confirmLoginAuth({ body })).toMatchObject({ failure: 'SESSION_INVALID' })
  })

  it.each([
    [
      'a new password',
      async () => {
        const ticket = await issueVerifyTicket(server.database.pool, { phone: PHONE, purpose: 'reset' })
        const body = { cMobilePhone: PHONE, cPassword: 'Letters2026', cVerifyTicket: ticket }
        expect((await (await server.client()).updPwd({ body })).ok).toBe(true)
        const restored = await issueVerifyTicket(server.database.pool, { phone: PHONE, purpose: 'reset' })
        const back = { cMobilePhone: PHONE, cPassword: 'Mall2025a', cVerifyTicket: restored }
        expect((await (await server.client()).updPwd({ body: back })).ok).toBe(true)
      },
    ],
    [
      'a removal of the account',
      () =>
        inTransaction(server.database, (client) =>
          removeAccountSessions(client, { accountId: demoId(`account/${PHONE}`) }),
        ),
    ],
    [
      'a removal of the session that confirmed it',
      async () => {
        const { rows } = await server.database.pool.query<{ id: string }>(
          `select confirmed_by as id from login_auth where state = 'confirmed'`,
        )
        await inTransaction(server.database, (client) =>
          removeAccountSessions(client, { sessionId: rows[0]?.id ?? '' }),
        )
      },
    ],
  ])('does not survive %s', async (_, end) => {
    const terminal = await waiting()
    expect((await (await signedIn()).confirmLoginAuth({ body: terminal.body })).ok).toBe(true)
    await end()
    expect(await terminal.enter()).toMatchObject({ failure: 'AUTH_CODE_EXPIRED' })
  })

  it('does not survive the stop of its account', async () => {
    const phone = '19900120003'
    const terminal = await waiting()
    await (await signedIn(phone)).confirmLoginAuth({ body: terminal.body })
    await server.database.pool.query('update account set stopped = true where mobile_phone = $1', [phone])
    expect(await terminal.enter()).toMatchObject({ failure: 'ACCOUNT_STOPPED' })
  })

  it('and a new password at once leave no session of the old one', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [phone, terminal] = [await signedIn(), await waiting()]
      const cVerifyTicket = await issueVerifyTicket(server.database.pool, { phone: PHONE, purpose: 'reset' })
      const body = { cMobilePhone: PHONE, cPassword: 'Mall2025a', cVerifyTicket }
      const changer = await server.client()
      await Promise.all([
        phone.confirmLoginAuth({ body: terminal.body }).then(() => terminal.enter()),
        changer.updPwd({ body }),
      ])
      const { rows } = await server.database.pool.query(
        `select 1 from login_session s join account a on a.id = s.account_id
         where a.mobile_phone = $1 and s.revoked_at is null`,
        [PHONE],
      )
      expect(rows).toEqual([])
    }
  })
})
