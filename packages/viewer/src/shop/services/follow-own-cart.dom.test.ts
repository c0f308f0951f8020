import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createTestShop, LOGIN, resetBrowser, stubGateway } from '../app/test-shop.tsx'
import { noteOwnCart } from '../cart/own-cart-cookie.ts'
import { writeLines } from '../cart/local-cart.ts'
import { followOwnCart } from './follow-own-cart.ts'

const isNoted = () => /(?:^|; )mw_cart=own(?:;|$)/.test(document.cookie)

beforeEach(() => {
  resetBrowser()
  noteOwnCart(false)
  stubGateway({})
})
afterEach(() => vi.unstubAllGlobals())

it('notes the cart of an account until it signs out', async () => {
  const shop = createTestShop()
  const stop = followOwnCart(shop)
  expect(isNoted()).toBe(false)
  await shop.signInFlow.signIn({ phone: LOGIN.cMobilePhone, password: 'x' })
  expect(isNoted()).toBe(true)
  await shop.signInFlow.signOut()
  expect(isNoted()).toBe(false)
  stop()
})

it('notes the first line on a device, and forgets it at the start after the last', () => {
  const shop = createTestShop()
  const stop = followOwnCart(shop)
  writeLines(shop.store, [{ skuId: 'a', quantity: 1, isSelected: true }])
  expect(isNoted()).toBe(true)
  writeLines(shop.store, [])
  stop()
  followOwnCart(shop)()
  expect(isNoted()).toBe(false)
})
