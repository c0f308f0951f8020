import { gateReason } from '@mallwright/contract/gate'
import type { Gate, GateReason, Situation } from '@mallwright/contract/gate'

import { isSignedIn } from './guard/caller.ts'
import type { Caller } from './guard/caller.ts'

/** Why a gate is closed for a caller; `undefined` when it is open. */
export function gateReasonFor(gate: Gate, caller: Caller | undefined): GateReason | undefined {
  return gateReason(gate, situationOf(caller))
}

function situationOf(caller: Caller | undefined): Situation {
  if (!caller) return { session: 'none' }
  if (!isSignedIn(caller)) return { session: 'visitor' }
  const { hasInitialPassword, isSuper, isOperator, institution } = caller
  return { session: 'account', hasInitialPassword, isSuperUser: isSuper, isOperator, institution }
}
