import { createLocalStore } from '@mallwright/shop-core/storage'
import { beforeEach, expect, it } from 'vitest'

import { MAX_SEEN, rememberProduct, seenProducts } from './seen-products.ts'

const store = () => createLocalStore('shop', () => localStorage)

beforeEach(() => localStorage.clear())

it('remembers the latest products first, each once', () => {
  for (const code of ['P1', 'P2', 'P1']) rememberProduct(store(), code)
  expect(seenProducts(store())).toEqual(['P1', 'P2'])
})

it('forgets the oldest beyond a dozen', () => {
  for (let index = 0; index < MAX_SEEN + 3; index += 1) rememberProduct(store(), `P${index}`)
  expect(seenProducts(store())).toHaveLength(MAX_SEEN)
  expect(seenProducts(store())).not.toContain('P2')
})

it('reads nothing from what others stored under its key', () => {
  localStorage.setItem('shop.seenProducts', '{"a":1}')
  expect(seenProducts(store())).toEqual([])
})
