import * as z from 'zod/mini'

import { rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { offsetOf } from '../../list-engine/pagination.ts'
import type { DeskFilter } from '../audit-desk.store.ts'

const INVOICES = rows(
  { id: z.string(), nickname: z.string(), phone: z.string(), total: z.number() },
  `select a.id, c.nickname, c.mobile_phone as phone, count(*) over ()::int as total
   from invoice_apply a join shop s on s.id = a.shop_id join account c on c.id = a.account_id
   where ($1 = '' or lower(a.apply_no) = $1 or a.invoice_no = $1 or position($1 in lower(s.name)) > 0 or c.mobile_phone = $1
       or position($1 in lower(a.header_snapshot->>'title')) > 0 or exists (
         select from invoice_apply_order p join shop_order o on o.id = p.order_id where p.invoice_apply_id = a.id and o.order_no = $1))
     and ($2::int is null or a.state = $2::int)
   order by s.operated and a.state in (0, 1, 5) desc, a.created_at desc, a.id limit $3 offset $4`,
)

/** An application on the desk: its id, and whose it is. */
export type DeskInvoiceRow = Awaited<ReturnType<typeof INVOICES.one>>

/** The applications on a page of the desk: those that wait for operators first. */
export function listDeskInvoices(client: Queryable, filter: DeskFilter): Promise<DeskInvoiceRow[]> {
  const { keyword, state, page } = filter
  return INVOICES.all(client, [keyword, state ?? null, page.size, offsetOf(page)])
}
