import { expect, it } from 'vitest'

import { storedLabel } from './stored-label.ts'

const KNOWN = [{ zh: '其他', en: 'Other' }]

it('reads a text that the mall knows in both languages, and what somebody wrote as it is', () => {
  expect(storedLabel(KNOWN, '其他')).toEqual({ zh: '其他', en: 'Other' })
  expect(storedLabel(KNOWN, '其他：盒子破了：两个')).toEqual({
    zh: '其他：盒子破了：两个',
    en: 'Other: 盒子破了：两个',
  })
  for (const text of ['', '其他的', '：其他', '盒子：其他'])
    expect(storedLabel(KNOWN, text)).toEqual({ zh: text, en: text })
})
