import { PAY_STATES } from '@mallwright/contract/payment'

import type { Transaction } from '../db/database.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import type { PaymentEvidence } from '../ports/payment/pay-channel.ts'
import { TRANSFER } from '../ports/payment/transfer-channel.ts'
import { ATTEMPT_STATES, closeAttempts, endAttempt, findAttempt } from './pay-attempt.store.ts'
import type { Attempt } from './pay-attempt.store.ts'
import { payableKind } from './payable.ts'
import type { PaymentWorld } from './payable.ts'
import { extendFlow, lockFlow, moveFlow, noteFlow, payablesOf } from './payment-flow.store.ts'
import type { PaymentFlow } from './payment-flow.store.ts'
import { scheduleRefund } from './payment-schedule.ts'
import { judgeReceipt, REFUSED_HOURS } from './payment.rules.ts'
import { acceptedReceipt, isRecorded, recordReceipt } from './receipt.store.ts'
import type { Receipt } from './receipt.store.ts'
import { addRefund } from './refund.store.ts'
import type { Refund, RefundRequest } from './refund.store.ts'

/**
 * Acts on what a channel says of an attempt, in one transaction with what the flow pays for: money is recorded once and judged;
 * what does not count goes back in full. An attempt that nobody made is ignored.
 */
export async function settle(
  client: Transaction,
  world: PaymentWorld,
  said: { readonly channel: string; readonly attemptNo: string; readonly evidence: PaymentEvidence },
): Promise<void> {
  const { channel, attemptNo, evidence } = said
  if (evidence.outcome === 'pending') return
  const named = await findAttempt(client, channel, attemptNo)
  const flow = named && (await lockFlow(client, { id: named.flowId }))
  // Read again under the lock of its flow.
  const attempt = flow && (await findAttempt(client, channel, attemptNo))
  if (!attempt) return
  if (evidence.outcome === 'failed') return failAttempt(client, flow, attempt)
  if (await isRecorded(client, channel, evidence.transactionId)) return
  const { transactionId, amountCents } = evidence
  const verdict = judgeReceipt(flow, amountCents)
  const money = { channel, transactionId, amountCents, verdict, flowId: flow.id, attemptId: attempt.id }
  const receipt = await recordReceipt(client, money)
  if (!receipt) return
  if (verdict === 'accepted') return acceptMoney(client, world, { flow, attempt })
  if (attempt.state === ATTEMPT_STATES.open) await endAttempt(client, attempt.id, ATTEMPT_STATES.failed)
  await noteFlow(client, flow.id, verdict)
  await startRefund(client, receipt, { requestKey: `receipt:${receipt.id}`, amountCents, reason: verdict })
}

/** A failure of the open attempt lets the payer try again; one of an attempt that was given up says nothing new. */
async function failAttempt(client: Transaction, flow: PaymentFlow, attempt: Attempt): Promise<void> {
  if (attempt.state !== ATTEMPT_STATES.open) return
  await endAttempt(client, attempt.id, ATTEMPT_STATES.failed)
  await moveFlow(client, flow, 'fail')
}

async function acceptMoney(
  client: Transaction,
  world: PaymentWorld,
  { flow, attempt }: { readonly flow: PaymentFlow; readonly attempt: Attempt },
): Promise<void> {
  // The money of a transfer is booked by an operator, any other by its channel.
  const event = flow.state === PAY_STATES.transferring && attempt.channel === TRANSFER ? 'accept' : 'pay'
  const paid = await moveFlow(client, flow, event, { paidAt: new Date(), method: attempt.method, notice: '' })
  if (!paid) throw new Error(`flow ${flow.flowNo} takes no money in state ${flow.state}`)
  await endAttempt(client, attempt.id, ATTEMPT_STATES.paid)
  await closeAttempts(client, flow.id)
  for (const { kind, payableId } of await payablesOf(client, flow.id)) {
    await payableKind(world, kind).settled(client, payableId)
  }
}

/** Asks for a refund and has it carried out once the transaction has committed. The caller has locked the flow. */
export async function startRefund(
  client: Transaction,
  receipt: Receipt,
  request: RefundRequest,
): Promise<Refund | Failed<'REFUND_TOO_MUCH', undefined>> {
  const refund = await addRefund(client, receipt, request)
  if (!(refund instanceof Failed)) await scheduleRefund(client, refund.id)
  return refund
}

/** Refunds a paid flow in part or whole; the caller has locked it. */
export async function refundFlowMoney(
  client: Transaction,
  flow: PaymentFlow,
  request: RefundRequest,
): Promise<Refund | Failed<'REFUND_TOO_MUCH', undefined>> {
  const receipt = await acceptedReceipt(client, flow.id)
  return receipt ? startRefund(client, receipt, request) : fail('REFUND_TOO_MUCH')
}

/** Closes a locked flow without money, and what it was to pay for; false when its state does not allow it. */
export async function closeFlow(
  client: Transaction,
  world: PaymentWorld,
  { flow, event }: { readonly flow: PaymentFlow; readonly event: 'close' | 'expire' },
): Promise<boolean> {
  const closed = await moveFlow(client, flow, event)
  if (!closed) return false
  await closeAttempts(client, flow.id)
  for (const { kind, payableId } of await payablesOf(client, flow.id)) {
    await payableKind(world, kind).closed(client, payableId, event)
  }
  return true
}

/** Refuses the transfer of a locked flow: what it was to pay for can be paid otherwise for a day. Decision 0113. */
export async function refuseTransfer(client: Transaction, world: PaymentWorld, flow: PaymentFlow): Promise<void> {
  await closeAttempts(client, flow.id)
  await moveFlow(client, flow, 'refuse')
  const until = await extendFlow(client, flow.id, REFUSED_HOURS)
  for (const { kind, payableId } of await payablesOf(client, flow.id)) {
    await payableKind(world, kind).refused?.(client, payableId, until)
  }
}
