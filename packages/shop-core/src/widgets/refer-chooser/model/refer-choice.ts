import { referKey } from './reference.ts'
import type { Reference, ReferValue } from './reference.ts'

/** Most references that are chosen together; engine 3.1. */
export const MAX_CHOSEN = 200

/** With a value chosen, or taken back; `undefined` when no more can be chosen. In single mode it replaces. */
export function withToggled(
  chosen: readonly ReferValue[],
  value: ReferValue,
  { reference, isMultiple }: { readonly reference: Reference; readonly isMultiple: boolean },
): readonly ReferValue[] | undefined {
  const key = referKey(reference, value)
  const others = chosen.filter((held) => referKey(reference, held) !== key)
  if (!isMultiple) return [value]
  if (others.length < chosen.length) return others
  return chosen.length < MAX_CHOSEN ? [...chosen, value] : undefined
}

/** How many are chosen, as the button says it. Specification 2 §2.7. */
export function countText(count: number): string {
  return count > 100 ? '99+' : String(count)
}
