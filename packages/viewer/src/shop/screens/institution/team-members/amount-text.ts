import { moneyText, yuanFromFen } from '@mallwright/contract/values'
import type { Fen } from '@mallwright/contract/values'

/** An amount as a field shows it for editing: in yuan, without grouping. */
export function amountField(amount: Fen): string {
  return String(yuanFromFen(amount))
}

/** An amount as rows show it: without `.00`. */
export function roundText(amount: Fen): string {
  return moneyText(amount).replace(/\.00$/, '')
}
