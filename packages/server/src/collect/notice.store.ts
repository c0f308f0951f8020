import * as z from 'zod/mini'

import { fenColumn } from '../catalog/product.wire.ts'
import type { Transaction } from '../db/database.ts'
import { rows } from '../db/query.ts'

/** Messages of one run. */
const MAX_AT_ONCE = 500

const RETURNED = rows(
  { accountId: z.string(), id: z.string(), code: z.string(), name: z.string() },
  `with back as (
     select n.account_id, n.sku_id from stock_notice n join sku k on k.id = n.sku_id join product p on p.id = k.product_id
       join shop s on s.id = p.shop_id
     where k.is_on and p.on_shelf and not s.closed and k.stock_on_hand - k.stock_locked >= p.min_order_qty
     limit ${MAX_AT_ONCE} for update of n skip locked
   ), gone as (
     delete from stock_notice n using back where n.account_id = back.account_id and n.sku_id = back.sku_id
     returning n.account_id, n.sku_id
   )
   select gone.account_id as "accountId", p.id, p.prod_code as code, p.name from gone join sku k on k.id = gone.sku_id
     join product p on p.id = k.product_id`,
)

/** Takes those out who wait for variants that can be bought again, each with the product. */
export async function takeReturnedStock(client: Transaction) {
  return RETURNED.all(client)
}

const DROPS = rows(
  { accountId: z.string(), id: z.string(), code: z.string(), name: z.string(), before: fenColumn, price: fenColumn },
  `select cp.account_id as "accountId", p.id, p.prod_code as code, p.name, cp.price_at_collect_cents as before,
     p.min_price_cents as price
   from collect_product cp join product p on p.id = cp.product_id join shop s on s.id = p.shop_id
   where p.price_mode <> 3 and p.on_shelf and not s.closed and p.min_price_cents < cp.price_at_collect_cents
     and not exists (select 1 from buyer_setting b where b.account_id = cp.account_id and not b.receive_notice)
     and not exists (select 1 from message m where m.account_id = cp.account_id and m.code = 'product.priceDown'
       and m.parameters->>'code' = p.prod_code and (m.parameters->>'price')::bigint <= p.min_price_cents)
   limit ${MAX_AT_ONCE}`,
)

/** Collected products that cost less than when they were collected, and less than their collectors were told before. */
export async function priceDrops(client: Transaction) {
  return DROPS.all(client)
}
