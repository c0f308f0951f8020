import { getMyInvitation } from '@mallwright/contract/institution'
import { createApi } from '@mallwright/contract/rpc'
import { CallError } from '@mallwright/shop-core/query'
import { queryOptions } from '@tanstack/react-query'

import { buyerKeys } from '../../../buyer/buyer.queries.ts'
import type { Shop } from '../../../client/shop.ts'

/** The code by which the caller's institution invites. */
export interface Invitation {
  readonly code: string
  readonly institution: string
}

/** The caller's invitation; `null` without an institution. Rejects with `CallError`. */
export function invitationQuery({ send, sessions }: Shop, caller: string) {
  return queryOptions({
    queryKey: [...buyerKeys.all(), 'invitation', sessions.mallUser.get().institutionId, caller],
    queryFn: async (): Promise<Invitation | null> => {
      const answer = await createApi({ getMyInvitation }, send).getMyInvitation({ body: {} })
      if (answer.ok) return { code: answer.data.cInviteCode, institution: answer.data.cEnterpriseName }
      if (answer.failure === 'EMPTY') return null
      throw new CallError(answer)
    },
  })
}
