import type { ProductSubject } from '../drawings/picture-drawings.ts'
import { ENGLISH_WORDS } from './english-words.data.ts'
import { LEAF_WORDS } from '../plans/leaf-plans.ts'
import type { ProductPlan } from '../plans/product-plans.ts'

const WORDS = new Map([...LEAF_WORDS, ...Object.entries(ENGLISH_WORDS)])

/** A word of the demo in English; words without a Chinese sign are the same. */
export function inEnglish(word: string): string {
  const english = WORDS.get(word)
  if (english === undefined && /\p{Script=Han}/u.test(word)) throw new Error(`the demo has no English for ${word}`)
  return english ?? word
}

/** Fills the name of the product whose name is as long as names may be. */
const LONG_NAME_TAIL = ' for workshops, warehouses, schools, hospitals and site crews'

/** Longest name. */
const MAX_NAME = 100

/** A product's name in English. */
export function englishName({ subject, model, keySpec, name }: ProductPlan): string {
  const plain = `${inEnglish(subject.series)} ${inEnglish(subject.noun)} ${model}, ${inEnglish(keySpec)}`
  return name.length === MAX_NAME ? (plain + LONG_NAME_TAIL).slice(0, MAX_NAME) : plain
}

/** A product's attributes in English. */
export function englishAttributes({ subject }: ProductPlan): readonly (readonly [string, string])[] {
  return subject.attributes.map(([name, value]) => [inEnglish(name), inEnglish(value)])
}

/** What a product's picture says in English. */
export function englishSubject(plan: ProductPlan): ProductSubject {
  const { subject } = plan
  return {
    ...subject,
    series: inEnglish(subject.series),
    noun: inEnglish(subject.noun),
    attributes: englishAttributes(plan),
  }
}

/** The name of the picture with a product's attributes in English. */
export function englishTable(code: string): string {
  return `product/${code}/table-en`
}
