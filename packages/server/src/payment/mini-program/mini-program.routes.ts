import { readMiniProgramQuery, SHOW_TYPES, writeMiniProgramQuery } from '@mallwright/contract/payment'
import { ENDPOINTS } from '@mallwright/contract/registry'
import { fen, yuanFromFen } from '@mallwright/contract/values'

import { inTransaction } from '../../db/database.ts'
import type { Transaction } from '../../db/database.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import { handle } from '../../gateway/handle.ts'
import type { MiniProgramPort, SchemeAnswer } from '../../ports/mini-program/mini-program.ts'
import { WECHAT } from '../../ports/payment/wechat/wechat-channel.ts'
import { ATTEMPT_STATES, openAttemptOf, readAttempt } from '../pay-attempt.store.ts'
import type { Attempt } from '../pay-attempt.store.ts'
import type { PaymentWorld } from '../payable.ts'
import { findFlow, lockFlow, readFlow } from '../payment-flow.store.ts'
import type { PaymentFlow } from '../payment-flow.store.ts'
import { wirePayResult } from '../payment.wire.ts'
import { findPayTicket, flowOfTakenTicket, issuePayTicket, markTaken } from './pay-ticket.store.ts'
import type { NamedTicket } from './pay-ticket.store.ts'

const endpoints = ENDPOINTS.payment

/** Registers the handlers that lead a payer to the mini program, and those of its pay page. */
export function miniProgramRoutes(
  context: AppContext,
  world: Pick<PaymentWorld, 'onError'>,
  miniProgram: MiniProgramPort,
): void {
  payerRoutes(context, world, miniProgram)
  payPageRoutes(context)
}

function payerRoutes(
  context: AppContext,
  { onError }: Pick<PaymentWorld, 'onError'>,
  miniProgram: MiniProgramPort,
): void {
  const { pool } = context.database
  handle(context, endpoints.getPayTicket, async ({ body, caller }) => {
    const flow = await findFlow(pool, body.cPaymentFlowNo, caller.accountId)
    if (!flow) return fail('FLOW_UNKNOWN')
    const attempt = await openAttemptOf(pool, flow.id)
    const isOfMethod = attempt?.method === body.cMethod && attempt.showType === SHOW_TYPES.wechat
    if (!isOfMethod || flow.isOverdue) return fail('PAY_STATE_CHANGED')
    return { uuid: await issuePayTicket(pool, { attemptId: attempt.id, sessionId: caller.sessionId }) }
  })
  handle(context, endpoints.generateScheme, async ({ body, caller }) => {
    const named = readMiniProgramQuery(body.query)
    const found = named && (await findPayTicket(pool, named))
    const isUsable = found?.accountId === caller.accountId && !found.isTaken && !found.isLate
    if (!named || !isUsable) return fail('PAY_TICKET_EXPIRED')
    const page = { path: body.path, query: writeMiniProgramQuery(named) }
    const answer = await miniProgram.generateScheme(page).catch((error: unknown): SchemeAnswer => {
      onError(error)
      return { errmsg: '' }
    })
    return { openlink: '', errmsg: '', ...answer }
  })
}

function payPageRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.takePayTicket, async ({ body, caller }) => {
    const named = { ticket: body.uuid, flowNo: body.cPaymentFlowNo, method: body.cMethod }
    return inTransaction(database, async (client) => {
      const taken = await takeTicket(client, named, { sessionId: caller.sessionId, isWechat: body.payChannel === 4 })
      if (taken instanceof Failed) return taken
      const { flow, attempt } = taken
      return {
        cPaymentFlowNo: flow.flowNo,
        cReceiverOrgName: flow.payeeName,
        bAmount: yuanFromFen(fen(flow.amountCents)),
        cPayUrl: attempt.payUrl ?? '',
      }
    })
  })
  handle(context, endpoints.getTicketResult, async ({ body, caller, locale }) => {
    const flowId = await flowOfTakenTicket(database.pool, body.uuid, caller.sessionId)
    if (flowId === undefined) return fail('PAY_TICKET_EXPIRED')
    return wirePayResult(await readFlow(database.pool, flowId), locale)
  })
}

type TicketRefusal = Failed<
  'PAY_TICKET_EXPIRED' | 'PAY_TICKET_SPENT' | 'PAY_STATE_CHANGED' | 'WECHAT_NEEDED',
  undefined
>

/** Uses a ticket up and gives what is paid by it; one that cannot be paid by stays as it is. */
async function takeTicket(
  client: Transaction,
  named: NamedTicket,
  by: { readonly sessionId: string; readonly isWechat: boolean },
): Promise<{ readonly flow: PaymentFlow; readonly attempt: Attempt } | TicketRefusal> {
  const found = await findPayTicket(client, named)
  if (!found) return fail('PAY_TICKET_EXPIRED')
  if (found.isTaken) return fail('PAY_TICKET_SPENT')
  if (found.isLate) return fail('PAY_TICKET_EXPIRED')
  const flow = await lockFlow(client, { id: found.flowId })
  const attempt = await readAttempt(client, found.attemptId)
  if (!flow || flow.isOverdue || attempt.state !== ATTEMPT_STATES.open) return fail('PAY_STATE_CHANGED')
  if (attempt.channel === WECHAT && !by.isWechat) return fail('WECHAT_NEEDED')
  return (await markTaken(client, found.id, by.sessionId)) ? { flow, attempt } : fail('PAY_TICKET_SPENT')
}
