import { ENDPOINTS } from '@mallwright/contract/registry'

import type { AppContext } from '../gateway/app-context.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { wireInstitution } from './institution.wire.ts'
import { membershipsOf, switchInstitution } from './membership.store.ts'

const endpoints = ENDPOINTS.institution

/** Registers the handlers of the institution area. The account is the caller's, whatever the path names. */
export function institutionRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.getListUserSubscription, async ({ params, caller }) => {
    if (params.id !== caller.accountId) return fail('EMPTY')
    return { results: (await membershipsOf(database.pool, caller.accountId)).map(wireInstitution) }
  })
  handle(context, endpoints.getDefaultUserSubscription, async ({ params, caller }) => {
    if (params.id !== caller.accountId) return fail('EMPTY')
    const current = (await membershipsOf(database.pool, caller.accountId)).find(({ isDefault }) => isDefault)
    return current ? wireInstitution(current) : fail('EMPTY')
  })
  handle(context, endpoints.setDefaultUserSubscription, async ({ params, caller }) => {
    const { accountId } = caller
    if (params.a !== accountId) return fail('INSTITUTION_UNKNOWN')
    const switched = await switchInstitution(database, { accountId, accUuid: params.b })
    return switched instanceof Failed ? switched : wireInstitution(switched)
  })
}
