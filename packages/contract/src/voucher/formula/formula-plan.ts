import { childrenOf } from './formula-tree.ts'
import type { FormulaNode, FormulaRef } from './formula-tree.ts'

/** Where a field stands. Totals of rows belong to the summary. */
export type FormulaPlace = 'head' | 'row' | 'summary'

/** A field that is computed. */
export interface FormulaField {
  readonly place: FormulaPlace
  readonly name: string
  readonly tree: FormulaNode
}

/** The order in which fields are computed, or the circle that forbids one: its names, the first again at the end. */
export type FormulaPlan<Field extends FormulaField> =
  | { readonly ok: true; readonly order: readonly Field[] }
  | { readonly ok: false; readonly circle: readonly string[] }

/** Sorts computed fields so that each comes after those that it reads. Engine 4.3. */
export function planFormulas<Field extends FormulaField>(fields: readonly Field[]): FormulaPlan<Field> {
  const byKey = new Map(fields.map((field) => [keyOf(field.place, field.name), field] as const))
  const order: Field[] = []
  const done = new Set<Field>()
  const open: Field[] = []
  const visit = (field: Field): readonly string[] | undefined => {
    if (done.has(field)) return undefined
    const start = open.indexOf(field)
    if (start >= 0) return [...open.slice(start), field].map(({ name }) => name)
    open.push(field)
    for (const key of readKeys(field)) {
      const read = byKey.get(key)
      const circle = read && visit(read)
      if (circle) return circle
    }
    open.pop()
    done.add(field)
    order.push(field)
    return undefined
  }
  for (const field of fields) {
    const circle = visit(field)
    if (circle) return { ok: false, circle }
  }
  return { ok: true, order }
}

/** The computed fields that change with some fields of a place, in the order of the plan. */
export function dependentsOf<Field extends FormulaField>(
  order: readonly Field[],
  changed: readonly { readonly place: FormulaPlace; readonly name: string }[],
): readonly Field[] {
  const keys = new Set(changed.map(({ place, name }) => keyOf(place, name)))
  return order.filter((field) => {
    if (![...readKeys(field)].some((key) => keys.has(key))) return false
    keys.add(keyOf(field.place, field.name))
    return true
  })
}

function keyOf(place: FormulaPlace, name: string): string {
  return `${place}.${name}`
}

/** The fields that a computed one reads. */
function readKeys({ place, tree }: FormulaField): ReadonlySet<string> {
  return new Set(refsOf(tree, place).map(([at, { name }]) => keyOf(at, name)))
}

/** The fields that a formula of a place reads, each with its own place: what is added up lies in the rows. */
function refsOf(node: FormulaNode, place: FormulaPlace): readonly (readonly [FormulaPlace, FormulaRef])[] {
  if (node.kind === 'ref') return [[node.isHead ? 'head' : place, node]]
  const isTotal = node.kind === 'call' && (node.name === 'SUM' || node.name === 'AVG')
  return childrenOf(node).flatMap((child) => refsOf(child, isTotal ? 'row' : place))
}
