import type { OrderVoucher } from '@mallwright/contract/order'
import * as z from 'zod/mini'

import { rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { readRights } from '../book/voucher-rights.ts'

const OF_ORDERS = rows(
  { orderId: z.string(), id: z.string() },
  `select v.source_id as "orderId", v.id from voucher v
   join org_member m on m.organisation_id = v.organisation_id and m.account_id = $3::uuid and m.is_default
   where v.source_kind = 'shop_order' and v.source_id = any($1::uuid[]) and v.type = $2 and v.state <> 60 and v.deleted_at is null`,
)

/**
 * The sales or purchase orders of orders, by the ids of these: those of the institution that an account acts for, if it may see where they stand
 * in their chain. Void ones are in none.
 */
export async function tracedVouchers(
  client: Queryable,
  accountId: string,
  { orderIds, type }: { readonly orderIds: readonly string[]; readonly type: 'SAL_ORDER' | 'PUR_ORDER' },
): Promise<ReadonlyMap<string, OrderVoucher>> {
  const found = orderIds.length === 0 ? [] : await OF_ORDERS.all(client, [orderIds, type, accountId])
  if (found.length === 0) return new Map()
  const rights = await readRights(client, accountId, [type])
  if (!rights.get(type)?.includes('TRACE')) return new Map()
  return new Map(found.map(({ orderId, id }) => [orderId, { cVouchType: type, cUuid: id }]))
}
