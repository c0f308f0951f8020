import type { Situation } from '@mallwright/contract/gate'
import type { MallUser, Session } from '@mallwright/shop-core/session'
import { usePersisted } from '@mallwright/shop-core/storage'

import { useShop } from './shop-context.ts'

/**
 * Situation of the caller as far as the shop knows it. A visitor session counts as present: the transport fetches it
 * before the first call. Unknown details of an institution are taken as missing; the server decides again.
 */
export function situationOf(session: Session | undefined, mallUser: MallUser): Situation {
  if (session?.kind !== 'account') return { session: 'visitor' }
  const { isSuper } = session.account
  // A session with an initial password is never stored.
  const account = { session: 'account', hasInitialPassword: false, isSuperUser: isSuper } as const
  if (mallUser.institutionId === '') return account
  const isTeam = mallUser.authentication === 2
  return {
    ...account,
    institution: {
      kind: isTeam ? 'team' : 'enterprise',
      isAdmin: false,
      isStopped: false,
      isVerified: mallUser.tradeRole === 2,
      isPersonVerified: false,
      teamAuthorization: isTeam && mallUser.tradeRole === 2 ? '2' : '',
    },
  }
}

/** Situation of the current caller. */
export function useSituation(): Situation {
  const { sessions } = useShop()
  return situationOf(usePersisted(sessions.session), usePersisted(sessions.mallUser))
}
