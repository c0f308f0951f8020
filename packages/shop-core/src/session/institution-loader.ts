import type { Send } from '@mallwright/contract/rpc'

import { readInstitution } from './institution-steps.ts'
import type { SessionStore } from './session-store.ts'
import { NO_INSTITUTION } from './session.ts'
import type { InstitutionOutcome, MallUser } from './session.ts'

/** What the loads of one client know of each other. */
export interface InstitutionLoads {
  latest: number
  /** As the last load has stored it. */
  stored?: MallUser
}

/**
 * Loads institution and role of the signed-in account. Of several loads the one that began last is stored, and none over what
 * another tab has written meanwhile; `undefined` when overtaken.
 */
export async function loadInstitution(
  sessions: SessionStore,
  send: Send,
  loads: InstitutionLoads,
): Promise<InstitutionOutcome | undefined> {
  const session = sessions.session.get()
  if (session?.kind !== 'account') return undefined
  loads.latest += 1
  const turn = loads.latest
  const before = sessions.mallUser.get()
  const { mallUser = NO_INSTITUTION, ...outcome } = await readInstitution(send, session.account.id)
  const current = sessions.mallUser.get()
  const isOvertaken = turn !== loads.latest || (current !== before && current !== loads.stored)
  if (isOvertaken || sessions.session.get()?.id !== session.id) return undefined
  loads.stored = mallUser
  sessions.mallUser.set(mallUser)
  return outcome
}
