import * as z from 'zod/mini'

import { rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import type { ReturnAddress } from '../../db/tables/trade/after-sale.table.ts'

const LAST = rows(
  { address: z.object({ receiverName: z.string(), phone: z.string(), detail: z.string() }) },
  `select a.return_address as address from aftersale a join shop_order o on o.id = a.order_id
   where o.shop_id = $1::uuid and a.return_address is not null order by a.updated_at desc, a.id limit 1`,
)

/** Where goods of a shop went back to last; `undefined` before the first. */
export async function lastReturnAddress(client: Queryable, shopId: string): Promise<ReturnAddress | undefined> {
  return (await LAST.first(client, [shopId]))?.address
}
