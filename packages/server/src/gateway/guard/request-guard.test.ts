import { AsyncLocalStorage } from 'node:async_hooks'

import { getProductDetail } from '@mallwright/contract/catalog'
import { ENVELOPE_CODES } from '@mallwright/contract/rpc'
import { sign, SIGNATURE_WINDOW_MS } from '@mallwright/contract/signing'
import { newUuid } from '@mallwright/contract/values'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'

import { testServer } from '../../testing/test-server.ts'
import type { SignedCall } from '../../testing/test-server.ts'
import { startWithVisitor } from '../../testing/test-session.ts'

const { server, visitor: client } = await startWithVisitor()

const ask = (code = 'P01001') => client.signed({ operation: getProductDetail, body: { cProdCode: code } })

/** Signs a call again after a change, with the right key. */
function resign(call: SignedCall, change: { nonce?: string; timestamp?: string }): SignedCall {
  const nonce = change.nonce ?? call.headers['cnonce'] ?? ''
  const timestamp = change.timestamp ?? call.headers['dtimestamp'] ?? ''
  const { token, signKey } = client.session
  const path = call.url.replace('/api/', '')
  const request = { method: call.method, path, query: new URLSearchParams(), payload: String(call.payload), nonce }
  const csign = sign({ ...request, timestamp, token }, signKey)
  return { ...call, headers: { ...call.headers, cnonce: nonce, dtimestamp: timestamp, csign } }
}

const withHeader = (name: string, value: string): SignedCall => {
  const call = ask()
  return { ...call, headers: { ...call.headers, [name]: value } }
}

const FORGERIES: Readonly<Record<string, () => SignedCall>> = {
  'without a signature': () => withHeader('csign', ''),
  'with a signature that is not hex': () => withHeader('csign', 'z'.repeat(64)),
  'with text after the right signature': () => {
    const call = ask()
    return { ...call, headers: { ...call.headers, csign: `${call.headers['csign']} and more` } }
  },
  'with the right signature in upper case': () => {
    const call = ask()
    return { ...call, headers: { ...call.headers, csign: (call.headers['csign'] ?? '').toUpperCase() } }
  },
  'with a short signature': () => withHeader('csign', 'ab'),
  'with the signature of another request': () => withHeader('csign', ask('P01002').headers['csign'] ?? ''),
  'with another nonce': () => withHeader('cnonce', newUuid()),
  'with another time stamp': () => withHeader('dtimestamp', String(Date.now() + 1000)),
  'with another body': () => ({ ...ask(), payload: JSON.stringify({ cProdCode: 'P01002' }) }),
  'with another query': () => ({ ...ask(), url: `${ask().url}?a=1` }),
  'at another address': () => ({ ...ask(), url: ask().url.replace('getProductDetail', 'searchProductPage') }),
  'under another key': () => {
    const call = ask()
    const foreignSession = { ...client.session, signKey: 'ab'.repeat(32) }
    const { cnonce: nonce = '', dtimestamp: timestamp = '' } = call.headers
    const path = call.url.replace('/api/', '')
    const request = { method: 'POST', path, query: new URLSearchParams(), payload: String(call.payload) }
    const csign = sign({ ...request, nonce, timestamp, token: foreignSession.token }, foreignSession.signKey)
    return { ...call, headers: { ...call.headers, csign } }
  },
  'too late': () => resign(ask(), { timestamp: String(Date.now() - SIGNATURE_WINDOW_MS - 2000) }),
  'too early': () => resign(ask(), { timestamp: String(Date.now() + SIGNATURE_WINDOW_MS + 2000) }),
  'without a time stamp': () => resign(ask(), { timestamp: '' }),
  'with an empty nonce': () => resign(ask(), { nonce: '' }),
  'with an endless nonce': () => resign(ask(), { nonce: 'a'.repeat(65) }),
}

describe('a request', () => {
  it('is answered when valid', async () => {
    expect((await client.send(ask())).code).toBe(ENVELOPE_CODES.success)
    const late = resign(ask(), { timestamp: String(Date.now() - SIGNATURE_WINDOW_MS + 20_000) })
    expect((await client.send(late)).code).toBe(ENVELOPE_CODES.success)
  })

  it.each(Object.entries(FORGERIES))('%s is refused with the same message', async (_, forge) => {
    const answer = await client.send(forge())
    expect(answer).toEqual({
      code: ENVELOPE_CODES.requestRefused,
      msg: '请求未通过安全校验，请刷新页面后重试',
      data: { cFailure: 'REQUEST_REFUSED' },
    })
  })

  it('is accepted once: here, in another process, and among concurrent ones', async () => {
    const call = ask()
    expect((await client.send(call)).code).toBe(ENVELOPE_CODES.success)
    expect((await client.send(call)).code).toBe(ENVELOPE_CODES.requestRefused)
    const twin = await server.twin()
    const again = (await twin.inject(call)).json<{ code: number }>()
    expect(again.code).toBe(ENVELOPE_CODES.requestRefused)
    const raced = ask()
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        (await (index % 2 ? twin : server.app).inject(raced)).json<{ code: number }>(),
      ),
    )
    expect(answers.filter(({ code }) => code === ENVELOPE_CODES.success)).toHaveLength(1)
  })

  it('is refused for its session before anything else', async () => {
    expect((await client.send(withHeader('authorization', 'f'.repeat(64)))).code).toBe(ENVELOPE_CODES.sessionInvalid)
    expect((await client.send(withHeader('authorization', ''))).code).toBe(ENVELOPE_CODES.sessionInvalid)
  })

  it('is refused when its visitor session has expired', async () => {
    const late = await server.client()
    await server.database.pool.query(
      `update login_session set expires_at = now() - interval '1 second' where sign_key = $1`,
      [late.session.signKey],
    )
    expect((await late.getDefaultPassStrategy({})).ok).toBe(false)
  })

  it('consumes no nonce when its signature is wrong', async () => {
    const call = ask()
    await client.send({ ...call, headers: { ...call.headers, csign: 'ab'.repeat(32) } })
    expect((await client.send(call)).code).toBe(ENVELOPE_CODES.success)
  })
})

describe('an answer', () => {
  it('is an uncached envelope, also for unknown addresses and unreadable bodies', async () => {
    const unknown = await server.app.inject({ method: 'GET', url: '/api/nothing/here' })
    expect(unknown.statusCode).toBe(200)
    expect(unknown.json()).toMatchObject({ code: ENVELOPE_CODES.notFound })
    expect(unknown.headers['cache-control']).toBe('no-store')
    const garbled = client.signed({ operation: getProductDetail })
    const answer = await client.send(garbled)
    expect(answer).toMatchObject({ code: ENVELOPE_CODES.fieldInvalid, data: { cField: 'cProdCode' } })
  })

  it('uses the language of the request', async () => {
    const url = '/api/nothing/here'
    const english = await server.app.inject({ method: 'GET', url, headers: { 'accept-language': 'en-GB,en' } })
    expect(english.json<{ msg: string }>().msg).toBe('This does not exist.')
  })

  it('reveals nothing of a bug', async () => {
    const broken = await testServer()
    await broken.database.pool.query('alter table login_session rename to gone')
    const url = '/api/alc-public-user/WhiteListFunctionAction/getMockToken'
    const answer = await broken.app.inject({ method: 'GET', url })
    await broken.close()
    expect(answer.json()).toEqual({
      code: ENVELOPE_CODES.serverFault,
      msg: '服务器繁忙，请稍后再试',
      data: { cFailure: 'SERVER_FAULT' },
    })
  })

  it('is a rate limit failure after too many visitors from one address', async () => {
    const narrow = await testServer({ limits: { visitorsPerMinute: 2 } })
    const url = '/api/alc-public-user/WhiteListFunctionAction/getMockToken'
    const codes = []
    for (const _ of [1, 2, 3]) {
      codes.push((await narrow.app.inject({ method: 'GET', url })).json<{ code: number }>().code)
    }
    await narrow.close()
    expect(codes).toEqual([1, 1, ENVELOPE_CODES.tooManyRequests])
  })
})

/** Names of the prepared statements that an action causes; not those that the server executes meanwhile by itself. */
async function statementsOf(action: () => Promise<unknown>): Promise<(string | undefined)[]> {
  const caused = new AsyncLocalStorage<true>()
  const names: (string | undefined)[] = []
  const { query } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    if (caused.getStore()) names.push((given[0] as { readonly name?: string }).name)
    return Reflect.apply(query, this, given)
  })
  await caused.run(true, action)
  spy.mockRestore()
  return names
}

/** The codes of the answers to requests that are sent at once. */
async function codesOf(calls: readonly SignedCall[]): Promise<number[]> {
  return Promise.all(calls.map(async (call) => (await server.app.inject(call)).json<{ code: number }>().code))
}

const { success, requestRefused, sessionInvalid, serverFault } = ENVELOPE_CODES

describe('requests that arrive at once', () => {
  /** A valid call of each of several sessions, whose keys are known to the server. */
  async function callsOfSessions(count: number) {
    const clients = await Promise.all(Array.from({ length: count }, () => server.client()))
    const signed = () =>
      clients.map((each) => each.signed({ operation: getProductDetail, body: { cProdCode: 'P01001' } }))
    await codesOf(signed())
    return { clients, signed }
  }

  it('are checked by one statement', async () => {
    const { signed } = await callsOfSessions(6)
    const names = await statementsOf(() => codesOf([...signed(), ...signed()]))
    expect(names.filter((name) => name === 'claim-nonces')).toHaveLength(1)
  })

  it('pass once for each nonce, of the same session only', async () => {
    const { signed } = await callsOfSessions(1)
    const { signed: others } = await callsOfSessions(1)
    const [call, own, other] = [signed()[0], signed()[0], others()[0]]
    if (!call || !own || !other) throw new Error('no calls')
    const codes = await codesOf([call, own, call, other, call])
    expect(codes).toEqual([success, success, requestRefused, success, requestRefused])
  })

  it('are judged one by one: an ended session, a forged signature and a used nonce among valid ones', async () => {
    const { clients, signed } = await callsOfSessions(5)
    const [valid, ended, forged, used, last] = signed()
    if (!valid || !ended || !forged || !used || !last) throw new Error('no calls')
    await client.send(used)
    await server.database.pool.query(
      `update login_session set revoked_at = now(), revoke_reason = 'logout' where sign_key = $1`,
      [clients[1]?.session.signKey],
    )
    const badlySigned = { ...forged, headers: { ...forged.headers, csign: 'ab'.repeat(32) } }
    const codes = await codesOf([valid, ended, badlySigned, used, last])
    expect(codes).toEqual([success, sessionInvalid, requestRefused, requestRefused, success])
    expect(await codesOf([forged])).toEqual([success])
  })

  it('are each answered when the statement fails, and use up no nonce', async () => {
    const { signed } = await callsOfSessions(4)
    const calls = signed()
    const { pool } = server.database
    const query = pool.query.bind(pool)
    const spy = vi.spyOn(pool, 'query').mockImplementation(((statement: { readonly name?: string }) => {
      if (statement.name === 'claim-nonces') return Promise.reject(new Error('connection lost'))
      return query(statement as unknown as string)
    }) as never)
    const codes = await codesOf(calls)
    spy.mockRestore()
    expect(codes).toEqual(calls.map(() => serverFault))
    expect(await codesOf(calls)).toEqual(calls.map(() => success))
  })
})

describe('a signed call', () => {
  it('executes one statement before its handler', async () => {
    const client = await server.client()
    await client.getDefaultPassStrategy({})
    const names = await statementsOf(() => client.getDefaultPassStrategy({}))
    expect(names).toEqual(['claim-nonces', undefined])
  })

  it('is refused for its session, not its signature, when the session has ended meanwhile', async () => {
    const client = await server.client()
    await client.getDefaultPassStrategy({})
    const call = client.signed({ operation: getProductDetail, body: { cProdCode: 'P01001' } })
    await server.database.pool.query('update login_session set expires_at = now() where sign_key = $1', [
      client.session.signKey,
    ])
    const forged = { ...call, headers: { ...call.headers, csign: 'ab'.repeat(32) } }
    expect([(await client.send(forged)).code, (await client.send(call)).code]).toEqual([
      ENVELOPE_CODES.sessionInvalid,
      ENVELOPE_CODES.sessionInvalid,
    ])
  })

  it('stores no nonce when badly signed, late or of an ended session', async () => {
    const client = await server.client()
    await client.getDefaultPassStrategy({})
    const count = async () =>
      (await server.database.pool.query<{ count: string }>('select count(*) from request_nonce')).rows[0]?.count
    const before = await count()
    const call = () => client.signed({ operation: getProductDetail, body: { cProdCode: 'P01001' } })
    await client.send({ ...call(), headers: { ...call().headers, csign: 'ab'.repeat(32) } })
    await client.send({ ...call(), headers: { ...call().headers, dtimestamp: String(Date.now() - 3_600_000) } })
    await server.database.pool.query('update login_session set expires_at = now() where sign_key = $1', [
      client.session.signKey,
    ])
    await client.send(call())
    expect(await count()).toBe(before)
  })
})
