import { PAYMENT_TRANSITIONS } from '@mallwright/contract/payment'
import type { PayState } from '@mallwright/contract/payment'
import { fenFromYuan, yuanFromFen } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'

import { inTransaction } from '../db/database.ts'
import type { Database, Transaction } from '../db/database.ts'
import { OWN_LOCALE } from '../db/entity-text.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import type { OpenedAttempt } from '../ports/payment/pay-channel.ts'
import { TRANSFER } from '../ports/payment/transfer-channel.ts'
import { addAttempt, closeAttempts, freshAction, openAttemptOf, readAttempt, storeOpened } from './pay-attempt.store.ts'
import type { TimedAttempt } from './pay-attempt.store.ts'
import { listPayMethods } from './methods/pay-method.store.ts'
import type { PayMethodRow } from './methods/pay-method.store.ts'
import { isOffered } from './methods/pay-method.wire.ts'
import { channelOf, payableKind } from './payable.ts'
import type { PaymentWorld } from './payable.ts'
import { moveFlow, payablesOf, readFlow } from './payment-flow.store.ts'
import type { FlowChanges, PaymentFlow } from './payment-flow.store.ts'
import { scheduleExpiry, scheduleQuery } from './payment-schedule.ts'
import { TRANSFER_HOURS } from './payment.rules.ts'
import { addTransfer } from './transfer-voucher.store.ts'

/** What a payer chose and entered. */
export interface PayChoice {
  readonly method: string
  readonly payChannel: number
  /** In yuan, as the payer saw it. */
  readonly amount: number
  readonly remark: string
  readonly phone: string
  readonly payerName: string
  readonly payerAccount: string
  readonly payerAccountEncrypted: string | null
  readonly openId: string
  readonly appId: string
  readonly clientIp: string
}

type PayerField = 'cPayPhone' | 'payerName' | 'payerAcctNum'

type Refusal =
  | Failed<'AMOUNT_CHANGED' | 'PAY_STATE_CHANGED', undefined>
  | Failed<'METHOD_UNKNOWN', { readonly cField: 'cMethod' }>
  | Failed<'PAYER_MISSING', { readonly cField: PayerField }>

/**
 * Begins an attempt on a locked flow and gives its id. The open attempt of the same method is given again; another method, or
 * ten minutes, close it. Engine 7.3.
 */
export async function beginAttempt(
  client: Transaction,
  world: PaymentWorld,
  { flow, choice }: { readonly flow: PaymentFlow; readonly choice: PayChoice },
): Promise<{ readonly attemptId: string } | Refusal> {
  if (flow.isOverdue || !mayConfirm(flow.state)) return fail('PAY_STATE_CHANGED')
  if (yuanFromFen(fenFromYuan(choice.amount)) !== choice.amount || flow.amountCents !== fenFromYuan(choice.amount)) {
    return fail('AMOUNT_CHANGED')
  }
  const leaf = await findLeaf(client, world, { flow, choice })
  if (!leaf) return fail('METHOD_UNKNOWN', { cField: 'cMethod' })
  const missing = missingField(leaf, choice)
  if (missing) return fail('PAYER_MISSING', { cField: missing })
  const open = await openAttemptOf(client, flow.id)
  if (open?.method === leaf.code && open.secondsLeft > 0) return { attemptId: open.id }
  await closeAttempts(client, flow.id)
  const attemptId = await startAttempt(client, { flow, leaf, choice })
  if (leaf.channel === TRANSFER) {
    for (const { kind, payableId } of await payablesOf(client, flow.id)) {
      await payableKind(world, kind).transferring?.(client, payableId)
    }
  }
  return { attemptId }
}

function mayConfirm(state: PayState): boolean {
  return (PAYMENT_TRANSITIONS.confirm.from as readonly PayState[]).includes(state)
}

async function findLeaf(
  client: Transaction,
  { channels }: PaymentWorld,
  { flow, choice }: { readonly flow: PaymentFlow; readonly choice: PayChoice },
): Promise<(PayMethodRow & { readonly channel: string; readonly showType: number }) | undefined> {
  const methods = await listPayMethods(client, { organisationId: flow.organisationId, locale: OWN_LOCALE })
  const offer = { payChannel: choice.payChannel, channels: new Set(channels.keys()) }
  const leaf = methods.find((row) => row.code === choice.method && isOffered(row, offer))
  if (!leaf || leaf.channel === null || leaf.showType === null) return undefined
  return { ...leaf, channel: leaf.channel, showType: leaf.showType }
}

function missingField({ needsPhone, needsAccount }: PayMethodRow, choice: PayChoice): PayerField | undefined {
  if (needsPhone && choice.phone === '') return 'cPayPhone'
  if (needsAccount && choice.payerName === '') return 'payerName'
  return needsAccount && choice.payerAccount === '' ? 'payerAcctNum' : undefined
}

async function startAttempt(
  client: Transaction,
  {
    flow,
    leaf,
    choice,
  }: {
    readonly flow: PaymentFlow
    readonly leaf: { readonly code: string; readonly channel: string; readonly showType: number }
    readonly choice: PayChoice
  },
): Promise<string> {
  const isTransfer = leaf.channel === TRANSFER
  const deadline = isTransfer ? new Date(Date.now() + TRANSFER_HOURS * 3_600_000) : flow.expiresAt
  const changes: FlowChanges = {
    method: leaf.code,
    remark: choice.remark,
    payerPhone: choice.phone,
    payerName: choice.payerName,
    payerAccountEncrypted: choice.payerAccountEncrypted,
    clientIp: choice.clientIp,
    expiresAt: deadline,
    // What was said of an earlier try says nothing of this one.
    notice: '',
  }
  const moved = await moveFlow(client, flow, isTransfer ? 'transfer' : 'confirm', changes)
  if (!moved) throw new Error(`flow ${flow.flowNo} cannot be paid in state ${flow.state}`)
  const attempt = await addAttempt(
    client,
    {
      flowId: flow.id,
      method: leaf.code,
      channel: leaf.channel,
      showType: leaf.showType,
      amountCents: flow.amountCents,
      payerOpenId: choice.openId,
      payerAppId: choice.appId,
      clientIp: choice.clientIp,
    },
    deadline,
  )
  if (isTransfer) {
    const { payerName, payerAccountEncrypted } = choice
    await addTransfer(client, { attemptId: attempt.id, payerName, payerAccountEncrypted })
    await scheduleExpiry(client, flow.id, deadline)
  } else await scheduleQuery(client, attempt.id)
  return attempt.id
}

/** An attempt that a payer can act on. */
export interface ReadyAttempt {
  readonly attempt: TimedAttempt
  /** Empty where there is no action. */
  readonly actionId: string
}

/** Has the channel open an attempt unless it has; outside any transaction, because a channel may be slow. */
export async function openAttempt(
  database: Pick<Database, 'pool'>,
  world: PaymentWorld,
  { attemptId, locale }: { readonly attemptId: string; readonly locale: Locale },
): Promise<ReadyAttempt | Failed<'CHANNEL_UNAVAILABLE', undefined>> {
  const attempt = await readAttempt(database.pool, attemptId)
  if (attempt.payUrl === null) {
    const opened = await askToOpen(database, world, { attempt, locale })
    if (!opened) return fail('CHANNEL_UNAVAILABLE')
    await inTransaction(database, (client) => storeOpened(client, attemptId, opened))
  }
  return inTransaction(database, async (client) => {
    const ready = await readAttempt(client, attemptId)
    return { attempt: ready, actionId: await freshAction(client, ready) }
  })
}

async function askToOpen(
  database: Pick<Database, 'pool'>,
  world: PaymentWorld,
  { attempt, locale }: { readonly attempt: TimedAttempt; readonly locale: Locale },
): Promise<OpenedAttempt | undefined> {
  const { payeeName, flowNo, expiresAt } = await readFlow(database.pool, attempt.flowId)
  return channelOf(world, attempt.channel)
    .open({ ...attempt, payeeName, flowNo, locale, deadline: expiresAt })
    .catch((error: unknown) => {
      world.onError(error)
      return undefined
    })
}
