import { PAY_STATES } from '@mallwright/contract/payment'
import { ENDPOINTS } from '@mallwright/contract/registry'

import type { AppContext } from '../gateway/app-context.ts'
import { fail } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { openAttemptOf } from '../payment/pay-attempt.store.ts'
import type { PaymentWorld } from '../payment/payable.ts'
import { lockFlow } from '../payment/payment-flow.store.ts'
import { scheduleRefund } from '../payment/payment-schedule.ts'
import { finishRefund } from '../payment/finish-refund.ts'
import { findGivenUpRefund, findRefund, moveRefund } from '../payment/refund.store.ts'
import { TRANSFER } from '../ports/payment/transfer-channel.ts'
import { refuseTransfer, settle } from '../payment/settle.ts'
import { decideTransfer } from '../payment/transfer-voucher.store.ts'
import { recorded } from './account-desk.routes.ts'
import { deskFilter, deskPage } from './desk-filter.ts'
import { refuseOtherOperators } from './operator-scope.store.ts'
import { listRefunds, listTransfers } from './payment-desk.store.ts'
import { wireRefund, wireTransfer } from './payment-desk.wire.ts'

const endpoints = ENDPOINTS.operator

/** Registers the handlers by which the mall's operators book company transfers and try refunds again. */
export function paymentDeskRoutes(context: AppContext, world: PaymentWorld): void {
  transferDeskRoutes(context, world)
  refundDeskRoutes(context, world)
}

function transferDeskRoutes(context: AppContext, world: PaymentWorld): void {
  const { database, personalData } = context
  handle(context, endpoints.getTransferVoucherPage, async ({ body, caller }) => {
    const refused = await refuseOtherOperators(database.pool, caller.accountId)
    if (refused) return refused
    const found = await listTransfers(database.pool, { ...deskFilter(body), state: body.iState })
    return deskPage(found, (row) => wireTransfer(row, personalData))
  })
  handle(context, endpoints.auditTransferVoucher, async ({ body, caller }) => {
    const { cPaymentFlowNo: flowNo, bAgree: isAccepted, cReason: reason } = body
    if (!isAccepted && reason === '') return fail('REASON_NEEDED', { cField: 'cReason' })
    const action = `auditTransferVoucher.${isAccepted ? 'pass' : 'refuse'}`
    const entry = { accountId: caller.accountId, action, subjectId: flowNo, reason }
    return recorded(context, entry, async (client) => {
      const flow = await lockFlow(client, { flowNo })
      if (!flow) return fail('FLOW_UNKNOWN')
      const attempt = flow.state === PAY_STATES.transferring ? await openAttemptOf(client, flow.id) : undefined
      if (!attempt) return fail('PAY_STATE_CHANGED')
      const { channel, attemptNo } = attempt
      if (!isAccepted) await refuseTransfer(client, world, flow)
      else {
        // A transfer has no number of its own: its attempt is the identity of its money.
        const evidence = { outcome: 'paid', transactionId: attemptNo, amountCents: flow.amountCents } as const
        await settle(client, world, { channel, attemptNo, evidence })
      }
      await decideTransfer(client, attempt.id, { isAccepted, reason })
      return flowNo
    })
  })
}

function refundDeskRoutes(context: AppContext, world: PaymentWorld): void {
  const { pool } = context.database
  handle(context, endpoints.getRefundPage, async ({ body, caller, locale }) => {
    const refused = await refuseOtherOperators(pool, caller.accountId)
    if (refused) return refused
    return deskPage(await listRefunds(pool, { ...deskFilter(body), state: body.iState }), (row) =>
      wireRefund(row, locale),
    )
  })
  handle(context, endpoints.retryRefund, async ({ body: { cRefundNo }, caller }) => {
    const entry = { accountId: caller.accountId, action: 'retryRefund', subjectId: cRefundNo, reason: '' }
    return recorded(context, entry, async (client) => {
      const refund = await findRefund(client, cRefundNo)
      if (!refund || !(await moveRefund(client, refund, 'retry'))) return fail('STATE_CHANGED')
      await scheduleRefund(client, refund.id)
      return cRefundNo
    })
  })
  handle(context, endpoints.confirmRefund, async ({ body: { cRefundNo, cReason }, caller }) => {
    const entry = { accountId: caller.accountId, action: 'confirmRefund', subjectId: cRefundNo, reason: cReason }
    return recorded(context, entry, async (client) => {
      const refund = await findGivenUpRefund(client, { refundNo: cRefundNo, channel: TRANSFER })
      return refund && (await finishRefund(client, world, { refund, event: 'sendBack' }))
        ? cRefundNo
        : fail('STATE_CHANGED')
    })
  })
}
