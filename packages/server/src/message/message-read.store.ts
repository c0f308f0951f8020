import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { isUuid } from '../db/row-id.ts'
import { message } from '../db/tables/trade/message.table.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { Pagination } from '../list-engine/pagination.ts'
import { notifyAccount } from './message.store.ts'

/** A message as it is stored. */
export type MessageRow = typeof message.$inferSelect

/** A page of an account's messages of some kinds (none: of all), the newest first, and their number. */
export async function readMessages(
  client: Queryable,
  accountId: string,
  { kinds, page }: { readonly kinds: readonly string[]; readonly page: Pagination },
): Promise<{ readonly messages: MessageRow[]; readonly total: number }> {
  const wanted = and(eq(message.accountId, accountId), ofKinds(kinds))
  const messages = await orm(client)
    .select()
    .from(message)
    .where(wanted)
    .orderBy(desc(message.createdAt), message.id)
    .limit(page.size)
    .offset(offsetOf(page))
  const [counted] = await orm(client).select({ total: count() }).from(message).where(wanted)
  return { messages, total: counted?.total ?? 0 }
}

/** Numbers of an account's unread messages by kind. */
export async function unreadByKind(
  client: Queryable,
  accountId: string,
): Promise<readonly { readonly kind: string; readonly total: number }[]> {
  return orm(client)
    .select({ kind: message.kind, total: count() })
    .from(message)
    .where(and(eq(message.accountId, accountId), isNull(message.readAt)))
    .groupBy(message.kind)
}

/** Marks an account's messages as read: those of ids, or all of some kinds (none: of all). Its other shops are told. */
export async function markRead(
  client: Transaction,
  accountId: string,
  which: { readonly ids: readonly string[] } | { readonly kinds: readonly string[] },
): Promise<void> {
  const chosen = 'ids' in which ? inArray(message.id, which.ids.filter(isUuid)) : ofKinds(which.kinds)
  const read = await orm(client)
    .update(message)
    .set({ readAt: sql`now()` })
    .where(and(eq(message.accountId, accountId), isNull(message.readAt), chosen))
    .returning({ id: message.id })
  if (read.length > 0) await notifyAccount(client, accountId, 'message')
}

function ofKinds(kinds: readonly string[]) {
  return kinds.length === 0 ? undefined : inArray(message.kind, [...kinds])
}
