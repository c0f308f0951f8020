import type pg from 'pg'

/** Whose account the buyers are copies of, in the same enterprise. */
const MODEL = '19900140001'

/** Units of every variant: no run sells out. */
const STOCK = 1_000_000

/** A line of a checkout, as `confirmOrder` takes it. */
export interface Line {
  readonly cSkuUuid: string
  readonly iQty: number
}

/** Phone of the n-th copied buyer. */
export const buyerPhone = (index: number): string => `199101${String(index).padStart(5, '0')}`

/** A row with some of its columns replaced. */
const copied = (table: string, row: string, replaced: string) =>
  `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(${row}) || ${replaced})).*`

/** Copies an account of the demo with its membership and an address; the copies may approve, so that no trade waits. */
export async function copyBuyers(client: pg.Client, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const values = [MODEL, buyerPhone(index)]
    await client.query(
      `${copied('account', 'a', `jsonb_build_object('id', gen_random_uuid(), 'mobile_phone', $2::text, 'personal_auth_state', 0)`)}
       from account a where a.mobile_phone = $1`,
      values,
    )
    const pair = `account a join account b on b.mobile_phone = $2 where a.mobile_phone = $1`
    await client.query(
      `${copied('org_member', 'm', `jsonb_build_object('id', gen_random_uuid(), 'account_id', b.id, 'user_type', 'user', 'can_approve', true)`)}
       from org_member m, ${pair} and m.account_id = a.id and m.is_default`,
      values,
    )
    await client.query(
      `${copied('address', 'd', `jsonb_build_object('id', gen_random_uuid(), 'account_id', b.id, 'is_default', true)`)}
       from address d, ${pair} and d.account_id = a.id order by d.id limit 1`,
      values,
    )
  }
}

/** Gives every variant plenty of stock, and lets shops deliver any amount. */
export async function openShops(client: pg.Client): Promise<void> {
  await client.query('update shop set min_order_cents = 0')
  await client.query('update sku set stock_on_hand = stock_locked + $1', [STOCK])
}

/** Lines for so many buyers, no product twice: each has half of them from one shop and half from another. */
export async function linesFor(
  client: pg.Client,
  { buyers, lines }: { readonly buyers: number; readonly lines: number },
): Promise<readonly (readonly Line[])[]> {
  const { rows } = await client.query<Line & { readonly shop: string }>(
    `select distinct on (p.id) k.id as "cSkuUuid", p.min_order_qty as "iQty", p.shop_id as shop
     from sku k join product p on p.id = k.product_id join site_shop ss on ss.shop_id = p.shop_id
     join site s on s.id = ss.site_id and s.is_main
     where p.on_shelf and p.price_mode <> 3 and p.max_order_qty is null and k.is_on order by p.id, k.id`,
  )
  const shops = [...new Set(rows.map(({ shop }) => shop))].slice(0, 2)
  const half = lines / 2
  return Array.from({ length: buyers }, (_, buyer) =>
    shops.flatMap((shop) =>
      rows
        .filter((row) => row.shop === shop)
        .slice(buyer * half, (buyer + 1) * half)
        .map(({ cSkuUuid, iQty }) => ({ cSkuUuid, iQty })),
    ),
  )
}
