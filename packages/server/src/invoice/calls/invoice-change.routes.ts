import type { InvoiceEvent } from '@mallwright/contract/invoice'
import { ENDPOINTS } from '@mallwright/contract/registry'

import type { Transaction } from '../../db/database.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { DONE, fail, Failed } from '../../gateway/failures/failure.ts'
import type { AccountCaller } from '../../gateway/guard/caller.ts'
import { handle } from '../../gateway/handle.ts'
import { runIdempotent } from '../../gateway/idempotency.store.ts'
import { idempotencyKey } from '../../gateway/site-access.ts'
import { findOwnOrder, lockOrders } from '../../order/change/order-row.store.ts'
import type { OrderRow } from '../../order/change/order-row.store.ts'
import { lockBuyer } from '../../order/checkout/checkout.store.ts'
import { applyForInvoice } from '../change/apply-invoice.store.ts'
import { changeInvoice } from '../change/change-invoice.ts'
import type { InvoiceInput } from '../change/change-invoice.ts'
import { lockInvoiceCase } from '../change/invoice-lock.ts'
import type { LockedInvoice } from '../change/invoice-lock.ts'
import { canAskRed } from '../read/invoice-ops.rules.ts'
import { resendInvoice } from '../sending/resend-invoice.ts'
import { findOwnInvoice } from './invoice-reading.routes.ts'

const endpoints = ENDPOINTS.invoice

/** Registers the handlers by which a buyer applies for invoices and goes on with them. Domain sheet 54 and screen `invoiceList`. */
export function invoiceChangeRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.saveInvoiceApply, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.saveInvoiceApply, { body, caller, payload }), {
      lock: (client) => lockBuyer(client, caller),
      work: async (client) => {
        const orders = await lockOwnOrders(client, caller, body.orderNos)
        if (!orders) return fail('ORDER_UNKNOWN')
        const row = await applyForInvoice(client, orders, {
          kind: body.iInvoiceKind,
          headerId: body.cHeaderUuid,
          content: body.iInvoiceContent,
          medium: body.iInvoiceMedium,
          email: body.cEmail,
          addressId: body.cAddressUuid,
          remark: body.cRemark,
        })
        return row instanceof Failed ? row : { cInvoiceApplyNo: row.applyNo }
      },
    }),
  )
  simpleRoutes(context)
  handle(context, endpoints.resendInvoiceMail, async ({ body, caller, payload }) =>
    resendInvoice(
      context,
      { accountId: caller.accountId, applyNo: body.cInvoiceApplyNo, email: body.cEmail },
      idempotencyKey(endpoints.resendInvoiceMail, { body, caller, payload }),
    ),
  )
}

/** Orders of a caller by their numbers, locked; `undefined` when one is not theirs. */
async function lockOwnOrders(
  client: Transaction,
  { accountId }: AccountCaller,
  orderNos: readonly string[],
): Promise<readonly [OrderRow, ...OrderRow[]] | undefined> {
  const found: string[] = []
  for (const orderNo of new Set(orderNos)) {
    const own = await findOwnOrder(client, accountId, orderNo)
    if (!own) return undefined
    found.push(own.id)
  }
  const [first, ...others] = await lockOrders(client, found)
  return first && [first, ...others]
}

/** An own application with its orders, locked after its buyer. */
async function lockOwnInvoice(
  client: Transaction,
  caller: AccountCaller,
  applyNo: string,
): Promise<LockedInvoice | undefined> {
  await lockBuyer(client, caller)
  const own = await findOwnInvoice(client, caller.accountId, applyNo)
  return own && lockInvoiceCase(client, own.id)
}

async function changed(client: Transaction, { row }: LockedInvoice, event: InvoiceEvent, input: InvoiceInput) {
  const moved = await changeInvoice(client, row, event, input)
  return moved instanceof Failed ? moved : DONE
}

function simpleRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.cancelInvoiceApply, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.cancelInvoiceApply, { body, caller, payload }), {
      lock: (client) => lockOwnInvoice(client, caller, body.cInvoiceApplyNo),
      work: async (client, locked) =>
        locked ? changed(client, locked, 'withdraw', { by: { accountId: caller.accountId } }) : fail('INVOICE_UNKNOWN'),
    }),
  )
  handle(context, endpoints.applyRed, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.applyRed, { body, caller, payload }), {
      lock: (client) => lockOwnInvoice(client, caller, body.cInvoiceApplyNo),
      work: async (client, locked) => {
        if (!locked) return fail('INVOICE_UNKNOWN')
        if (locked.row.state === 2 && !canAskRed(locked.row)) return fail('RED_TOO_LATE')
        const by = { accountId: caller.accountId, text: body.cReason }
        return changed(client, locked, 'askRed', { changes: { redReason: body.cReason }, by })
      },
    }),
  )
}
