import { ENDPOINTS } from '@mallwright/contract/registry'

import type { Queryable } from '../../db/query.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { fail } from '../../gateway/failures/failure.ts'
import { handle } from '../../gateway/handle.ts'
import { itemsOf } from '../../order/change/order-row.store.ts'
import { findInvoice } from '../book/invoice-row.store.ts'
import type { InvoiceRow } from '../book/invoice-row.store.ts'
import { readInvoiceParts } from '../read/invoice-detail.store.ts'
import { applicableOrders, listInvoices } from '../read/invoice-list.store.ts'
import { wireApplicable, wireInvoice, wireInvoiceDetail } from '../read/invoice.wire.ts'

const endpoints = ENDPOINTS.invoice

/** Registers the handlers by which a buyer reads applications for invoices, and what can be applied for. */
export function invoiceReadingRoutes(context: AppContext): void {
  const { personalData: cipher } = context
  const { pool } = context.database
  handle(context, endpoints.getApplicableOrderPage, async ({ body, caller: { accountId }, locale }) => {
    const page = { number: body.pageNumber, size: body.pageSize }
    const { orders, total } = await applicableOrders(
      pool,
      { accountId, locale },
      { orderNo: body.cOrderNo ?? '', page },
    )
    const ids = orders.map(({ id }) => id)
    const items = await itemsOf(pool, ids)
    return { results: orders.map((order) => wireApplicable(order, items, locale)), iTotleSize: total }
  })
  handle(context, endpoints.getInvoiceApplyPage, async ({ body, caller, locale }) => {
    const page = { number: body.pageNumber, size: body.pageSize }
    const found = await listInvoices(pool, caller.accountId, { tab: body.iTab, orderNo: body.cOrderNo ?? '', page })
    const parts = await readInvoiceParts(pool, locale, found.rows)
    return { results: found.rows.map((row) => wireInvoice(row, { parts, locale, cipher })), iTotleSize: found.total }
  })
  handle(context, endpoints.getInvoiceApplyDetail, async ({ body, caller, locale }) => {
    const row = await findOwnInvoice(pool, caller.accountId, body.cInvoiceApplyNo)
    if (!row) return fail('INVOICE_UNKNOWN')
    return wireInvoiceDetail(row, { parts: await readInvoiceParts(pool, locale, [row]), locale, cipher })
  })
}

/** An account's own application by its number. */
export async function findOwnInvoice(
  client: Queryable,
  accountId: string,
  applyNo: string,
): Promise<InvoiceRow | undefined> {
  const row = await findInvoice(client, applyNo)
  return row?.accountId === accountId ? row : undefined
}
