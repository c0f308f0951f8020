import type { Locale } from '@mallwright/contract/values'

import type { AppContext } from '../gateway/app-context.ts'
import type { AccountCaller } from '../gateway/guard/caller.ts'
import { isApprover } from './approval/approval.store.ts'
import { findVisibleOrder } from './read/order-list.store.ts'
import type { OrderListRow } from './read/order-list.store.ts'
import { institutionReader, ownReader } from './read/order-reader.ts'
import type { OrderReader } from './read/order-reader.ts'

/** An order that a caller may see: their own, or one of the institution that they act for. */
export async function findOrderOf(
  context: AppContext,
  { caller, locale }: { readonly caller: AccountCaller; readonly locale: Locale },
  orderNo: string,
): Promise<OrderListRow | undefined> {
  const { pool } = context.database
  const own = await findVisibleOrder(pool, { reader: ownReader(caller), locale }, orderNo)
  if (own) return own
  const reader = await readerOf(context, caller)
  return reader.organisationId === undefined ? undefined : findVisibleOrder(pool, { reader, locale }, orderNo)
}

/** What a caller may read: with an active institution also what they see of colleagues. */
export async function readerOf({ database }: AppContext, caller: AccountCaller): Promise<OrderReader> {
  const institution = caller.institution
  if (!institution || institution.isStopped) return ownReader(caller)
  return institutionReader(caller, institution, await isApprover(database.pool, institution.personId))
}
