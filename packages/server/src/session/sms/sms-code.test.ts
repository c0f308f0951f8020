import { sendVeriCode } from '@mallwright/contract/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openClient, testServer } from '../../testing/test-server.ts'
import type { TestClient, TestServer } from '../../testing/test-server.ts'

let server: TestServer
let client: TestClient

beforeAll(async () => {
  server = await testServer()
  client = await server.client()
})
afterAll(() => server.close())

const send = (phone: string, from = client) => from.sendVeriCode({ params: { phone } })
const verify = (phone: string, code: string, cPurpose: 'login' | 'reset' = 'login') =>
  client.verifyVeriCode({ params: { phone, code }, query: { cPurpose } })

/** The code of the newest message to a phone. */
async function codeOf(phone: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ text: string }>(
    'select text from sms_outbox where phone = $1 order by created_at desc limit 1',
    [phone],
  )
  return /\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? ''
}

const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

/** Lets time go by for everything that was sent. */
async function passSeconds(seconds: number): Promise<void> {
  await server.database.pool.query(
    `update sms_code set created_at = created_at - make_interval(secs => $1), expires_at = expires_at - make_interval(secs => $1)`,
    [seconds],
  )
}

/** How many of some requests were answered by a code. */
const sent = (answers: readonly { readonly ok: boolean }[]) => answers.filter(({ ok }) => ok).length

describe('a code', () => {
  it('arrives as a message and nowhere else, for known and unknown phones alike', async () => {
    for (const phone of ['19900110001', '13800000001']) {
      expect(await send(phone)).toMatchObject({
        ok: true,
        data: { iRetrySeconds: 60, iExpireSeconds: 300, cDemoCode: '' },
      })
      expect(await codeOf(phone)).toMatch(/^\d{6}$/)
    }
  })

  it('is stored as a hash only', async () => {
    await send('13800000002')
    const { rows } = await server.database.pool.query(`select * from sms_code where phone = '13800000002'`)
    expect(JSON.stringify(rows)).not.toContain(await codeOf('13800000002'))
  })

  it('is exchanged for a ticket once', async () => {
    await send('13800000003')
    const code = await codeOf('13800000003')
    expect(await verify('13800000003', code)).toMatchObject({
      ok: true,
      data: { cVerifyTicket: expect.stringMatching(/^[\da-f]{64}$/) },
    })
    expect(await verify('13800000003', code)).toMatchObject({ failure: 'CODE_EXPIRED' })
  })

  it('is exchanged once by many at the same moment', async () => {
    await send('13800000004')
    const code = await codeOf('13800000004')
    expect(sent(await Promise.all(Array.from({ length: 8 }, () => verify('13800000004', code))))).toBe(1)
  })

  it('allows five tries, also at the same moment, and is then lost', async () => {
    await send('13800000005')
    const code = await codeOf('13800000005')
    const first = await verify('13800000005', wrong(code))
    expect(first).toMatchObject({ failure: 'CODE_WRONG', data: { attemptsLeft: 4 }, msg: '验证码错误，还可尝试 4 次' })
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify('13800000005', wrong(code))))
    expect(answers.filter((answer) => !answer.ok && answer.failure === 'CODE_WRONG')).toHaveLength(3)
    expect(await verify('13800000005', code)).toMatchObject({ failure: 'CODE_EXPIRED' })
  })

  it('expires after five minutes, and when a newer one is sent', async () => {
    await send('13800000006')
    const old = await codeOf('13800000006')
    await passSeconds(61)
    await send('13800000006')
    const code = await codeOf('13800000006')
    // One in a million pairs of codes is equal.
    expect(await verify('13800000006', old === code ? wrong(code) : old)).toMatchObject({ failure: 'CODE_WRONG' })
    await passSeconds(300)
    expect(await verify('13800000006', code)).toMatchObject({ failure: 'CODE_EXPIRED' })
  })

  it('of another phone proves nothing', async () => {
    await send('13800000007')
    await send('13800000008')
    const [one, other] = [await codeOf('13800000007'), await codeOf('13800000008')]
    const foreign = one === other ? wrong(other) : one
    expect(await verify('13800000008', foreign)).toMatchObject({ failure: 'CODE_WRONG' })
    expect(await verify('13800000999', one)).toMatchObject({ failure: 'CODE_EXPIRED' })
  })
})

describe('the limits of a phone', () => {
  it('are one a minute, five an hour and ten a day', async () => {
    const phone = '13800001001'
    // Every half minute for ten minutes, then every twenty minutes for a day.
    const times = Array.from({ length: 92 }, (_, index) => (index < 20 ? index * 30 : (index - 19) * 1200))
    const accepted: number[] = []
    const refusals = new Set<string>()
    for (const [index, time] of times.entries()) {
      if (index > 0) await passSeconds(time - (times[index - 1] ?? 0))
      const answer = await send(phone)
      if (answer.ok) accepted.push(time)
      else refusals.add(answer.failure)
    }
    expect([...refusals]).toEqual(['TOO_MANY_CODES'])
    expect(accepted.slice(0, 5)).toEqual([0, 60, 120, 180, 240])
    expect(accepted.filter((time) => time < 3600)).toHaveLength(5)
    expect(accepted.filter((time) => time < 86_400)).toHaveLength(10)
  })

  it('hold for a thousand requests, many at once, at two processes', async () => {
    const second = await openClient(await server.twin())
    const answers: Awaited<ReturnType<typeof send>>[] = []
    for (let round = 0; round < 20; round += 1) {
      const at = Array.from({ length: 50 }, (_, index) => send('13800001002', index % 2 === 0 ? client : second))
      answers.push(...(await Promise.all(at)))
    }
    const failures = answers.map((answer) => (answer.ok ? 'OK' : answer.failure))
    expect(new Set(failures)).toEqual(new Set(['OK', 'TOO_MANY_CODES']))
    expect(sent(answers)).toBe(1)
    const { rows } = await server.database.pool.query(`select 1 from sms_outbox where phone = '13800001002'`)
    expect(rows).toHaveLength(1)
  })

  it('are the same from every address', async () => {
    const proxied = await testServer({ publicOrigin: 'https://mall.example' })
    const from = await proxied.client()
    const ask = async (address: string) => {
      const call = from.signed({ operation: sendVeriCode, params: { phone: '13800001003' } })
      return from.send({ ...call, headers: { ...call.headers, 'x-forwarded-for': address } })
    }
    expect(await ask('203.0.113.1')).toMatchObject({ code: 1 })
    expect(await ask('203.0.113.2')).toMatchObject({ code: 4029 })
    await proxied.close()
  })
})

describe('the limits of an address', () => {
  it('cannot be left by a header that the client writes', async () => {
    const strict = await testServer({ limits: { codesPerHour: 3 } })
    const from = await strict.client()
    const codes: number[] = []
    for (const index of [1, 2, 3, 4, 5]) {
      const call = from.signed({ operation: sendVeriCode, params: { phone: `1380000200${index}` } })
      codes.push(
        (await from.send({ ...call, headers: { ...call.headers, 'x-forwarded-for': `203.0.113.${index}` } })).code,
      )
    }
    expect(codes).toEqual([1, 1, 1, 4029, 4029])
    await strict.close()
  })

  it('hold for look-ups of phones, too', async () => {
    const strict = await testServer({ limits: { codesPerHour: 3 } })
    const from = await strict.client()
    const ask = (phone: string) => from.isRegisteredPhone({ params: { phone } })
    expect(await ask('19900110001')).toMatchObject({ ok: true, data: { bRegistered: true } })
    expect(await ask('13800002001')).toMatchObject({ ok: true, data: { bRegistered: false } })
    const answers = await Promise.all([1, 2, 3, 4].map((index) => ask(`1380000201${index}`)))
    expect(sent(answers)).toBe(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ failure: 'TOO_MANY_QUERIES' })
    await strict.close()
  })
})

describe('a phone that is none', () => {
  it.each(['1380000000', '１３８００００００００', '2380000000a', '13800000000\u200b', '138 0000 0000'])(
    'is refused before anything is counted: %j',
    async (phone) => {
      expect(await send(phone)).toMatchObject({ failure: 'FIELD_INVALID' })
      expect(await client.isRegisteredPhone({ params: { phone } })).toMatchObject({ failure: 'FIELD_INVALID' })
    },
  )
})

describe('a service that does not take the message', () => {
  it('is told as such, without its own words, and counts for a minute', async () => {
    const sms = { send: () => Promise.reject(new Error('secret words')) }
    const failing = await testServer({ sms })
    const from = await failing.client()
    const answer = await send('13800003001', from)
    expect(answer).toMatchObject({ failure: 'CODE_NOT_SENT', msg: '验证码发送失败，请稍后再试' })
    expect(await send('13800003001', from)).toMatchObject({ failure: 'TOO_MANY_CODES' })
    for (const _ of Array.from({ length: 12 })) {
      await failing.database.pool.query(
        `update sms_code set created_at = created_at - interval '61 seconds', expires_at = expires_at - interval '61 seconds'`,
      )
      expect(await send('13800003001', from)).toMatchObject({ failure: 'CODE_NOT_SENT' })
    }
    await failing.close()
  })

  it('leaves the code before it valid', async () => {
    const texts: string[] = []
    const sms = {
      send: async ({ text }: { readonly text: string }) => {
        if (texts.length > 0) throw new Error('refused')
        texts.push(text)
      },
    }
    const failing = await testServer({ sms })
    const from = await failing.client()
    const phone = '13800003002'
    expect((await send(phone, from)).ok).toBe(true)
    await failing.database.pool.query("update sms_code set created_at = created_at - interval '61 seconds'")
    expect(await send(phone, from)).toMatchObject({ failure: 'CODE_NOT_SENT' })
    const code = /\d{6}/.exec(texts[0] ?? '')?.[0] ?? ''
    expect((await from.verifyVeriCode({ params: { phone, code }, query: {} })).ok).toBe(true)
    await failing.close()
  })
})

describe('a demo mall', () => {
  it('shows its code', async () => {
    const demo = await testServer({ demoCode: '246810' })
    const from = await demo.client()
    expect(await send('13800004001', from)).toMatchObject({ data: { cDemoCode: '246810' } })
    const verified = await from.verifyVeriCode({ params: { phone: '13800004001', code: '246810' }, query: {} })
    expect(verified.ok).toBe(true)
    await demo.close()
  })
})

describe('a sign-in by phone', () => {
  // A client of its own: a sign-in ends the visitor's session.
  const signIn = async (phone: string, proof: { cVeriCode?: string; cVerifyTicket?: string; cPassword?: string }) =>
    (await server.client()).login({ body: { cMobilePhone: phone, cTerminalType: 'wechat', ...proof } })
  const ticketOf = async (phone: string, cPurpose: 'login' | 'reset' = 'login') => {
    await passSeconds(3600)
    await send(phone)
    const answer = await verify(phone, await codeOf(phone), cPurpose)
    if (!answer.ok) throw new Error(answer.msg)
    return answer.data.cVerifyTicket
  }

  it('opens a session with a ticket, once', async () => {
    const cVerifyTicket = await ticketOf('19900110001')
    expect(await signIn('19900110001', { cVerifyTicket })).toMatchObject({
      ok: true,
      data: { cMobilePhone: '19900110001', bAlreadyLogin: false },
    })
    expect(await signIn('19900110001', { cVerifyTicket })).toMatchObject({ failure: 'TICKET_EXPIRED' })
  })

  it('leaves the ticket to whoever declines to end a session elsewhere, and takes it from whoever accepts', async () => {
    const phone = '19900110005'
    await server.signIn(phone, { terminal: 'wechat' })
    const cVerifyTicket = await ticketOf(phone)
    expect(await signIn(phone, { cVerifyTicket })).toMatchObject({ ok: true, data: { bAlreadyLogin: true } })
    const again = await signIn(phone, { cVerifyTicket })
    const cForcedLoginToken = again.ok ? again.data.cForcedLoginToken : ''
    const forced = { body: { cForcedLoginToken, cTerminalType: 'wechat' as const } }
    expect((await (await server.client()).forcedLogin(forced)).ok).toBe(true)
    expect(await signIn(phone, { cVerifyTicket })).toMatchObject({ failure: 'TICKET_EXPIRED' })
  })

  it('opens a session with a code', async () => {
    await send('19900110002')
    const code = await codeOf('19900110002')
    expect(await signIn('19900110002', { cVeriCode: wrong(code) })).toMatchObject({ failure: 'CODE_WRONG' })
    expect(await signIn('19900110002', { cVeriCode: code })).toMatchObject({ ok: true })
    expect(await signIn('19900110002', { cVeriCode: code })).toMatchObject({ failure: 'CODE_EXPIRED' })
  })

  it('takes no ticket of another phone or purpose', async () => {
    expect(await signIn('19900110004', { cVerifyTicket: await ticketOf('19900110003') })).toMatchObject({
      failure: 'TICKET_EXPIRED',
    })
    expect(await signIn('19900110003', { cVerifyTicket: await ticketOf('19900110003', 'reset') })).toMatchObject({
      failure: 'TICKET_EXPIRED',
    })
  })

  it('tells who has proved a phone that it is not registered, or its account stopped', async () => {
    expect(await signIn('13800005001', { cVerifyTicket: await ticketOf('13800005001') })).toMatchObject({
      failure: 'PHONE_UNKNOWN',
      msg: '该手机号未注册',
    })
    expect(await signIn('19900160004', { cVerifyTicket: await ticketOf('19900160004') })).toMatchObject({
      failure: 'ACCOUNT_STOPPED',
    })
  })

  it('needs exactly one proof', async () => {
    expect(await signIn('19900110001', {})).toMatchObject({ failure: 'FIELD_INVALID' })
    const two = { cPassword: 'Mall2025a', cVeriCode: '246810' }
    expect(await signIn('19900110001', two)).toMatchObject({ failure: 'FIELD_INVALID' })
  })
})
