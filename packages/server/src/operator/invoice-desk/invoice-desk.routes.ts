import type { DeskInvoice } from '@mallwright/contract/operator'
import { ENDPOINTS } from '@mallwright/contract/registry'

import type { AppContext } from '../../gateway/app-context.ts'
import { handle } from '../../gateway/handle.ts'
import { invoicesByIds } from '../../invoice/book/invoice-row.store.ts'
import type { InvoiceRow } from '../../invoice/book/invoice-row.store.ts'
import { readInvoiceParts } from '../../invoice/read/invoice-detail.store.ts'
import { shopInvoiceOps } from '../../invoice/read/invoice-ops.rules.ts'
import { wireInvoiceDetail } from '../../invoice/read/invoice.wire.ts'
import type { InvoiceView } from '../../invoice/read/invoice.wire.ts'
import { maskPhone } from '../../personal-data/mask.ts'
import { deskFilter, deskPage } from '../desk-filter.ts'
import { refuseOtherOperators } from '../operator-scope.store.ts'
import { listDeskInvoices } from './desk-invoice.store.ts'
import type { DeskInvoiceRow } from './desk-invoice.store.ts'

/** Registers the handler by which the mall's operators see applications for invoices; those of its own shops they answer by `auditInvoice`. */
export function invoiceDeskRoutes(context: AppContext): void {
  const { personalData: cipher } = context
  const { pool } = context.database
  handle(context, ENDPOINTS.operator.getDeskInvoicePage, async ({ body, caller, locale }) => {
    const refused = await refuseOtherOperators(pool, caller.accountId)
    if (refused) return refused
    const found = await listDeskInvoices(pool, { ...deskFilter(body), state: body.iInvoiceState })
    const stored = await invoicesByIds(
      pool,
      found.map(({ id }) => id),
    )
    const view = { parts: await readInvoiceParts(pool, locale, stored), locale, cipher }
    return deskPage(found, (row) => {
      const invoice = stored.find(({ id }) => id === row.id)
      if (!invoice) throw new Error(`application ${row.id} is missing`)
      return wireDeskInvoice(row, invoice, view)
    })
  })
}

/** An application of the desk in wire names; the phone is masked, and the bank account of what other shops issue. */
function wireDeskInvoice({ nickname, phone }: DeskInvoiceRow, row: InvoiceRow, view: InvoiceView): DeskInvoice {
  const bOperated = view.parts.contexts.get(row.id)?.isOperated ?? false
  const detail = wireInvoiceDetail(row, view, bOperated)
  const { address, logs } = detail
  return {
    cInvoiceApplyNo: detail.cInvoiceApplyNo,
    iVersion: detail.iVersion,
    orderNos: detail.orderNos,
    cShopName: detail.cShopName,
    bOperated,
    iInvoiceState: detail.iInvoiceState,
    cInvoiceStateName: detail.cInvoiceStateName,
    iInvoiceKind: detail.iInvoiceKind,
    cInvoiceKindName: detail.cInvoiceKindName,
    cInvoiceMediumName: detail.cInvoiceMediumName,
    cInvoiceContentName: detail.cInvoiceContentName,
    cTitle: detail.cTitle,
    cTaxNo: detail.cTaxNo,
    cRegAddress: detail.cRegAddress,
    cRegPhone: detail.cRegPhone,
    cBankName: detail.cBankName,
    cBankAccount: detail.cBankAccount,
    cEmail: detail.cEmail,
    cAddress: address
      ? [
          address.cReceiver,
          address.cMobilePhone,
          address.cProvince,
          address.cCity,
          address.cArea,
          address.cAddress,
        ].join(' ')
      : '',
    cRemark: detail.cRemark,
    iAmount: detail.iAmount,
    cNickname: nickname,
    cMobilePhone: maskPhone(phone),
    cInvoiceNo: detail.cInvoiceNo,
    cInvoiceCode: detail.cInvoiceCode,
    cRedInvoiceNo: detail.cRedInvoiceNo,
    cRejectReason: detail.cRejectReason,
    cRedReason: detail.cRedReason,
    docIds: [detail.cDocId, detail.cRedDocId].filter(Boolean),
    cHistory: logs.map(({ dCreate, cText, cRemark }) => [dCreate, cText, cRemark].filter(Boolean).join(' ')).join('\n'),
    shopOpList: bOperated ? shopInvoiceOps(row) : [],
    dCreateTime: detail.dCreate,
  }
}
