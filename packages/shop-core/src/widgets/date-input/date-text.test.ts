import { expect, it } from 'vitest'

import { dateTypeOf } from './date-text.ts'

it.each([
  ['datetime', 'datetime'],
  ['month', 'month'],
  ['{"type":"datetime","range":true,"format":"YYYY/MM/DD"}', 'datetime'],
  ['{ "format": "HH:mm", "type": "time" }', 'time'],
  ['{"type":"week"}', 'date'],
  ['{broken', 'date'],
  ['', 'date'],
])('the code %s is a %s', (code, type) => {
  expect(dateTypeOf(code)).toBe(type)
})
