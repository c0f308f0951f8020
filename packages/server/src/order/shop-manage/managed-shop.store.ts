import { and, asc, eq, or, sql } from 'drizzle-orm'

import { orm } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { askedId } from '../../db/row-id.ts'
import { shop } from '../../db/tables/catalog.table.ts'
import { orgMember } from '../../db/tables/organisation.table.ts'
import type { AccountCaller } from '../../gateway/guard/caller.ts'

/** Who manages a shop: active members of its institution, and for the mall's own shops its operators. Domain G8. */
function manages({ accountId, isOperator }: AccountCaller) {
  const isMember = sql`exists (select 1 from ${orgMember} where ${orgMember.organisationId} = ${shop.organisationId}
    and ${orgMember.accountId} = ${accountId}::uuid and not ${orgMember.isStopped})`
  return isOperator ? or(isMember, eq(shop.isOperated, true)) : isMember
}

/** The shops that a caller manages, by name. */
export function managedShops(client: Queryable, caller: AccountCaller) {
  return orm(client)
    .select({ id: shop.id, name: shop.name })
    .from(shop)
    .where(manages(caller))
    .orderBy(asc(shop.name), asc(shop.id))
}

/** Whether a caller manages a shop. */
export async function isManaged(client: Queryable, caller: AccountCaller, shopId: string): Promise<boolean> {
  const found = await orm(client)
    .select({ id: shop.id })
    .from(shop)
    .where(and(eq(shop.id, askedId(shopId)), manages(caller)))
  return found.length > 0
}
