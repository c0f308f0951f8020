import { ENDPOINTS } from '@mallwright/contract/registry'
import type { GuardedEndpoint } from '@mallwright/contract/rpc'

import { recordAction } from '../audit/audit-log.store.ts'
import { inTransaction } from '../db/database.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { DONE, fail, Failed } from '../gateway/failures/failure.ts'
import type { Done } from '../gateway/failures/failure.ts'
import type { AccountCaller } from '../gateway/guard/caller.ts'
import { handle } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { currentInstitution } from '../gateway/guard/institution.store.ts'
import { refuseWithoutRight } from '../gateway/right.store.ts'
import { idempotencyKey } from '../gateway/site-access.ts'
import { splitList } from '../list-engine/joined-list.ts'
import { runBatch } from '../permission/run-batch.ts'
import { maskPhone } from '../personal-data/mask.ts'
import { lockAccount } from '../session/session.store.ts'
import { searchInstitutions } from './institution-search.store.ts'
import {
  answerRequest,
  applicantOf,
  askToJoin,
  listOwnRequests,
  listReceivedRequests,
  withdrawRequests,
} from './join-apply.store.ts'
import { wireFoundInstitution, wireJoinApply, wireReceivedRequest } from './join-apply.wire.ts'

const endpoints = ENDPOINTS.institution

/** Registers the handlers of requests to join an institution. */
export function joinRoutes(context: AppContext): void {
  applicantRoutes(context)
  administratorRoutes(context)
}

function applicantRoutes(context: AppContext): void {
  const { database, limits } = context
  handle(
    context,
    endpoints.getEnterpriseListByName,
    async ({ body, caller }) => {
      const found = await searchInstitutions(database.pool, {
        accountId: caller.accountId,
        keyword: body.cKeyword,
        kind: body.iAuthenticationType,
        id: body.cEnterpriseUuid,
        page: { number: body.pageNumber, size: body.pageSize },
      })
      return { results: found.map(wireFoundInstitution), iTotleSize: found[0]?.total ?? 0 }
    },
    { perMinute: limits.loginsPerMinute },
  )
  handle(context, endpoints.saveApply, async ({ body, caller, payload }) => {
    const { accountId } = caller
    return runIdempotent(database, idempotencyKey(endpoints.saveApply, { body, caller, payload }), {
      lock: (client) => lockAccount(client, { id: accountId }),
      work: async (client) => {
        const request = { accountId, organisationId: body.cEnterpriseUuid, remark: body.cRemark }
        const id = await askToJoin(client, request)
        return id instanceof Failed ? id : { cApplyUuid: id }
      },
    })
  })
  handle(context, endpoints.getListApplyByAllLinkUser, async ({ params, caller }) => {
    if (params.id !== caller.accountId) return fail('EMPTY')
    return { results: (await listOwnRequests(database.pool, caller.accountId)).map(wireJoinApply) }
  })
  handle(context, endpoints.deleteApply, async ({ body, caller }) => {
    const ids = splitList(body.cApplyUuids)
    return (await inTransaction(database, (client) => withdrawRequests(client, caller.accountId, ids))) ?? DONE
  })
}

function administratorRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.getApplyPage, async ({ body, caller }) => {
    const institution = caller.institution
    if (!institution) return fail('EMPTY')
    const found = await listReceivedRequests(database.pool, {
      organisationId: institution.id,
      state: body.iState,
      page: { number: body.pageNumber, size: body.pageSize },
    })
    return { results: found.map(wireReceivedRequest), iTotleSize: found[0]?.total ?? 0 }
  })
  handle(context, endpoints.auditApply, async ({ body, caller }) => {
    if (!body.bAgree && body.cReason === '') return fail('REASON_NEEDED', { cField: 'cReason' })
    const answer = { id: body.cApplyUuid, isAgreed: body.bAgree, reason: body.cReason }
    return answerAs(context, caller, { ...answer, operation: endpoints.auditApply, body })
  })
  handle(context, endpoints.passApplies, async ({ body, caller, locale }) =>
    runBatch(body, locale, (id) =>
      answerAs(context, caller, { id, isAgreed: true, reason: '', operation: endpoints.passApplies, body }),
    ),
  )
}

/** Answers a request to join for the caller's institution and records it, in one transaction. */
async function answerAs(
  { database }: AppContext,
  { accountId }: AccountCaller,
  { id, isAgreed, reason, operation, body }: RequestAnswer,
): Promise<Done | Failed<'STATE_CHANGED', undefined> | Failed<'GATE_CLOSED', { readonly cGate: 'RIGHT' }>> {
  return inTransaction(database, async (client) => {
    // Accounts come first in every transaction, and two of them in one order: the applicant may be asking, or answering, too.
    const accounts = new Set([accountId, (await applicantOf(client, id)) ?? accountId])
    for (const locked of [...accounts].toSorted()) await lockAccount(client, { id: locked })
    // Read again under the lock that a switch takes: the right was checked before it.
    const refused = await refuseWithoutRight(client, operation, { accountId, body })
    const institution = await currentInstitution(client, accountId)
    if (refused || !institution) return refused ?? fail('STATE_CHANGED')
    const { id: organisationId, personId } = institution
    const applicantId = await answerRequest(client, { id, organisationId, personId, isAgreed, reason })
    if (applicantId instanceof Failed) return applicantId
    await recordAction(client, {
      accountId,
      action: isAgreed ? 'auditApply.agree' : 'auditApply.refuse',
      subject: maskPhone((await lockAccount(client, { id: applicantId }))?.mobilePhone ?? ''),
      subjectId: id,
      reason,
    })
    return DONE
  })
}

/** An answer to a request to join, with the call that it came by. */
interface RequestAnswer {
  readonly id: string
  readonly isAgreed: boolean
  readonly reason: string
  readonly operation: GuardedEndpoint
  readonly body: unknown
}
