/** Yuan: at most eight digits and two decimals. */
const AMOUNT = /^\d{1,8}(?:\.\d{1,2})?$/

/** Units: one to seven digits, not none. */
const UNITS = /^[1-9]\d{0,6}$/

/** Whether a typed text is an amount in yuan. */
export function isAmount(text: string): boolean {
  return AMOUNT.test(text.trim())
}

/** Whether a typed text is a number of units of a product. */
export function isUnits(text: string): boolean {
  return UNITS.test(text.trim())
}
