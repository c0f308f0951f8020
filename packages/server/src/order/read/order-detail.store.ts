import { and, asc, desc, eq } from 'drizzle-orm'

import { afterSalesOf } from '../../after-sale/book/after-sale-row.store.ts'
import type { AfterSaleRow } from '../../after-sale/book/after-sale-row.store.ts'
import { latestInvoiceOf } from '../../invoice/book/invoice-row.store.ts'
import type { InvoiceRow } from '../../invoice/book/invoice-row.store.ts'
import { orm } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { account } from '../../db/tables/account.table.ts'
import { organisation, orgMember } from '../../db/tables/organisation.table.ts'
import { payMethod, paymentFlow, paymentFlowPayable } from '../../db/tables/payment/payment.table.ts'
import { orderLog, shopOrder } from '../../db/tables/trade/order.table.ts'
import { orderApproval } from '../../db/tables/trade/order-approval.table.ts'
import { shipment, shipmentTrack } from '../../db/tables/trade/shipment.table.ts'
import { ORDER_PAYABLE } from '../change/order-payable.ts'

/** What an order's page shows beside its list entry. */
export interface OrderDetailRow {
  readonly order: typeof shopOrder.$inferSelect
  readonly buyerName: string
  readonly organisationName: string
  readonly flow: { readonly flowNo: string; readonly methodName: string } | undefined
  readonly track: { readonly text: string; readonly at: Date } | undefined
  readonly approval: (typeof orderApproval.$inferSelect & { readonly approverName: string }) | undefined
  /** Unpaid orders of its trade, itself included. */
  readonly unpaidOfTrade: number
  /** Newest first. */
  readonly afterSales: readonly AfterSaleRow[]
  /** The newest application for its invoice. */
  readonly invoiceApply: InvoiceRow | undefined
}

/** An order by its id with everything that its page shows. */
export async function readOrderDetail(client: Queryable, id: string): Promise<OrderDetailRow> {
  const db = orm(client)
  const [found] = await db
    .select({
      order: shopOrder,
      nickname: account.nickname,
      person: orgMember.personName,
      organisationName: organisation.name,
    })
    .from(shopOrder)
    .innerJoin(account, eq(account.id, shopOrder.accountId))
    .leftJoin(orgMember, eq(orgMember.id, shopOrder.personId))
    .leftJoin(organisation, eq(organisation.id, shopOrder.organisationId))
    .where(eq(shopOrder.id, id))
  if (!found) throw new Error(`order ${id} is missing`)
  const { order, nickname, person, organisationName } = found
  const unpaid = await db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(and(eq(shopOrder.tradeId, order.tradeId), eq(shopOrder.state, 20)))
  return {
    order,
    buyerName: person ?? nickname,
    organisationName: organisationName ?? '',
    flow: await latestFlow(client, id),
    track: await newestTrack(client, id),
    approval: await latestApproval(client, order.tradeId),
    unpaidOfTrade: unpaid.length,
    afterSales: (await afterSalesOf(client, id)).toReversed(),
    invoiceApply: await latestInvoiceOf(client, id),
  }
}

async function latestFlow(client: Queryable, orderId: string): Promise<OrderDetailRow['flow']> {
  const [found] = await orm(client)
    .select({ flowNo: paymentFlow.flowNo, methodName: payMethod.name, paidAt: paymentFlow.paidAt })
    .from(paymentFlowPayable)
    .innerJoin(paymentFlow, eq(paymentFlow.id, paymentFlowPayable.flowId))
    .leftJoin(payMethod, eq(payMethod.code, paymentFlow.method))
    .where(and(eq(paymentFlowPayable.kind, ORDER_PAYABLE), eq(paymentFlowPayable.payableId, orderId)))
    .orderBy(desc(paymentFlow.createdAt))
    .limit(1)
  return found && { flowNo: found.flowNo, methodName: found.paidAt ? (found.methodName ?? '') : '' }
}

async function newestTrack(client: Queryable, orderId: string): Promise<OrderDetailRow['track']> {
  const [found] = await orm(client)
    .select({ text: shipmentTrack.text, at: shipmentTrack.at })
    .from(shipmentTrack)
    .innerJoin(shipment, eq(shipment.id, shipmentTrack.shipmentId))
    .where(eq(shipment.orderId, orderId))
    .orderBy(desc(shipmentTrack.at))
    .limit(1)
  return found
}

async function latestApproval(client: Queryable, tradeId: string): Promise<OrderDetailRow['approval']> {
  const [found] = await orm(client)
    .select({ approval: orderApproval, approverName: orgMember.personName })
    .from(orderApproval)
    .leftJoin(orgMember, eq(orgMember.id, orderApproval.approverPersonId))
    .where(eq(orderApproval.tradeId, tradeId))
    .orderBy(desc(orderApproval.createdAt))
    .limit(1)
  return found && { ...found.approval, approverName: found.approverName ?? '' }
}

/** The history of an order, oldest first. */
export function readOrderLog(client: Queryable, orderId: string): Promise<(typeof orderLog.$inferSelect)[]> {
  return orm(client).select().from(orderLog).where(eq(orderLog.orderId, orderId)).orderBy(asc(orderLog.id))
}
