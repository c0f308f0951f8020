import type { FullProduct, ProductVariant } from './full-product.ts'

/** The chosen value of each spec, in the product's order; empty text where nothing is chosen yet. */
export type Choice = readonly string[]

/** The specs of a product and the variants they lead to. */
export type Variety = Pick<FullProduct, 'specs' | 'variants'>

/** The choice that a page opens with: the first variant that can be had, else the first. */
export function firstChoice({ specs, variants }: Variety): Choice {
  const variant = variants.find((entry) => !entry.isSoldOut) ?? variants[0]
  return variant?.values ?? specs.map(() => '')
}

/** The variant of a complete choice; a product without specs has one. */
export function chosenVariant({ variants }: Variety, choice: Choice): ProductVariant | undefined {
  return variants.find((entry) => entry.values.every((value, index) => value === choice[index]))
}

/** What a value leads to together with the other chosen values: something to buy, sold-out variants only, or nothing. */
export type Reach = 'open' | 'soldOut' | 'none'

/** What a value of a spec leads to from a choice. */
export function reachOf({ variants }: Variety, choice: Choice, [specIndex, value]: readonly [number, string]): Reach {
  const target = replaced(choice, specIndex, value)
  const met = variants.filter((variant) => variant.values.every((has, index) => matches(has, target[index])))
  if (met.some((variant) => !variant.isSoldOut)) return 'open'
  return met.length > 0 ? 'soldOut' : 'none'
}

/** The choice after a tap on a value: chosen, or no longer chosen when it already was. */
export function toggled(choice: Choice, [specIndex, value]: readonly [number, string]): Choice {
  return replaced(choice, specIndex, choice[specIndex] === value ? '' : value)
}

function replaced(choice: Choice, specIndex: number, value: string): Choice {
  return choice.map((current, index) => (index === specIndex ? value : current))
}

function matches(has: string, target: string | undefined): boolean {
  return target === '' || target === undefined || has === target
}
