import { ENDPOINTS } from '@mallwright/contract/registry'

import { recordAction } from '../../audit/audit-log.store.ts'
import { inTransaction } from '../../db/database.ts'
import { attachmentOf } from '../../file/media/file-headers.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { handle } from '../../gateway/handle.ts'
import { foldText } from '../../list-engine/search-text.ts'
import { orderFileName, orderSheet } from '../../order/book/order-sheet.ts'
import { WORKBOOK_MIME, workbookStream } from '../../spreadsheet/workbook.ts'
import { deskFilter, deskPage } from '../desk-filter.ts'
import { refuseOtherOperators } from '../operator-scope.store.ts'
import { eachDeskOrder, listDeskOrders } from './desk-order.store.ts'
import { listDeskPayments } from './desk-payment.store.ts'
import { wireDeskOrder, wireDeskPayment } from './order-desk.wire.ts'

const endpoints = ENDPOINTS.operator

/** Workbooks a minute from one address: each reads all orders. */
const EXPORTS_PER_MINUTE = 10

/** Registers the handlers by which the mall's operators see orders and payments. */
export function orderDeskRoutes(context: AppContext): void {
  const { pool } = context.database
  handle(context, endpoints.getDeskOrderPage, async ({ body, caller, locale }) => {
    const refused = await refuseOtherOperators(pool, caller.accountId)
    if (refused) return refused
    const filter = { ...deskFilter(body), ...daysOf(body), state: body.iOrderState }
    return deskPage(await listDeskOrders(pool, filter, locale), (row) => wireDeskOrder(row, locale))
  })
  handle(context, endpoints.getDeskPaymentPage, async ({ body, caller, locale }) => {
    const refused = await refuseOtherOperators(pool, caller.accountId)
    if (refused) return refused
    const filter = { ...deskFilter(body), ...daysOf(body), state: body.iPayState }
    return deskPage(await listDeskPayments(pool, filter, locale), wireDeskPayment)
  })
  exportRoute(context)
}

function exportRoute(context: AppContext): void {
  const { database } = context
  handle(
    context,
    endpoints.exportDeskOrder,
    async ({ body, caller, locale, reply }) => {
      const refused = await refuseOtherOperators(database.pool, caller.accountId)
      if (refused) return refused
      const { cKeyword, dFrom, dTo, iOrderState: state } = body
      const parts = [cKeyword, state, dFrom && `≥ ${dFrom}`, dTo && `≤ ${dTo}`]
      const subject = parts.filter(Boolean).join(', ') || '*'
      await inTransaction(database, (client) =>
        recordAction(client, { accountId: caller.accountId, action: 'exportDeskOrder', subject, subjectId: '' }),
      )
      const filter = { keyword: foldText(cKeyword), state, ...daysOf(body) }
      const orders = eachDeskOrder(database.pool, filter, locale)
      // A blob has no envelope: the answer is the reply itself.
      void reply
        .headers({
          'cache-control': 'no-store',
          'content-type': WORKBOOK_MIME,
          'content-disposition': attachmentOf(orderFileName(locale)),
          'x-content-type-options': 'nosniff',
        })
        .send(workbookStream(orderSheet(orders, { locale, reader: 'desk' })))
      return null
    },
    { perMinute: EXPORTS_PER_MINUTE },
  )
}

const daysOf = ({ dFrom, dTo }: { readonly dFrom: string; readonly dTo: string }) => ({ from: dFrom, to: dTo })
