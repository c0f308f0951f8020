import type { OrderEvent } from '@mallwright/contract/order'
import { ORDER_LIMITS } from '@mallwright/contract/order'
import { fen, moneyText } from '@mallwright/contract/values'
import { SHOP_BASE } from '@mallwright/contract/link'
import { and, eq, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { orm } from '../../db/query.ts'
import { trade } from '../../db/tables/trade/order.table.ts'
import { orderApproval } from '../../db/tables/trade/order-approval.table.ts'
import { fail } from '../../gateway/failures/failure.ts'
import type { Failed } from '../../gateway/failures/failure.ts'
import { sendMessages } from '../../message/message.store.ts'
import type { MessageCode } from '../../message/message-texts.ts'
import { openOrders } from '../../voucher/mall/mall-vouchers.ts'
import { payOrder } from '../change/order-payable.ts'
import { lockOrdersOfTrade } from '../change/order-row.store.ts'
import type { OrderRow } from '../change/order-row.store.ts'
import { EXPIRE_ORDER, scheduleOrder } from '../change/order-schedule.ts'
import { moveOrder } from '../change/move-order.store.ts'

/** States of an approval. Domain 1.6. */
export const APPROVAL_STATES = { pending: 0, passed: 1, rejected: 2, expired: 3, withdrawn: 4 } as const

type ApprovalRow = typeof orderApproval.$inferSelect

/** What is decided on a trade, and by whom. */
export interface Decision {
  readonly event: Extract<OrderEvent, 'approve' | 'reject' | 'withdraw' | 'expireApproval'>
  /** Membership of the approver. */
  readonly personId?: string
  readonly accountId?: string
  readonly opinion?: string
}

const OUTCOMES = { approve: 1, reject: 2, expireApproval: 3, withdraw: 4 } as const

const NOTICES: Readonly<Record<Decision['event'], MessageCode | undefined>> = {
  approve: 'approval.passed',
  reject: 'approval.rejected',
  expireApproval: 'approval.expired',
  withdraw: undefined,
}

/** Decides on the pending approval of a trade, and on all of its orders with it. The orders are locked first. */
export async function decideApproval(
  client: Transaction,
  tradeId: string,
  decision: Decision,
): Promise<ApprovalRow | Failed<'ORDER_STATE_CHANGED', undefined>> {
  const orders = await lockOrdersOfTrade(client, tradeId)
  const { event, personId, opinion = '' } = decision
  const [decided] = await orm(client)
    .update(orderApproval)
    .set({
      state: OUTCOMES[event],
      approverPersonId: personId ?? null,
      opinion,
      decidedAt: sql`now()`,
      version: sql`${orderApproval.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(orderApproval.tradeId, tradeId), eq(orderApproval.state, APPROVAL_STATES.pending)))
    .returning()
  if (!decided) return fail('ORDER_STATE_CHANGED')
  for (const order of orders) await decideOrder(client, order, decision)
  // All of them at once: their numbers are locked in one order, and last.
  if (event === 'approve') {
    await openOrders(
      client,
      orders.map(({ id }) => id),
    )
  }
  await messageSubmitter(client, tradeId, decision)
  return decided
}

async function decideOrder(client: Transaction, order: OrderRow, decision: Decision): Promise<void> {
  const { event, accountId, opinion = '' } = decision
  const by = { accountId, text: opinion }
  if (event !== 'approve') {
    await moveOrder(client, order, event, { changes: { reason: opinion }, by })
    return
  }
  const payDeadline = new Date(Date.now() + ORDER_LIMITS.payMinutes * 60_000)
  const approved = await moveOrder(client, order, event, { changes: { payDeadline }, by })
  if (approved?.payCents === 0) await payOrder(client, approved)
  else if (approved) await scheduleOrder(client, EXPIRE_ORDER, { orderId: order.id, at: payDeadline })
}

async function messageSubmitter(
  client: Transaction,
  tradeId: string,
  { event, opinion = '' }: Decision,
): Promise<void> {
  const code = NOTICES[event]
  if (!code) return
  const [found] = await orm(client).select().from(trade).where(eq(trade.id, tradeId))
  if (!found) throw new Error(`trade ${tradeId} is missing`)
  const parameters = { amount: moneyText(fen(found.payTotalCents)), opinion }
  await sendMessages(client, [{ accountId: found.accountId, code, parameters, link: `${SHOP_BASE}/MyOrder?tab=1` }])
}

/** Cancels a trade whose approval has taken too long. */
export async function expireApproval(client: Transaction, approvalId: string): Promise<void> {
  const [found] = await orm(client).select().from(orderApproval).where(eq(orderApproval.id, approvalId))
  if (found?.state === APPROVAL_STATES.pending && found.expiresAt.getTime() <= Date.now()) {
    await decideApproval(client, found.tradeId, { event: 'expireApproval' })
  }
}
