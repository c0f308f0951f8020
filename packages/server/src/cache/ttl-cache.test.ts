import { expect, it } from 'vitest'

import { createTtlCache } from './ttl-cache.ts'

it('shares a running load, caches its value and drops a failed one', async () => {
  const cache = createTtlCache<number>(60_000)
  let loads = 0
  const load = () => Promise.resolve((loads += 1))
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1])
  expect(await cache.get('a', load)).toBe(1)
  await expect(cache.get('b', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await cache.get('b', load)).toBe(2)
})

it('neither shares nor caches a load that was running when it was cleared', async () => {
  const cache = createTtlCache<string>(60_000)
  let finish = (_value: string): void => undefined
  const old = cache.get('a', () => new Promise((resolve) => (finish = resolve)))
  cache.clear()
  const next = cache.get('a', () => Promise.resolve('new'))
  finish('old')
  expect([await old, await next, await cache.get('a', () => Promise.resolve('third'))]).toEqual(['old', 'new', 'new'])
})

it('drops the least recently used keys beyond its limit', async () => {
  const cache = createTtlCache<number>(60_000)
  let loads = 0
  const get = (key: string) => cache.get(key, () => Promise.resolve((loads += 1)))
  await get('used')
  for (let index = 0; index < 2000; index += 1) {
    await get(`other ${index}`)
    await get('used')
  }
  expect(loads).toBe(2001)
  await get('other 0')
  expect(loads).toBe(2002)
})
