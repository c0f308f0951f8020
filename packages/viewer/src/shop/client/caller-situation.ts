import type { Situation } from '@mallwright/contract/gate'
import type { Session } from '@mallwright/shop-core/session'
import { usePersisted } from '@mallwright/shop-core/storage'

import { useShop } from './shop-context.ts'

/**
 * Situation of the caller as far as its session tells: enough for every gate that does not ask for an institution. A
 * visitor session counts as present: the transport fetches it before the first call.
 */
function situationOf(session: Session | undefined): Situation {
  if (session?.kind !== 'account') return { session: 'visitor' }
  const { isSuper } = session.account
  // A session with an initial password is never stored.
  return { session: 'account', hasInitialPassword: false, isSuperUser: isSuper, isOperator: false }
}

/** Situation of the current caller, without its institution. */
export function useSituation(): Situation {
  return situationOf(usePersisted(useShop().sessions.session))
}
