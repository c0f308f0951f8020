import { beforeEach, describe, expect, it } from 'vitest'

import { createLocalStore } from './local-store.ts'
import { createValueCipher } from './value-cipher.ts'

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

const KEY = 'ef'.repeat(32)
const open = (key = KEY, namespace = '') => createLocalStore(namespace, () => localStorage, createValueCipher(key))
const LISTED = [
  'theme',
  'systemTheme',
  'loginUuid',
  'pwdFreeToken',
  'pwdFreeUuid',
  'account',
  'siteInfo',
  'mallUser',
  'session',
] as const

describe('a value that specification 1 §3 lists', () => {
  beforeEach(() => localStorage.clear())

  it.each(LISTED)('is stored encoded, and read again: %s', (key) => {
    open().write(key, '李敏 19900140001')
    expect(localStorage.getItem(key)).toMatch(/^aes:[\w+/]+=*$/)
    expect(atob(localStorage.getItem(key)?.slice(4) ?? '')).not.toContain('19900140001')
    expect(open().read(key)).toBe('李敏 19900140001')
  })

  it('is encoded differently each time', () => {
    open().write('account', 'a')
    const first = localStorage.getItem('account')
    open().write('account', 'a')
    expect(localStorage.getItem('account')).not.toBe(first)
  })

  it('is absent when any of its characters was changed', () => {
    open().write('loginUuid', 'login-1')
    const stored = localStorage.getItem('loginUuid') ?? ''
    expect(stored.length).toBeGreaterThan(40)
    // Bits that decoding drops may stand before the end.
    for (let at = 'aes:'.length; at < stored.length - 3; at += 1) {
      const other = stored[at] === 'A' ? 'B' : 'A'
      localStorage.setItem('loginUuid', stored.slice(0, at) + other + stored.slice(at + 1))
      expect(open().read('loginUuid')).toBeUndefined()
    }
  })

  it.each(['aes:', 'aes:AAAA', 'aes:%%%', `aes:${'A'.repeat(64)}`])(
    'is absent, not an error, when it is %s',
    (stored) => {
      localStorage.setItem('account', stored)
      expect(open().readJson('account')).toBeUndefined()
    },
  )

  it('cannot be read under another name, of its own or another namespace', () => {
    open().write('pwdFreeToken', 'free')
    const stored = localStorage.getItem('pwdFreeToken') ?? ''
    localStorage.setItem('pwdFreeUuid', stored)
    localStorage.setItem('studio.pwdFreeToken', stored)
    expect(open().read('pwdFreeUuid')).toBeUndefined()
    expect(open(KEY, 'studio').read('pwdFreeToken')).toBeUndefined()
  })

  it('cannot be read with another key, nor without one', () => {
    open().write('account', 'a')
    expect(open('ab'.repeat(32)).read('account')).toBeUndefined()
    expect(createLocalStore('', () => localStorage).read('account')).toBeUndefined()
  })

  it('is read as an earlier version has stored it, and encoded by that', () => {
    localStorage.setItem('loginUuid', 'login-1')
    expect(open().read('loginUuid')).toBe('login-1')
    expect(localStorage.getItem('loginUuid')).toMatch(/^aes:/)
    expect(open().read('loginUuid')).toBe('login-1')
  })

  it('lives in memory without a key', () => {
    const store = createLocalStore('', () => localStorage)
    store.write('account', 'a')
    expect(store.read('account')).toBe('a')
    expect(localStorage.getItem('account')).toBeNull()
  })
})

it('is stored plain when it is none of them', () => {
  open().write('lastRoute', '/home')
  expect(localStorage.getItem('lastRoute')).toBe('/home')
})
