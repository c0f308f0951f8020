import { ENDPOINTS } from '@mallwright/contract/registry'
import type { Locale } from '@mallwright/contract/values'
import type { SQL } from 'drizzle-orm'

import { storeMadeFile } from '../file/made/store-made-file.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { Failed } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { askedRows } from '../list-engine/calls/asked-rows.ts'
import { withinTime } from '../list-engine/calls/list.routes.ts'
import type { DefinitionReader } from '../list-engine/layouts/list-definitions.ts'
import { eachKeyBatch } from '../list-engine/list-rows.ts'
import { WORKBOOK_MIME, workbookStream } from '../spreadsheet/workbook.ts'
import { readBookOrders } from './book/order-book.store.ts'
import type { BookOrder } from './book/order-book.store.ts'
import { orderFileName, orderSheet } from './book/order-sheet.ts'
import { orgOrders } from './read/org-orders.source.ts'

/** The list of an institution's orders. */
const LIST = 'ALSHOP_ORG_ORDER'

/** Workbooks a minute from one address: each reads all orders. */
const EXPORTS_PER_MINUTE = 10

/** Registers the handler that makes workbooks of an institution's orders. */
export function orgExportRoutes(context: AppContext, reader: DefinitionReader): void {
  handle(
    context,
    ENDPOINTS.order.exportOrgOrder,
    async ({ body, caller, locale }) => {
      const asked = await askedRows(context, (await reader.read()).lists.get(LIST), { caller, body })
      if (asked instanceof Failed) return asked
      return withinTime(() => makeWorkbook(context, { where: asked.where, ownerAccountId: caller.accountId, locale }))
    },
    { perMinute: EXPORTS_PER_MINUTE },
  )
}

/** Stores the orders as a file of an account. */
async function makeWorkbook(
  context: AppContext,
  { where, ownerAccountId, locale }: { readonly where: SQL; readonly ownerAccountId: string; readonly locale: Locale },
) {
  const counted = { count: 0 }
  const originName = orderFileName(locale)
  const sheet = orderSheet(eachOrder(context, { where, locale, counted }), { locale, reader: 'institution' })
  const cDocId = await storeMadeFile(context, {
    ownerAccountId,
    busiType: 'order-export',
    busiName: sheet.name,
    originName,
    mime: WORKBOOK_MIME,
    content: workbookStream(sheet),
  })
  return { cDocId, cOriginName: originName, iCount: counted.count }
}

/** The orders, the newest first: their numbers begin with their time. Counts them. */
async function* eachOrder(
  { lists }: AppContext,
  { where, locale, counted }: { readonly where: SQL; readonly locale: Locale; readonly counted: { count: number } },
): AsyncGenerator<BookOrder> {
  for await (const ids of eachKeyBatch(lists.pool, { source: orgOrders, where, by: 'cOrderNo' })) {
    const orders = await readBookOrders(lists.pool, ids, locale)
    counted.count += orders.length
    yield* orders
  }
}
