import type { Transaction } from '../../db/database.ts'
import { command } from '../../db/query.ts'

/** Lines of the price list for everybody, and those agreed with each of some institutions. */
export const PRICE_LINES = 10_000
const AGREED_LINES = 120

/** Months of prices that are made at most: the newest ones of every variant until there are enough. */
const MONTHS = 120

const PRICES = `
  select s.sku_code, p.class_id, p.prod_code, p.name, s.spec_text, p.unit, p.min_order_qty, s.price_cents,
    case when c.name = '粮油礼盒' then 0.09 else 0.13 end as tax_rate
  from sku s join product p on p.id = s.product_id join product_class c on c.id = p.class_id`

/** Makes lines of the real products: one a variant and month, from the month of the clock ($1) backwards. */
const ADD_PRICES = command(
  `insert into product_price (id, kind, class_id, code, name, spec_text, unit, min_qty, price_cents, tax_rate,
     valid_from, valid_to, remark, created_at)
   select md5('price/' || sku_code || '/' || age)::uuid, 1, class_id, prod_code, name, spec_text, unit, min_order_qty,
     greatest(1, price_cents * (100 - age % 12) / 100), tax_rate, valid_from,
     case when age > 0 then valid_from + interval '1 month' end,
     case when place % 97 = 0 then '价格随行就市' end, valid_from
   from (
     select prices.*, age, row_number() over (order by age, sku_code) as place,
       (date_trunc('month', $1::timestamptz at time zone 'Asia/Shanghai') - make_interval(months => age))
         at time zone 'Asia/Shanghai' as valid_from
     from (${PRICES}) prices cross join generate_series(0, ${MONTHS - 1}) age
   ) aged where place <= ${PRICE_LINES}`,
)

/** Agrees prices 5 % below with institutions ($2), from the day of the clock ($1). */
const ADD_AGREED_PRICES = command(
  `insert into product_price (id, organisation_id, kind, class_id, code, name, spec_text, unit, min_qty, price_cents,
     tax_rate, valid_from, created_at)
   select md5('price/' || o.id || '/' || sku_code)::uuid, o.id, 2, class_id, prod_code, prices.name, spec_text, unit,
     min_order_qty, greatest(1, price_cents * 95 / 100), tax_rate,
     date_trunc('day', $1::timestamptz, 'Asia/Shanghai'), date_trunc('day', $1::timestamptz, 'Asia/Shanghai')
   from organisation o cross join (select * from (${PRICES}) every order by sku_code limit ${AGREED_LINES}) prices
   where o.id = any($2::uuid[])`,
)

/** Inserts the price list: every line is a price of a product that there is. */
export async function seedPriceList(
  client: Transaction,
  { clock, agreedWith }: { readonly clock: Date; readonly agreedWith: readonly string[] },
): Promise<void> {
  await ADD_PRICES.run(client, [clock])
  await ADD_AGREED_PRICES.run(client, [clock, agreedWith])
}
