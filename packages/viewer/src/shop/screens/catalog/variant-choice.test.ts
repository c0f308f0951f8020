import { describe, expect, it } from 'vitest'

import type { ProductVariant } from './full-product.ts'
import { chosenVariant, firstChoice, isReachable, toggled } from './variant-choice.ts'
import type { Variety } from './variant-choice.ts'

const variant = (values: string[], isSoldOut = false): ProductVariant => ({
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

  it('disables values without a variant for the rest of the choice', () => {
    const choice = ['红', 'S']
    expect(isReachable(SHIRT, choice, [1, 'S'])).toBe(true)
    expect(isReachable(SHIRT, choice, [1, 'M'])).toBe(false)
    expect(isReachable(SHIRT, choice, [0, '蓝'])).toBe(false)
  })

  it('leaves every value enabled that some variant has while a spec is open', () => {
    expect(isReachable(SHIRT, ['', 'M'], [0, '蓝'])).toBe(true)
    expect(isReachable(SHIRT, ['红', ''], [1, 'S'])).toBe(true)
    expect(isReachable(SHIRT, ['', ''], [1, 'M'])).toBe(true)
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
