import { getListApplyByAllLinkUser } from '@mallwright/contract/institution'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'

import { dataOr } from './buyer-errors.ts'

/** States of a request to join by their number on the wire. Domain 2.10. */
export const REQUEST_STATES = ['pending', 'agreed', 'refused', 'withdrawn'] as const

/** State of a request to join. */
export type RequestState = (typeof REQUEST_STATES)[number]

/** A request of the account to join an institution. */
export interface JoinRequest {
  readonly id: string
  readonly institutionId: string
  readonly name: string
  readonly isTeam: boolean
  readonly state: RequestState
  readonly reason: string
  readonly createdAt: string
}

/** The account's requests to join, the newest first. Rejects with `CallError`. */
export async function readJoinRequests(send: Send, accountId: string): Promise<readonly JoinRequest[]> {
  const answer = await createApi({ getListApplyByAllLinkUser }, send).getListApplyByAllLinkUser({
    params: { id: accountId },
  })
  return dataOr(answer, 'joinRequests').results.map((wire) => ({
    id: wire.cApplyUuid,
    institutionId: wire.cEnterpriseUuid,
    name: wire.cEnterpriseName,
    isTeam: wire.iAuthenticationType === 2,
    state: REQUEST_STATES[wire.iState],
    reason: wire.cReason,
    createdAt: wire.dCreateTime,
  }))
}
