import type { ClassPlan } from './class-plans.data.ts'
import { LEAF_ENTRIES } from './leaf-plans.data.ts'
import type { LeafEntry } from './leaf-plans.data.ts'

type Word = readonly [own: string, english: string]

const wordOf = (text: string): Word => {
  const [own = '', english = own] = text.trim().split('=')
  return [own, english]
}

const wordsOf = (text: string) => text.split(';').map(wordOf)

const listsOf = (text: string) =>
  text.split(';').map((list) => {
    const colon = list.indexOf(':')
    return {
      name: wordOf(list.slice(0, colon)),
      values: list
        .slice(colon + 1)
        .split('|')
        .map(wordOf),
    }
  })

const own = (words: readonly Word[]) => words.map(([word]) => word)

/** From the smallest order on: a tenth and a fiftieth of a pallet cost less. */
const tiersFrom = (moq: number): ClassPlan['tiers'] => [
  [moq, 10_000],
  [moq * 10, 9600],
  [moq * 50, 9200],
]

/** Leaves of machines and furniture have one price for any quantity. */
const FIXED_PRICE_FROM = 20_000

/** Products of a leaf; of every sixth one more, so that there are two hundred. */
const countOf = (number: string) => (Number(number) % 6 === 0 ? 5 : 4)

function planOf(entry: LeafEntry): ClassPlan {
  const [first = '', second = '', third = ''] = own(wordsOf(entry.path))
  return {
    number: entry.number,
    path: [first, second, third],
    hue: entry.hue,
    shop: entry.shop,
    scene: entry.scene,
    weightGrams: entry.weight,
    count: countOf(entry.number),
    series: entry.series.split(' '),
    nouns: own(wordsOf(entry.nouns)),
    keySpecs: own(wordsOf(entry.specs)),
    selling: own(wordsOf(entry.selling)),
    price: entry.price,
    dimensions: listsOf(entry.dims).map(({ name, values }) => ({ name: name[0], values: own(values) })),
    minOrderQty: entry.moq,
    stepQty: entry.moq,
    unit: wordOf(entry.unit)[0],
    tiers: entry.price[0] < FIXED_PRICE_FROM ? tiersFrom(entry.moq) : [],
    attributes: listsOf(entry.attributes).map(({ name, values }) => [name[0], own(values)]),
    isReturnable: entry.isReturnable ?? true,
  }
}

/** The plans of the leaves 13 to 60. */
export const LEAF_PLANS: readonly ClassPlan[] = LEAF_ENTRIES.map(planOf)

/** The words of these leaves with their English; a word may stand in several leaves. */
export const LEAF_WORDS: readonly Word[] = LEAF_ENTRIES.flatMap((entry) => [
  ...[entry.path, entry.nouns, entry.specs, entry.selling, entry.unit].flatMap(wordsOf),
  ...[entry.dims, entry.attributes].flatMap(listsOf).flatMap(({ name, values }) => [name, ...values]),
])
