import { webcrypto } from 'node:crypto'

import { multipartPayload, sign } from '@mallwright/contract/signing'
import { afterEach, expect, it, vi } from 'vitest'

import { loadSigning } from './signing.ts'

const KEY = '0f'.repeat(32)
const REQUEST = {
  method: 'post',
  path: 'alc-public-user/WhiteListFunctionAction/login',
  query: new URLSearchParams('b=2&a=高白 x'),
  payload: '{"cNickname":"李敏"}',
  nonce: 'n-1',
  timestamp: '1763610000000',
  token: '0123456789abcdefREST',
}
const FILES = [new TextEncoder().encode('one'), new Uint8Array(0)]

afterEach(() => vi.unstubAllGlobals())

it.each(['the browser', 'script'])('signs by %s as the contract does', async (by) => {
  if (by === 'the browser') vi.stubGlobal('crypto', webcrypto)
  const digest = vi.spyOn(webcrypto.subtle, 'digest')
  const signing = await loadSigning()
  expect(await signing.sign(REQUEST, KEY)).toBe(sign(REQUEST, KEY))
  expect(await signing.multipartPayload('{}', FILES)).toBe(multipartPayload('{}', FILES))
  expect(digest).toHaveBeenCalledTimes(by === 'script' ? 0 : 3)
  digest.mockRestore()
})
