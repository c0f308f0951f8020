import * as z from 'zod/mini'

import type { PubSubEvent } from '../db/pub-sub.ts'
import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'

const ENDED = rows(
  { sessionId: z.string(), reason: z.nullable(z.string()) },
  `select s.id as "sessionId", s.revoke_reason as reason
   from login_session s left join account a on a.id = s.account_id
   where s.id = any($1::uuid[]) and (coalesce(s.revoke_reason, 'renewed') <> 'renewed' or coalesce(a.stopped, false))`,
)

/** The events of those sessions that have ended, for whoever may have missed them. */
export async function missedEnds(client: Queryable, sessionIds: Iterable<string>): Promise<PubSubEvent[]> {
  const ended = await ENDED.all(client, [[...new Set(sessionIds)]])
  return ended.map(({ sessionId, reason }) => ({
    kind: reason === 'taken-over' ? 'taken-over' : reason === 'removed' ? 'session-removed' : 'session-ended',
    sessionId,
  }))
}
