import { SHOP_INVOICE_OPERATIONS, wrongInvoiceNumber } from '@mallwright/contract/invoice'
import type { ShopInvoiceOperation } from '@mallwright/contract/invoice'
import { INVOICE_UPLOAD } from '@mallwright/contract/file'
import { ENDPOINTS } from '@mallwright/contract/registry'
import type { CheckedInputOf } from '@mallwright/contract/rpc'

import type { Transaction } from '../../db/database.ts'
import { lockOwnUpload } from '../../file/file.store.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { DONE, fail, Failed } from '../../gateway/failures/failure.ts'
import type { AccountCaller } from '../../gateway/guard/caller.ts'
import { handle } from '../../gateway/handle.ts'
import { runIdempotent } from '../../gateway/idempotency.store.ts'
import { idempotencyKey } from '../../gateway/site-access.ts'
import { lockBuyer } from '../../order/checkout/checkout.store.ts'
import { isManaged } from '../../order/shop-manage/managed-shop.store.ts'
import { findInvoice } from '../book/invoice-row.store.ts'
import { isNumberTaken } from '../book/invoice-number.store.ts'
import type { InvoiceStep } from '../book/move-invoice.store.ts'
import { changeInvoice } from '../change/change-invoice.ts'
import { lockInvoiceCase } from '../change/invoice-lock.ts'
import type { LockedInvoice } from '../change/invoice-lock.ts'
import { readInvoiceParts } from '../read/invoice-detail.store.ts'
import { listShopInvoices } from '../read/invoice-list.store.ts'
import { wireShopInvoice } from '../read/invoice.wire.ts'

const endpoints = ENDPOINTS.invoice

type Audit = CheckedInputOf<typeof endpoints.auditInvoice>['body']

/** Registers the handlers by which shops, and operators for the mall's own, see and answer applications for invoices. Domain sheet 60. */
export function shopInvoiceRoutes(context: AppContext): void {
  const { database, personalData: cipher } = context
  handle(context, endpoints.getShopInvoicePage, async ({ body, caller, locale }) => {
    if (!(await isManaged(database.pool, caller, body.cShopUuid))) return fail('EMPTY')
    const page = { number: body.pageNumber, size: body.pageSize }
    const found = await listShopInvoices(database.pool, { shopId: body.cShopUuid, tab: body.iTab, page })
    const parts = await readInvoiceParts(database.pool, locale, found.rows)
    return {
      results: found.rows.map((row) => wireShopInvoice(row, { parts, locale, cipher })),
      iTotleSize: found.total,
    }
  })
  handle(context, endpoints.auditInvoice, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.auditInvoice, { body, caller, payload }), {
      lock: (client) => lockManagedInvoice(client, caller, body),
      work: async (client, locked) => (locked instanceof Failed ? locked : audit(client, locked, { body, caller })),
    }),
  )
}

/** An application of a shop that the caller manages, locked, as they have seen it. */
async function lockManagedInvoice(client: Transaction, caller: AccountCaller, { cInvoiceApplyNo, iVersion }: Audit) {
  await lockBuyer(client, caller)
  const found = await findInvoice(client, cInvoiceApplyNo)
  if (!found) return fail('INVOICE_UNKNOWN')
  if (!(await isManaged(client, caller, found.shopId))) return fail('EMPTY')
  const locked = await lockInvoiceCase(client, found.id)
  return locked?.row.version === iVersion ? locked : fail('INVOICE_CHANGED')
}

/** Who answers, and by what. */
interface Answer {
  readonly body: Audit
  readonly caller: AccountCaller
}

/** Makes the change that the answer names. */
async function audit(client: Transaction, { row }: LockedInvoice, answer: Answer) {
  const operation = SHOP_INVOICE_OPERATIONS[answer.body.iAudit - 1] ?? 'reject'
  const changes = await changesOf(client, row, { ...answer, operation })
  if (changes instanceof Failed) return changes
  const by: InvoiceStep = {
    accountId: answer.caller.accountId,
    text: operation === 'reject' ? answer.body.cReason : answer.body.cInvoiceNo,
    ...(answer.caller.isOperator && { actor: 'O' as const }),
  }
  const moved = await changeInvoice(client, row, operation, { changes, by })
  return moved instanceof Failed ? moved : DONE
}

/** What an answer sets: nothing, a reason, or the invoice with the shop's own document. */
async function changesOf(
  client: Transaction,
  { shopId }: LockedInvoice['row'],
  { body, caller, operation }: Answer & { readonly operation: ShopInvoiceOperation },
) {
  if (operation === 'accept') return {}
  if (operation === 'reject')
    return body.cReason === '' ? fail('REASON_NEEDED', { cField: 'cReason' }) : { rejectReason: body.cReason }
  const { cInvoiceNo: invoiceNo, cInvoiceCode: invoiceCode, cDocId: id } = body
  const wrong = wrongInvoiceNumber(invoiceNo, invoiceCode)
  if (wrong) return fail('INVOICE_NO_WRONG', { cField: wrong })
  if (await isNumberTaken(client, shopId, { invoiceNo, invoiceCode }))
    return fail('INVOICE_NO_TAKEN', { cField: 'cInvoiceNo' })
  const upload = { accountId: caller.accountId, busiType: INVOICE_UPLOAD }
  const fileId = id === undefined ? undefined : await lockOwnUpload(client, { ...upload, id })
  if (id !== undefined && fileId === undefined) return fail('FILE_UNKNOWN')
  return operation === 'issue'
    ? { invoiceNo, invoiceCode, ...(fileId !== undefined && { pdfFileId: fileId }) }
    : { redInvoiceNo: invoiceNo, redInvoiceCode: invoiceCode, ...(fileId !== undefined && { redFileId: fileId }) }
}
