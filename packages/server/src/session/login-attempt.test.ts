import { login } from '@mallwright/contract/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { DEMO_PASSWORD } from '../demo/accounts.data.ts'
import { openClient, testServer } from '../testing/test-server.ts'
import type { TestServer } from '../testing/test-server.ts'
import { issueVerifyTicket } from './sms/verify-ticket.store.ts'

let server: TestServer

beforeAll(async () => {
  // Behind a proxy, so that a test can come from many addresses.
  server = await testServer({ publicOrigin: 'https://mall.example' })
})
afterAll(() => server.close())

interface Answer {
  readonly code: number
  readonly data: { readonly cFailure?: string; readonly attemptsLeft?: number; readonly iRetrySeconds?: number }
}

/** Signs in from an address; the client's own entries before the proxy's do not count. */
async function signIn(
  address: string,
  cMobilePhone: string,
  proof: { readonly cPassword?: string; readonly cVerifyTicket?: string } = { cPassword: 'wrong-pass1' },
  app = server.app,
): Promise<Answer> {
  const client = await openClient(app)
  const body = { cMobilePhone, cTerminalType: 'mobile', ...proof }
  const call = client.signed({ operation: login, body })
  const forwarded = `198.51.100.7, ${address}`
  return (await client.send({ ...call, headers: { ...call.headers, 'x-forwarded-for': forwarded } })) as Answer
}

const RIGHT = { cPassword: DEMO_PASSWORD }
const failuresOf = (answers: readonly Answer[]) => answers.map(({ data }) => data.cFailure ?? 'OK')
const count = (answers: readonly Answer[], failure: string) =>
  failuresOf(answers).filter((name) => name === failure).length

describe('wrong passwords', () => {
  it('lock the address that sends them, and not the one that the owner uses', async () => {
    expect(failuresOf([await signIn('203.0.113.1', '19900110001', RIGHT)])).toEqual(['OK'])
    const wrong: Answer[] = []
    for (const _ of [1, 2, 3, 4, 5, 6]) wrong.push(await signIn('203.0.113.2', '19900110001'))
    expect(count(wrong, 'WRONG_PASSWORD')).toBe(4)
    expect(failuresOf([await signIn('203.0.113.2', '19900110001', RIGHT)])).toEqual(['LOCKED'])
    expect(failuresOf([await signIn('203.0.113.1', '19900110001', RIGHT)])).toEqual(['OK'])
  })

  it('of a hundred addresses are evaluated twenty times at most, at two processes, and the owner gets in', async () => {
    const twin = await server.twin()
    await signIn('203.0.113.1', '19900110002', RIGHT)
    const answers: Answer[] = []
    for (let round = 0; round < 20; round += 1) {
      const at = Array.from({ length: 50 }, (_, index) =>
        signIn(
          `192.0.2.${(round * 50 + index) % 100}`,
          '19900110002',
          { cPassword: 'wrong-pass1' },
          index % 2 === 0 ? server.app : twin,
        ),
      )
      answers.push(...(await Promise.all(at)))
    }
    // The twentieth is evaluated, too, and tells of the lock that it brings.
    expect(count(answers, 'WRONG_PASSWORD')).toBeLessThanOrEqual(19)
    expect(count(answers, 'WRONG_PASSWORD') + count(answers, 'LOCKED')).toBe(1000)
    expect(failuresOf([await signIn('192.0.2.200', '19900110002', RIGHT)])).toEqual(['LOCKED'])
    expect(failuresOf([await signIn('203.0.113.1', '19900110002', RIGHT)])).toEqual(['OK'])
  })

  it('do not lock out an owner at a new address: a code lets in, and then the password, too', async () => {
    for (let index = 0; index < 25; index += 1) await signIn(`192.0.2.${index}`, '19900110003')
    expect(failuresOf([await signIn('203.0.113.9', '19900110003', RIGHT)])).toEqual(['LOCKED'])
    const ticket = { phone: '19900110003', purpose: 'login' as const }
    const cVerifyTicket = await issueVerifyTicket(server.database.pool, ticket)
    expect(failuresOf([await signIn('203.0.113.9', '19900110003', { cVerifyTicket })])).toEqual(['OK'])
    expect(failuresOf([await signIn('203.0.113.9', '19900110003', RIGHT)])).toEqual(['OK'])
  })

  it('leave signed-in devices alone', async () => {
    const device = await server.signIn('19900110004', { terminal: 'mobile' })
    for (let index = 0; index < 25; index += 1) await signIn(`192.0.2.${index}`, '19900110004')
    expect((await device.getDefaultPassStrategy({})).ok).toBe(true)
  })

  it('are answered alike for a phone that no account has', async () => {
    const of = async (phone: string) => {
      const answers: Answer[] = []
      for (let index = 0; index < 24; index += 1) answers.push(await signIn(`192.0.2.${Math.floor(index / 6)}`, phone))
      return answers.map(({ data }) => [data.cFailure, data.attemptsLeft])
    }
    expect(await of('13800009999')).toEqual(await of('19900110005'))
  })

  it('are forgotten after a quarter of an hour, and none that was right is counted', async () => {
    for (let index = 0; index < 25; index += 1) {
      expect(failuresOf([await signIn(`192.0.2.${index}`, '19900120001', RIGHT)])).toEqual(['OK'])
    }
    for (let index = 0; index < 25; index += 1) await signIn(`198.51.100.${index}`, '19900120001')
    expect(failuresOf([await signIn('203.0.113.3', '19900120001', RIGHT)])).toEqual(['LOCKED'])
    await server.database.pool.query(`update login_attempt set locked_until = locked_until - interval '15 minutes',
      last_failed_at = last_failed_at - interval '15 minutes'`)
    expect(failuresOf([await signIn('203.0.113.3', '19900120001', RIGHT)])).toEqual(['OK'])
  })
})
