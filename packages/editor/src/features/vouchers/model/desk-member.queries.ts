import { getBindEnterpriseByAccUuid, setDefaultUserSubscription } from '@mallwright/contract/institution'
import { createApi } from '@mallwright/contract/rpc'
import { readInstitutions } from '@mallwright/shop-core/buyer'
import { CallError } from '@mallwright/shop-core/query'
import { queryOptions } from '@tanstack/react-query'

import type { StudioClient } from '../../sign-in/model/studio-client.ts'

/** The institutions of the signed-in account, of which one is the current one. Rejects with `CallError`. */
export function institutionsQuery({ send, sessions }: StudioClient, accountId: string) {
  return queryOptions({
    // Another tab may have switched.
    queryKey: ['desk-institutions', accountId, sessions.mallUser.get().institutionId],
    queryFn: () => readInstitutions(send, accountId),
  })
}

/** cOrgUuid of an institution, by which templates of vouchers are asked for. Rejects with `CallError`. */
export function orgQuery({ send }: StudioClient, institutionId: string) {
  return queryOptions({
    queryKey: ['desk-org', institutionId],
    staleTime: Infinity,
    queryFn: async () => {
      const api = createApi({ getBindEnterpriseByAccUuid }, send)
      const answer = await api.getBindEnterpriseByAccUuid({ params: { accUuid: institutionId } })
      if (!answer.ok) throw new CallError(answer)
      return answer.data.cOrgUuid
    },
  })
}

/** Makes an institution the one that an account acts for, everywhere. Rejects with `CallError`. */
export async function switchInstitution(client: StudioClient, accountId: string, id: string): Promise<void> {
  const api = createApi({ setDefaultUserSubscription }, client.send)
  const answer = await api.setDefaultUserSubscription({ params: { a: accountId, b: id } })
  if (!answer.ok) throw new CallError(answer)
  await client.signInFlow.refreshMallUser()
}
