import { eq } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { orm } from '../../db/query.ts'
import { message } from '../../db/tables/trade/message.table.ts'

/** Deletes the messages of an account. */
export async function clearMessages(client: Transaction, accountId: string): Promise<void> {
  await orm(client).delete(message).where(eq(message.accountId, accountId))
}
