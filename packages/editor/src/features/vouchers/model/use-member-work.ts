import type { Institution } from '@mallwright/shop-core/buyer'
import { useLocale } from '@mallwright/shop-core/i18n'
import { CallError } from '@mallwright/shop-core/query'
import { usePersisted } from '@mallwright/shop-core/storage'
import { workQuery } from '@mallwright/shop-core/voucher'
import type { VoucherWork } from '@mallwright/shop-core/voucher'
import { useQuery } from '@tanstack/react-query'

import type { StudioClient } from '../../sign-in/model/studio-client.ts'
import { institutionsQuery } from './desk-member.queries.ts'

/** What an account has at the desk as a member of institutions. */
export interface MemberWork {
  readonly institutions: readonly Institution[]
  /** The one that the account acts for. */
  readonly current: Institution | undefined
  /** Who asks: the account as a member of that institution. */
  readonly caller: string
  readonly data: VoucherWork | undefined
  readonly error: Error | null
  readonly isPending: boolean
  readonly queryKey: ReturnType<typeof workQuery>['queryKey']
  readonly retry: () => void
  /** Whether the account has anything to do with vouchers here; `undefined` until that is known. */
  readonly isOpen: boolean | undefined
}

/** The vouchers of the institution that the account acts for: the server says which. */
export function useMemberWork(client: StudioClient, accountId: string): MemberWork {
  // A switch, in another tab too, asks anew.
  usePersisted(client.sessions.mallUser)
  const locale = useLocale()
  const known = useQuery(institutionsQuery(client, accountId))
  const institutions = known.data ?? []
  const current = institutions.find(({ isCurrent }) => isCurrent)
  const caller = `${accountId} ${current?.id ?? ''}`
  const query = workQuery({ send: client.send, locale: () => locale }, caller)
  const work = useQuery({ ...query, enabled: current !== undefined })
  const isPending = known.isPending || (current !== undefined && work.isPending)
  const error = known.error ?? work.error
  const has = (work.data?.types.length ?? 0) > 0 || (work.data?.tasks ?? 0) > 0
  return {
    institutions,
    current,
    caller,
    data: work.data,
    error,
    isPending,
    queryKey: query.queryKey,
    retry: () => void (known.error ? known.refetch() : work.refetch()),
    // A mistaken institution can be switched, and what failed can be tried again.
    isOpen: isPending ? undefined : has || institutions.length > 1 || (error !== null && !isClosed(error)),
  }
}

/** The gate of members is closed: without an institution, or with a stopped one. */
function isClosed(error: Error): boolean {
  return error instanceof CallError && error.failure === 'GATE_CLOSED'
}
