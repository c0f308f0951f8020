import { MAX_HISTORY } from '@mallwright/contract/search'
import type { SearchScene } from '@mallwright/contract/search'
import { and, desc, eq, sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { command, orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { account } from '../db/tables/account.table.ts'
import { searchHistory } from '../db/tables/trade/search.table.ts'

/** The history of an account in a scene. */
export interface HistoryOwner {
  readonly accountId: string
  readonly scene: SearchScene
}

const ownedBy = ({ accountId, scene }: HistoryOwner) =>
  and(eq(searchHistory.accountId, accountId), eq(searchHistory.scene, scene))

/** The keywords of a history, the latest first. */
export async function readHistory(client: Queryable, owner: HistoryOwner): Promise<readonly string[]> {
  const found = await orm(client)
    .select({ keyword: searchHistory.keyword })
    .from(searchHistory)
    .where(ownedBy(owner))
    .orderBy(desc(searchHistory.lastAt), searchHistory.keyword)
    .limit(MAX_HISTORY)
  return found.map(({ keyword }) => keyword)
}

const FORGET_OLDEST = command(
  `delete from search_history where account_id = $1 and scene = $2 and keyword in (
     select keyword from search_history where account_id = $1 and scene = $2
     order by last_at desc, keyword offset ${MAX_HISTORY})`,
)

/** Puts a keyword first in a history; the oldest beyond the limit go. */
export async function rememberSearch(client: Queryable, owner: HistoryOwner, keyword: string): Promise<void> {
  const shown = keyword.trim()
  if (shown === '') return
  await orm(client)
    .insert(searchHistory)
    .values({ ...owner, keyword: shown })
    .onConflictDoUpdate({
      target: [searchHistory.accountId, searchHistory.scene, searchHistory.keyword],
      set: { lastAt: sql`clock_timestamp()` },
    })
  await FORGET_OLDEST.run(client, [owner.accountId, owner.scene])
}

/** Serialises changes of one account's history. */
export async function lockHistory(client: Transaction, accountId: string): Promise<void> {
  await orm(client).select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update')
}

/** Takes one keyword out of a history, or all without one. */
export async function forgetSearches(client: Transaction, owner: HistoryOwner, keyword?: string): Promise<void> {
  const one = keyword === undefined ? undefined : eq(searchHistory.keyword, keyword)
  await orm(client)
    .delete(searchHistory)
    .where(and(ownedBy(owner), one))
}
