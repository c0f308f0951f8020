import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { checkFormula, dependentsOf, evaluateFormula, parseFormula, planFormulas } from './index.ts'
import type { FormulaNode, FormulaRef, FormulaScope, FormulaType } from './index.ts'

const TYPES: Readonly<Record<string, FormulaType>> = {
  iQty: 'number',
  iPrice: 'number',
  iNone: 'number',
  cName: 'text',
  cEmpty: 'text',
  bUrgent: 'flag',
  dNeed: 'date',
  dNone: 'date',
}

const VALUES: Readonly<Record<string, string>> = {
  iQty: '3',
  iPrice: '2.505',
  cName: '复印纸A4',
  bUrgent: '1',
  dNeed: '2026-02-28',
  'cMaterial.iTaxRate': '0.13',
}

const nameOf = ({ name, member }: FormulaRef) => (member === undefined ? name : `${name}.${member}`)

const SCOPE: FormulaScope = {
  valueOf: (ref) => VALUES[nameOf(ref)] ?? '',
  typeOf: (ref) => (ref.member === 'iTaxRate' ? 'number' : TYPES[ref.name]),
  sumOf: (name) => (name === 'iQty' ? { sum: '10', count: 4 } : { sum: '0', count: 0 }),
  rowCount: () => 5,
  today: '2026-11-23',
}

const treeOf = (text: string): FormulaNode => {
  const parsed = parseFormula(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.reason} at ${parsed.position}`)
  return parsed.tree
}

const compute = (text: string, places = 6) => evaluateFormula(treeOf(text), SCOPE, places)

describe('a formula', () => {
  it.each([
    ['ROUND(iQty*iPrice,2)', '7.52'],
    ['iQty - iPrice - 1', '-0.505'],
    ['2 + 3 * 4', '14'],
    ['(2 + 3) * -4', '-20'],
    ['10 / 3', '3.333333'],
    ['iQty * iNone', ''],
    ['NVL(iNone, 7)', '7'],
    ['IF(bUrgent, iQty, 1/0)', '3'],
    ['IF(iNone > 1, 1, 2)', '2'],
    ['NOT bUrgent OR TRUE AND FALSE', '0'],
    ["cName & '-' & cEmpty", '复印纸A4-'],
    ["CONCAT('it''s ', LEFT(cName, 2), RIGHT(cName, 2))", "it's 复印A4"],
    ['LEN(cName)', '5'],
    ['LEN(cEmpty)', '0'],
    ['TEXT(iPrice, 2)', '2.51'],
    ['ROUND(-2.5, 0)', '-3'],
    ['FLOOR(-2.5)', '-3'],
    ['CEIL(2.1) + CEIL(-2.1)', '1'],
    ['MOD(-7, 3)', '-1'],
    ['MIN(3, iPrice, 9) + MAX(1, 2) + ABS(-4)', '8.505'],
    ['MAX(iNone, 2)', ''],
    ["IN(cName, 'x', '复印纸A4')", '1'],
    ['IN(iNone, 1)', '0'],
    ['EMPTY(cEmpty) AND NOT EMPTY(iQty)', '1'],
    ['DAYS(dNeed, TODAY())', '268'],
    ['ADDDAYS(dNeed, 1)', '2026-03-01'],
    ['ADDDAYS(dNone, 1)', ''],
    ['dNeed < TODAY()', '1'],
    ['iQty = 3 AND iQty <> iPrice', '1'],
    ['SUM(iQty) / COUNT() + AVG(iQty)', '4.5'],
    ['AVG(iPrice)', ''],
    ['SUM(iPrice)', '0'],
    ['iQty * cMaterial.iTaxRate + head.iQty', '3.39'],
    ['0.1 + 0.2', '0.3'],
  ])('%s is %s', (text, expected) => {
    expect(compute(text)).toEqual({ value: expected })
    expect(checkFormula(treeOf(text), { typeOf: SCOPE.typeOf, hasTotals: true })).toMatch(/^(?:number|text|flag|date)$/)
  })

  it('that divides by nothing or has too many digits is empty, and says why', () => {
    expect(compute('iQty / (iQty - 3)')).toEqual({ value: '', problem: 'DIVIDE_BY_ZERO' })
    expect(compute('MOD(1, 0)')).toEqual({ value: '', problem: 'DIVIDE_BY_ZERO' })
    expect(compute('123456789012 * 12345.6', 1)).toEqual({ value: '', problem: 'OVERFLOW' })
    // What is rounded away does not count, nor do zeros at the end.
    expect(compute('100000000000000 * 1000', 6)).toEqual({ value: '100000000000000000' })
    expect(compute('123456789012345 + 0.4', 0)).toEqual({ value: '123456789012345' })
  })

  it.each([
    ['', 0],
    ['1 +', 3],
    ['iQty iPrice', 5],
    ['1 = 2 = 3', 6],
    ['--1', 1],
    ["'open", 0],
    ['1.', 0],
    ['12px', 0],
    ['IF(1, 2)', 0],
    ['SUM(iQty + 1)', 0],
    ['SUM(head.iQty)', 0],
    ['round(1, 2)', 5],
    ['head', 4],
    ['AND', 0],
    ['数量 * 2', 0],
    ['iQty; drop', 4],
    ['a.b.c', 3],
    ['constructor()', 11],
  ])('%s is refused at %i', (text, position) => {
    expect(parseFormula(text)).toEqual({ ok: false, reason: 'SYNTAX', position })
  })

  it('has limits of characters, nodes and depth', () => {
    const sum = (count: number) => Array.from({ length: count }, () => '1').join('+')
    // Forty numbers have 39 signs between them; as a chain they are too deep.
    const flat = (count: number) => `MIN(${Array.from({ length: count }, () => '1').join(',')})`
    expect(parseFormula(`CONCAT('${'x'.repeat(491)}')`)).toMatchObject({ ok: false, reason: 'LIMIT', position: 500 })
    expect(parseFormula(sum(15)).ok).toBe(true)
    expect(parseFormula(sum(17))).toMatchObject({ reason: 'LIMIT' })
    expect(parseFormula(`${flat(20)}+${flat(20)}+${flat(20)}`).ok).toBe(true)
    expect(parseFormula(`${flat(20)}+${flat(20)}+${flat(20)}+${flat(20)}`)).toMatchObject({ reason: 'LIMIT' })
    expect(parseFormula('('.repeat(400))).toMatchObject({ ok: false, reason: 'LIMIT' })
  })

  it('never throws, whatever is typed', () => {
    const pieces = fc.constantFrom(
      'iQty',
      'head',
      '.',
      '(',
      ')',
      ',',
      "'",
      '1',
      '2.5',
      'IF',
      'SUM',
      'AND',
      'NOT',
      '-',
      '*',
      '/',
      '&',
      '<>',
      ' ',
      '数',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (typed) => {
        const parsed = parseFormula(typed.join(''))
        if (!parsed.ok) return
        const type = checkFormula(parsed.tree, { typeOf: SCOPE.typeOf, hasTotals: true })
        const result = typeof type === 'string' ? evaluateFormula(parsed.tree, SCOPE, 2) : undefined
        expect(typeof (result?.value ?? '')).toBe('string')
      }),
      { numRuns: 5_000 },
    )
  })
})

describe('types', () => {
  const check = (text: string, hasTotals = false) => checkFormula(treeOf(text), { typeOf: SCOPE.typeOf, hasTotals })

  it.each([
    ['iQty > 1 AND bUrgent', 'flag'],
    ["IF(bUrgent, cName, 'x')", 'text'],
    ['ADDDAYS(TODAY(), 3)', 'date'],
    ['TEXT(1, 2) & cName', 'text'],
  ])('%s is a %s', (text, type) => expect(check(text)).toBe(type))

  it.each([
    'cName + 1',
    'iQty & cName',
    'bUrgent > FALSE',
    'IF(iQty, 1, 2)',
    "NVL(iQty, 'x')",
    'NOT 1',
    'SUM(iQty)',
    'cName < cEmpty',
  ])('%s does not fit', (text) => expect(check(text)).toEqual({ reason: 'TYPE' }))

  it('names a field that is not there', () => {
    expect(check('iQty * iGone')).toEqual({ reason: 'FIELD', name: 'iGone' })
    expect(check('SUM(iQty)', true)).toBe('number')
  })
})

describe('the order of formulas', () => {
  const field = (place: 'head' | 'row' | 'summary', name: string, text: string) => ({ place, name, tree: treeOf(text) })

  it('follows what they read, across rows and headers', () => {
    const plan = planFormulas([
      field('head', 'iTotal', 'SUM(iNet) * head.iRate'),
      field('row', 'iNet', 'iAmount - iTax'),
      field('row', 'iTax', 'iAmount * head.iRate'),
      field('row', 'iAmount', 'iQty * iPrice'),
    ])
    const order = plan.ok ? plan.order : []
    expect(order.map(({ name }) => name)).toEqual(['iAmount', 'iTax', 'iNet', 'iTotal'])
    expect(dependentsOf(order, [{ place: 'head', name: 'iRate' }]).map(({ name }) => name)).toEqual([
      'iTax',
      'iNet',
      'iTotal',
    ])
    expect(dependentsOf(order, [{ place: 'row', name: 'cSpec' }])).toEqual([])
  })

  it('is refused for a circle, with its names', () => {
    const plan = planFormulas([
      field('row', 'a', 'b + 1'),
      field('row', 'b', 'c'),
      field('row', 'c', 'head.t'),
      field('head', 't', 'SUM(b)'),
    ])
    expect(plan).toEqual({ ok: false, circle: ['b', 'c', 't', 'b'] })
    expect(planFormulas([field('row', 'a', 'a')])).toEqual({ ok: false, circle: ['a', 'a'] })
  })
})

describe('decimals', () => {
  /** A rational number of the model. */
  interface Rational {
    readonly up: bigint
    readonly down: bigint
  }
  type Model = Rational | 'DIVIDE_BY_ZERO'

  /** Rounds half away from zero to places, by whole numbers alone. */
  const round = ({ up, down }: Rational, places: number): Rational => {
    const unit = 10n ** BigInt(places)
    const sign = up < 0n ? -1n : 1n
    const twice = sign * up * unit * 2n + down
    return { up: sign * (twice / (2n * down)), down: unit }
  }
  const apply = (op: string, one: Model, other: Model): Model => {
    if (typeof one === 'string' || typeof other === 'string') return 'DIVIDE_BY_ZERO'
    if (op === '+') return { up: one.up * other.down + other.up * one.down, down: one.down * other.down }
    if (op === '-') return { up: one.up * other.down - other.up * one.down, down: one.down * other.down }
    if (op === '*') return { up: one.up * other.up, down: one.down * other.down }
    if (other.up === 0n) return 'DIVIDE_BY_ZERO'
    const sign = other.up < 0n ? -1n : 1n
    return round({ up: sign * one.up * other.down, down: sign * one.down * other.up }, 12)
  }
  const textOf = (value: Rational): string => {
    const { up, down } = value
    const places = String(down).length - 1
    const digits = String(up < 0n ? -up : up).padStart(places + 1, '0')
    const decimals = digits.slice(digits.length - places).replace(/0+$/, '')
    return `${up < 0n ? '-' : ''}${digits.slice(0, digits.length - places)}${places > 0 && decimals ? `.${decimals}` : ''}`
  }

  const expectedOf = (model: Model, places: number) => {
    if (typeof model === 'string') return { value: '', problem: model }
    const value = textOf(round(model, places))
    const digits = value.replace(/\D/g, '').replace(/^0+|0+$/g, '')
    return digits.length > 15
      ? { value: '', problem: 'OVERFLOW' }
      : { value: value.replace('-0', '0') === '0' ? '0' : value }
  }

  interface Made {
    readonly text: string
    readonly model: Model
  }
  const literal: fc.Arbitrary<Made> = fc.tuple(fc.nat(10_000_000), fc.nat(6)).map(([digits, places]) => {
    const value = { up: BigInt(digits), down: 10n ** BigInt(places) }
    return { text: textOf(value), model: value }
  })
  const { made } = fc.letrec<{ made: Made }>((tie) => ({
    made: fc.oneof(
      { maxDepth: 4 },
      literal,
      fc.tuple(fc.constantFrom('+', '-', '*', '/'), tie('made'), tie('made')).map(([op, one, other]) => ({
        text: `(${one.text} ${op} ${other.text})`,
        model: apply(op, one.model, other.model),
      })),
      fc.tuple(tie('made'), fc.nat(4)).map(([of, places]) => ({
        text: `ROUND(${of.text}, ${places})`,
        model: typeof of.model === 'string' ? of.model : round(of.model, places),
      })),
    ),
  }))

  it('equal a model of rational numbers to the last digit', () => {
    let compared = 0
    fc.assert(
      fc.property(made, fc.nat(6), ({ text, model }, places) => {
        const parsed = parseFormula(text)
        if (!parsed.ok) return
        expect(evaluateFormula(parsed.tree, SCOPE, places)).toEqual(expectedOf(model, places))
        compared += 1
      }),
      { numRuns: 10_000 },
    )
    expect(compared).toBeGreaterThan(5_000)
  })
})
