import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { revealOffset } from './reveal.ts'

const VIEW = { start: 100, end: 900 }
const ROOM = { before: 56, after: 16 }
const offset = (start: number, end: number) => revealOffset({ start, end }, VIEW, ROOM)

describe('scrolling to a span', () => {
  it.each([
    ['in view', 200, 400, 0],
    ['just below', 890, 1000, 1000 - 884],
    ['just above', 90, 200, 90 - 156],
    ['far below', 5000, 5100, 5100 - 884],
    ['longer than the view and below it', 890, 3000, 890 - 156],
    ['longer than the view, filling it', 50, 3000, 0],
    ['longer than the view, filling half of it', 400, 1300, 400 - 156],
  ])('%s: the shortest way', (_, start, end, expected) => expect(offset(start, end)).toBe(expected))

  it('shows the whole of a span that fits, and is then at rest', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 1, max: 3000 }), (start, length) => {
        const by = offset(start, start + length)
        const [from, to] = [start - by, start + length - by]
        expect(length > 728 || (from >= 156 && to <= 884)).toBe(true)
        expect(offset(from, to)).toBe(0)
      }),
    )
  })
})
