import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { ProductVariant } from './full-product.ts'
import { chosenVariant, firstChoice, reachOf, toggled } from './variant-choice.ts'
import type { Choice, Reach, Variety } from './variant-choice.ts'

const variant = (values: readonly string[], isSoldOut = false): ProductVariant => ({
  id: values.join('-'),
  stock: undefined,
  values,
  stockBand: isSoldOut ? '无货' : '有货',
  isSoldOut,
  imageUrl: '',
  tiers: [],
})

// Red comes in S and M, blue in M only, red M is sold out.
const SHIRT: Variety = {
  specs: [
    { name: '颜色', values: ['红', '蓝'] },
    { name: '尺码', values: ['S', 'M'] },
  ],
  variants: [variant(['红', 'M'], true), variant(['红', 'S']), variant(['蓝', 'M'])],
}

describe('choosing a variant', () => {
  it('starts with the first available variant', () => {
    expect(firstChoice(SHIRT)).toEqual(['红', 'S'])
    expect(firstChoice({ specs: SHIRT.specs, variants: [] })).toEqual(['', ''])
  })

  it('tells values without a variant from those that are sold out, for the rest of the choice', () => {
    const choice = ['红', 'S']
    expect(reachOf(SHIRT, choice, [1, 'S'])).toBe('open')
    expect(reachOf(SHIRT, choice, [1, 'M'])).toBe('soldOut')
    expect(reachOf(SHIRT, choice, [0, '蓝'])).toBe('none')
  })

  it('leaves every value open that some variant has while a spec is open', () => {
    expect(reachOf(SHIRT, ['', 'M'], [0, '蓝'])).toBe('open')
    expect(reachOf(SHIRT, ['红', ''], [1, 'S'])).toBe('open')
    expect(reachOf(SHIRT, ['', ''], [1, 'M'])).toBe('open')
  })

  it('deselects a value on a second tap, which enables others', () => {
    const opened = toggled(['红', 'S'], [1, 'S'])
    expect(opened).toEqual(['红', ''])
    expect(toggled(opened, [0, '蓝'])).toEqual(['蓝', ''])
  })

  it('finds the variant of a complete choice only', () => {
    expect(chosenVariant(SHIRT, ['蓝', 'M'])?.id).toBe('蓝-M')
    expect(chosenVariant(SHIRT, ['蓝', ''])).toBeUndefined()
  })

  it('has one variant for a product without specs', () => {
    const withoutSpecs = { specs: [], variants: [variant([])] }
    expect(chosenVariant(withoutSpecs, firstChoice(withoutSpecs))).toBe(withoutSpecs.variants[0])
  })
})

/** Every complete choice of a product's specs. */
function completions(specs: Variety['specs']): readonly Choice[] {
  return specs.reduce<readonly Choice[]>(
    (choices, { values }) => choices.flatMap((choice) => values.map((value) => [...choice, value])),
    [[]],
  )
}

/** What a value leads to, found by trying every way to complete the choice. */
function reachByTrying(variety: Variety, choice: Choice, [at, value]: readonly [number, string]): Reach {
  const met = completions(variety.specs)
    .filter((complete) => complete[at] === value)
    .filter((complete) => choice.every((chosen, index) => index === at || chosen === '' || chosen === complete[index]))
    .flatMap((complete) => chosenVariant(variety, complete) ?? [])
  if (met.length === 0) return 'none'
  return met.every(({ isSoldOut }) => isSoldOut) ? 'soldOut' : 'open'
}

/** 3 × 3 × 4 = 36 combinations, of which some are not made and some sold out. */
const SPECS: Variety['specs'] = [
  { name: '直径', values: ['M4', 'M6', 'M8'] },
  { name: '长度', values: ['10', '20', '30'] },
  { name: '材质', values: ['碳钢', '304', '316', '黄铜'] },
]

const product = fc
  .array(fc.constantFrom('made', 'soldOut', 'none'), { minLength: 36, maxLength: 36 })
  .map((states): Variety => ({
    specs: SPECS,
    variants: completions(SPECS).flatMap((values, index) =>
      states[index] === 'none' ? [] : [variant(values, states[index] === 'soldOut')],
    ),
  }))

const partialChoice = fc.tuple(...SPECS.map(({ values }) => fc.constantFrom('', ...values)))

describe('the reach of a value among 36 variants', () => {
  it('is what trying every completion finds', () => {
    fc.assert(
      fc.property(product, partialChoice, (variety, choice) => {
        variety.specs.forEach(({ values }, at) =>
          values.forEach((value) =>
            expect([at, value, reachOf(variety, choice, [at, value])]).toEqual([
              at,
              value,
              reachByTrying(variety, choice, [at, value]),
            ]),
          ),
        )
      }),
    )
  })

  it('never leads a buyer who taps open values only into a choice without a variant to buy', () => {
    fc.assert(
      fc.property(product, fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }), (variety, taps) => {
        const ended = SPECS.reduce<Choice | undefined>(
          (choice, { values }, at) => {
            const open = choice ? values.filter((value) => reachOf(variety, choice, [at, value]) === 'open') : []
            const value = open[(taps[at] ?? 0) % Math.max(1, open.length)]
            return choice && value !== undefined ? toggled(choice, [at, value]) : undefined
          },
          ['', '', ''],
        )
        const isAnyLeft = variety.variants.some(({ isSoldOut }) => !isSoldOut)
        expect(ended && chosenVariant(variety, ended)?.isSoldOut).toBe(isAnyLeft ? false : undefined)
      }),
    )
  })
})
