import { getListUserSubscription, setDefaultUserSubscription } from '@mallwright/contract/institution'
import type { Institution as WireInstitution } from '@mallwright/contract/institution'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { CallError } from '@mallwright/shop-core/query'
import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../../client/shop.ts'

/** Calls of institutions, loaded with their screen. */
export function institutionApi(send: Send) {
  return createApi({ getListUserSubscription, setDefaultUserSubscription }, send)
}

/** An institution that the account is a member of. */
export interface Institution {
  readonly id: string
  readonly name: string
  readonly isTeam: boolean
  readonly isVerified: boolean
  /** The account acts for it. */
  readonly isCurrent: boolean
  /** Why nobody can act for it: it or the account's person there is disabled, or it waits for its deletion. */
  readonly obstacle: 'stopped' | 'closing' | undefined
}

/** Query keys of institutions. They belong to the caller. */
export const institutionKeys = {
  list: (caller: string) => ['institutions', caller],
} as const

/** The institutions of an account by name. Rejects with `CallError`. */
export function institutionsQuery({ send }: Shop, caller: string) {
  return queryOptions({
    queryKey: institutionKeys.list(caller),
    queryFn: async () => {
      const answer = await institutionApi(send).getListUserSubscription({ params: { id: caller } })
      if (!answer.ok) throw new CallError(answer)
      return answer.data.results.map(readInstitution)
    },
  })
}

/** An institution from its wire form. */
function readInstitution(wire: WireInstitution): Institution {
  return {
    id: wire.cAccUuid,
    name: wire.cEnterpriseName,
    isTeam: wire.iAccType === 2,
    isVerified: wire.bAuthentication,
    isCurrent: wire.bDefault,
    obstacle: wire.bStop || wire.bAccStop ? 'stopped' : wire.bWaitDelete ? 'closing' : undefined,
  }
}
