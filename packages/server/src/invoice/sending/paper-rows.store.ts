import * as z from 'zod/mini'

import { rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'

const SELLER = rows(
  { name: z.string(), taxNo: z.string(), shopName: z.string(), orderNos: z.string(), locale: z.string() },
  `select coalesce(g.name, s.name) as name, coalesce(g.credit_code, '') as "taxNo", s.name as "shopName", b.locale,
     (select string_agg(o.order_no, ' ' order by o.order_no) from invoice_apply_order p join shop_order o on o.id = p.order_id
        where p.invoice_apply_id = a.id and p.amount_cents > 0) as "orderNos"
   from invoice_apply a join shop s on s.id = a.shop_id left join organisation g on g.id = s.organisation_id
   join account b on b.id = a.account_id where a.id = $1::uuid`,
)

/** Who issues an invoice, for which orders, and the language of its buyer. */
export type PaperSeller = Awaited<ReturnType<typeof SELLER.one>>

/** Who issues the invoice of an application. */
export function paperSeller(client: Queryable, applyId: string): Promise<PaperSeller> {
  return SELLER.one(client, [applyId])
}

const LINES = rows(
  {
    name: z.string(),
    specText: z.string(),
    unit: z.string(),
    className: z.string(),
    qty: z.number(),
    amountCents: z.number(),
    /** A share such as `0.13`; empty where the shop's archives know none. */
    taxRate: z.string(),
  },
  `select i.name, i.spec_text as "specText", i.unit, c.name as "className", l.qty, l.amount_cents::float8 as "amountCents",
     coalesce(m.tax_rate, '') as "taxRate"
   from invoice_apply_line l join order_item i on i.id = l.order_item_id join product p on p.id = i.product_id
   join product_class c on c.id = p.class_id join invoice_apply a on a.id = l.invoice_apply_id join shop s on s.id = a.shop_id
   left join archive m on m.organisation_id = s.organisation_id and m.kind = 'material' and m.code = i.prod_code
   where l.invoice_apply_id = $1::uuid order by l.line_no`,
)

/** A line of an issued invoice with what its paper names of it. */
export type PaperRow = Awaited<ReturnType<typeof LINES.one>>

/** The lines of an issued invoice, in their order. */
export function paperRows(client: Queryable, applyId: string): Promise<PaperRow[]> {
  return LINES.all(client, [applyId])
}
