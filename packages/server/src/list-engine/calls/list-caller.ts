import type { AppContext } from '../../gateway/app-context.ts'
import type { Queryable } from '../../db/query.ts'
import { fail } from '../../gateway/failures/failure.ts'
import type { Failed } from '../../gateway/failures/failure.ts'
import type { AccountCaller } from '../../gateway/guard/caller.ts'
import { currentInstitution } from '../../gateway/institution.store.ts'
import type { ListCaller } from '../define-source.ts'
import type { PlanOwner } from '../layouts/plans.ts'

/** A caller of lists with the ids that the wire compares. */
export interface Viewer extends ListCaller {
  readonly owner: PlanOwner & { readonly cAccUuid: string }
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
  const [seconds, viewer] = await Promise.all([
    rateLimiter.retryAfter(`lists ${caller.sessionId}`, limits.listCallsPerMinute),
    viewerOf(database.pool, caller),
  ])
  if (seconds > 0) return fail('TOO_MANY_REQUESTS')
  const { owner } = viewer
  const names = ['cOrgUuid', 'cAccUuid', 'cPersonUuid'] as const
  return names.some((name) => ids[name] && ids[name] !== owner[name]) ? fail('NO_DATA_PERMISSION') : viewer
}

/** Who calls, for the current institution. */
export async function viewerOf(client: Queryable, caller: AccountCaller): Promise<Viewer> {
  const { accountId, phone, isOperator } = caller
  const found = await currentInstitution(client, accountId)
  const institution = found?.isStopped ? undefined : found
  return {
    accountId,
    phone,
    isOperator,
    isAdmin: institution?.isAdmin ?? false,
    ...(institution && { organisationId: institution.id, personId: institution.personId }),
    owner: {
      cOrgUuid: institution?.orgUuid ?? '',
      cAccUuid: institution?.accUuid ?? '',
      cPersonUuid: institution?.personId ?? '',
    },
  }
}
