import * as z from 'zod/mini'

import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'

const OF_MEMBERS = rows(
  { id: z.string() },
  `select distinct s.id from login_session s
   join org_member m on m.account_id = s.account_id and m.organisation_id = $1 and not m.stop
   where s.id = any($2::uuid[])`,
)

const ACCOUNT = rows(
  { accountId: z.nullable(z.string()) },
  `select account_id as "accountId" from login_session where id = $1`,
)

/** The account of a session; null for a visitor's. */
export async function accountOfSession(client: Queryable, sessionId: string): Promise<string | null> {
  return (await ACCOUNT.first(client, [sessionId]))?.accountId ?? null
}

/** Those of the sessions whose accounts are members of an institution. */
export async function sessionsOfMembers(
  client: Queryable,
  organisationId: string,
  sessionIds: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const found = await OF_MEMBERS.all(client, [organisationId, [...new Set(sessionIds)]])
  return new Set(found.map(({ id }) => id))
}
