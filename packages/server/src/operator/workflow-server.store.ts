import { WORKFLOW_SERVICE } from '@mallwright/contract/institution'
import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../db/database.ts'
import { orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { askedId } from '../db/row-id.ts'
import { workflowServer } from '../db/tables/onboarding.table.ts'
import { organisation } from '../db/tables/organisation.table.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { DeskFilter } from './audit-desk.store.ts'

const SERVERS = rows(
  { id: z.string(), url: z.string(), accUuid: z.string(), name: z.string(), total: z.number() },
  `select w.id, w.url, coalesce(o.acc_uuid::text, '') as "accUuid", coalesce(o.name, '') as name, count(*) over ()::int as total
   from workflow_server w left join organisation o on o.id = w.organisation_id
   where w.server_name = $1 and ($2 = '' or position($2 in w.url) > 0 or position($2 in o.name) > 0)
   order by w.organisation_id is not null, o.name, w.id limit $3 offset $4`,
)

/** The workflow servers, that of all institutions first. */
export function listWorkflowServers(client: Queryable, { keyword, page }: DeskFilter) {
  return SERVERS.all(client, [WORKFLOW_SERVICE, keyword, page.size, offsetOf(page)])
}

/** Sets the workflow server of an institution, or with an empty `accUuid` that of all others; gives its address. */
export async function setWorkflowServer(
  client: Transaction,
  { accUuid, url }: { readonly accUuid: string; readonly url: string },
): Promise<string | Failed<'EMPTY', undefined>> {
  const [found] = await orm(client)
    .select({ id: organisation.id })
    .from(organisation)
    .where(eq(sql`${organisation.accUuid}::text`, accUuid))
  if (accUuid !== '' && !found) return fail('EMPTY')
  await orm(client)
    .insert(workflowServer)
    .values({ organisationId: found?.id ?? null, serverName: WORKFLOW_SERVICE, url })
    .onConflictDoUpdate({
      target: [workflowServer.organisationId, workflowServer.serverName],
      set: { url, updatedAt: sql`now()` },
    })
  return url
}

/** Removes a workflow server; gives its address. */
export async function removeWorkflowServer(
  client: Transaction,
  id: string,
): Promise<string | Failed<'STATE_CHANGED', undefined>> {
  const [removed] = await orm(client)
    .delete(workflowServer)
    .where(and(eq(workflowServer.id, askedId(id)), eq(workflowServer.serverName, WORKFLOW_SERVICE)))
    .returning({ url: workflowServer.url })
  return removed?.url ?? fail('STATE_CHANGED')
}
