import type { FullProduct, ProductVariant } from './full-product.ts'

/** The chosen value of each spec, in the product's order; empty text where nothing is chosen yet. */
export type Choice = readonly string[]

/** The specs of a product and the variants they lead to. */
export type Variety = Pick<FullProduct, 'specs' | 'variants'>

/** The choice that a page opens with: the first variant that can be had, else the first. */
export function firstChoice({ specs, variants }: Variety): Choice {
  const variant = variants.find((one) => !one.isSoldOut) ?? variants[0]
  return variant?.values ?? specs.map(() => '')
}

/** The variant of a complete choice; a product without specs has one. */
export function chosenVariant({ variants }: Variety, choice: Choice): ProductVariant | undefined {
  return variants.find((one) => one.values.every((value, index) => value === choice[index]))
}

/** Whether a value can be chosen: together with the other chosen values it leads to a variant that is not sold out. */
export function isReachable(
  { variants }: Variety,
  choice: Choice,
  [specIndex, value]: readonly [number, string],
): boolean {
  const wanted = choice.with(specIndex, value)
  return variants.some((one) => !one.isSoldOut && one.values.every((has, index) => matches(has, wanted[index])))
}

/** The choice after a tap on a value: chosen, or no longer chosen when it already was. */
export function toggled(choice: Choice, [specIndex, value]: readonly [number, string]): Choice {
  return choice.with(specIndex, choice[specIndex] === value ? '' : value)
}

function matches(has: string, wanted: string | undefined): boolean {
  return wanted === '' || wanted === undefined || has === wanted
}
