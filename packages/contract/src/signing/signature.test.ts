import { createHash, createHmac } from 'node:crypto'

import fc from 'fast-check'
import { expect, it } from 'vitest'

import { canonicalText, multipartPayload, sign } from './index.ts'
import type { SignedRequest } from './index.ts'

const KEY = 'ab'.repeat(32)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const request: SignedRequest = {
  method: 'post',
  path: 'alc-alshop/WhiteListFunctionAction/getProductDetail',
  query: new URLSearchParams('b=2&a=1 x'),
  payload: '{"cProdCode":"P01001"}',
  nonce: 'n-1',
  timestamp: '1763610000000',
  token: '0123456789abcdefREST',
}

it('covers seven lines in a fixed order, as documented', () => {
  const bodyHash = sha256(request.payload)
  const text = `POST\n${request.path}\na=1%20x&b=2\n${bodyHash}\nn-1\n1763610000000\n0123456789abcdef`
  expect(canonicalText(request, sha256)).toBe(text)
  expect(sign(request, KEY)).toBe(createHmac('sha256', Buffer.from(KEY, 'hex')).update(text).digest('hex'))
})

it('depends on every part, and not on the order of the query', () => {
  const original = sign(request, KEY)
  const changes: Partial<SignedRequest>[] = [
    { method: 'GET' },
    { path: `${request.path}s` },
    { query: new URLSearchParams('a=1 x&b=3') },
    { payload: '{}' },
    { nonce: 'n-2' },
    { timestamp: '1763610000001' },
    { token: 'f'.repeat(20) },
  ]
  for (const change of changes) expect(sign({ ...request, ...change }, KEY)).not.toBe(original)
  expect(sign(request, 'cd'.repeat(32))).not.toBe(original)
  expect(sign({ ...request, query: new URLSearchParams('a=1 x&b=2') }, KEY)).toBe(original)
})

it('separates the query from its neighbours unambiguously', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, value) => {
      const text = canonicalText({ ...request, query: new URLSearchParams([[name, value]]) }, sha256)
      expect(text.split('\n')).toHaveLength(7)
    }),
  )
})

it('covers each file of an upload', () => {
  const payload = multipartPayload('{}', [new Uint8Array([1]), new Uint8Array([2])])
  expect(payload).not.toBe(multipartPayload('{}', [new Uint8Array([2]), new Uint8Array([1])]))
  expect(payload.split('\n')).toHaveLength(3)
})
