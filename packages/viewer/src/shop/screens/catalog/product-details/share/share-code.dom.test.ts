import { createLocalStore } from '@mallwright/shop-core/storage'
import { beforeEach, expect, it } from 'vitest'

import { keepShareCode, keptShareCode } from './share-code.ts'

const store = () => createLocalStore('shop', () => localStorage)
const NOW = Date.UTC(2026, 10, 25)
const DAY = 86_400_000

beforeEach(() => localStorage.clear())

it('is kept for seven days, the last one', () => {
  expect(keptShareCode(store(), NOW)).toBe('')
  keepShareCode(store(), 'first', NOW - DAY)
  keepShareCode(store(), 'second', NOW)
  expect(keptShareCode(store(), NOW + 6 * DAY)).toBe('second')
  expect(keptShareCode(store(), NOW + 7 * DAY)).toBe('')
})

it('is none in what others stored under its key', () => {
  localStorage.setItem('shop.shareCode', '{"code":7}')
  expect(keptShareCode(store(), NOW)).toBe('')
})
