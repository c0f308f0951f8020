import { gateReason, INSTITUTION_GATES } from '@mallwright/contract/gate'
import type { Gate, GateReason, Situation } from '@mallwright/contract/gate'

import type { Queryable } from '../db/query.ts'
import { isSignedIn } from './guard/caller.ts'
import type { Caller } from './guard/caller.ts'
import { currentInstitution } from './institution.store.ts'
import type { CurrentInstitution } from './institution.store.ts'

/** What a gate has found out about a caller. */
export interface GateCheck {
  /** Why it is closed; `undefined` when it is open. */
  readonly reason: GateReason | undefined
  /** The caller's institution; read for gates that depend on it alone. */
  readonly institution: CurrentInstitution | undefined
}

/** Checks a gate for a caller. */
export async function checkGateFor(client: Queryable, gate: Gate, caller: Caller | undefined): Promise<GateCheck> {
  const institution =
    caller && isSignedIn(caller) && INSTITUTION_GATES.includes(gate)
      ? await currentInstitution(client, caller.accountId)
      : undefined
  return { reason: gateReason(gate, situationOf(caller, institution)), institution }
}

function situationOf(caller: Caller | undefined, institution: CurrentInstitution | undefined): Situation {
  if (!caller) return { session: 'none' }
  if (!isSignedIn(caller)) return { session: 'visitor' }
  const { hasInitialPassword, isSuper, isOperator } = caller
  return { session: 'account', hasInitialPassword, isSuperUser: isSuper, isOperator, institution }
}
