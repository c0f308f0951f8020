import { expect, it } from 'vitest'

import { initialsOf, maskedPhone } from './person-text.ts'

it('hides the middle of a phone number', () => {
  expect(maskedPhone('19900140001')).toBe('199****0001')
})

it.each([
  ['北辰采购主管', '主管'],
  ['敏', '敏'],
  ['Li Min', 'LM'],
  ['anna', 'A'],
])('abbreviates %s to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
