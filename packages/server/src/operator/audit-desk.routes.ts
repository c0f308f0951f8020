import { ENDPOINTS } from '@mallwright/contract/registry'
import { inArray } from 'drizzle-orm'

import { recordAction } from '../audit/audit-log.store.ts'
import { inTransaction } from '../db/database.ts'
import { orm } from '../db/query.ts'
import { enterpriseApply } from '../db/tables/onboarding.table.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { DONE, fail, Failed } from '../gateway/failures/failure.ts'
import type { AccountCaller } from '../gateway/guard/caller.ts'
import { handle } from '../gateway/handle.ts'
import { decideApplication } from '../institution/enterprise-apply.store.ts'
import { decideTeam } from '../institution/team-authorization.store.ts'
import { runBatch } from '../permission/run-batch.ts'
import { listApplications, listTeams } from './audit-desk.store.ts'
import { deskFilter, deskPage } from './desk-filter.ts'
import { operatorScope, refuseOtherOperators } from './operator-scope.store.ts'
import { wireApplication, wireTeam } from './operator.wire.ts'

const endpoints = ENDPOINTS.operator

/** Registers the handlers of decisions on applications and teams. */
export function auditDeskRoutes(context: AppContext): void {
  applicationRoutes(context)
  teamRoutes(context)
}

function applicationRoutes(context: AppContext): void {
  const { database, personalData } = context
  handle(context, endpoints.getEnterpriseApplyPage, async ({ body, caller }) => {
    const refused = await refuseOtherOperators(database.pool, caller.accountId)
    if (refused) return refused
    const filter = { ...deskFilter(body), state: body.iState, kind: body.iAuthenticationType }
    const { ids, total } = await listApplications(database.pool, filter)
    const rows = ids.length
      ? await orm(database.pool)
          .select()
          .from(enterpriseApply)
          .where(inArray(enterpriseApply.id, [...ids]))
      : []
    const ordered = rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    return { results: ordered.map((row) => wireApplication(row, personalData)), iTotleSize: total }
  })
  handle(context, endpoints.auditEnterpriseApply, async ({ body, caller }) => {
    const { cApplyUuid: id, bAgree: isPassed, cReason: reason } = body
    if (!isPassed && reason === '') return fail('REASON_NEEDED', { cField: 'cReason' })
    const decided = await decideApplicationAs(context, caller, { id, isPassed, reason })
    return decided instanceof Failed ? decided : wireApplication(decided, personalData)
  })
  handle(context, endpoints.passEnterpriseApplies, async ({ body, caller, locale }) =>
    runBatch(body, locale, (id) => decideApplicationAs(context, caller, { id, isPassed: true, reason: '' })),
  )
}

/** Decides on an application and records it, in one transaction. */
async function decideApplicationAs(
  { database }: AppContext,
  { accountId }: AccountCaller,
  decision: Parameters<typeof decideApplication>[1],
) {
  return inTransaction(database, async (client) => {
    const refused = await refuseOtherOperators(client, accountId)
    if (refused) return refused
    const decided = await decideApplication(client, decision)
    if (decided instanceof Failed) return decided
    await recordAction(client, {
      accountId,
      action: decision.isPassed ? 'auditEnterpriseApply.pass' : 'auditEnterpriseApply.refuse',
      subject: decided.name,
      subjectId: decision.id,
      reason: decision.reason,
    })
    return decided
  })
}

function teamRoutes(context: AppContext): void {
  const { database, personalData } = context
  handle(context, endpoints.getTeamAuthPage, async ({ body, caller }) => {
    const scope = await operatorScope(database.pool, caller.accountId)
    if (scope instanceof Failed) return scope
    const filter = { ...deskFilter(body), state: body.iAlShopAuditStatus }
    const rows = await listTeams(database.pool, filter, scope.ownOperatorId)
    return deskPage(rows, (row) => wireTeam(row, scope, personalData))
  })
  handle(context, endpoints.auditTeamAuth, async ({ body, caller }) => {
    const { cAuthUuid: id, cEvent: event, cReason: reason } = body
    if (event !== 'authorise' && reason === '') return fail('REASON_NEEDED', { cField: 'cReason' })
    return decideTeamAs(context, caller, { id, event, reason })
  })
  handle(context, endpoints.passTeamAuths, async ({ body, caller, locale }) =>
    runBatch(body, locale, (id) => decideTeamAs(context, caller, { id, event: 'authorise', reason: '' })),
  )
}

/** Decides on a team's authorisation and records it, in one transaction. */
async function decideTeamAs(
  { database }: AppContext,
  { accountId }: AccountCaller,
  decision: Omit<Parameters<typeof decideTeam>[1], 'ownOperatorId'>,
) {
  return inTransaction(database, async (client) => {
    const scope = await operatorScope(client, accountId)
    if (scope instanceof Failed) return scope
    const decided = await decideTeam(client, { ...decision, ownOperatorId: scope.ownOperatorId })
    if (decided instanceof Failed) return decided
    await recordAction(client, {
      accountId,
      action: `auditTeamAuth.${decision.event}`,
      subject: decided.teamName,
      subjectId: decision.id,
      reason: decision.reason,
    })
    return DONE
  })
}
