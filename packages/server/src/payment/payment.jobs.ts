import type { Transaction } from '../db/database.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { Job } from '../jobs/define-job.ts'
import { ATTEMPT_STATES, readAttempt, unpaidAttemptsOf } from './pay-attempt.store.ts'
import type { Attempt } from './pay-attempt.store.ts'
import { channelOf } from './payable.ts'
import type { PaymentWorld } from './payable.ts'
import { lockFlow } from './payment-flow.store.ts'
import { EXPIRE_JOB, QUERY_JOB, REFUND_JOB, scheduleQuery, scheduleRefund } from './payment-schedule.ts'
import { MAX_REFUND_TRIES } from './payment.rules.ts'
import { finishRefund } from './finish-refund.ts'
import { findDueRefund, moveRefund, noteRefundTry } from './refund.store.ts'
import type { DueRefund } from './refund.store.ts'
import { closeFlow, settle } from './settle.ts'

/** Every job of payments. */
export function paymentJobs(world: PaymentWorld): Job[] {
  const query = defineJob({
    ...QUERY_JOB,
    run: async ({ client }, { attemptId, round }) => {
      const attempt = await readAttempt(client, attemptId)
      if (attempt.state === ATTEMPT_STATES.paid) return
      // A channel that does not answer is asked in the next round.
      await askChannel(client, world, attempt).catch(rethrowUnlessChannel)
      await scheduleQuery(client, attemptId, round + 1)
    },
  })
  const expire = defineJob({
    ...EXPIRE_JOB,
    run: async ({ client }, { flowId }) => {
      for (const attempt of await unpaidAttemptsOf(client, flowId)) {
        await askChannel(client, world, attempt).catch(rethrowUnlessChannel)
      }
      const flow = await lockFlow(client, { id: flowId })
      if (flow?.isOverdue) await closeFlow(client, world, { flow, event: 'expire' })
    },
  })
  const refund = defineJob({
    ...REFUND_JOB,
    run: async ({ client }, { refundId }) => {
      const due = await findDueRefund(client, refundId)
      if (due) await tryRefund(client, world, due)
    },
  })
  return [query, expire, refund] as Job[]
}

/** An error of a channel, which may be asked again. */
class ChannelError extends Error {}

function rethrowUnlessChannel(error: unknown): void {
  if (!(error instanceof ChannelError)) throw error
}

async function askChannel(client: Transaction, world: PaymentWorld, { channel, attemptNo }: Attempt): Promise<void> {
  const evidence = await channelOf(world, channel)
    .lookUp(attemptNo)
    .catch((cause: unknown) => {
      throw new ChannelError(`${channel} does not know of ${attemptNo}`, { cause })
    })
  await settle(client, world, { channel, attemptNo, evidence })
}

async function tryRefund(client: Transaction, world: PaymentWorld, refund: DueRefund): Promise<void> {
  const answer = await channelOf(world, refund.channel)
    .refund(refund)
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
  if (answer === 'done') {
    await finishRefund(client, world, { refund, event: 'finish' })
    return
  }
  if (answer === 'byHand') {
    await moveRefund(client, refund, 'giveUp')
    return
  }
  await noteRefundTry(client, refund.id, answer instanceof Error ? answer.message : '')
  const tries = refund.tries + 1
  if (tries >= MAX_REFUND_TRIES) {
    await moveRefund(client, refund, 'giveUp')
    return
  }
  await scheduleRefund(client, refund.id, tries)
}
