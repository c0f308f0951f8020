import * as z from 'zod/mini'

import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'

/** Stopped ones too: whoever is stopped at another operator must not pass for one of the mall's. */
const MEMBERSHIPS = rows(
  { operatorId: z.string(), isMall: z.boolean(), isDefault: z.boolean(), isStopped: z.boolean() },
  `select p.id as "operatorId", p.is_mall as "isMall", m.is_default as "isDefault",
     m.stop or o.acc_stop or o.wait_delete as "isStopped"
   from org_member m join operator p on p.organisation_id = m.organisation_id join organisation o on o.id = m.organisation_id
   where m.account_id = $1`,
)

/** For whom an operator's account acts: the mall's operator (null) or one that brings teams. */
export interface OperatorScope {
  readonly ownOperatorId: string | null
}

/** The failure of who may not do something at the desk. */
type Closed = Failed<'GATE_CLOSED', { readonly cGate: 'OPERATOR' }>

/**
 * Whom an operator's account acts for: the other operator whose institution is its current one, else the mall's, unless the
 * account belongs to others only.
 */
export async function operatorScope(client: Queryable, accountId: string): Promise<OperatorScope | Closed> {
  const memberships = await MEMBERSHIPS.all(client, [accountId])
  const own = memberships.find(({ isMall, isDefault, isStopped }) => !isMall && isDefault && !isStopped)
  if (own) return { ownOperatorId: own.operatorId }
  const isOfMall = memberships.length === 0 || memberships.some(({ isMall }) => isMall)
  return isOfMall ? { ownOperatorId: null } : fail('GATE_CLOSED', { cGate: 'OPERATOR' })
}

/** The failure of an account that does not act for the mall's operator; `undefined` for one that does. */
export async function refuseOtherOperators(client: Queryable, accountId: string): Promise<Closed | undefined> {
  const scope = await operatorScope(client, accountId)
  if (!('ownOperatorId' in scope)) return scope
  return scope.ownOperatorId === null ? undefined : fail('GATE_CLOSED', { cGate: 'OPERATOR' })
}
