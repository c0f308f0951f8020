import { CLOSE_TYPE_NAMES, ORDER_STATE_NAMES } from '@mallwright/contract/order'
import type { CloseType, OrderState } from '@mallwright/contract/order'
import { translate } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'

import type { BookOrder } from './order-book.store.ts'

/** Name of an order's state. */
export function stateNameOf({ state }: BookOrder, locale: Locale): string {
  // The numbers are those of the table's checks.
  return translate(locale, ORDER_STATE_NAMES[state as OrderState])
}

/** Why an order ended; empty while it has not. */
export function closeTypeNameOf({ closeType }: BookOrder, locale: Locale): string {
  return closeType === null ? '' : translate(locale, CLOSE_TYPE_NAMES[closeType as CloseType])
}
