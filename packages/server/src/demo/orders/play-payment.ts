import { fen, yuanFromFen } from '@mallwright/contract/values'

import type { Transaction } from '../../db/database.ts'
import { beginPayment } from '../../order/change/begin-payment.ts'
import type { OrderRow } from '../../order/change/order-row.store.ts'
import { lockOrdersOfTrade } from '../../order/change/order-row.store.ts'
import { beginAttempt } from '../../payment/confirm-pay.ts'
import { finishRefund } from '../../payment/finish-refund.ts'
import { readAttempt } from '../../payment/pay-attempt.store.ts'
import type { Attempt } from '../../payment/pay-attempt.store.ts'
import type { PaymentWorld } from '../../payment/payable.ts'
import { lockFlow } from '../../payment/payment-flow.store.ts'
import type { PaymentFlow } from '../../payment/payment-flow.store.ts'
import { findDueRefund } from '../../payment/refund.store.ts'
import { closeFlow, refuseTransfer, settle } from '../../payment/settle.ts'
import { decideTransfer, setVoucher } from '../../payment/transfer-voucher.store.ts'
import { Failed } from '../../gateway/failures/failure.ts'
import type { AnyFailed } from '../../gateway/failures/failure.ts'
import { evidenceOf } from '../../ports/payment/sandbox/sandbox-notice.ts'
import { SANDBOX } from '../../ports/payment/sandbox/sandbox-channel.ts'
import { changeSandboxPayment, openSandboxPayment } from '../../ports/payment/sandbox/sandbox.store.ts'
import { lastAttempt, payBackInSandbox, runningRefunds } from './played-payment.store.ts'

/** Leaves of the payment methods that the demo's buyers pay by. */
const SANDBOX_LEAF = '1002'
const TRANSFER_LEAF = '4001'

/** What payments of the demo's orders are played with. */
export interface PaymentStage {
  readonly client: Transaction
  readonly world: PaymentWorld
  /** An account number as it is stored. */
  readonly payerAccount: string
  readonly payerName: string
}

/** Gives up with what a step of the demo was refused for. */
export function accepted<Value>(value: Value): Exclude<Value, AnyFailed | undefined> {
  if (value instanceof Failed) throw new Error(`the demo's orders: ${String(value.failure)}`)
  if (value === undefined) throw new Error("the demo's orders: a step found nothing to do")
  return value as Exclude<Value, AnyFailed | undefined>
}

async function begin(
  { client, world, payerAccount, payerName }: PaymentStage,
  tradeId: string,
  method: string,
): Promise<Attempt> {
  const ids = (await lockOrdersOfTrade(client, tradeId)).map(({ id }: OrderRow) => id)
  const flow = accepted(await beginPayment(client, world, ids))
  const isTransfer = method === TRANSFER_LEAF
  const choice = {
    method,
    payChannel: 1,
    amount: yuanFromFen(fen(flow.amountCents)),
    remark: '',
    phone: '',
    payerName: isTransfer ? payerName : '',
    payerAccount: isTransfer ? 'given' : '',
    payerAccountEncrypted: isTransfer ? payerAccount : null,
    openId: '',
    appId: '',
    clientIp: '127.0.0.1',
  }
  const { attemptId } = accepted(await beginAttempt(client, world, { flow, choice }))
  return readAttempt(client, attemptId)
}

/** Begins to pay a trade in the sandbox, on whose page nothing is pressed yet. */
export async function beginSandbox(stage: PaymentStage, tradeId: string): Promise<void> {
  const attempt = await begin(stage, tradeId, SANDBOX_LEAF)
  const flow = await flowOf(stage, attempt)
  const { payeeName, flowNo, expiresAt } = flow
  await openSandboxPayment(stage.client, { ...attempt, payeeName, flowNo, locale: 'zh-CN', deadline: expiresAt })
}

async function flowOf({ client }: PaymentStage, { flowId }: Attempt): Promise<PaymentFlow> {
  return accepted(await lockFlow(client, { id: flowId }))
}

/** The sandbox says that money came, or that the payment failed. */
export async function pressSandbox(stage: PaymentStage, tradeId: string, button: 'success' | 'fail'): Promise<void> {
  const { client, world } = stage
  const { attempt, sandboxId } = accepted(await lastAttempt(client, tradeId))
  const change = button === 'fail' ? 'failed' : { paidCents: attempt.amountCents }
  const payment = accepted(await changeSandboxPayment(client, sandboxId ?? '', change))
  await settle(client, world, { channel: SANDBOX, attemptNo: attempt.attemptNo, evidence: evidenceOf(payment) })
  await payBack(stage, tradeId)
}

/** The time of a payment is over. */
export async function expireFlow(stage: PaymentStage, tradeId: string): Promise<void> {
  const { attempt } = accepted(await lastAttempt(stage.client, tradeId))
  const flow = await flowOf(stage, attempt)
  if (!(await closeFlow(stage.client, stage.world, { flow, event: 'expire' }))) throw new Error('a flow does not close')
}

/** Begins a company transfer, with the picture of its slip. */
export async function beginTransfer(stage: PaymentStage, tradeId: string, fileId: string): Promise<void> {
  const attempt = await begin(stage, tradeId, TRANSFER_LEAF)
  await setVoucher(stage.client, attempt.id, fileId)
}

/** An operator does not find the money of a transfer. */
export async function refuseLastTransfer(stage: PaymentStage, tradeId: string): Promise<void> {
  const { attempt } = accepted(await lastAttempt(stage.client, tradeId))
  await refuseTransfer(stage.client, stage.world, await flowOf(stage, attempt))
  await decideTransfer(stage.client, attempt.id, { isAccepted: false, reason: '未查到该笔款项，请核对付款账号' })
}

/** The sandbox pays back what was asked for. */
export async function payBack({ client, world }: PaymentStage, tradeId: string): Promise<void> {
  for (const id of await runningRefunds(client, tradeId)) {
    const refund = accepted(await findDueRefund(client, id))
    await payBackInSandbox(client, refund)
    if (!(await finishRefund(client, world, { refund, event: 'finish' }))) throw new Error('a refund does not end')
  }
}
