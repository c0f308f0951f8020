import { gateReason, INSTITUTION_GATES } from '@mallwright/contract/gate'
import type { Gate, GateReason, Situation } from '@mallwright/contract/gate'

import type { Queryable } from '../db/query.ts'
import { isSignedIn } from './guard/caller.ts'
import type { Caller } from './guard/caller.ts'
import { currentInstitution } from './institution.store.ts'

/** Why a gate is closed to a caller; `undefined` when it is open. Reads the institution for gates that depend on it. */
export async function gateReasonFor(
  client: Queryable,
  gate: Gate,
  caller: Caller | undefined,
): Promise<GateReason | undefined> {
  return gateReason(gate, await situationOf(client, gate, caller))
}

async function situationOf(client: Queryable, gate: Gate, caller: Caller | undefined): Promise<Situation> {
  if (!caller) return { session: 'none' }
  if (!isSignedIn(caller)) return { session: 'visitor' }
  return {
    session: 'account',
    hasInitialPassword: caller.hasInitialPassword,
    isSuperUser: caller.isSuper,
    isOperator: caller.isOperator,
    institution: INSTITUTION_GATES.includes(gate) ? await currentInstitution(client, caller.accountId) : undefined,
  }
}
