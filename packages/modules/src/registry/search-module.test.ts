import { describe, expect, it } from 'vitest'

import { DEFINITIONS } from './definitions.ts'
import { matchesQuery, searchTextsOf, syllablesOf } from './search-module.ts'

const found = (query: string) =>
  Object.values(DEFINITIONS)
    .filter((one) => matchesQuery(one, query))
    .map(({ type }) => type)

describe('a module is found', () => {
  it.each([
    ['轮播', 'carousel'],
    ['banner', 'carousel'],
    ['lunbo', 'carousel'],
    ['lun bo', 'carousel'],
    ['lb', 'carousel'],
    ['LBT', 'carousel'],
    ['daojishi', 'countdown'],
    ['djs', 'countdown'],
    ['秒杀', 'countdown'],
    ['优惠券', 'pop-up'],
    ['客服', 'floating-entry'],
    ['kefu', 'floating-entry'],
    ['弹窗', 'pop-up'],
    ['tanchuang', 'pop-up'],
    ['悬浮', 'floating-entry'],
    ['搜索', 'search-box'],
    ['ｓｏｕｓｕｏ', 'search-box'],
    ['marquee', 'announcement'],
    ['shangpin liebiao', 'product-list'],
  ])('by %s: %s', (query, type) => {
    expect(found(query)).toContain(type)
  })
})

it('is not found by letters that begin no syllable', () => {
  expect(found('unbo')).toEqual([])
  expect(found('zzz')).toEqual([])
  expect(found('轮播 zzz')).toEqual([])
})

it.each(Object.values(DEFINITIONS).map((one) => [one.type, one] as const))(
  'of %s all characters have a syllable, and there are words besides the name',
  (type, definition) => {
    const texts = searchTextsOf(definition)
    expect(texts.length, type).toBeGreaterThan(3)
    for (const text of texts) expect(syllablesOf(text).join(''), text).not.toMatch(/\p{Script=Han}/u)
  },
)
