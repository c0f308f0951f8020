import { expect, it } from 'vitest'

import { createLocalStore } from './local-store.ts'

it('works in memory without a storage', () => {
  const store = createLocalStore('', () => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  store.writeJson('account', { id: 'a' })
  expect(store.readJson('account')).toEqual({ id: 'a' })
  store.remove('account')
  expect(store.read('account')).toBeUndefined()
})

it('stores a value in memory when the storage is full', () => {
  const full = {
    getItem: () => 'old',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  } as unknown as Storage
  const store = createLocalStore('', () => full)
  store.write('theme', 'dark')
  expect(store.read('theme')).toBe('dark')
})

it('returns nothing for malformed JSON', () => {
  const store = createLocalStore('t', () => localStorage)
  localStorage.setItem('t.siteInfo', '{')
  expect(store.readJson('siteInfo')).toBeUndefined()
})
