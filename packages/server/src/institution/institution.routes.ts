import { ENDPOINTS } from '@mallwright/contract/registry'

import type { AppContext } from '../gateway/app-context.ts'
import { fail } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { membershipsOf, switchInstitution } from './membership.store.ts'

const endpoints = ENDPOINTS.institution

/** Registers the handlers of the institution area. The account is the caller's, whatever the path names. */
export function institutionRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.getListUserSubscription, async ({ params, caller }) =>
    params.id === caller.accountId ? { results: await membershipsOf(database.pool, caller.accountId) } : fail('EMPTY'),
  )
  handle(context, endpoints.getDefaultUserSubscription, async ({ params, caller }) => {
    if (params.id !== caller.accountId) return fail('EMPTY')
    const memberships = await membershipsOf(database.pool, caller.accountId)
    return memberships.find(({ bDefault }) => bDefault) ?? fail('EMPTY')
  })
  handle(context, endpoints.setDefaultUserSubscription, async ({ params, caller }) =>
    params.a === caller.accountId
      ? switchInstitution(database, { accountId: caller.accountId, accUuid: params.b })
      : fail('INSTITUTION_UNKNOWN'),
  )
}
