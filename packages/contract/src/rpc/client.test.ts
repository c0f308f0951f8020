import { expect, it } from 'vitest'

import { createApi } from './client.ts'
import type { WireAnswer, WireRequest } from './client.ts'
import { getMockToken, login } from '../session/index.ts'

const OPERATIONS = { login, getMockToken }
const input = { body: { cMobilePhone: '19900140001', cPassword: 'x', cTerminalType: 'mobile' as const } }

function answering(answer: WireAnswer, requests: WireRequest[] = []) {
  return createApi(OPERATIONS, (request) => {
    requests.push(request)
    return Promise.resolve(answer)
  })
}
const envelope = (code: number, data: unknown, msg = '') => ({ arrived: true as const, envelope: { code, msg, data } })

it('passes the request parts to the transport and returns validated data', async () => {
  const requests: WireRequest[] = []
  const data = { cMockToken: 't', cSignKey: 'k' }
  expect(await answering(envelope(1, data), requests).getMockToken({})).toEqual({ ok: true, data, msg: '' })
  expect(requests[0]).toMatchObject({ operation: getMockToken, params: {}, query: {}, files: [] })
})

it('names a declared failure by the server’s failure name, or by its code when the gateway sends only that', async () => {
  const named = await answering(envelope(4001, { cFailure: 'WRONG_PASSWORD', attemptsLeft: 3 }, '密码错误')).login(
    input,
  )
  expect(named).toMatchObject({ ok: false, failure: 'WRONG_PASSWORD', msg: '密码错误', data: { attemptsLeft: 3 } })
  expect(await answering(envelope(4029, null)).login(input)).toMatchObject({ failure: 'LOCKED' })
})

it.each([
  [11000, 'SESSION_INVALID'],
  [2000, 'EMPTY'],
  [4008, 'REQUEST_REFUSED'],
  [777, 'SERVER_FAULT'],
])('reads code %i as %s', async (code, failure) => {
  expect(await answering(envelope(code, null)).getMockToken({})).toMatchObject({ ok: false, failure })
})

it('passes on transport failures and refuses answers of the wrong shape', async () => {
  const timeout: WireAnswer = { arrived: false, failure: 'TIMEOUT', msg: '超时' }
  expect(await answering(timeout).getMockToken({})).toEqual({ ok: false, failure: 'TIMEOUT', msg: '超时' })
  expect(await answering(envelope(1, { cMockToken: 1 })).getMockToken({})).toMatchObject({ failure: 'BAD_ANSWER' })
  expect(await answering({ arrived: true, envelope: 'x' }).getMockToken({})).toMatchObject({ failure: 'BAD_ANSWER' })
})
