import { describe, expect, it } from 'vitest'

import { decodeMembers, encodeField, encodeMembers } from './field-encoding.ts'
import { conditionText, filterText, keywordFields } from './filter-text.ts'
import { parseFilter } from './parse-filter.ts'
import { readQuery, valueTypeOf } from './query-model.ts'
import type { QueryCondition, ValueType } from './query-model.ts'
import { columnPlanFault } from './list.contract.ts'
import { queryPlanFault } from './query.contract.ts'
import { TEST_FIELDS } from './test-fields.ts'

const item = (cQueryFieldName: string, cValueType: ValueType, iQueryModel: number, ...valueList: string[]) => ({
  cQueryFieldName,
  cValueType,
  iQueryModel,
  valueList,
})
/** The condition of an item as text, or why it is refused. */
function read(query: QueryCondition): string {
  const result = readQuery(query, TEST_FIELDS)
  return result.ok ? conditionText(result.condition) : result.reason
}

describe('a query of the panel', () => {
  it.each([
    [item('cName', 'string', 1, 'a'), `cName = 'a'`],
    [item('cName', 'string', 2, 'a'), `cName <> 'a' AND cName <> ''`],
    [item('iCount', 'int', 2, '5'), `iCount <> '5'`],
    [item('cName', 'string', 3, `5%_\\'`), `cName LIKE '%5\\%\\_\\\\''%'`],
    [item('cName', 'string', 4, 'a'), `cName LIKE 'a%'`],
    [item('cLine', 'string', 5, 'a'), `cLine LIKE '%a'`],
    [item('iPrice', 'float', 6, '1.5', '2'), `iPrice >= '1.5' AND iPrice <= '2'`],
    [item('iPrice', 'int', 6, '', '2'), `iPrice <= '2'`],
    [
      item('dTime', 'date', 6, '2026-11-01 00:00:00', '2026-11-30 23:59:59'),
      `dTime >= '2026-11-01 00:00:00' AND dTime < '2026-12-01 00:00:00'`,
    ],
    [item('dTime', 'date', 6, '', '2026-12-31'), `dTime < '2026-12-31 00:00:01'`],
    [item('dTime', 'date', 6, '', '9999-12-31 23:59:59'), `dTime < '10000-01-01 00:00:00'`],
    [item('iCount', 'int', 7, '5'), `iCount > '5'`],
    [item('iCount', 'int', 8, '5'), `iCount >= '5'`],
    [item('iCount', 'int', 9, '5'), `iCount < '5'`],
    [item('iCount', 'int', 10, '5'), `iCount <= '5'`],
    [item('dTime', 'date', 1, '2026-11-01'), `dTime = '2026-11-01 00:00:00'`],
    [item('iCount', 'int', 11, '1', '2'), `iCount IN ('1', '2')`],
    [item('cName', 'string', 12, 'a'), `(NOT cName IN ('a')) AND cName <> ''`],
    [item('cName', 'string', 13), `cName IS NULL OR cName = ''`],
    [item('iCount', 'int', 13), 'iCount IS NULL'],
    [item('iCount', 'int', 14), 'NOT iCount IS NULL'],
    [item('bOpen', 'bool', 1, '1'), `bOpen = '1'`],
    [item('cNothing', 'string', 1, 'a'), 'FIELD'],
    [item('cShown', 'string', 1, 'a'), 'FIELD'],
    [item('iCount', 'string', 1, '5'), 'TYPE'],
    [item('cName', 'int', 1, '5'), 'TYPE'],
    [item('iCount', 'int', 1, 'x'), 'TYPE'],
    [item('iCount', 'int', 1), 'TYPE'],
    [item('iCount', 'int', 1, '1', '2'), 'TYPE'],
    [item('iCount', 'int', 3, '1'), 'TYPE'],
    [item('cName', 'string', 3, ' '), 'TYPE'],
    [item('cName', 'string', 6, 'a', 'b'), 'TYPE'],
    [item('iCount', 'int', 6, '', ''), 'TYPE'],
    [item('iCount', 'int', 6, '2', '1'), 'TYPE'],
    [item('iPrice', 'float', 6, '-1.5', '-1.49'), `iPrice >= '-1.5' AND iPrice <= '-1.49'`],
    [item('iPrice', 'float', 6, '10', '9.5'), 'TYPE'],
    [item('dTime', 'date', 6, '2026-11-02', '2026-11-01'), 'TYPE'],
    [item('dTime', 'date', 11, '2026-11-01'), 'TYPE'],
    [item('cName', 'string', 11), 'TYPE'],
    [item('cName', 'string', 11, ...Array.from({ length: 101 }, String)), 'LIMIT'],
    [item('cName', 'string', 13, 'a'), 'TYPE'],
    [item('cLine', 'string', 13), 'TYPE'],
    [item('cLine', 'string', 2, 'a'), 'TYPE'],
    [item('cName', 'string', 15, 'a'), 'TYPE'],
    [item('cName', 'string', 3, 'a'.repeat(201)), 'LIMIT'],
  ])('%j is %s', (query, expected) => expect(read(query)).toBe(expected))

  it('names the type of its values', () => {
    const typeOf = (cFieldType: string, cQueryFieldName = 'cName', cFieldTypeCode = '') =>
      valueTypeOf({ cFieldType, cQueryFieldName, cFieldTypeCode })
    expect([typeOf('Text'), typeOf('Number'), typeOf('Number', 'iRate', '2'), typeOf('Date')]).toEqual([
      'string',
      'int',
      'float',
      'date',
    ])
    expect([typeOf('Checkbox'), typeOf('Select', 'iState'), typeOf('Refer')]).toEqual(['bool', 'int', 'string'])
  })
})

describe('a keyword', () => {
  const items = [
    { cFieldType: 'Text', iQueryModel: 6, cQueryFieldName: 'cCode' },
    { cFieldType: 'Text', iQueryModel: 3, cQueryFieldName: 'cName' },
    { cFieldType: 'Select', iQueryModel: 11, cQueryFieldName: 'iState' },
    { cFieldType: 'Text', iQueryModel: 3, cQueryFieldName: 'cLine' },
    { cFieldType: 'Text', iQueryModel: 1, cQueryFieldName: 'cUuid' },
    { cFieldType: 'Text', iQueryModel: 1, cQueryFieldName: 'cFourth' },
  ]

  it('is searched in the first three text queries that are no interval', () => {
    expect(keywordFields(items)).toEqual(['cName', 'cLine', 'cUuid'])
    expect(filterText(' 100%\t', items)).toBe(
      String.raw`cName LIKE '%100\%%' OR cLine LIKE '%100\%%' OR cUuid LIKE '%100\%%'`,
    )
  })

  it('joins the fixed condition by AND, and is no filter when blank', () => {
    const fixed = { op: 'test', field: 'iCount', kind: '=', values: ['1'] } as const
    expect(filterText('a', items.slice(0, 2), fixed)).toBe(`iCount = '1' AND cName LIKE '%a%'`)
    expect(filterText('a', items.slice(1, 4), fixed)).toBe(`iCount = '1' AND (cName LIKE '%a%' OR cLine LIKE '%a%')`)
    expect([filterText(' ', items), filterText('a', []), filterText(' ', items, fixed)]).toEqual([
      undefined,
      undefined,
      `iCount = '1'`,
    ])
  })

  it.each(["'; drop table x; --", '\\', '%_%_%_%_%_%_', '😀'.repeat(80), "''''", '\u0000a\u007f'])(
    'of hostile text %j is a filter that finds that text',
    (keyword) => {
      const text = filterText(keyword, items.slice(1, 2)) ?? ''
      expect(parseFilter(text, TEST_FIELDS)).toMatchObject({ ok: true, condition: { field: 'cName', kind: 'like' } })
    },
  )
})

it('checks plans in the order of the specification', () => {
  expect([columnPlanFault('', []), columnPlanFault('x', []), columnPlanFault(null, [])]).toEqual(
    Array.from({ length: 3 }, () => 'PAGE_SIZE_MISSING'),
  )
  expect([columnPlanFault(9, []), columnPlanFault('31', []), columnPlanFault(10.5, [])]).toEqual(
    Array.from({ length: 3 }, () => 'PAGE_SIZE_OUT_OF_RANGE'),
  )
  expect(columnPlanFault(10, [])).toBe('COLUMNS_EMPTY')
  expect([columnPlanFault('30', ['a', ' ']), queryPlanFault(['a', ' ']), queryPlanFault([])]).toEqual([
    'COLUMN_TITLE_EMPTY',
    'QUERY_LABEL_EMPTY',
    'QUERIES_EMPTY',
  ])
  expect([columnPlanFault(30, ['字'.repeat(21)]), queryPlanFault(['字'.repeat(21)])]).toEqual([
    'TITLE_TOO_LONG',
    'TITLE_TOO_LONG',
  ])
  expect([columnPlanFault(30, ['字'.repeat(20)]), queryPlanFault(['a'])]).toEqual([undefined, undefined])
})

it('encodes a field anew each time', () => {
  const target = { signKey: 'ab'.repeat(32), path: 'a/b', field: 'cWhere' }
  const [first, second] = [encodeField('订单', target), encodeField('订单', target)]
  expect(first).not.toBe(second)
  expect(atob(first)).toHaveLength(12 + 6 + 16)
})

it('encodes the texts of a call that it names, and gives them back', () => {
  const target = { signKey: 'ab'.repeat(32), path: 'a/b', names: ['cWhere', 'cOrderField'] }
  const body = { cWhere: "cName LIKE '%订单%'", cOrderField: '', iPageNumber: 2, cAsOf: 'now' }
  const encoded = encodeMembers(body, target)
  expect(encoded).toMatchObject({ bEncrypt: true, cOrderField: '', iPageNumber: 2, cAsOf: 'now' })
  expect(atob(encoded.cWhere)).not.toContain('LIKE')
  expect(decodeMembers(encoded, target)).toEqual({ ...body, bEncrypt: true })
  expect(() => decodeMembers(encoded, { ...target, path: 'a/c' })).toThrow('tag')
})
