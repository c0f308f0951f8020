import { WORKFLOW_SERVICE } from '@mallwright/contract/institution'
import { ENDPOINTS } from '@mallwright/contract/registry'
import { WORKFLOW_PAGE } from '@mallwright/contract/voucher'

import type { AppContext } from '../gateway/app-context.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { maskName, maskPhone } from '../personal-data/mask.ts'
import { findAdministrator, findParticulars, findServiceUrl } from './institution-search.store.ts'
import { wireInstitution } from './institution.wire.ts'
import { invitationRoutes } from './invitation.routes.ts'
import { joinRoutes } from './join.routes.ts'
import { membershipsOf, switchInstitution } from './membership.store.ts'
import { onboardingRoutes } from './onboarding.routes.ts'
import { verificationRoutes } from './verification.routes.ts'
import { wireParticulars } from './verification.wire.ts'

const endpoints = ENDPOINTS.institution

/** Registers the handlers of the institution area. The account is the caller's, whatever the path names. */
export function institutionRoutes(context: AppContext): void {
  membershipRoutes(context)
  particularsRoutes(context)
  onboardingRoutes(context)
  invitationRoutes(context)
  joinRoutes(context)
  verificationRoutes(context)
}

function membershipRoutes(context: AppContext): void {
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
    if (params.a !== caller.accountId) return fail('INSTITUTION_UNKNOWN')
    const switched = await switchInstitution(database, caller.accountId, { accUuid: params.b })
    return switched instanceof Failed ? switched : wireInstitution(switched)
  })
  handle(context, endpoints.loginPerson, async ({ body, caller }) => {
    if (body.cLoginUuid !== caller.sessionId) return fail('INSTITUTION_UNKNOWN')
    const switched = await switchInstitution(database, caller.accountId, { personId: body.cPersonUuid })
    return switched instanceof Failed ? switched : wireInstitution(switched)
  })
}

function particularsRoutes(context: AppContext): void {
  const { pool } = context.database
  handle(context, endpoints.getBindEnterpriseByAccUuid, async ({ params, caller }) => {
    const found = await findParticulars(pool, caller.accountId, params.accUuid)
    return found ? wireParticulars(found) : fail('EMPTY')
  })
  handle(context, endpoints.getAdminSubscriptionDto, async ({ params, caller }) => {
    const found = await findAdministrator(pool, caller.accountId, params.accUuid)
    if (!found) return fail('EMPTY')
    return {
      cPersonName: maskName(found.personName),
      cMobilePhone: maskPhone(found.phone),
      cEnterpriseName: found.name,
    }
  })
  handle(context, endpoints.getServiceUrlByAccount, async ({ body, caller }) => {
    const found = await findServiceUrl(pool, caller.accountId, body.cAccUuid, body.cServerName)
    const own = body.cServerName === WORKFLOW_SERVICE ? WORKFLOW_PAGE : undefined
    const cUrl = found && (found.url ?? own)
    return cUrl === undefined ? fail('EMPTY') : { cUrl }
  })
}
