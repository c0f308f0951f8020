import { INVOICE_KINDS, INVOICE_MEDIUMS, INVOICE_STATES } from '@mallwright/contract/invoice'
import type { InvoiceApplication } from '@mallwright/contract/invoice'
import { eq } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { only, orm } from '../../db/query.ts'
import { shop } from '../../db/tables/catalog.table.ts'
import { invoiceApply, invoiceApplyOrder } from '../../db/tables/trade/invoice-apply.table.ts'
import type { HeaderSnapshot } from '../../db/tables/trade/invoice-apply.table.ts'
import type { AddressSnapshot } from '../../db/tables/trade/order.table.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import type { OrderRow } from '../../order/change/order-row.store.ts'
import { findAddress, findHeader } from '../../order/checkout/checkout.store.ts'
import { newPaymentNumber } from '../../payment/payment-flow.store.ts'
import { heldOrders, invoiceOf, lastReversed } from '../book/invoice-row.store.ts'
import type { InvoiceRow } from '../book/invoice-row.store.ts'
import { invoiceableCents, isInvoiceable, missingFields } from '../book/invoice.rules.ts'
import { addInvoiceLog } from '../book/move-invoice.store.ts'
import { tellOfInvoice } from './invoice-messages.ts'

/** Applies for the invoice of an account's own orders, which are locked. A refusal has changed nothing. Domain 2.7. */
export async function applyForInvoice(
  client: Transaction,
  orders: readonly [OrderRow, ...OrderRow[]],
  application: InvoiceApplication,
) {
  const [first] = orders
  if (orders.some(({ shopId, organisationId }) => shopId !== first.shopId || organisationId !== first.organisationId))
    return fail('ORDERS_MIXED', { cField: 'orderNos' })
  const seller = only(await orm(client).select().from(shop).where(eq(shop.id, first.shopId)))
  const held = await heldOrders(
    client,
    orders.map(({ id }) => id),
  )
  const refused = orders.filter((order) => held.has(order.id) || !isInvoiceable(order, seller.isOperated))
  if (refused.length > 0) return fail('NOT_INVOICEABLE', { orderNos: refused.map(({ orderNo }) => orderNo) })
  const header = await headerFor(client, first, application)
  if (header instanceof Failed) return header
  if (application.kind === INVOICE_KINDS.special && !seller.hasSpecialInvoices)
    return fail('SPECIAL_NOT_ISSUED', { cField: 'iInvoiceKind' })
  const receiver = await receiverOf(client, first, { ...application, email: application.email || header.email })
  if (receiver instanceof Failed) return receiver
  return addInvoice(client, orders, { application, header: header.snapshot, ...receiver })
}

/** The header that an invoice is made out to, as it is now. */
async function headerFor(client: Transaction, owner: OrderRow, { headerId, kind }: InvoiceApplication) {
  const found = await findHeader(client, owner, headerId)
  if (!found) return fail('HEADER_UNKNOWN')
  const { title, taxNo, regAddress, regPhone, bankName, bankAccountEncrypted, email } = found
  const headerType = found.headerType === 2 ? 2 : 1
  const snapshot = { headerType, title, taxNo, regAddress, regPhone, bankName, bankAccountEncrypted } as const
  const missing = kind === INVOICE_KINDS.special ? missingFields(snapshot) : []
  if (missing.length > 0) return fail('HEADER_INCOMPLETE', { cField: 'cHeaderUuid', fields: missing })
  return { snapshot, email }
}

/** Where an invoice goes: to a mailbox, or on paper to an address of its buyer. */
async function receiverOf(
  client: Transaction,
  owner: OrderRow,
  { medium, email, addressId }: InvoiceApplication,
): Promise<
  | { readonly email: string; readonly address: AddressSnapshot | null }
  | Failed<'EMAIL_NEEDED', { readonly cField: 'cEmail' }>
  | Failed<'ADDRESS_UNKNOWN', undefined>
> {
  if (medium === INVOICE_MEDIUMS.electronic)
    return email === '' ? fail('EMAIL_NEEDED', { cField: 'cEmail' }) : { email, address: null }
  const found = await findAddress(client, owner, addressId)
  if (!found) return fail('ADDRESS_UNKNOWN')
  const { receiverName, phone, province, city, area, areaCode, detail } = found
  return { email: '', address: { receiverName, phone, province, city, area, areaCode, detail } }
}

async function addInvoice(
  client: Transaction,
  orders: readonly [OrderRow, ...OrderRow[]],
  {
    application,
    header,
    email,
    address,
  }: {
    readonly application: InvoiceApplication
    readonly header: HeaderSnapshot
    readonly email: string
    readonly address: AddressSnapshot | null
  },
): Promise<InvoiceRow> {
  const [{ shopId, accountId, organisationId }] = orders
  const { kind, medium, content, remark } = application
  const ids = orders.map(({ id }) => id)
  const inserted = await orm(client)
    .insert(invoiceApply)
    .values({
      applyNo: await newPaymentNumber(client, 'F'),
      shopId,
      accountId,
      organisationId,
      header,
      kind,
      medium,
      content,
      amountCents: orders.reduce((sum, order) => sum + invoiceableCents(order), 0),
      email,
      address,
      remark,
      redOfId: (await lastReversed(client, ids)) ?? null,
    })
    .returning()
  const row = invoiceOf(only(inserted))
  await orm(client)
    .insert(invoiceApplyOrder)
    .values(orders.map((order) => ({ applyId: row.id, orderId: order.id, amountCents: invoiceableCents(order) })))
  const by = { accountId, text: remark, actor: 'B' } as const
  await addInvoiceLog(client, { row: { id: row.id }, event: 'ask', to: INVOICE_STATES.asked, by })
  await tellOfInvoice(client, row, 'ask')
  return row
}
