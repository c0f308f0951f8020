import { moneyText, yuanFromFen } from '@mallwright/contract/values'
import type { Fen } from '@mallwright/contract/values'

/** At most eight digits and two decimals. */
const AMOUNT = /^\d{1,8}(?:\.\d{1,2})?$/

/** Whether a typed text is an amount in yuan. */
export function isAmount(text: string): boolean {
  return AMOUNT.test(text.trim())
}

/** An amount as a field shows it for editing: in yuan, without grouping. */
export function amountField(amount: Fen): string {
  return String(yuanFromFen(amount))
}

/** An amount as rows show it: without `.00`. */
export function roundText(amount: Fen): string {
  return moneyText(amount).replace(/\.00$/, '')
}
