import { gateReason, INSTITUTION_GATES } from '@mallwright/contract/gate'
import type { Gate, GateReason, InstitutionSituation, Situation } from '@mallwright/contract/gate'

import type { Database } from '../db/database.ts'
import { isSignedIn } from './caller.ts'
import type { Caller } from './caller.ts'

/** Why a gate is closed to a caller; `undefined` when it is open. Reads the institution for gates that depend on it. */
export async function gateReasonFor(
  database: Pick<Database, 'pool'>,
  gate: Gate,
  caller: Caller | undefined,
): Promise<GateReason | undefined> {
  return gateReason(gate, await situationOf(database, gate, caller))
}

async function situationOf(
  database: Pick<Database, 'pool'>,
  gate: Gate,
  caller: Caller | undefined,
): Promise<Situation> {
  if (!caller) return { session: 'none' }
  if (!isSignedIn(caller)) return { session: 'visitor' }
  return {
    session: 'account',
    hasInitialPassword: caller.hasInitialPassword,
    isSuperUser: caller.isSuper,
    institution: INSTITUTION_GATES.includes(gate) ? await readInstitution(database, caller.accountId) : undefined,
  }
}

interface InstitutionRow {
  readonly kind: number
  readonly is_admin: boolean
  readonly is_stopped: boolean
  readonly is_verified: boolean
}

/** The account's current institution. Nothing stores a person's or a team's verification yet: both count as missing. */
async function readInstitution(
  { pool }: Pick<Database, 'pool'>,
  accountId: string,
): Promise<InstitutionSituation | undefined> {
  const { rows } = await pool.query<InstitutionRow>(
    `select o.kind, m.user_type = 'admin' as is_admin, o.authentication as is_verified,
       m.stop or o.acc_stop or o.wait_delete as is_stopped
     from org_member m join organisation o on o.id = m.organisation_id
     where m.account_id = $1 and m.is_default`,
    [accountId],
  )
  const row = rows[0]
  return (
    row && {
      kind: row.kind === 1 ? 'enterprise' : 'team',
      isAdmin: row.is_admin,
      isStopped: row.is_stopped,
      isVerified: row.is_verified,
      isPersonVerified: false,
      teamAuthorization: '',
    }
  )
}
