import { areaNamesOf } from '../../../area/index.ts'
import type { Area } from '../../../area/index.ts'

/** Characters of an address, unless a field says otherwise. Specification 2 §5. */
export const ADDRESS_LENGTH = 200

/** An address in its parts. */
export interface AddressParts {
  /** Code of the district; '' without one. */
  readonly areaCode: string
  readonly detail: string
}

/** The parts of an address. One that does not begin with the names of an area is all detail. */
export function readAddress(text: string, tree: readonly Area[]): AddressParts {
  const words = text.trim().split(/\s+/)
  const found = districtIn(tree, words)
  return found ? { areaCode: found.code, detail: found.rest.join(' ') } : { areaCode: '', detail: text.trim() }
}

/** An address as one text: the names of its area, a municipality's once, then the detail. */
export function addressText({ areaCode, detail }: AddressParts, tree: readonly Area[]): string {
  return [...areaNamesOf(tree, areaCode), detail.trim()].filter((part) => part !== '').join(' ')
}

/** Characters that are left for the detail. */
export function detailLength(areaCode: string, tree: readonly Area[], maxLength = ADDRESS_LENGTH): number {
  const names = areaNamesOf(tree, areaCode).join(' ')
  return Math.max(0, maxLength - (names === '' ? 0 : names.length + 1))
}

interface District {
  readonly code: string
  /** Words behind its names. */
  readonly rest: readonly string[]
}

function districtIn(level: readonly Area[], words: readonly string[], parent = ''): District | undefined {
  for (const { label, value, children } of level) {
    // A municipality is its own city, and named once.
    const isNamed = label === parent
    if (!isNamed && label !== words[0]) continue
    const rest = isNamed ? words : words.slice(1)
    const found = children ? districtIn(children, rest, label) : { code: value, rest }
    if (found) return found
  }
  return undefined
}
