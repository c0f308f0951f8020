import { REFUND_STATES } from '@mallwright/contract/payment'
import { and, desc, eq, inArray } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { only, orm } from '../../db/query.ts'
import { payAttempt, paymentFlowPayable, refundFlow } from '../../db/tables/payment/payment.table.ts'
import { sandboxPayment, sandboxRefund } from '../../db/tables/payment/payment-sandbox.table.ts'
import { shopOrder } from '../../db/tables/trade/order.table.ts'
import { ORDER_PAYABLE } from '../../order/change/order-payable.ts'
import type { Attempt } from '../../payment/pay-attempt.store.ts'
import type { DueRefund } from '../../payment/refund.store.ts'

/** The flows that pay for orders of a trade. */
async function flowsOf(client: Transaction, tradeId: string): Promise<string[]> {
  const found = await orm(client)
    .selectDistinct({ id: paymentFlowPayable.flowId })
    .from(paymentFlowPayable)
    .innerJoin(shopOrder, eq(shopOrder.id, paymentFlowPayable.payableId))
    .where(and(eq(paymentFlowPayable.kind, ORDER_PAYABLE), eq(shopOrder.tradeId, tradeId)))
  return found.map(({ id }) => id)
}

/** The last try to pay a trade, with its payment in the sandbox's books. */
export async function lastAttempt(
  client: Transaction,
  tradeId: string,
): Promise<{ readonly attempt: Attempt; readonly sandboxId: string | null } | undefined> {
  const [found] = await orm(client)
    .select({ attempt: payAttempt, sandboxId: sandboxPayment.id })
    .from(payAttempt)
    .leftJoin(sandboxPayment, eq(sandboxPayment.attemptNo, payAttempt.attemptNo))
    .where(inArray(payAttempt.flowId, await flowsOf(client, tradeId)))
    .orderBy(desc(payAttempt.createdAt))
    .limit(1)
  return found
}

/** Refunds of a trade whose money is on its way. */
export async function runningRefunds(client: Transaction, tradeId: string): Promise<string[]> {
  const found = await orm(client)
    .select({ id: refundFlow.id })
    .from(refundFlow)
    .where(and(inArray(refundFlow.flowId, await flowsOf(client, tradeId)), eq(refundFlow.state, REFUND_STATES.running)))
  return found.map(({ id }) => id)
}

/** Refunds of a trade that their channel has given up. */
export async function failedRefunds(client: Transaction, tradeId: string): Promise<(typeof refundFlow.$inferSelect)[]> {
  return orm(client)
    .select()
    .from(refundFlow)
    .where(and(inArray(refundFlow.flowId, await flowsOf(client, tradeId)), eq(refundFlow.state, REFUND_STATES.failed)))
}

/** Notes in the sandbox's books that money went back: inside of the seed's transaction, unlike the channel itself. */
export async function payBackInSandbox(client: Transaction, refund: DueRefund): Promise<void> {
  const { refundNo, transactionId, amountCents } = refund
  const payment = only(
    await orm(client).select().from(sandboxPayment).where(eq(sandboxPayment.transactionId, transactionId)),
  )
  await orm(client).insert(sandboxRefund).values({ refundNo, paymentId: payment.id, amountCents })
}
