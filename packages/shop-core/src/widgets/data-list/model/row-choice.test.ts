import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { ListRow } from './row-page.ts'
import { childKey, isAllChosen, noKeys, toggleAll, toggleChild, toggleRow } from './row-choice.ts'

const leaf = (key: string): ListRow => ({ key, values: {}, children: [], childTotal: 0 })
const ROWS: readonly ListRow[] = [
  { ...leaf('a'), children: [leaf('1'), leaf('2')] },
  { ...leaf('b'), children: [leaf('1')] },
  leaf('c'),
]

const multiple = (chosen: ReadonlySet<string>) => ({ rows: ROWS, chosen, choice: 'multiple' as const })

describe('choosing', () => {
  it('takes a row with its children, and a child with its row', () => {
    const row = toggleRow(multiple(noKeys()), 'a')
    expect(row).toEqual(new Set(['a', childKey('a', '1'), childKey('a', '2')]))
    expect(toggleRow(multiple(row), 'a')).toEqual(noKeys())
    const child = toggleChild(multiple(noKeys()), 'a', '2')
    expect(child).toEqual(new Set(['a', childKey('a', '2')]))
    expect(toggleChild(multiple(child), 'a', '2')).toEqual(noKeys())
  })

  it('replaces in single mode, and does nothing in none', () => {
    const single = { rows: ROWS, chosen: new Set(['a']), choice: 'single' as const }
    expect(toggleRow(single, 'b')).toEqual(new Set(['b']))
    expect(toggleRow(single, 'a')).toEqual(noKeys())
    expect(toggleAll(single)).toBe(single.chosen)
    expect(toggleRow({ rows: ROWS, chosen: noKeys(), choice: 'none' }, 'a')).toEqual(noKeys())
  })

  it('holds its laws after any taps: a row is chosen while one of its children is, all means every row and child', () => {
    const tap = fc.oneof(
      fc.constant('all' as const),
      fc.constantFrom('c'),
      fc.constantFrom<readonly [string, string]>(['a', '1'], ['a', '2'], ['b', '1']),
    )
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 30 }), (taps) => {
        let chosen: ReadonlySet<string> = noKeys()
        for (const one of taps) {
          if (one === 'all') chosen = toggleAll(multiple(chosen))
          else if (typeof one === 'string') chosen = toggleRow(multiple(chosen), one)
          else chosen = toggleChild(multiple(chosen), ...one)
          for (const { key, children } of ROWS.filter((row) => row.children.length > 0)) {
            expect(chosen.has(key)).toBe(children.some((child) => chosen.has(childKey(key, child.key))))
          }
          expect(isAllChosen({ rows: ROWS, chosen })).toBe(chosen.size === 6)
        }
      }),
    )
  })
})
