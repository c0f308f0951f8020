import { expect, it } from 'vitest'

import { splitAmount } from './split-amount.ts'

it('gives the remainder to the heaviest, the first of equals', () => {
  expect(splitAmount(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(splitAmount(1000, [1, 7, 7])).toEqual([66, 468, 466])
  expect(splitAmount(12, [0, 0])).toEqual([12, 0])
  expect(splitAmount(5, [])).toEqual([])
})

it('takes no more off a line than it costs', () => {
  expect(splitAmount(9907, [60, 9560, 288])).toEqual([59, 9560, 288])
  expect(splitAmount(3, [1, 1, 1])).toEqual([1, 1, 1])
})
