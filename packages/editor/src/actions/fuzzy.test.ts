import fc from 'fast-check'
import { expect, it } from 'vitest'

import { fuzzyCost, fuzzySorted } from './fuzzy.ts'

const sorted = (query: string, ...texts: string[]) => fuzzySorted(query, texts, (text) => [text])

it('matches characters in order, in Chinese and English', () => {
  expect(fuzzyCost('复份', '复制一份')).toBeDefined()
  expect(fuzzyCost('份复', '复制一份')).toBeUndefined()
  expect(fuzzyCost('mvup', 'Move up')).toBeDefined()
})

it('ranks prefix, word start, substring and scattered characters in this order', () => {
  expect(sorted('up', 'Duplicate', 'Move up', 'Up', 'under the page')).toEqual([
    'Up',
    'Move up',
    'Duplicate',
    'under the page',
  ])
})

it('keeps the order for an empty query', () => expect(sorted('', 'b', 'a')).toEqual(['b', 'a']))

it('matches every text by itself and by any substring', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(), (text, from, length) => {
      const start = from % text.length
      expect(fuzzyCost(text.slice(start, start + 1 + (length % text.length)), text.toLowerCase())).toBeDefined()
    }),
  )
})
