import { expect, it } from 'vitest'

import { splitToolbar } from './split-toolbar.ts'

const BUTTONS = ['a', 'b', 'c', 'd', 'e', 'f']

it.each([
  [undefined, 3],
  [3, 3],
  [0, 2],
  [-1, 2],
  [2.9, 2],
  [4, 4],
  [9, 4],
  [Infinity, 3],
  [Number.NaN, 3],
])('of a wish for %s shows %s', (visible, count) => {
  const { shown, rest } = splitToolbar(BUTTONS, visible)
  expect(shown).toEqual(BUTTONS.slice(0, count))
  expect([...shown, ...rest]).toEqual(BUTTONS)
})

it('has no rest when all are shown', () => {
  expect(splitToolbar(['a', 'b', 'c'])).toEqual({ shown: ['a', 'b', 'c'], rest: [] })
  expect(splitToolbar([])).toEqual({ shown: [], rest: [] })
})
