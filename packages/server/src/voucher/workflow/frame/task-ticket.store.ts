import * as z from 'zod/mini'

import type { Transaction } from '../../../db/database.ts'
import { command, rows } from '../../../db/query.ts'
import type { Queryable } from '../../../db/query.ts'
import { sha256 } from '../../../gateway/guard/secret.ts'

const HOLDER = { sessionId: z.string(), accountId: z.string(), taskId: z.string(), origin: z.string() }

/** For whom a task was opened, and by a page of which origin. */
export type TaskHolder = Readonly<z.infer<z.ZodMiniObject<typeof HOLDER>>>

const HOLDER_COLUMNS = `s.id as "sessionId", s.account_id as "accountId", t.task_id as "taskId", t.origin`

/** SQL: session `s` has not ended. A renewed one lives on under another token; what ends that one ends it, too. */
const IS_OPEN = `s.account_id is not null and ((s.revoked_at is null and s.expires_at > now()) or s.revoke_reason = 'renewed')`

const TAKE = rows(
  HOLDER,
  `update one_time_ticket t set used_at = now() from login_session s
   where t.purpose = 'workflow' and t.ticket_hash = $1 and t.used_at is null and t.expires_at > now()
     and s.id = t.session_id and ${IS_OPEN}
   returning ${HOLDER_COLUMNS}`,
)

/** Uses the ticket of a page up; `undefined` when it is unknown, expired or used, or its session has ended. */
export async function takeTaskTicket(client: Queryable, ticket: string): Promise<TaskHolder | undefined> {
  return TAKE.first(client, [sha256(ticket)])
}

const USED = rows(
  { isUsed: z.boolean() },
  `select used_at is not null as "isUsed" from one_time_ticket where purpose = 'workflow' and ticket_hash = $1`,
)

/** Whether a ticket was taken before. */
export async function isTaskTicketUsed(client: Queryable, ticket: string): Promise<boolean> {
  return (await USED.first(client, [sha256(ticket)]))?.isUsed ?? false
}

const DECISION = rows(
  { ...HOLDER, id: z.string(), isUsed: z.boolean() },
  `select ${HOLDER_COLUMNS}, t.id, t.used_at is not null as "isUsed"
   from one_time_ticket t join login_session s on s.id = t.session_id and ${IS_OPEN}
   where t.purpose = 'decision' and t.ticket_hash = $1 and t.expires_at > now()`,
)

/** The token in a form, also a used one; `undefined` when it is unknown or expired, or its session has ended. */
export async function findDecisionToken(client: Queryable, token: string) {
  return DECISION.first(client, [sha256(token)])
}

const USE = command(`update one_time_ticket set used_at = now() where id = $1 and used_at is null`)

/** Uses the token of a form up: its decision was written. */
export async function useDecisionToken(client: Transaction, id: string): Promise<void> {
  await USE.run(client, [id])
}

const STATE = rows({ state: z.number() }, `select state from workflow_task where id = $1::uuid`)

/** Whether a task does not wait any more: it was decided, or withdrawn, or is gone. */
export async function isTaskOver(client: Queryable, taskId: string): Promise<boolean> {
  return (await STATE.first(client, [taskId]))?.state !== 0
}
