import { eq, sql } from 'drizzle-orm'

import { orm } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { organisation } from '../../db/tables/organisation.table.ts'

/** Whether orders of an institution at the mall write its purchase vouchers, too (采购协同). */
export async function collaborates(client: Queryable, organisationId: string): Promise<boolean> {
  const [found] = await orm(client)
    .select({ collaborates: organisation.collaborates })
    .from(organisation)
    .where(eq(organisation.id, organisationId))
  return found?.collaborates ?? false
}

/** Switches that. Orders that can be paid already keep the vouchers that they have. */
export async function setCollaboration(client: Queryable, organisationId: string, isOn: boolean): Promise<void> {
  await orm(client)
    .update(organisation)
    .set({ collaborates: isOn, updatedAt: sql`now()` })
    .where(eq(organisation.id, organisationId))
}
