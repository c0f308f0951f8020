import type { AppContext } from '../../gateway/app-context.ts'
import { fail } from '../../gateway/failures/failure.ts'
import type { Failed } from '../../gateway/failures/failure.ts'
import type { AccountCaller } from '../../gateway/guard/caller.ts'
import { currentInstitution } from '../../gateway/institution.store.ts'
import type { ListCaller } from '../define-source.ts'
import type { PlanOwner } from '../layouts/plans.ts'

/** A caller of lists with the ids that the wire compares. */
export interface Viewer extends ListCaller {
  readonly owner: PlanOwner
}

/** Ids of a call that may only be the session's; absent and empty ones are. */
export interface NamedIds {
  readonly cOrgUuid?: unknown
  readonly cAccUuid?: unknown
  readonly cPersonUuid?: unknown
}

/** Who calls, for the current institution; a failure when the call names another one, or lists are called too often. */
export async function readViewer(
  { database, rateLimiter, limits }: AppContext,
  caller: AccountCaller,
  ids: NamedIds,
): Promise<Viewer | Failed<'NO_DATA_PERMISSION' | 'TOO_MANY_REQUESTS', undefined>> {
  const { accountId, phone, isOperator } = caller
  const [seconds, found] = await Promise.all([
    rateLimiter.retryAfter(`lists ${caller.sessionId}`, limits.listCallsPerMinute),
    currentInstitution(database.pool, accountId),
  ])
  if (seconds > 0) return fail('TOO_MANY_REQUESTS')
  const institution = found?.isStopped ? undefined : found
  const own = {
    cOrgUuid: institution?.orgUuid ?? '',
    cAccUuid: institution?.accUuid ?? '',
    cPersonUuid: institution?.personId ?? '',
  }
  const names = ['cOrgUuid', 'cAccUuid', 'cPersonUuid'] as const
  if (names.some((name) => ids[name] && ids[name] !== own[name])) return fail('NO_DATA_PERMISSION')
  return {
    accountId,
    phone,
    isOperator,
    isAdmin: institution?.isAdmin ?? false,
    ...(institution && { organisationId: institution.id, personId: institution.personId }),
    owner: { cOrgUuid: own.cOrgUuid, cPersonUuid: own.cPersonUuid },
  }
}
