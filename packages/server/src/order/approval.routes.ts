import { ENDPOINTS } from '@mallwright/contract/registry'
import { fen, fenFromYuan, yuanFromFen } from '@mallwright/contract/values'

import type { AppContext } from '../gateway/app-context.ts'
import { DONE, fail, Failed } from '../gateway/failures/failure.ts'
import type { AccountCaller } from '../gateway/guard/caller.ts'
import { handle } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { currentInstitution } from '../gateway/guard/institution.store.ts'
import type { CurrentInstitution } from '../gateway/guard/institution.store.ts'
import { idempotencyKey } from '../gateway/site-access.ts'
import { lockBuyer } from './checkout/checkout.store.ts'
import { findTrade } from './change/order-row.store.ts'
import { readerOf } from './visible-order.ts'
import { listOrderMembers, pendingTrades, readRule, saveOrderRights, saveRule } from './approval/approval.store.ts'
import { decideApproval } from './approval/decide-approval.store.ts'

const endpoints = ENDPOINTS.order

/** Registers the handlers of approvals and their rule. */
export function approvalRoutes(context: AppContext): void {
  const { database } = context
  decisionRoutes(context)
  handle(context, endpoints.withdrawApproval, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.withdrawApproval, { body, caller, payload }), {
      lock: (client) => lockBuyer(client, caller),
      work: async (client) => {
        const found = await findTrade(client, body.cTradeNo)
        if (found?.accountId !== caller.accountId) return fail('ORDER_UNKNOWN')
        const withdrawn = await decideApproval(client, found.id, { event: 'withdraw', accountId: caller.accountId })
        return withdrawn instanceof Failed ? withdrawn : DONE
      },
    }),
  )
  ruleRoutes(context)
}

function decisionRoutes(context: AppContext): void {
  const { database } = context
  for (const [event, operation] of [
    ['approve', endpoints.approveOrder],
    ['reject', endpoints.rejectOrder],
  ] as const) {
    handle(context, operation, async ({ body, caller, payload }) => {
      const reader = await readerOf(context, caller)
      return runIdempotent(database, idempotencyKey(operation, { body, caller, payload }), {
        lock: (client) => lockBuyer(client, caller),
        work: async (client) => {
          const found = await findTrade(client, body.cTradeNo)
          if (!found || found.organisationId !== reader.organisationId) return fail('ORDER_UNKNOWN')
          if (!reader.canApprove) return fail('NOT_APPROVER')
          const pending = await pendingTrades(client, reader, [found.id])
          if (!pending.has(found.id) && found.accountId === caller.accountId) return fail('NOT_APPROVER')
          const decided = await decideApproval(client, found.id, {
            event,
            accountId: caller.accountId,
            opinion: body.cOpinion,
            ...(reader.personId !== undefined && { personId: reader.personId }),
          })
          return decided instanceof Failed ? decided : DONE
        },
      })
    })
  }
}

function ruleRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.getApprovalRule, async ({ caller }) => {
    const institution = await institutionOf(context, caller)
    if (institution instanceof Failed) return institution
    const { isEnabled, overCents } = await readRule(database.pool, institution.id)
    const members = await listOrderMembers(database.pool, institution.id)
    return {
      bEnabled: isEnabled,
      iOverAmount: yuanFromFen(fen(overCents)),
      results: members.map((member) => ({
        cPersonUuid: member.id,
        cPersonName: member.personName,
        bAdmin: member.userType === 'admin',
        bApprover: member.canApprove,
        bPayer: member.canPay,
        iSpendLimit: member.spendLimitCents === null ? null : yuanFromFen(fen(member.spendLimitCents)),
      })),
    }
  })
  handle(context, endpoints.saveApprovalRule, async ({ body, caller, payload }) => {
    const institution = await institutionOf(context, caller)
    if (institution instanceof Failed) return institution
    return runIdempotent(database, idempotencyKey(endpoints.saveApprovalRule, { body, caller, payload }), {
      lock: (client) => lockBuyer(client, caller),
      work: async (client) => {
        await saveRule(client, institution.id, { isEnabled: body.bEnabled, overCents: fenFromYuan(body.iOverAmount) })
        return DONE
      },
    })
  })
  handle(context, endpoints.saveOrderMember, async ({ body, caller, payload }) => {
    const institution = await institutionOf(context, caller)
    if (institution instanceof Failed) return institution
    return runIdempotent(database, idempotencyKey(endpoints.saveOrderMember, { body, caller, payload }), {
      lock: (client) => lockBuyer(client, caller),
      work: async (client) => {
        const member = { organisationId: institution.id, personId: body.cPersonUuid }
        const isSaved = await saveOrderRights(client, member, {
          canApprove: body.bApprover,
          canPay: body.bPayer,
          spendLimitCents: body.iSpendLimit === null ? null : fenFromYuan(body.iSpendLimit),
        })
        return isSaved ? DONE : fail('MEMBER_UNKNOWN')
      },
    })
  })
}

async function institutionOf(
  { database }: AppContext,
  { accountId }: AccountCaller,
): Promise<CurrentInstitution | Failed<'GATE_CLOSED', { readonly cGate: string }>> {
  return (await currentInstitution(database.pool, accountId)) ?? fail('GATE_CLOSED', { cGate: 'NO_ORG' })
}
