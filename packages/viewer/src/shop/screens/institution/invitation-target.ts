import { checkInvitation } from '@mallwright/contract/institution'
import { createApi } from '@mallwright/contract/rpc'
import { CallError } from '@mallwright/shop-core/query'

import { institutionPath, joinPath } from '../../buyer/onboarding-paths.ts'
import type { Shop } from '../../client/shop.ts'

/** Where an invite code leads: to creating with an operator's, to joining an institution by its own. Rejects with `CallError`. */
export async function pathOfInvitation({ send }: Pick<Shop, 'send'>, code: string): Promise<string> {
  const answer = await createApi({ checkInvitation }, send).checkInvitation({ body: { cInviteCode: code } })
  if (!answer.ok) throw new CallError(answer)
  const { iKind, cInviteCode, cInviteUuid, cEnterpriseUuid, iAuthenticationType } = answer.data
  if (iKind === 2) return joinPath({ id: cEnterpriseUuid, isTeam: iAuthenticationType === 2 })
  return institutionPath('createEnterprise', { inviteCode: cInviteCode, inviteUuid: cInviteUuid })
}
