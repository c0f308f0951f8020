import { expect, it } from 'vitest'

import { byteRange } from './byte-range.ts'

it.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=10-5000', { start: 10, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-5000', { start: 0, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=1e1-20', undefined],
  ['bytes=999999999999999999999-', undefined],
  ['items=0-1', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads %s of 100 bytes', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range)
})

it('has no range in an empty file', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(byteRange('bytes=-1', 0)).toBe('unsatisfiable')
})
