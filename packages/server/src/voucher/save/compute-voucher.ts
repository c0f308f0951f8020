import {
  evaluateFormula,
  fieldValueType,
  parseFormula,
  planFormulas,
  readDecimal,
  storedDecimal,
  Decimal,
} from '@mallwright/contract/voucher/formula'
import type { FormulaNode, FormulaPlace, FormulaScope, FormulaType } from '@mallwright/contract/voucher/formula'

import type { StoredField } from '../../db/tables/voucher/voucher-template.table.ts'
import type { StoredValues } from '../../db/tables/voucher/voucher.table.ts'

/** A line while a voucher is computed. */
export interface ComputedLine {
  values: StoredValues
  /** What is known of its references, by field. */
  readonly companions: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>
}

interface ComputedField {
  readonly place: Exclude<FormulaPlace, 'summary'>
  readonly name: string
  readonly tree: FormulaNode
  readonly precision: number
}

/** Computes the formulas of lines and header anew: what a client has computed is never believed. Engine 4.3. */
export function computeVoucher(
  fields: { readonly header: readonly StoredField[]; readonly detail: readonly StoredField[] },
  head: StoredValues,
  lines: readonly ComputedLine[],
  today: string,
): {
  readonly head: StoredValues
  readonly lines: readonly StoredValues[]
  /** A computed field with more digits than can be stored; `rowNo` from 1 in lines. */
  readonly overflow?: { readonly name: string; readonly rowNo?: number }
} {
  const headTypes = typesOf(fields.header)
  const lineTypes = typesOf(fields.detail)
  const headValues: Record<string, string> = { ...head }
  const lineValues: Record<string, string>[] = lines.map(({ values }) => ({ ...values }))
  const scopeOf = (index: number | undefined): FormulaScope => ({
    valueOf: ({ isHead, name, member }) => {
      if (isHead || index === undefined) return headValues[name] ?? ''
      if (member === undefined) return lineValues[index]?.[name] ?? ''
      return textOf(lines[index]?.companions[name]?.[member])
    },
    typeOf: ({ isHead, name, member }) => {
      if (member !== undefined) return fieldValueType(member)
      return (isHead || index === undefined ? headTypes : lineTypes).get(name)
    },
    sumOf: (name) => ({
      sum: sumOf(lineValues, name),
      count: lineValues.filter((values) => readDecimal(values[name] ?? '')).length,
    }),
    rowCount: () => lines.length,
    today,
  })
  let overflow: { readonly name: string; readonly rowNo?: number } | undefined
  const compute = ({ name, tree, precision }: ComputedField, index: number | undefined) => {
    const { value, problem } = evaluateFormula(tree, scopeOf(index), precision)
    if (problem === 'OVERFLOW') overflow ??= { name, ...(index !== undefined && { rowNo: index + 1 }) }
    return value
  }
  for (const field of orderOf(fields)) {
    const { place, name } = field
    if (place === 'head') headValues[name] = compute(field, undefined)
    else for (const [index, values] of lineValues.entries()) values[name] = compute(field, index)
  }
  return { head: headValues, lines: lineValues, ...(overflow && { overflow }) }
}

/** The sum of a column, exactly. */
export function sumOf(lines: readonly StoredValues[], name: string): string {
  const sum = lines.reduce((total, values) => total.plus(readDecimal(values[name] ?? '') ?? '0'), new Decimal('0'))
  return storedDecimal(sum, 6)
}

function typesOf(fields: readonly StoredField[]): ReadonlyMap<string, FormulaType> {
  return new Map(fields.map(({ name, type }) => [name, fieldValueType(name, type)] as const))
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The computed fields, each after those that it reads. Throws for a template that does not hold together. */
function orderOf(fields: { readonly header: readonly StoredField[]; readonly detail: readonly StoredField[] }) {
  const computed = [
    ...fields.detail.map((field) => ({ field, place: 'row' as const })),
    ...fields.header.map((field) => ({ field, place: 'head' as const })),
  ].flatMap(({ field: { name, formula, precision = 2 }, place }): ComputedField[] => {
    if (formula === undefined) return []
    const parsed = parseFormula(formula)
    if (!parsed.ok) throw new Error(`${name}: ${parsed.reason} at ${parsed.position}`)
    return [{ place, name, tree: parsed.tree, precision }]
  })
  const plan = planFormulas(computed)
  if (!plan.ok) throw new Error(`formulas in a circle: ${plan.circle.join(' → ')}`)
  return plan.order
}
