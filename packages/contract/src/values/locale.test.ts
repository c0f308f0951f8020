import { describe, expect, it } from 'vitest'

import { preferredLocale, translate } from './locale.ts'

const COUNT = { zh: '共 {count} 件', en: '{count} {count:item|items}' }

describe('a label', () => {
  it('is filled in, and counts in English with the words for one or for several', () => {
    expect(translate('zh-CN', COUNT, { count: 1 })).toBe('共 1 件')
    expect(translate('en-US', COUNT, { count: 1 })).toBe('1 item')
    expect(translate('en-US', COUNT, { count: '1' })).toBe('1 item')
    expect(translate('en-US', COUNT, { count: 0 })).toBe('0 items')
    expect(translate('en-US', COUNT, { count: '1,200' })).toBe('1,200 items')
  })

  it('takes no part for another, whatever it contains', () => {
    expect(translate('en-US', { zh: '', en: '{a}, {b}' }, { a: '{b:one|several}', b: '$&' })).toBe(
      '{b:one|several}, $&',
    )
    expect(translate('en-US', { zh: '', en: '{a}' }, {})).toBe('{a}')
    expect(translate('en-US', { zh: '', en: '{a:one|several}' })).toBe('{a:one|several}')
  })
})

it('prefers the first language that is supported', () => {
  expect(preferredLocale('fr, en-GB;q=0.8, zh')).toBe('en-US')
  expect(preferredLocale('de')).toBe('zh-CN')
})
