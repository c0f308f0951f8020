import { randomBytes } from 'node:crypto'

import { expect, it } from 'vitest'

import { createEncodedResponseCache } from './encoded-response-cache.ts'

it('encodes a content once, named by its hash', async () => {
  const cache = createEncodedResponseCache({ max: 5, maxBytes: 1_000_000 })
  const [first, again, different] = [await cache.encode('a'), await cache.encode('a'), await cache.encode('b')]
  expect(again).toBe(first)
  expect(different.name).not.toBe(first.name)
  expect(cache.get(first.name)).toBe(first)
})

it('is bounded by the bytes of all encodings', async () => {
  const cache = createEncodedResponseCache({ max: 100, maxBytes: 100_000 })
  const names: string[] = []
  for (let index = 0; index < 10; index += 1) {
    // Random hex compresses to about a half: some 20 kB plain, 10 kB gzip, 10 kB brotli.
    names.push((await cache.encode(randomBytes(10_000).toString('hex'))).name)
  }
  const cached = names.filter((name) => cache.get(name))
  expect(cached).toEqual(names.slice(-2))
})
