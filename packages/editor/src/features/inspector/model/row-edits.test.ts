import fc from 'fast-check'
import { expect, it } from 'vitest'

import { duplicatedRow, indexAfterMove, movedRow, pastedLines, withoutRows } from './row-edits.ts'

it('moves a row and reports the new index of every other row', () => {
  const move = fc
    .uniqueArray(fc.nat(), { minLength: 1, maxLength: 20 })
    .chain((rows) => fc.tuple(fc.constant(rows), fc.nat(rows.length - 1), fc.nat(rows.length - 1)))
  fc.assert(
    fc.property(move, ([rows, from, to]) => {
      const moved = movedRow(rows, from, to)
      expect(moved[to]).toBe(rows[from])
      expect(new Set(moved)).toEqual(new Set(rows))
      for (const [index, row] of rows.entries()) expect(moved[indexAfterMove(index, from, to)]).toBe(row)
    }),
  )
})

it('inserts a copy right behind its original', () => expect(duplicatedRow(['a', 'b'], 0)).toEqual(['a', 'a', 'b']))

it('removes rows', () => expect(withoutRows(['a', 'b', 'c'], new Set([0, 2]))).toEqual(['b']))

it('reads rows from pasted lines and cells from tabs', () => {
  expect(pastedLines(' 春 \r\n\n夏\t好\n\t\n')).toEqual([['春'], ['夏', '好']])
})
