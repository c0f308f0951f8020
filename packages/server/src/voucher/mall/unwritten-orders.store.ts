import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { rows } from '../../db/query.ts'

const UNWRITTEN = rows(
  { id: z.string(), orderNo: z.string() },
  `select o.id, o.order_no as "orderNo" from shop_order o join shop s on s.id = o.shop_id
   where o.order_no > $1 and s.organisation_id is not null
     and exists (select from order_log g where g.order_id = o.id and g.to_state = 20)
     and not exists (select from voucher v where v.source_kind = 'shop_order' and v.source_id = o.id and v.type = 'SAL_ORDER')
   order by o.order_no limit $2`,
)

/** The next orders after a number (empty: from the first on), oldest first, that could be paid once and have no vouchers. */
export function unwrittenOrders(
  client: Transaction,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<{ readonly id: string; readonly orderNo: string }[]> {
  return UNWRITTEN.all(client, [after, limit])
}

const LOCK = rows(
  { id: z.string() },
  `select id from shop_order where id = any($1::uuid[]) order by shop_id, id for update skip locked`,
)

/** Locks those of the orders that nobody else holds: never waits for one, so that nobody who holds one waits in a circle. */
export async function lockFreeOrders(client: Transaction, ids: readonly string[]): Promise<string[]> {
  return (await LOCK.all(client, [ids])).map(({ id }) => id)
}
