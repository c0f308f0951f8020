import { ENDPOINTS } from '@mallwright/contract/registry'
import type { PrePayInfo } from '@mallwright/contract/payment'
import { fen, yuanFromFen } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'

import type { AppContext } from '../gateway/app-context.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import { clientAddress } from '../gateway/guard/client-address.ts'
import { handle } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { idempotencyKey } from '../gateway/site-access.ts'
import { beginAttempt, openAttempt } from './confirm-pay.ts'
import type { PayChoice } from './confirm-pay.ts'
import { noticeRoutes } from './notice.routes.ts'
import { useAction } from './pay-action.store.ts'
import { listPayMethods } from './methods/pay-method.store.ts'
import { firstLeaf, wirePayMethods } from './methods/pay-method.wire.ts'
import { payableKind } from './payable.ts'
import type { PaymentWorld } from './payable.ts'
import { findFlow, lockFlow, payablesOf } from './payment-flow.store.ts'
import type { PaymentFlow } from './payment-flow.store.ts'
import { transferRoutes } from './transfer.routes.ts'
import { latestTransfer } from './transfer-voucher.store.ts'
import { payerMessage, wireAttempt, wirePayResult } from './payment.wire.ts'

const endpoints = ENDPOINTS.payment

/** Registers the handlers of payments and the address of the channels' notices. */
export function paymentRoutes(context: AppContext, world: PaymentWorld): void {
  readingRoutes(context, world)
  payingRoutes(context, world)
  noticeRoutes(context, world)
  transferRoutes(context)
}

function readingRoutes(context: AppContext, world: PaymentWorld): void {
  const { pool } = context.database
  handle(context, endpoints.queryPayOrder, async ({ body, caller, locale, request }) => {
    if (body.cAllLinkUserUuid !== caller.accountId) return fail('EMPTY')
    const flow = await findFlow(pool, body.cPaymentFlowNo, caller.accountId)
    if (!flow) return fail('FLOW_UNKNOWN')
    return {
      ...(await describeFlow(context, world, { flow, locale, payChannel: body.payChannel })),
      trxIp: clientAddress(request, context.isBehindProxy),
      cPayAccName: caller.nickname,
    }
  })
  handle(context, endpoints.getPayResult, async ({ body, caller, locale }) => {
    const flow = await findFlow(pool, body.cPaymentFlowNo, caller.accountId)
    return flow ? wirePayResult(flow, locale, await latestTransfer(pool, flow.id)) : fail('FLOW_UNKNOWN')
  })
  handle(context, endpoints.getPayAction, async ({ body, caller }) => {
    const action = await useAction(pool, body.cPayActionUuid, caller.accountId)
    if (!action) return fail('PAY_ACTION_EXPIRED')
    return {
      cPayActionUuid: action.id,
      cPaymentFlowNo: action.flowNo,
      // The kinds are those of the table's check.
      cActionType: action.kind as 'link' | 'html',
      cContent: action.content,
      formOrigins: action.formOrigins,
    }
  })
}

async function describeFlow(
  { database }: AppContext,
  world: PaymentWorld,
  asked: { readonly flow: PaymentFlow; readonly locale: Locale; readonly payChannel: number },
): Promise<Omit<PrePayInfo, 'trxIp' | 'cPayAccName'>> {
  const { flow, locale, payChannel } = asked
  const found = await listPayMethods(database.pool, { organisationId: flow.organisationId, locale })
  const methods = wirePayMethods(found, { payChannel, channels: new Set(world.channels.keys()) })
  const payables = await payablesOf(database.pool, flow.id)
  const views = await Promise.all(
    [...new Set(payables.map(({ kind }) => kind))].map((kind) => {
      const ids = payables.filter((payable) => payable.kind === kind).map(({ payableId }) => payableId)
      return payableKind(world, kind).describe(database.pool, ids)
    }),
  )
  const viewOf = new Map(views.flat().map((view) => [view.id, view]))
  return {
    cPaymentFlowNo: flow.flowNo,
    cReceiverOrgName: flow.payeeName,
    infoDtos: payables.map(({ payableId, amountCents }) => ({
      orderCode: viewOf.get(payableId)?.code ?? '',
      orderAmount: yuanFromFen(fen(amountCents)),
      itemDtos: [...(viewOf.get(payableId)?.items ?? [])],
    })),
    payMethodInfo: { defMethod: firstLeaf(methods), methods },
    bAmount: yuanFromFen(fen(flow.amountCents)),
    iPayState: flow.state,
    iExpireSeconds: flow.secondsLeft,
    cMessage: payerMessage(flow, locale, await latestTransfer(database.pool, flow.id)),
  }
}

function payingRoutes(context: AppContext, world: PaymentWorld): void {
  const { database, personalData } = context
  handle(context, endpoints.confirmPay, async ({ body, caller, locale, payload, request }) => {
    if (body.cAllLinkUserUuid !== caller.accountId) return fail('EMPTY')
    const choice: PayChoice = {
      method: body.cMethod,
      payChannel: body.payChannel,
      amount: body.bAmount,
      remark: body.cOrderRem,
      phone: body.cPayPhone,
      payerName: body.payerName,
      payerAccount: body.payerAcctNum,
      payerAccountEncrypted: body.payerAcctNum === '' ? null : personalData.encrypt(body.payerAcctNum),
      openId: body.tpOpenId,
      appId: body.tpAppId,
      clientIp: clientAddress(request, context.isBehindProxy),
    }
    const begun = await runIdempotent(database, idempotencyKey(endpoints.confirmPay, { body, caller, payload }), {
      lock: (client) => lockFlow(client, { flowNo: body.cPaymentFlowNo }),
      work: async (client, flow) =>
        flow?.accountId === caller.accountId ? beginAttempt(client, world, { flow, choice }) : fail('FLOW_UNKNOWN'),
    })
    if (begun instanceof Failed) return begun
    const ready = await openAttempt(database, world, { attemptId: begun.attemptId, locale })
    return ready instanceof Failed ? ready : wireAttempt(ready)
  })
}
