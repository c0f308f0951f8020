import type { Big } from 'big.js'

import { Decimal, HALF_UP, NoValue, readDecimal, storedDecimal } from './formula-values.ts'
import type { FormulaProblem, FormulaValue } from './formula-values.ts'
import type { BinaryOperator, FormulaNode, FormulaRef, FormulaScope, FunctionName } from './formula-tree.ts'

/** The value of a formula as a field stores it, '' for none, and why there is none. */
export interface FormulaResult {
  readonly value: string
  readonly problem?: FormulaProblem
}

/** Computes a formula that fits its types; a number is rounded once, to the places of its field. Engine 4.3. */
export function evaluateFormula(tree: FormulaNode, scope: FormulaScope, places: number): FormulaResult {
  try {
    const value = valueOf(tree, scope)
    if (value === null) return { value: '' }
    if (typeof value === 'boolean') return { value: value ? '1' : '0' }
    return { value: typeof value === 'string' ? value : storedDecimal(value, places) }
  } catch (error) {
    if (error instanceof NoValue) return { value: '', problem: error.problem }
    throw error
  }
}

function valueOf(node: FormulaNode, scope: FormulaScope): FormulaValue {
  switch (node.kind) {
    case 'number':
      return new Decimal(node.value)
    case 'text':
    case 'flag':
      return node.value
    case 'ref':
      return fieldValue(node, scope)
    case 'unary': {
      const value = valueOf(node.of, scope)
      if (node.op === 'NOT') return value !== true
      return isNumber(value) ? value.times('-1') : null
    }
    case 'binary':
      return binaryValue(node, scope)
    case 'call':
      return FUNCTION_VALUES[node.name](node.args, scope)
  }
}

function isNumber(value: FormulaValue): value is Big {
  return value !== null && typeof value === 'object'
}

function fieldValue(ref: FormulaRef, scope: FormulaScope): FormulaValue {
  const text = scope.valueOf(ref)
  if (text === '') return null
  switch (scope.typeOf(ref)) {
    case 'number':
      return readDecimal(text)
    case 'flag':
      return text === '1'
    case 'date':
      return text.slice(0, 10)
    case 'text':
    case undefined:
      return text
  }
}

function binaryValue({ op, left, right }: Extract<FormulaNode, { kind: 'binary' }>, scope: FormulaScope): FormulaValue {
  const first = valueOf(left, scope)
  if (op === 'AND') return first === true && valueOf(right, scope) === true
  if (op === 'OR') return first === true || valueOf(right, scope) === true
  const second = valueOf(right, scope)
  if (op === '&') return textOf(first) + textOf(second)
  if (op === '+' || op === '-' || op === '*' || op === '/') return arithmetic(op, first, second)
  return compare(op, first, second)
}

function textOf(value: FormulaValue): string {
  return typeof value === 'string' ? value : ''
}

function arithmetic(op: '+' | '-' | '*' | '/', first: FormulaValue, second: FormulaValue): FormulaValue {
  if (!isNumber(first) || !isNumber(second)) return null
  if (op === '+') return first.plus(second)
  if (op === '-') return first.minus(second)
  if (op === '*') return first.times(second)
  if (second.eq('0')) throw new NoValue('DIVIDE_BY_ZERO')
  return first.div(second)
}

const COMPARISONS: Readonly<Partial<Record<BinaryOperator, (order: number) => boolean>>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
}

/** Whether two values compare so; with an empty one never. */
function compare(op: BinaryOperator, first: FormulaValue, second: FormulaValue): boolean {
  if (first === null || second === null) return false
  const order = isNumber(first) && isNumber(second) ? first.cmp(second) : orderOf(first, second)
  return COMPARISONS[op]?.(order) ?? false
}

/** Order of texts, dates and flags of one type. */
function orderOf(first: FormulaValue, second: FormulaValue): number {
  if (first === second) return 0
  return String(first) < String(second) ? -1 : 1
}

type FunctionValue = (args: readonly FormulaNode[], scope: FormulaScope) => FormulaValue

/** A function of numbers; empty when one of them is. */
function ofNumbers(compute: (numbers: readonly Big[]) => FormulaValue): FunctionValue {
  return (args, scope) => {
    const values = args.map((arg) => valueOf(arg, scope))
    return values.every(isNumber) ? compute(values) : null
  }
}

/** The place of a rounding or a length: a whole number within what texts and decimals have. */
function wholeOf(value: Big | undefined, most: number): number {
  return Math.min(most, Math.max(0, Number((value ?? new Decimal('0')).toFixed(0))))
}

const MAX_PLACES = 12
const MAX_TEXT = 500
const MS_A_DAY = 86_400_000

/** Rounds down or up to a whole number. */
function whole(value: Big, towards: 'floor' | 'ceil'): Big {
  const cut = value.round(0, 0)
  const isBeyond = towards === 'floor' ? cut.gt(value) : cut.lt(value)
  if (!isBeyond) return cut
  return towards === 'floor' ? cut.minus('1') : cut.plus('1')
}

function extreme(isBetter: (one: Big, other: Big) => boolean): FunctionValue {
  return ofNumbers(([first, ...others]) =>
    others.reduce((best, value) => (isBetter(value, best) ? value : best), first ?? new Decimal('0')),
  )
}

function cutText(cut: (characters: readonly string[], count: number) => readonly string[]): FunctionValue {
  return ([text, length], scope) => {
    const value = text && valueOf(text, scope)
    const count = length && valueOf(length, scope)
    if (typeof value !== 'string' || !count || !isNumber(count)) return null
    return cut(Array.from(value), wholeOf(count, MAX_TEXT)).join('')
  }
}

const FUNCTION_VALUES: Readonly<Record<FunctionName, FunctionValue>> = {
  ROUND: ofNumbers(([value, places]) => value?.round(wholeOf(places, MAX_PLACES), HALF_UP) ?? null),
  FLOOR: ofNumbers(([value]) => (value ? whole(value, 'floor') : null)),
  CEIL: ofNumbers(([value]) => (value ? whole(value, 'ceil') : null)),
  ABS: ofNumbers(([value]) => value?.abs() ?? null),
  MIN: extreme((one, best) => one.lt(best)),
  MAX: extreme((one, best) => one.gt(best)),
  MOD: ofNumbers(([value, by]) => {
    if (!value || !by) return null
    if (by.eq('0')) throw new NoValue('DIVIDE_BY_ZERO')
    return value.mod(by)
  }),
  IF: ([condition, then, otherwise], scope) => {
    const chosen = condition && valueOf(condition, scope) === true ? then : otherwise
    return chosen ? valueOf(chosen, scope) : null
  },
  NVL: ([value, instead], scope) => (value && valueOf(value, scope)) ?? (instead ? valueOf(instead, scope) : null),
  EMPTY: ([value], scope) => {
    const found = value ? valueOf(value, scope) : null
    return found === null || found === ''
  },
  IN: ([value, ...among], scope) => {
    const sought = value ? valueOf(value, scope) : null
    return among.some((each) => compare('=', sought, valueOf(each, scope)))
  },
  CONCAT: (args, scope) => args.map((arg) => textOf(valueOf(arg, scope))).join(''),
  LEFT: cutText((characters, count) => characters.slice(0, count)),
  RIGHT: cutText((characters, count) => (count === 0 ? [] : characters.slice(-count))),
  LEN: ([text], scope) => new Decimal(String(Array.from(text ? textOf(valueOf(text, scope)) : '').length)),
  TEXT: ofNumbers(([value, places]) => value?.toFixed(wholeOf(places, MAX_PLACES), HALF_UP) ?? null),
  DAYS: ([from, to], scope) => {
    const [first, last] = [from, to].map((arg) => dayOf(arg ? valueOf(arg, scope) : null))
    return first === undefined || last === undefined ? null : new Decimal(String(last - first))
  },
  ADDDAYS: ([date, days], scope) => {
    const day = dayOf(date ? valueOf(date, scope) : null)
    const count = days ? valueOf(days, scope) : null
    if (day === undefined || !isNumber(count)) return null
    const added = new Date((day + Number(count.toFixed(0))) * MS_A_DAY)
    return isWithinYears(added) ? added.toISOString().slice(0, 10) : null
  },
  TODAY: (_, { today }) => today,
  SUM: ([field], scope) => {
    const total = field?.kind === 'ref' ? scope.sumOf(field.name) : undefined
    return new Decimal(total?.sum ?? '0')
  },
  AVG: ([field], scope) => {
    const total = field?.kind === 'ref' ? scope.sumOf(field.name) : undefined
    return total && total.count > 0 ? new Decimal(total.sum).div(String(total.count)) : null
  },
  COUNT: (_, scope) => new Decimal(String(scope.rowCount())),
}

/** The number of a day; `undefined` for what is none. */
function dayOf(value: FormulaValue): number | undefined {
  const time =
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  return Number.isNaN(time) ? undefined : Math.round(time / MS_A_DAY)
}

function isWithinYears(date: Date): boolean {
  const year = date.getUTCFullYear()
  return year >= 1 && year <= 9999
}
