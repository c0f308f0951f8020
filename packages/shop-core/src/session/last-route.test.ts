import { describe, expect, it } from 'vitest'

import { createLocalStore } from '../storage/local-store.ts'
import { HOME_PATH, landingAfterLogin, rememberable, rememberRoute, UNREMEMBERED_PATHS } from './last-route.ts'

const ORIGIN = 'https://mall.test'
const PRODUCT = '/micro/alm-mall-shop/ProductDetails?cProdCode=P1'

describe('a route to return to', () => {
  it('is path and query of a page of this origin', () => {
    expect(rememberable(PRODUCT, ORIGIN)).toBe(PRODUCT)
    expect(rememberable(`${ORIGIN}${PRODUCT}#top`, ORIGIN)).toBe(PRODUCT)
  })

  it.each(UNREMEMBERED_PATHS)('is never the public route %s', (path) => {
    expect(rememberable(`${path}?a=1`, ORIGIN)).toBeUndefined()
    expect(rememberable(`/micro/alm-mall-shop${path}?a=1`, ORIGIN)).toBeUndefined()
  })

  it.each([
    'https://evil.test/x',
    '//evil.test/x',
    '/\\evil.test/x',
    '/.//evil.test',
    '/x/..//evil.test',
    'javascript:alert(1)',
  ])('is never another host or scheme: %s', (address) => {
    expect(rememberable(address, ORIGIN)).toBeUndefined()
  })

  it('loses page content, tickets and tokens', () => {
    const address = '/micro/alm-mall-shop/x?dom=%3Cb%3E&ticket=1&cTicket=2&accessToken=3&preview=4&keep=5'
    expect(rememberable(address, ORIGIN)).toBe('/micro/alm-mall-shop/x?keep=5')
  })
})

describe('the landing after a sign-in', () => {
  const newStore = () => createLocalStore('t', () => memoryStorage())

  it('is the remembered route', () => {
    const store = newStore()
    rememberRoute(store, PRODUCT, ORIGIN)
    rememberRoute(store, '/login-account', ORIGIN)
    expect(landingAfterLogin(store, ORIGIN)).toBe(PRODUCT)
  })

  it('is home when there is none, or when the stored value is invalid', () => {
    const store = newStore()
    expect(landingAfterLogin(store, ORIGIN)).toBe(HOME_PATH)
    store.write('lastRoute', '//evil.test/')
    expect(landingAfterLogin(store, ORIGIN)).toBe(HOME_PATH)
  })
})

it('is stored whole on phones without URL.canParse and URLSearchParams.size', () => {
  const canParse = Object.getOwnPropertyDescriptor(URL, 'canParse') ?? {}
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size') ?? {}
  Reflect.deleteProperty(URL, 'canParse')
  Reflect.deleteProperty(URLSearchParams.prototype, 'size')
  try {
    expect(rememberable(PRODUCT, ORIGIN)).toBe(PRODUCT)
    expect(rememberable('https://[', ORIGIN)).toBeUndefined()
  } finally {
    Object.defineProperty(URL, 'canParse', canParse)
    Object.defineProperty(URLSearchParams.prototype, 'size', size)
  }
})

function memoryStorage(): Storage {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  } as Storage
}
