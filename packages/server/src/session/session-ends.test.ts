import type { TerminalType } from '@mallwright/contract/session'
import { describe, expect, it } from 'vitest'

import { inTransaction } from '../db/database.ts'
import { DEMO_PASSWORD } from '../demo/accounts.data.ts'
import { demoId } from '../demo/plans/demo-id.ts'
import { openClient } from '../testing/test-server.ts'
import type { TestClient } from '../testing/test-server.ts'
import { startWithTwin } from '../testing/test-session.ts'
import { openSocket, socketTicket } from '../testing/test-socket.ts'
import { removeAccountSessions } from './remove-sessions.store.ts'

const PHONE = '19900120001'
const accountId = demoId(`account/${PHONE}`)

const { server, twin } = await startWithTwin()

const remove = (by: Parameters<typeof removeAccountSessions>[1]) =>
  inTransaction(server.database, (client) => removeAccountSessions(client, by))

/** A signed-in device with its password-free token. */
async function signedIn(terminal: TerminalType = 'mobile', phone = PHONE) {
  const client = await server.signIn(phone, { terminal })
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select id from login_session where sign_key = $1',
    [client.session.signKey],
  )
  const cLoginUuid = rows[0]?.id ?? ''
  const device = await client.savePwdFreeLoginToken({ body: { cLoginUuid } })
  if (!device.ok) throw new Error(device.msg)
  const { cPwdFreeLoginToken, cPwdFreeLoginUuid } = device.data
  return { client, cLoginUuid, device: { cPwdFreeLoginToken, cPwdFreeLoginUuid, cTerminalType: terminal } }
}

type Device = Awaited<ReturnType<typeof signedIn>>['device']

/** Starts a device again: its session is renewed. */
async function restart(device: Device) {
  const client = await server.client()
  const answer = await client.loginPwdFree({ body: device })
  if (!answer.ok || answer.data.bAlreadyLogin) throw new Error('not renewed')
  client.session.signKey = answer.data.cSignKey
  const cPwdFreeLoginToken = answer.data.cPwdFreeLoginToken
  return { client, cLoginUuid: answer.data.cLoginUuid, device: { ...device, cPwdFreeLoginToken } }
}

/** Whether a client's token opens the profile of its account. */
const isLive = async (client: TestClient) => (await client.getAccountByAccSignId({ params: { id: accountId } })).ok

/** The same session at the second process. */
async function atTwin(client: TestClient): Promise<TestClient> {
  const other = await openClient(twin)
  Object.assign(other.session, client.session)
  return other
}

const tryDevice = async (device: Device) => (await server.client()).loginPwdFree({ body: device })

describe('a removal by an administrator', () => {
  it('is told to every socket of the account, at every process, before they are closed, and to nobody else', async () => {
    const [phone, studio] = [await signedIn('mobile'), await signedIn('studio')]
    const other = await signedIn('mobile', '19900120002')
    const sockets = [
      await openSocket(server.app, await socketTicket(phone.client)),
      await openSocket(twin, await socketTicket(await atTwin(studio.client)), 'en-US'),
    ]
    const stays = await openSocket(server.app, await socketTicket(other.client))
    await Promise.all([...sockets, stays].map(({ ping }) => ping()))
    const frames = Promise.all(sockets.map(({ next }) => next()))
    expect(await remove({ accountId })).toBe(2)
    expect((await frames).map((frame) => JSON.parse(frame) as unknown)).toEqual([
      { body: '1001', level: 'system', text: '您的账号被管理员清退' },
      { body: '1001', level: 'system', text: 'Your account was removed by the administrator.' },
    ])
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4403, 4403])
    expect(await stays.ping()).toBe('pong')
    stays.socket.close()
    for (const { client, device } of [phone, studio]) {
      expect([await isLive(client), await isLive(await atTwin(client))]).toEqual([false, false])
      expect(await tryDevice(device)).toMatchObject({ failure: 'TOKEN_INVALID' })
    }
  })

  it('of one session leaves those of other terminals', async () => {
    const [phone, studio] = [await signedIn('mobile'), await signedIn('studio')]
    expect(await remove({ sessionId: phone.cLoginUuid })).toBe(1)
    expect([await isLive(phone.client), await isLive(studio.client)]).toEqual([false, true])
    expect(await tryDevice(phone.device)).toMatchObject({ failure: 'TOKEN_INVALID' })
    expect((await tryDevice(studio.device)).ok).toBe(true)
    expect(await remove({ sessionId: phone.cLoginUuid })).toBe(0)
  })

  it('reaches a session that is renewed meanwhile, by the id of the one before, with the sockets of both', async () => {
    const first = await signedIn()
    const before = await openSocket(twin, await socketTicket(first.client))
    await before.ping()
    const second = await restart(first.device)
    // The token before counts a little longer, its socket stays open.
    expect(await isLive(first.client)).toBe(true)
    const after = await openSocket(server.app, await socketTicket(second.client))
    await after.ping()
    expect(await remove({ sessionId: first.cLoginUuid })).toBe(2)
    expect(await Promise.all([before.closed, after.closed])).toEqual([4403, 4403])
    expect([await isLive(first.client), await isLive(second.client)]).toEqual([false, false])
    expect(await tryDevice(second.device)).toMatchObject({ failure: 'TOKEN_INVALID' })
  })

  it('races with the renewal of the same session and always ends it', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { device, cLoginUuid } = await signedIn()
      await Promise.all([remove({ sessionId: cLoginUuid }), tryDevice(device)])
      const { rows } = await server.database.pool.query(
        `select 1 from login_session where account_id = $1 and terminal_type = 'mobile' and revoked_at is null`,
        [accountId],
      )
      expect(rows).toEqual([])
    }
  })

  it('takes the answer to an earlier question of a take-over away', async () => {
    await signedIn()
    const asker = await server.client()
    const body = { cMobilePhone: PHONE, cPassword: DEMO_PASSWORD, cTerminalType: 'mobile' as const }
    const asked = await asker.login({ body })
    const cForcedLoginToken = asked.ok ? asked.data.cForcedLoginToken : ''
    await remove({ accountId })
    const forced = await asker.forcedLogin({ body: { cForcedLoginToken, cTerminalType: 'mobile' } })
    expect(forced).toMatchObject({ failure: 'TICKET_EXPIRED' })
  })

  it('does nothing to nobody', async () => {
    expect(await remove({ accountId: demoId('account/none') })).toBe(0)
    expect(await remove({ sessionId: demoId('session/none') })).toBe(0)
  })

  it('closes a socket that enters while its session ends', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { client, cLoginUuid } = await signedIn()
      const token = await socketTicket(client)
      const [{ closed }] = await Promise.all([openSocket(twin, token), remove({ sessionId: cLoginUuid })])
      expect([4401, 4403]).toContain(await closed)
    }
  })
})

it('reaches a socket of a process that missed the event', async () => {
  const { client } = await signedIn()
  const { ping, closed } = await openSocket(twin, await socketTicket(client))
  await ping()
  await server.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query = 'listen mallwright'`,
  )
  await remove({ accountId })
  expect(await closed).toBe(4403)
})

describe('an old token', () => {
  it('is refused after the sign-out of the session that it was renewed as, and its sockets are closed', async () => {
    const first = await signedIn()
    const socket = await openSocket(twin, await socketTicket(first.client))
    await socket.ping()
    const { client, cLoginUuid } = await restart(first.device)
    expect((await client.logout({ params: { accUuid: accountId, loginUuid: cLoginUuid } })).ok).toBe(true)
    expect(await socket.closed).toBe(4401)
    expect(await isLive(await atTwin(first.client))).toBe(false)
  })

  it('is refused after a take-over, also when it was renewed, and its sockets are told', async () => {
    const first = await signedIn()
    const socket = await openSocket(twin, await socketTicket(first.client))
    await socket.ping()
    await restart(first.device)
    const frame = socket.next()
    await signedIn()
    expect(JSON.parse(await frame)).toMatchObject({ body: '1002' })
    expect(await socket.closed).toBe(4409)
    expect(await isLive(await atTwin(first.client))).toBe(false)
  })

  it('is refused after its account was stopped, and whoever proves to own it hears why', async () => {
    const phone = '19900120004'
    const first = await signedIn('mobile', phone)
    const socket = await openSocket(twin, await socketTicket(first.client))
    await socket.ping()
    const second = await restart(first.device)
    const asker = await server.client()
    const asked = await asker.login({
      body: { cMobilePhone: phone, cPassword: DEMO_PASSWORD, cTerminalType: 'mobile' },
    })
    await server.database.pool.query(`update account set stopped = true, nickname = '北辰' where mobile_phone = $1`, [
      phone,
    ])
    expect(await socket.closed).toBe(4401)
    for (const { client } of [first, second]) {
      expect(await (await atTwin(client)).getWsTicket({ body: {} })).toMatchObject({ failure: 'SESSION_INVALID' })
    }
    const refusals = [
      await tryDevice(second.device),
      await asker.forcedLogin({
        body: { cForcedLoginToken: asked.ok ? asked.data.cForcedLoginToken : '', cTerminalType: 'mobile' },
      }),
    ]
    for (const answer of refusals) {
      expect(answer).toMatchObject({ failure: 'ACCOUNT_STOPPED', msg: '用户【北辰】已停用' })
    }
  })
})
