import type { Transaction } from '../../db/database.ts'
import { lockOrders } from '../../order/change/order-row.store.ts'
import type { OrderRow } from '../../order/change/order-row.store.ts'
import { invoicedOrderIds, lockInvoice } from '../book/invoice-row.store.ts'
import type { InvoiceRow } from '../book/invoice-row.store.ts'

/** An application with its orders, all locked: orders by their shop and id, then the application. */
export interface LockedInvoice {
  readonly orders: readonly OrderRow[]
  readonly row: InvoiceRow
}

/** An application by its id with what its changes touch. Its orders are the same for good. */
export async function lockInvoiceCase(client: Transaction, id: string): Promise<LockedInvoice | undefined> {
  const orders = await lockOrders(client, await invoicedOrderIds(client, id))
  const row = await lockInvoice(client, id)
  return row && { orders, row }
}
