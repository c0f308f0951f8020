import { VOUCHER_LIMITS, VOUCHER_STATES } from '@mallwright/contract/voucher'
import { translate, wellFormed } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'

import { fail, Failed } from '../../../gateway/failures/failure.ts'
import { inVoucherTransaction } from '../../book/voucher-transaction.ts'
import { decide } from '../../move/move-voucher.ts'
import type { VoucherRow } from '../../book/voucher-row.store.ts'
import { findTask } from '../workflow.store.ts'
import { FRAME_TEXTS } from './frame-texts.ts'
import type { FRAME_OUTCOMES, FrameRefusal } from './frame-texts.ts'
import { formPage, heldTask } from './open-task.ts'
import type { FrameWorld } from './open-task.ts'
import type { PageLook } from './frame-document.ts'
import { findDecisionToken, useDecisionToken } from './task-ticket.store.ts'

/** A form as it was sent; the opinion without blanks around it. */
export interface Decision {
  readonly token: string
  /** `undefined` when no button was pressed. */
  readonly isAgreed: boolean | undefined
  readonly opinion: string
}

/** What a form leads to: the same form again, a refusal, or what has become of the voucher. */
interface FrameEnd {
  /** Origin that the task was opened for; `undefined` when nobody knows. */
  readonly origin: string | undefined
  readonly outcome: Exclude<Awaited<ReturnType<typeof formPage>>, string> | FrameRefusal | keyof typeof FRAME_OUTCOMES
}

/** Decides on a task by a form, once. A form with a wrong opinion comes back with what was written; its token stays good. */
export async function decideInFrame(world: FrameWorld, look: PageLook, decision: Decision): Promise<FrameEnd> {
  const { isAgreed } = decision
  const token = await findDecisionToken(world.database.pool, decision.token)
  if (!token) return { origin: undefined, outcome: 'late' }
  const { origin } = token
  if (token.isUsed) return { origin, outcome: 'decided' }
  const held = await heldTask(world, token)
  if (typeof held === 'string') return { origin, outcome: held }
  const opinion = wellFormed(decision.opinion)
  const problem = problemOf({ ...decision, opinion }, look.locale)
  if (problem !== '' || isAgreed === undefined) {
    const form = { token: decision.token, opinion, problem }
    return { origin, outcome: await formPage(world, { ...look, origin }, held, form) }
  }
  const { institution } = held
  const maker = { organisationId: institution.id, personId: institution.personId }
  const moved = await inVoucherTransaction(world.database, async (client) => {
    // Asked again inside of the transaction: a right may have been taken meanwhile.
    const task = await findTask(client, token.taskId, maker.personId)
    if (!task) return fail('VOUCHER_CHANGED')
    await useDecisionToken(client, token.id)
    return decide(client, task, { isAgreed, opinion, maker })
  })
  if (!(moved instanceof Failed)) return { origin, outcome: outcomeOf(moved) }
  // Somebody else decided, or the right is gone.
  const now = await heldTask(world, token)
  return { origin, outcome: typeof now === 'string' ? now : 'decided' }
}

function problemOf({ isAgreed, opinion }: Decision, locale: Locale): string {
  const most = VOUCHER_LIMITS.opinion
  if (opinion.length > most) return translate(locale, FRAME_TEXTS.opinionLong, { n: most })
  return isAgreed === false && opinion === '' ? translate(locale, FRAME_TEXTS.opinionMissing) : ''
}

function outcomeOf({ state }: VoucherRow): keyof typeof FRAME_OUTCOMES {
  if (state === VOUCHER_STATES.refused) return 'refused'
  return state === VOUCHER_STATES.approved ? 'approved' : 'next'
}
