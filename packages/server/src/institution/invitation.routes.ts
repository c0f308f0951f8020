import { ENDPOINTS } from '@mallwright/contract/registry'

import { inTransaction } from '../db/database.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { fail } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { codeOfInstitution, findInvite } from './invite-code.store.ts'

const endpoints = ENDPOINTS.institution

/** Registers the handlers of invitations. */
export function invitationRoutes(context: AppContext): void {
  const { database, limits } = context
  handle(context, endpoints.getMyInvitation, async ({ caller }) => {
    const institution = caller.institution
    if (!institution || institution.isStopped) return fail('EMPTY')
    const { code, inviteUuid, name } = await inTransaction(database, (client) =>
      codeOfInstitution(client, institution.id),
    )
    return { cInviteCode: code, cInviteUuid: inviteUuid, cEnterpriseName: name }
  })
  handle(
    context,
    endpoints.checkInvitation,
    async ({ body }) => {
      const found = await findInvite(database.pool, body.cInviteCode)
      if (!found) return fail('INVITE_UNKNOWN', { cField: 'cInviteCode' })
      const { code, inviteUuid, institution } = found
      return {
        iKind: institution ? (2 as const) : (1 as const),
        cInviteCode: code,
        cInviteUuid: inviteUuid,
        cEnterpriseUuid: institution?.id ?? '',
        iAuthenticationType: institution?.kind === 2 ? (2 as const) : (1 as const),
      }
    },
    // Codes could be guessed.
    { perMinute: limits.loginsPerMinute },
  )
}
