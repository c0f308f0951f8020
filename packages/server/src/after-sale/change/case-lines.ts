import type { Queryable } from '../../db/query.ts'
import { itemsOf } from '../../order/change/order-row.store.ts'
import type { OrderItemRow } from '../../order/change/order-row.store.ts'
import type { AfterSaleLineState } from '../book/after-sale.rules.ts'
import { afterSalesOf, HOLDING_STATES } from '../book/after-sale-row.store.ts'
import type { AfterSaleRow } from '../book/after-sale-row.store.ts'

/** A line of an order with what its after-sales leave of it. */
export interface CaseLine {
  readonly item: OrderItemRow
  readonly state: AfterSaleLineState
  /** Applications so far. */
  readonly applyCount: number
}

const PROMISED: readonly number[] = [10, 20, 30, 40, 61, 62, 70]
const HOLDING: readonly number[] = HOLDING_STATES

/** The lines of an order as after-sales count them; an application that is edited counts as not there. */
export async function caseLines(
  client: Queryable,
  orderId: string,
  edited?: AfterSaleRow,
): Promise<readonly CaseLine[]> {
  const items = await itemsOf(client, [orderId])
  const afterSales = await afterSalesOf(client, orderId)
  return items.map((item) => {
    const own = afterSales.filter(({ orderItemId }) => orderItemId === item.id)
    const others = own.filter(({ id }) => id !== edited?.id)
    const sum = (states: readonly number[], valueOf: (row: AfterSaleRow) => number) =>
      others.filter(({ state }) => states.includes(state)).reduce((total, row) => total + valueOf(row), 0)
    return {
      item,
      applyCount: own.length,
      state: {
        qty: item.qty,
        shippedQty: item.shippedQty,
        refundedQty: item.refundedQty,
        heldQty: sum(HOLDING, ({ unshippedQty }) => unshippedQty),
        afterSaleQty: item.afterSaleQty - (edited?.orderItemId === item.id ? edited.qty : 0),
        shareCents: item.amountCents - item.discountShareCents,
        refundedCents: item.refundedCents,
        promisedCents: sum(PROMISED, ({ amountCents }) => amountCents),
      },
    }
  })
}
