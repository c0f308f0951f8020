import type { Transaction } from '../../db/database.ts'
import { command } from '../../db/query.ts'

const RENEW = command(
  `insert into timed_offer (sku_id, price_cents, starts_at, ends_at, quota, per_buyer)
   select f.sku_id, f.price_cents, f.starts_at + make_interval(days => d.days), f.ends_at + make_interval(days => d.days), f.quota, f.per_buyer
   from timed_offer f
   cross join lateral (select 1 + floor(extract(epoch from now() - f.ends_at) / 86400)::int as days) d
   where f.sku_id = any($1::uuid[]) and f.ends_at <= now()
     and not exists (select 1 from timed_offer later where later.sku_id = f.sku_id and later.starts_at > f.starts_at)
   on conflict do nothing`,
)

/** Repeats the last offers of variants that are over, whole days later, with their full quota. */
export async function renewOffers(client: Transaction, skuIds: readonly string[]): Promise<void> {
  await RENEW.run(client, [skuIds])
}
