import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { conditionText } from './filter-text.ts'
import type { Condition, FilterTest } from './filter-tree.ts'
import { parseCounted, parseFilter, parseSortKeys } from './parse-filter.ts'
import { TEST_FIELDS } from './test-fields.ts'

const parse = (text: string) => parseFilter(text, TEST_FIELDS)
const test = (field: string, kind: FilterTest['kind'], ...values: string[]): FilterTest => ({
  op: 'test',
  field,
  kind,
  values,
})
const [a, b, c] = ['1', '2', '3'].map((value) => test('iCount', '=', value)) as [FilterTest, FilterTest, FilterTest]

describe('accepts', () => {
  it.each<[string, Condition]>([
    [`cName = 'x'`, test('cName', '=', 'x')],
    [`cName='x'`, test('cName', '=', 'x')],
    [`cName != 'x'`, test('cName', '<>', 'x')],
    [`cName <> ''`, test('cName', '<>', '')],
    [`cName = 'it''s'`, test('cName', '=', "it's")],
    [`cName = ''''`, test('cName', '=', "'")],
    [`cName = '\\'`, test('cName', '=', '\\')],
    [`cName = '1; drop table x --'`, test('cName', '=', '1; drop table x --')],
    [`cName = '订单　😀\u0085'`, test('cName', '=', '订单　😀\u0085')],
    [`\t\r\n cName\n=\t'x' `, test('cName', '=', 'x')],
    [`cName LIKE '%a\\%_'`, test('cName', 'like', '%a\\%_')],
    [`cName like'\\\\'`, test('cName', 'like', '\\\\')],
    [`cName NOT LIKE 'a'`, { op: 'not', of: test('cName', 'like', 'a') }],
    [`NOT cName NOT LIKE 'a'`, { op: 'not', of: { op: 'not', of: test('cName', 'like', 'a') } }],
    [`cName In ('a','b')`, test('cName', 'in', 'a', 'b')],
    [`iCount NOT IN (1, '2', -3)`, { op: 'not', of: test('iCount', 'in', '1', '2', '-3') }],
    [`cName IS NULL`, test('cName', 'null')],
    [`cName is not null`, { op: 'not', of: test('cName', 'null') }],
    [`iCount = 9223372036854775807`, test('iCount', '=', '9223372036854775807')],
    [`iCount = -9223372036854775808`, test('iCount', '=', '-9223372036854775808')],
    [`iCount>=-5`, test('iCount', '>=', '-5')],
    [`iCount BETWEEN 1 AND 3 AND iCount = 2`, { op: 'and', of: [test('iCount', 'between', '1', '3'), b] }],
    [`iRate <= 123456789.123456`, test('iRate', '<=', '123456789.123456')],
    [`iRate = 000000000000000000.5`, test('iRate', '=', '000000000000000000.5')],
    [`iPrice > '19.995'`, test('iPrice', '>', '19.995')],
    [`bOpen = 1`, test('bOpen', '=', '1')],
    [`bOpen in ('0')`, test('bOpen', 'in', '0')],
    [`dTime < '2026-02-28'`, test('dTime', '<', '2026-02-28 00:00:00')],
    [`dTime = '2024-02-29 23:59'`, test('dTime', '=', '2024-02-29 23:59:00')],
    [`dTime = '2000-02-29 23:59:59'`, test('dTime', '=', '2000-02-29 23:59:59')],
    [`cLine LIKE '%x%'`, test('cLine', 'like', '%x%')],
    [`cUuid IN ('a')`, test('cUuid', 'in', 'a')],
    [`${'A'.repeat(64)} = 1`, test('A'.repeat(64), '=', '1')],
    [`iCount = 1 OR iCount = 2 AND iCount = 3`, { op: 'or', of: [a, { op: 'and', of: [b, c] }] }],
    [`(iCount = 1 OR iCount = 2) AND iCount = 3`, { op: 'and', of: [{ op: 'or', of: [a, b] }, c] }],
    [`iCount = 1 AND (iCount = 2 AND iCount = 3)`, { op: 'and', of: [a, { op: 'and', of: [b, c] }] }],
    [`NOT (iCount = 1)OR iCount = 2`, { op: 'or', of: [{ op: 'not', of: a }, b] }],
    [`${'('.repeat(16)}iCount = 1${')'.repeat(16)}`, a],
  ])('%s', (text, condition) => expect(parse(text)).toEqual({ ok: true, condition, order: [] }))

  it('an order alone, and one behind a condition', () => {
    const order = [
      { field: 'cName', descending: true },
      { field: 'iCount', descending: false },
      { field: 'cSorted', descending: false },
    ]
    expect(parse('ORDER BY cName desc, iCount ASC, cSorted')).toEqual({ ok: true, order })
    expect(parse('iCount = 1 order by iCount, iCount DESC')).toMatchObject({ ok: true, condition: a })
    expect(parseSortKeys('cName Desc,iCount,cSorted', TEST_FIELDS)).toEqual({ ok: true, order })
  })
})

const twenty = Array.from({ length: 20 }, () => 'iCount = 1').join(' OR ')
const values = (count: number) => Array.from({ length: count }, () => '1').join(',')

describe('each limit', () => {
  it.each([
    ['tests', twenty, `${twenty} OR iCount = 1`, twenty.length + 4],
    ['values', `iCount IN (${values(100)})`, `iCount IN (${values(101)})`, 211],
    ['sort keys', 'ORDER BY cName,cName,cName,cName', 'ORDER BY cName,cName,cName,cName,cName', 33],
    ['brackets', `${'('.repeat(16)}iCount=1${')'.repeat(16)}`, `${'('.repeat(17)}iCount=1${')'.repeat(17)}`, 16],
    ['a pattern', `cName LIKE '${'😀'.repeat(200)}'`, `cName LIKE '${'a'.repeat(201)}'`, 11],
    ['wildcards', `cName LIKE '${'%'.repeat(8)}\\%'`, `cName LIKE '${'%'.repeat(9)}'`, 11],
    ['the text', `cName = '${'a'.repeat(4086)}'`, `cName = '${'a'.repeat(4087)}'`, 4096],
  ])('%s: at it, and one over', (_, at, over, position) => {
    expect(parse(at)).toMatchObject({ ok: true })
    expect(parse(over)).toEqual({ ok: false, reason: 'LIMIT', position })
  })
})

describe('refuses', () => {
  it.each<[string, string, number]>([
    ['', 'SYNTAX', 0],
    ['  ', 'SYNTAX', 2],
    ['iCount', 'SYNTAX', 6],
    ['iCount =', 'SYNTAX', 8],
    ['iCount = 1 AND', 'SYNTAX', 14],
    ['(iCount = 1', 'SYNTAX', 11],
    ['iCount = 1)', 'SYNTAX', 10],
    ['()', 'SYNTAX', 1],
    ['1 = 1', 'SYNTAX', 0],
    [`'x' = cName`, 'SYNTAX', 0],
    ['iCount = iCount', 'SYNTAX', 9],
    ['iCount = NULL', 'SYNTAX', 9],
    ['bOpen = TRUE', 'SYNTAX', 8],
    ['iCount = 1 OR 1 = 1', 'SYNTAX', 14],
    ['iCount = 1; DELETE', 'SYNTAX', 10],
    ['iCount = 1 -- x', 'SYNTAX', 11],
    ['iCount = 1 /* x */', 'SYNTAX', 11],
    ['iCount = $1', 'SYNTAX', 9],
    ['"iCount" = 1', 'SYNTAX', 0],
    ['o.iCount = 1', 'FIELD', 0],
    [`lower(cName) = 'x'`, 'FIELD', 0],
    ['iCount = 1 + 1', 'SYNTAX', 11],
    ['iCount = 1::int', 'SYNTAX', 10],
    ['iCount = - 1', 'SYNTAX', 9],
    ['iCount = 1.', 'SYNTAX', 9],
    ['iCount = 1.2.3', 'SYNTAX', 9],
    ['iCount = 1e3', 'SYNTAX', 9],
    ['iCount = 0x1F', 'SYNTAX', 9],
    ['iCount = 1AND iCount = 2', 'SYNTAX', 9],
    ['iCount = 1 iCount = 2', 'SYNTAX', 11],
    ['iCount == 1', 'SYNTAX', 8],
    [`cName = 'a' 'b'`, 'SYNTAX', 12],
    [`cName = 'a`, 'SYNTAX', 8],
    [`cName = 'a''`, 'SYNTAX', 8],
    [`cName LIKE 'a\\'`, 'SYNTAX', 11],
    ['cName LIKE 5', 'SYNTAX', 11],
    ['NOT NOT iCount = 1', 'SYNTAX', 4],
    ['iCount NOT = 1', 'SYNTAX', 11],
    ['iCount IN ()', 'SYNTAX', 11],
    ['iCount IN (1,)', 'SYNTAX', 13],
    ['iCount IN (SELECT 1)', 'SYNTAX', 11],
    ['iCount BETWEEN 1 OR 2', 'SYNTAX', 17],
    ['cName IS', 'SYNTAX', 8],
    ['ORDER BY', 'SYNTAX', 8],
    ['ORDER BY cName,', 'SYNTAX', 15],
    ['ORDER BY cName NULLS LAST', 'SYNTAX', 15],
    ['ORDER BY cName ORDER BY cName', 'SYNTAX', 15],
    ['ORDER BY cName AND iCount = 1', 'SYNTAX', 15],
    ['and = 1', 'SYNTAX', 0],
    ['iCount\u00a0= 1', 'SYNTAX', 0],
    ['iCount =\u00a01', 'SYNTAX', 8],
    ['iCount =　1', 'SYNTAX', 8],
    ['iCount =\u200b1', 'SYNTAX', 8],
    ['iCount =\u20281', 'SYNTAX', 8],
    ['iＣount = 1', 'SYNTAX', 0],
    ['iCount = １', 'SYNTAX', 9],
    ['cName = ‘x’', 'SYNTAX', 8],
    [`cName = 'a\u0000'`, 'SYNTAX', 10],
    [`cName = 'a\u007f'`, 'SYNTAX', 10],
    [`1 = 1 AND cName = 'a\u000b'`, 'SYNTAX', 20],
    [`cName = 'a\ud800'`, 'SYNTAX', 10],
    [`${'A'.repeat(65)} = 1`, 'SYNTAX', 0],
    ['cNothing = 1', 'FIELD', 0],
    [`cShown = 'x'`, 'FIELD', 0],
    [`cSorted = 'x'`, 'FIELD', 0],
    ['ORDER BY cShown', 'FIELD', 9],
    ['ORDER BY cLine', 'FIELD', 9],
    [`CNAME = 'x'`, 'FIELD', 0],
    [`constructor = 'x'`, 'FIELD', 0],
    [`__proto__ = 'x'`, 'FIELD', 0],
    ['true = 1', 'FIELD', 0],
    ['cName = 5', 'TYPE', 8],
    [`cName < 'x'`, 'TYPE', 6],
    [`cName BETWEEN 'a' AND 'b'`, 'TYPE', 6],
    [`iCount LIKE '1'`, 'TYPE', 7],
    [`iCount NOT LIKE '1'`, 'TYPE', 11],
    ['iCount = 9223372036854775808', 'TYPE', 9],
    [`iCount = ${'9'.repeat(30)}`, 'TYPE', 9],
    ['iCount = 1.0', 'TYPE', 9],
    [`iCount = '+1'`, 'TYPE', 9],
    [`iCount = ' 1'`, 'TYPE', 9],
    [`iCount = ''`, 'TYPE', 9],
    [`iCount = '１'`, 'TYPE', 9],
    ['iRate = 1234567890123456', 'TYPE', 8],
    ['iRate = 0.1234567', 'TYPE', 8],
    [`iRate = 'NaN'`, 'TYPE', 8],
    [`iPrice = '1,000'`, 'TYPE', 9],
    ['bOpen = 2', 'TYPE', 8],
    ['bOpen < 1', 'TYPE', 6],
    [`dTime = '2026-02-29'`, 'TYPE', 8],
    [`dTime = '1900-02-29'`, 'TYPE', 8],
    [`dTime = '0000-01-01'`, 'TYPE', 8],
    [`dTime = '2026-01-01 24:00:00'`, 'TYPE', 8],
    [`dTime = '2026-01-01T00:00:00'`, 'TYPE', 8],
    [`dTime = 'infinity'`, 'TYPE', 8],
    ['dTime = 20260101', 'TYPE', 8],
    [`cLine <> 'x'`, 'TYPE', 6],
    ['cLine IS NULL', 'TYPE', 6],
    [`cUuid > 'x'`, 'TYPE', 6],
  ])('%j as %s at %i', (text, reason, position) => expect(parse(text)).toEqual({ ok: false, reason, position }))
})

const leaf: fc.Arbitrary<Condition> = fc.oneof(
  fc
    .tuple(fc.constantFrom('=' as const, '<>' as const), fc.string({ unit: 'grapheme', maxLength: 12 }))
    .map(([kind, value]) => test('cName', kind, value.replace(/\p{Cc}/gu, ''))),
  fc
    .string({ unit: fc.constantFrom('a', '%', '_', '\\\\', '\\%', "'", '订'), maxLength: 8 })
    .map((value) => test('cName', 'like', value)),
  fc
    .array(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), { minLength: 1, maxLength: 3 })
    .map((numbers) => test('iCount', 'in', ...numbers.map(String))),
  fc.tuple(fc.integer(), fc.integer()).map(([from, to]) => test('iPrice', 'between', String(from), String(to))),
  fc.constantFrom(test('cName', 'null'), test('dTime', '<', '2026-01-31 10:00:00'), test('cLine', 'like', '%x')),
)

const { tree } = fc.letrec<{ tree: Condition }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    leaf,
    tie('tree').map((of): Condition => ({ op: 'not', of })),
    fc
      .tuple(fc.constantFrom('and' as const, 'or' as const), fc.array(tie('tree'), { minLength: 2, maxLength: 2 }))
      .map(([op, of]): Condition => ({ op, of })),
  ),
}))

it('reads a printed tree back as the same tree', () => {
  fc.assert(
    fc.property(tree, (condition) => {
      expect(parse(conditionText(condition))).toEqual({ ok: true, condition, order: [] })
    }),
    { numRuns: 2000 },
  )
})

/** Pieces that the grammar, and those who try to leave it, are made of. */
const PIECES = [
  ...`cName iCount dTime cLine AND OR NOT LIKE IN BETWEEN IS NULL ORDER BY ASC DESC ( ) , = <> <= ' '' '%a%' '2026-01-01' 5 -5 1.5`.split(
    ' ',
  ),
  ' ',
  '\n',
  '\\',
  ';',
  '--',
  '"',
  '\u0000',
  '\ud800',
  '名',
  'e',
  '.',
  '-',
]
const mutated = fc.array(fc.constantFrom(...PIECES), { maxLength: 600 }).map((pieces) => pieces.join(' '))

/** Looks at a unit: at most this often on average, whatever the text. */
const MAX_STEPS_A_UNIT = 4

it('never throws, and looks at each unit a bounded number of times', () => {
  fc.assert(
    fc.property(fc.oneof(mutated, fc.string({ unit: 'binary', maxLength: 300 }), tree.map(conditionText)), (text) => {
      const { result, steps } = parseCounted(text, TEST_FIELDS)
      expect(steps).toBeLessThanOrEqual(MAX_STEPS_A_UNIT * text.length + 10)
      expect(result.ok ? 0 : result.position).toBeLessThanOrEqual(text.length)
    }),
    { numRuns: 3000 },
  )
})

it.each([
  ['brackets', '('.repeat(4096)],
  ['quotes', `cName = ${"'".repeat(4087)}`],
  ['blanks', ' '.repeat(4096)],
  ['digits', `iCount = ${'1'.repeat(4087)}`],
  ['letters', 'a'.repeat(4096)],
  ['NOT', 'NOT '.repeat(1024)],
  ['minus signs', `iCount = ${'-'.repeat(4000)}1`],
])('takes linear work for 4,096 units of %s', (_, text) => {
  expect(parseCounted(text, TEST_FIELDS).steps).toBeLessThanOrEqual(MAX_STEPS_A_UNIT * text.length + 10)
})
