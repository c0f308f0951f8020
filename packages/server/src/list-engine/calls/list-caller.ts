import type { AppContext } from '../../gateway/app-context.ts'
import { fail } from '../../gateway/failures/failure.ts'
import type { Failed } from '../../gateway/failures/failure.ts'
import type { AccountCaller } from '../../gateway/guard/caller.ts'
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
  { rateLimiter, limits }: AppContext,
  caller: AccountCaller,
  ids: NamedIds,
): Promise<Viewer | Failed<'NO_DATA_PERMISSION' | 'TOO_MANY_REQUESTS', undefined>> {
  const seconds = await rateLimiter.retryAfter(`lists ${caller.sessionId}`, limits.listCallsPerMinute)
  if (seconds > 0) return fail('TOO_MANY_REQUESTS')
  const viewer = viewerOf(caller)
  const { owner } = viewer
  const names = ['cOrgUuid', 'cAccUuid', 'cPersonUuid'] as const
  return names.some((name) => ids[name] && ids[name] !== owner[name]) ? fail('NO_DATA_PERMISSION') : viewer
}

/** Who calls, for the current institution. */
export function viewerOf(caller: AccountCaller): Viewer {
  const { accountId, phone, isOperator } = caller
  const institution = caller.institution?.isStopped ? undefined : caller.institution
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
