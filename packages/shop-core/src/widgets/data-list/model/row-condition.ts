import { checkFormula, childrenOf, evaluateFormula, parseFormula } from '@mallwright/contract/voucher/formula'
import type { FormulaNode, FormulaRef, FormulaScope, FormulaType } from '@mallwright/contract/voucher/formula'

import type { ListRow } from './row-page.ts'

/**
 * Whether a row meets a condition: a formula over its fields. One that cannot be read or does not fit the row counts as not met and is
 * reported, once. Engine 4.3.
 */
export function rowCondition(text: string): (row: ListRow) => boolean {
  const parsed = parseFormula(text)
  let isReported = false
  const fail = () => {
    if (!isReported) globalThis.reportError?.(new Error(`the condition of a button does not fit its rows: ${text}`))
    isReported = true
    return false
  }
  if (!parsed.ok) return fail
  return (row) => isMet(parsed.tree, scopeOf(row)) ?? fail()
}

/** The fields that a condition reads; none of one that cannot be read. */
export function fieldsOf(text: string): readonly string[] {
  const parsed = parseFormula(text)
  return parsed.ok ? refsOf(parsed.tree).map(({ name }) => name) : []
}

function refsOf(node: FormulaNode): readonly FormulaRef[] {
  return node.kind === 'ref' ? [node] : childrenOf(node).flatMap(refsOf)
}

/** `undefined` for a formula that does not fit. */
function isMet(tree: FormulaNode, scope: FormulaScope): boolean | undefined {
  if (checkFormula(tree, { typeOf: scope.typeOf, hasTotals: false }) !== 'flag') return undefined
  const { value, problem } = evaluateFormula(tree, scope, 0)
  return problem ? undefined : value === '1'
}

/** A row's own fields, typed by their values: the wire's numbers are numbers. */
function scopeOf({ values }: ListRow): FormulaScope {
  const valueOf = ({ isHead, name, member }: FormulaRef): unknown =>
    isHead || member !== undefined || !Object.hasOwn(values, name) ? undefined : (values[name] ?? '')
  return {
    valueOf: (ref) => textOf(valueOf(ref)),
    typeOf: (ref) => TYPES[typeof valueOf(ref)],
    sumOf: () => ({ sum: '', count: 0 }),
    rowCount: () => 0,
    today: '',
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const TYPES: Readonly<Partial<Record<string, FormulaType>>> = { number: 'number', boolean: 'flag', string: 'text' }
