import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { hasHistory } from './go-back.ts'

beforeEach(() => history.replaceState(null, '', '/a'))
afterEach(() => vi.restoreAllMocks())

const SHOP = `${location.origin}/home`

it.each([
  { from: 'an entry of this document', index: 1, referrer: '', length: 1, stays: true },
  { from: 'a page of the shop that led to this document', index: 0, referrer: SHOP, length: 3, stays: true },
  { from: 'a page of another site', index: 0, referrer: 'https://elsewhere.test/', length: 3, stays: false },
  { from: 'a new tab', index: 0, referrer: SHOP, length: 1, stays: false },
  { from: 'an address that was typed', index: 0, referrer: '', length: 2, stays: false },
])('back from $from stays in the shop: $stays', ({ index, referrer, length, stays }) => {
  history.replaceState({ idx: index }, '')
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  vi.spyOn(history, 'length', 'get').mockReturnValue(length)
  expect(hasHistory()).toBe(stays)
})
