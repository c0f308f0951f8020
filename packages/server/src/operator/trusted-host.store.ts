import { and, arrayContains, eq, not, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../db/database.ts'
import { orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { site } from '../db/tables/site.table.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { DeskFilter } from './audit-desk.store.ts'

const HOSTS = rows(
  { host: z.string(), total: z.number() },
  `select h.host, count(*) over ()::int as total from site s, unnest(s.trusted_hosts) as h (host)
   where s.id = $1 and ($2 = '' or position($2 in h.host) > 0) order by h.host limit $3 offset $4`,
)

/** The hosts that a site trusts, by name. */
export function listTrustedHosts(client: Queryable, siteId: string, { keyword, page }: DeskFilter) {
  return HOSTS.all(client, [siteId, keyword, page.size, offsetOf(page)])
}

/** Trusts a host; gives its name. */
export async function addTrustedHost(
  client: Transaction,
  siteId: string,
  host: string,
): Promise<string | Failed<'HOST_TRUSTED', { readonly cField: 'cHost' }>> {
  const added = await orm(client)
    .update(site)
    .set({ trustedHosts: sql`array_append(${site.trustedHosts}, ${host})`, updatedAt: sql`now()` })
    .where(and(eq(site.id, siteId), not(arrayContains(site.trustedHosts, [host]))))
    .returning({ id: site.id })
  return added.length > 0 ? host : fail('HOST_TRUSTED', { cField: 'cHost' })
}

/** Trusts a host no more; gives its name. */
export async function removeTrustedHost(
  client: Transaction,
  siteId: string,
  host: string,
): Promise<string | Failed<'STATE_CHANGED', undefined>> {
  const removed = await orm(client)
    .update(site)
    .set({ trustedHosts: sql`array_remove(${site.trustedHosts}, ${host})`, updatedAt: sql`now()` })
    .where(and(eq(site.id, siteId), arrayContains(site.trustedHosts, [host])))
    .returning({ id: site.id })
  return removed.length > 0 ? host : fail('STATE_CHANGED')
}
