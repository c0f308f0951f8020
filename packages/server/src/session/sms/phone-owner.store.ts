import { eq } from 'drizzle-orm'

import { orm } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { account } from '../../db/tables/account.table.ts'

/** Whether an account has a phone. */
export async function hasAccount(client: Queryable, phone: string): Promise<boolean> {
  return (await orm(client).select({ id: account.id }).from(account).where(eq(account.mobilePhone, phone))).length > 0
}
