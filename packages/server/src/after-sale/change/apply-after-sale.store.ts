import { AFTER_SALE_LIMITS, AFTER_SALE_STATES } from '@mallwright/contract/after-sale'
import type { AfterSaleType } from '@mallwright/contract/after-sale'

import type { Transaction } from '../../db/database.ts'
import { only, orm } from '../../db/query.ts'
import { afterSale } from '../../db/tables/trade/after-sale.table.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import type { OrderRow } from '../../order/change/order-row.store.ts'
import { newPaymentNumber } from '../../payment/payment-flow.store.ts'
import { unshippedLeft } from '../book/after-sale.rules.ts'
import { afterSaleOf } from '../book/after-sale-row.store.ts'
import type { AfterSaleRow } from '../book/after-sale-row.store.ts'
import { addAfterSaleLog, countAfterSale, takeUnits } from '../book/move-after-sale.store.ts'
import { tellOf } from './after-sale-messages.ts'
import { deadlineOf, scheduleAfterSale } from './after-sale-schedule.ts'
import { caseLines } from './case-lines.ts'
import { askedUnits, isTypeOpen, judgeApplication } from './judge-application.ts'
import type { Application, AskedUnits } from './judge-application.ts'

/** What a buyer asks for. */
export interface NewAfterSales extends Application {
  readonly items: readonly {
    readonly cOrderItemUuid: string
    readonly iQty: number
    readonly cExchangeSkuUuid?: string | undefined
  }[]
  readonly cDescription: string
  readonly cMobilePhone: string
}

/** Asks for after-sales of a locked order, one a line. Domain 2.4. */
export async function applyAfterSales(client: Transaction, order: OrderRow, asked: NewAfterSales) {
  const lines = await caseLines(client, order.id)
  const type = asked.iAfterSaleType as AfterSaleType
  if (!isTypeOpen(order, type)) return fail('TYPE_CLOSED')
  const units = askedUnits(order, lines, { type, items: asked.items })
  if (units instanceof Failed) return units
  const money = await judgeApplication(client, { order, lines, asked: units, application: asked })
  if (money instanceof Failed) return money
  if (units.some(({ line }) => line.applyCount >= AFTER_SALE_LIMITS.applications)) return fail('APPLIED_TOO_OFTEN')
  const added: AfterSaleRow[] = []
  for (const [index, one] of units.entries()) {
    const isLast = index === units.length - 1
    added.push(
      await addAfterSale(client, order, {
        asked,
        one,
        amountCents: money.amounts[index] ?? 0,
        freightCents: isLast ? money.freightCents : 0,
        fileIds: money.fileIds,
      }),
    )
  }
  return added
}

async function addAfterSale(
  client: Transaction,
  order: OrderRow,
  {
    asked,
    one,
    amountCents,
    freightCents,
    fileIds,
  }: {
    readonly asked: NewAfterSales
    readonly one: AskedUnits
    readonly amountCents: number
    readonly freightCents: number
    readonly fileIds: readonly string[]
  },
): Promise<AfterSaleRow> {
  const { line, qty, exchangeSkuId } = one
  const type = asked.iAfterSaleType as AfterSaleType
  const deadlineAt = deadlineOf('answer', order.state)
  const inserted = await orm(client)
    .insert(afterSale)
    .values({
      afterSaleNo: await newPaymentNumber(client, 'S'),
      orderId: order.id,
      orderItemId: line.item.id,
      applyCount: line.applyCount + 1,
      type,
      qty,
      unshippedQty: type === 1 ? Math.min(qty, unshippedLeft(line.state)) : 0,
      amountCents,
      freightCents,
      reasonCode: asked.cReasonCode,
      description: asked.cDescription,
      phone: asked.cMobilePhone || order.address.phone,
      isGoodsReceived: type !== 1 || order.state === 50,
      deadlineAt,
      exchangeSkuId: type === 3 ? exchangeSkuId : null,
    })
    .returning()
  const row = afterSaleOf(only(inserted))
  if (!(await takeUnits(client, line.item.id, qty))) throw new Error(`line ${line.item.id} has no ${qty} units left`)
  const by = { accountId: order.accountId, text: asked.cDescription, fileIds, actor: 'B' } as const
  await addAfterSaleLog(client, { row: { id: row.id }, event: 'ask', to: AFTER_SALE_STATES.asked, by })
  await countAfterSale(client, order.id, 1)
  await scheduleAfterSale(client, row.id, deadlineAt)
  await tellOf(client, { order, row }, 'ask')
  return row
}
