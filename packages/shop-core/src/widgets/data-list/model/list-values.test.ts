import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { cellText, staleNames } from './cell-text.ts'
import type { ListColumn } from './list-layout.ts'
import type { ListRow } from './row-page.ts'
import { summaryOf } from './list-summary.ts'
import { rowCondition } from './row-condition.ts'
import { isAllowed, operationsOf } from './row-operation.ts'
import { childKey } from './row-choice.ts'
import { movedItem } from '../../plan-settings/plan-draft.ts'
import { keysOfItems, orderText, readOrder, sortItems, withDirection } from './sort-order.ts'

const column = (type: ListColumn['type'], change: Partial<ListColumn> = {}): ListColumn => ({
  id: 'id',
  field: 'f',
  title: 'F',
  type,
  typeCode: '',
  precision: 2,
  isShown: true,
  isHidden: false,
  isRequired: false,
  isSummed: true,
  isSortable: true,
  ...change,
})
const row = (values: Readonly<Record<string, unknown>>, children: readonly ListRow[] = []): ListRow => ({
  key: JSON.stringify(values),
  values,
  children,
  childTotal: children.length,
})

describe('a cell', () => {
  it.each([
    [column('Number'), { f: 1234.5 }, '1,234.50'],
    [column('Number', { precision: 0 }), { f: 7 }, '7'],
    [column('Boolean'), { f: false }, '否'],
    [column('Checkbox'), { f: 1 }, '是'],
    [column('Date', { typeCode: 'date' }), { f: '2026-11-23 10:20:30' }, '2026-11-23'],
    [column('Date', { typeCode: 'datetime' }), { f: '2026-11-23 10:20:30' }, '2026-11-23 10:20'],
    [column('Date', { typeCode: 'time' }), { f: '2026-11-23 10:20:30' }, '10:20'],
    [column('Date', { typeCode: 'month' }), { f: '2026-11-23 10:20:30' }, '2026-11'],
    [column('Select'), { f: '1', $f: '审核中' }, '审核中'],
    [column('Select'), { f: '9' }, '9'],
    [column('Refer'), { f: 'k', $f: { cName: '青禾办公', cCode: '01' } }, '青禾办公'],
    [column('Refer'), { f: 'k,l', $f: [{ cName: '甲' }, { cName: '乙' }] }, '甲、乙'],
    [column('Text'), { f: '' }, '–'],
    [column('Text'), {}, '–'],
    [column('Number'), { f: 0 }, '0.00'],
    [column('Text'), { f: { a: 1 } }, ''],
  ])('of %o is %o', (one, values, text) => {
    expect(cellText(one, row(values), 'zh-CN')).toBe(text)
  })

  it('of several names is separated as its language does', () => {
    expect(cellText(column('Refer'), row({ f: 'k,l', $f: [{ cName: 'A' }, { cName: 'B' }] }), 'en-US')).toBe('A, B')
    const stale = row({ f: 'k,l', $f: [{ cName: 'A' }, { cName: 'B', bStale: true }] })
    expect(staleNames(column('Refer'), stale)).toEqual([
      { name: 'A', isStale: false },
      { name: 'B', isStale: true },
    ])
    expect(staleNames(column('Refer'), row({ f: 'k', $f: { cName: 'A' } }))).toBeUndefined()
  })
})

describe('the summary', () => {
  const amount = column('Number')
  const sumsOf = (lines: ReturnType<typeof summaryOf>) => lines.map(({ of, sums }) => [of, sums[0]?.text])

  it('is the server’s over all rows, else of what is loaded, and of what is chosen', () => {
    const rows = [row({ f: 0.1 }), row({ f: 0.2 })]
    const [first] = rows
    const chosen = new Set([first?.key ?? ''])
    expect(sumsOf(summaryOf([amount], { rows, sums: { f: 99.5 }, chosen: new Set() }))).toEqual([['all', '99.50']])
    expect(sumsOf(summaryOf([amount], { rows, sums: {}, chosen }))).toEqual([
      ['loaded', '0.30'],
      ['chosen', '0.10'],
    ])
    expect(summaryOf([column('Text')], { rows, sums: {}, chosen })).toEqual([])
  })

  it('adds up the children of a compound list', () => {
    const parent = row({ f: 100 }, [row({ f: 1 }), row({ f: 2 })])
    const chosen = new Set([parent.key, childKey(parent.key, parent.children[1]?.key ?? '')])
    expect(sumsOf(summaryOf([amount], { rows: [parent], sums: {}, chosen }))).toEqual([
      ['loaded', '3.00'],
      ['chosen', '2.00'],
    ])
  })

  it('is exact to the last decimal', () => {
    const cents = fc.array(fc.integer({ min: -99_999_999, max: 99_999_999 }), { maxLength: 50 })
    fc.assert(
      fc.property(cents, (amounts) => {
        const rows = amounts.map((fen, index) => ({ ...row({ f: fen / 100 }), key: String(index) }))
        const total = amounts.reduce((sum, fen) => sum + BigInt(fen), 0n)
        const [line] = summaryOf([amount], { rows, sums: {}, chosen: new Set() })
        expect(BigInt((line?.sums[0]?.text ?? '').replace(/[,.]/g, ''))).toBe(total)
      }),
    )
  })
})

describe('operations', () => {
  const label = { zh: '通过', en: 'Pass' }

  it('need their code among those of the menu', () => {
    const codes = new Set(['PASS'])
    expect(isAllowed({ code: 'PASS' }, codes)).toBe(true)
    expect(isAllowed({ code: 'OTHER' }, codes)).toBe(false)
    expect([{}, { code: '' }].map((operation) => isAllowed(operation, codes))).toEqual([true, true])
    expect(isAllowed({ code: 'OTHER' }, undefined)).toBe(true)
  })

  it('need their condition met', () => {
    const operations = [
      { label, method: 'pass', iif: ({ values }: ListRow) => values['f'] === 0 },
      { label, method: 'open' },
      { label, method: 'never', iif: false },
    ]
    const methods = (f: number) => operationsOf(row({ f }), operations).map(({ method }) => method)
    expect(methods(0)).toEqual(['pass', 'open'])
    expect(methods(1)).toEqual(['open'])
  })

  it.each([
    ['f = 0', { f: 0 }, true],
    ['f = 0', { f: 1 }, false],
    ["f = 'a' OR g >= 2.5", { f: 'b', g: 2.5 }, true],
    ['NOT b', { b: false }, true],
    ['f = 0', { f: null }, false],
    // What does not fit its row is not met: no such field, another type, no condition, not a formula, a division by zero.
    ['other = 0', { f: 0 }, false],
    ['toString = 0', { f: 0 }, false],
    ['head.f = 0', { f: 0 }, false],
    ["f = 'a'", { f: 0 }, false],
    ['f + 1', { f: 0 }, false],
    ['f = = 0', { f: 0 }, false],
    ['1 / f = 1', { f: 0 }, false],
  ])('of a button: %s of %j is %s', (condition, values, isMet) => {
    expect(rowCondition(condition)(row(values))).toBe(isMet)
  })

  it('of a button that do not fit are reported once', () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const condition = rowCondition('other = 0')
    for (const f of [0, 1, 2]) condition(row({ f }))
    expect(report).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
  })
})

describe('an order', () => {
  it('reads as it is written', () => {
    const text = 'iPrice desc, cName asc'
    expect(orderText(readOrder(text))).toBe(text)
    expect(readOrder('')).toEqual([])
    expect(readOrder('cName')).toEqual([{ field: 'cName', isDescending: false }])
  })

  it('takes four columns, turns one in its place and lets go', () => {
    const columns = ['x', 'b', 'a', 'c', 'd'].map((field) => ({ field, title: field }))
    const items = sortItems(columns, 'a asc, b asc, c asc, d asc')
    expect(items.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'x'])
    expect(withDirection(items, 'x', true)).toBe('TOO_MANY')
    const changed = (id: string, isDescending?: boolean) => {
      const next = withDirection(items, id, isDescending)
      return next === 'TOO_MANY' ? next : orderText(keysOfItems(next))
    }
    expect(changed('b', true)).toBe('a asc, b desc, c asc, d asc')
    expect(changed('a')).toBe('b asc, c asc, d asc')
    expect(orderText(keysOfItems(movedItem(items, 2, 0)))).toBe('c asc, a asc, b asc, d asc')
  })
})
