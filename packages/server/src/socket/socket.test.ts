import { newUuid } from '@mallwright/contract/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { testServer } from '../testing/test-server.ts'
import type { TestServer } from '../testing/test-server.ts'
import { openSocket, socketTicket } from '../testing/test-socket.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
  await server.app.ready()
})
afterAll(() => server.close())

const ticketOf = socketTicket
const open = (token: string, at = server, language?: string) => openSocket(at.app, token, language)

describe('the socket', () => {
  it('answers a ping', async () => {
    const { ping, socket } = await open(await ticketOf(await server.client()))
    expect(await ping()).toBe('pong')
    socket.close()
  })

  it('accepts a ticket once, and no connection without one', async () => {
    const ticket = await ticketOf(await server.client())
    const first = await open(ticket)
    await first.ping()
    expect(await (await open(ticket)).closed).toBe(4401)
    expect(await (await open('invented')).closed).toBe(4401)
    first.socket.close()
  })

  it('notifies all clients of the site of a release, also one made by another process', async () => {
    const editor = await server.signIn('19900170001')
    const { next, ping, socket } = await open(await ticketOf(await server.client()))
    await ping()
    const nextMessage = next()
    const answer = await editor.rollbackRevision({ body: { iRelease: 1, cRequestUuid: newUuid() } })
    expect(JSON.parse(await nextMessage)).toEqual({
      body: '2001',
      level: 'system',
      release: answer.ok ? answer.data.iRelease : 0,
    })
    socket.close()
  })

  it('notifies a session that was taken over, and closes', async () => {
    const first = await server.signIn('19900110004', { terminal: 'mobile' })
    const { next, closed, ping } = await open(await ticketOf(first))
    await ping()
    const nextMessage = next()
    await server.signIn('19900110004', { terminal: 'mobile' })
    expect(JSON.parse(await nextMessage)).toMatchObject({ body: '1002', text: '您的账号已在其它终端登录' })
    expect(await closed).toBe(4409)
  })

  it('notifies in the language of the connection', async () => {
    const first = await server.signIn('19900110005', { terminal: 'mobile' })
    const { next, ping } = await open(await ticketOf(first), server, 'en-US')
    await ping()
    const message = next()
    await server.signIn('19900110005', { terminal: 'mobile' })
    expect(JSON.parse(await message)).toMatchObject({ text: 'Your account has signed in on another device.' })
  })

  it('is one of five of its session at most', async () => {
    const client = await server.client()
    const opened: Awaited<ReturnType<typeof open>>[] = []
    for (const _ of [1, 2, 3, 4, 5]) {
      const socket = await open(await ticketOf(client))
      expect(await socket.ping()).toBe('pong')
      opened.push(socket)
    }
    const [first, ...others] = opened
    // Closed is the one that has been silent for the longest time.
    for (const { ping } of others) expect(await ping()).toBe('pong')
    const sixth = await open(await ticketOf(client))
    expect([await sixth.ping(), await first?.closed]).toEqual(['pong', 4429])
    for (const { ping } of others) expect(await ping()).toBe('pong')
    const other = await open(await ticketOf(await server.client()))
    expect(await other.ping()).toBe('pong')
    for (const { socket } of [...others, sixth, other]) socket.close()
  })

  it('is closed after 20 frames in a second, those before its admission included', async () => {
    const { socket, closed, ping } = await open(await ticketOf(await server.client()))
    await ping()
    for (let frame = 0; frame < 20; frame += 1) socket.send('{}')
    expect(await closed).toBe(4429)
    const early = await open('invented')
    for (let frame = 0; frame < 21; frame += 1) early.socket.send('{}')
    expect([4401, 4429]).toContain(await early.closed)
  })

  it('is closed at the sign-out of its session, and of no other', async () => {
    const [leaving, staying] = [await server.signIn('19900120001'), await server.signIn('19900120002')]
    const [left, stayed] = [await open(await ticketOf(leaving)), await open(await ticketOf(staying))]
    await Promise.all([left.ping(), stayed.ping()])
    const { rows } = await server.database.pool.query<{ id: string; account: string }>(
      'select id, account_id as account from login_session where sign_key = $1',
      [leaving.session.signKey],
    )
    const [own] = rows
    const params = { accUuid: own?.account ?? '', loginUuid: own?.id ?? '' }
    expect((await leaving.logout({ params })).ok).toBe(true)
    expect(await left.closed).toBe(4401)
    expect(await stayed.ping()).toBe('pong')
    stayed.socket.close()
  })

  it('is closed when its account is stopped, whoever stops it', async () => {
    const { closed, ping } = await open(await ticketOf(await server.signIn('19900120003')))
    await ping()
    await server.database.pool.query(`update account set stopped = true where mobile_phone = '19900120003'`)
    expect(await closed).toBe(4401)
  })

  it('is told of a changed definition, and of a changed layout or role of its own institution', async () => {
    const [member, stranger] = [await server.signIn('19900150001'), await server.signIn('19900110001')]
    const [own, other] = [await open(await ticketOf(member)), await open(await ticketOf(stranger))]
    await Promise.all([own.ping(), other.ping()])
    const toStranger = other.next()
    const ofMember = `from org_member m join account a on a.id = m.account_id
      where a.mobile_phone = '19900150001' and m.is_default`
    const plans = `insert into base_list_plan (code, plan_type, org_id, person_id, definition_revision, items, page_row_size, order_text)`
    const told = async (statement: string) => {
      const message = own.next()
      await server.database.pool.query(statement)
      return JSON.parse(await message) as unknown
    }
    const frame = { body: '2002', level: 'system' }
    expect(
      await told(`${plans} select 'SOCKET_TEST', 1, m.organisation_id, null, 1, '[]', 10, '' ${ofMember}`),
    ).toEqual(frame)
    expect(await told(`delete from base_list_plan where code = 'SOCKET_TEST'`)).toEqual(frame)
    expect(await told(`insert into member_role select m.id, (select id from role limit 1) ${ofMember}`)).toEqual(frame)
    // A plan of one's own is known to whoever saved it.
    await server.database.pool.query(
      `${plans} select 'SOCKET_TEST', 2, m.organisation_id, m.id, 1, '[]', 10, '' ${ofMember}`,
    )
    other.socket.send('ping')
    expect(await toStranger).toBe('pong')
    const [first, second] = [own.next(), other.next()]
    await server.database.pool.query(`update base_list set name = name where code = 'ALSHOP_APPLY'`)
    expect([JSON.parse(await first), JSON.parse(await second)]).toEqual([frame, frame])
    for (const { socket } of [own, other]) socket.close()
  })

  it('is told what changed for its own account', async () => {
    const [own, other] = await Promise.all(
      ['19900150001', '19900110001'].map(async (phone) => open(await ticketOf(await server.signIn(phone)))),
    )
    if (!own || !other) throw new Error('two sockets')
    await Promise.all([own.ping(), other.ping()])
    const [toOwn, toOther] = [own.next(), other.next()]
    const { pool } = server.database
    await pool.query(`select pg_notify('mallwright', json_build_object('kind', 'account', 'accountId', id, 'topic', 'order')::text)
      from account where mobile_phone = '19900150001'`)
    expect(JSON.parse(await toOwn)).toEqual({ body: '2003', level: 'user', topic: 'order' })
    other.socket.send('ping')
    expect(await toOther).toBe('pong')
    for (const { socket } of [own, other]) socket.close()
  })

  it('closes without messages, and stays open while it is pinged', async () => {
    const strict = await testServer({ limits: { socketSilenceMs: 400 } })
    await strict.app.ready()
    const [silent, alive] = await Promise.all(
      [1, 2].map(async () => open(await ticketOf(await strict.client()), strict)),
    )
    const pinging = setInterval(() => alive?.socket.send('ping'), 50)
    expect(await silent?.closed).toBe(1006)
    expect(await alive?.ping()).toBe('pong')
    clearInterval(pinging)
    await strict.close()
  })
})
