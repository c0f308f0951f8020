import { DATA_SCOPES } from '@mallwright/contract/list-engine'
import type { DataScope } from '@mallwright/contract/list-engine'
import { and } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { Queryable } from '../../db/query.ts'
import { mayOpenMenu } from '../../gateway/right.store.ts'
import { filterSql } from '../filter-sql.ts'
import type { ListCaller, Source } from '../define-source.ts'
import type { CheckedList } from '../layouts/list-definitions.ts'

/** The rows within a definition's scope and the narrower one that a request asks for. */
export function scopeSql(
  source: Source,
  caller: ListCaller,
  { widest, asked }: { readonly widest: DataScope; readonly asked: DataScope },
): SQL | undefined {
  const own = source.scopes[widest]?.(caller)
  if (DATA_SCOPES.indexOf(asked) >= DATA_SCOPES.indexOf(widest)) return own
  const narrower = source.scopes[asked]?.(caller)
  return own && narrower && and(own, narrower)
}

/** The rows that a list has for a caller: its scope, the narrower one of the request, and its fixed filter. */
export function rowsOf(list: CheckedList, caller: ListCaller, asked: DataScope): SQL | undefined {
  const { from, scope, fixedFilter } = list
  const scoped = scopeSql(from, caller, { widest: scope, asked })
  return scoped && and(scoped, fixedFilter ? filterSql(fixedFilter, from) : undefined)
}

/** Whether a caller may read a list: within its scope, and with a right in its menu. */
export async function mayRead(
  client: Queryable,
  { from, scope, menuId }: CheckedList,
  caller: ListCaller,
): Promise<boolean> {
  if (from.scopes[scope]?.(caller) === undefined) return false
  return menuId === null || mayOpenMenu(client, caller.accountId, menuId)
}
