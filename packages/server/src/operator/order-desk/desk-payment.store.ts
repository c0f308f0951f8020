import type { Locale } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { inEachLocale } from '../../db/entity-text.ts'
import { rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { offsetOf } from '../../list-engine/pagination.ts'
import type { Pagination } from '../../list-engine/pagination.ts'
import { ORDER_PAYABLE } from '../../order/change/order-payable.ts'
import type { TradeFilter } from './desk-order.store.ts'

const PAYMENT = {
  flowNo: z.string(),
  createdAt: z.date(),
  amountCents: z.number(),
  refundedCents: z.number(),
  state: z.number(),
  methodName: z.string(),
  payeeName: z.string(),
  organisationName: z.string(),
  nickname: z.string(),
  phone: z.string(),
  orderNos: z.array(z.string()),
  paidAt: z.nullable(z.date()),
  expiresAt: z.date(),
  total: z.number(),
}

/** A payment as operators see it. */
export type DeskPaymentRow = Readonly<z.infer<z.ZodMiniObject<typeof PAYMENT>>>

const FROM = `payment_flow f join account a on a.id = f.account_id left join organisation g on g.id = f.organisation_id`

const ORDERS = `payment_flow_payable p join shop_order o on o.id = p.payable_id where p.flow_id = f.id and p.kind = '${ORDER_PAYABLE}'`

const PAGE = inEachLocale((text) =>
  rows(
    PAYMENT,
    `with found as (
       select f.id, count(*) over ()::int as total from ${FROM}
       where ($1 = '' or strpos(lower(f.flow_no), $1) > 0 or strpos(lower(coalesce(g.name, '')), $1) > 0
           or strpos(lower(a.nickname), $1) > 0 or a.mobile_phone = $1
           or exists (select 1 from ${ORDERS} and o.order_no = $1))
         and ($2::int is null or f.state = $2::int)
         and ($3::date is null or f.created_at >= $3::date::timestamp at time zone 'Asia/Shanghai')
         and ($4::date is null or f.created_at < ($4::date + 1)::timestamp at time zone 'Asia/Shanghai')
       order by f.created_at desc, f.id limit $5 offset $6)
     select f.flow_no as "flowNo", f.created_at as "createdAt", f.amount_cents::float8 as "amountCents",
       f.refunded_cents::float8 as "refundedCents", f.state::int as state,
       coalesce((select ${text({ entity: 'pay_method', id: 'm.id', field: `'name'`, column: 'm.name' })} from pay_method m
         where m.code = f.method order by m.organisation_id nulls first limit 1), '') as "methodName",
       f.payee_name as "payeeName", coalesce(g.name, '') as "organisationName", a.nickname, a.mobile_phone as phone,
       array(select o.order_no from ${ORDERS} order by p.sort) as "orderNos", f.paid_at as "paidAt",
       f.expires_at as "expiresAt", found.total
     from found join ${FROM.replace('payment_flow f', 'payment_flow f on f.id = found.id')}
     order by f.created_at desc, f.id`,
  ),
)

/** The payments on a page of the desk, the newest first. */
export function listDeskPayments(
  client: Queryable,
  { keyword, state, from, to, page }: TradeFilter & { readonly page: Pagination },
  locale: Locale,
): Promise<DeskPaymentRow[]> {
  return PAGE[locale].all(client, [keyword, state ?? null, from || null, to || null, page.size, offsetOf(page)])
}
