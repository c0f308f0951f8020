import { Big } from 'big.js'

import { FORMULA_LIMITS } from './formula-tree.ts'

/** Decimals with the rules of formulas: exact, a quotient to 12 places, half away from zero, never of a float. Engine 4.3. */
export const Decimal = Big()
Decimal.DP = 12
Decimal.RM = 1
Decimal.strict = true

/** Rounds half away from zero. */
export const HALF_UP = 1

/** A value while a formula is computed; dates are `yyyy-MM-dd`, null is empty. */
export type FormulaValue = Big | string | boolean | null

/** Why a formula has no value. */
export type FormulaProblem = 'DIVIDE_BY_ZERO' | 'OVERFLOW'

/** Ends a computation without a value. */
export class NoValue extends Error {
  readonly problem: FormulaProblem
  constructor(problem: FormulaProblem) {
    super(problem)
    this.problem = problem
  }
}

/** A field's text as a number; null for what is none. */
export function readDecimal(text: string): Big | null {
  return /^-?\d+(\.\d+)?$/.test(text) ? new Decimal(text) : null
}

/** A number rounded to places, as a field stores it: without needless zeros; throws when it has too many digits. */
export function storedDecimal(value: Big, places: number): string {
  const rounded = value.round(places, HALF_UP)
  // The digits of big.js have no zeros at their ends.
  if (rounded.c.length > FORMULA_LIMITS.digits) throw new NoValue('OVERFLOW')
  return rounded.eq('0') ? '0' : rounded.toFixed()
}
