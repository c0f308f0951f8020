import { INVOICE_TABS, SHOP_INVOICE_TABS } from '@mallwright/contract/invoice'
import type { Locale } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { shopName } from '../../catalog/product.wire.ts'
import { inEachLocale } from '../../db/entity-text.ts'
import { rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { offsetOf } from '../../list-engine/pagination.ts'
import type { Pagination } from '../../list-engine/pagination.ts'
import { invoicesByIds } from '../book/invoice-row.store.ts'
import type { InvoiceRow } from '../book/invoice-row.store.ts'

const ID = { id: z.string(), total: z.number() }

const OWN = rows(
  ID,
  `select a.id, count(*) over ()::int as total from invoice_apply a
   where a.account_id = $1::uuid and (cardinality($2::int[]) = 0 or a.state = any($2::int[])) and ($3 = '' or exists (
     select from invoice_apply_order p join shop_order o on o.id = p.order_id where p.invoice_apply_id = a.id and o.order_no = $3))
   order by a.created_at desc, a.apply_no desc limit $4 offset $5`,
)

// What waits for the shop stands oldest first, anything else newest first.
const OF_SHOP = rows(
  ID,
  `select a.id, count(*) over ()::int as total from invoice_apply a
   where a.shop_id = $1::uuid and a.state = any($2::int[])
   order by case when $3::boolean then a.created_at end, a.created_at desc, a.apply_no desc limit $4 offset $5`,
)

/** A page of applications. */
export interface InvoicePageRows {
  readonly rows: readonly InvoiceRow[]
  readonly total: number
}

/** A page of an account's applications, newest first. */
export function listInvoices(
  client: Queryable,
  accountId: string,
  { tab, orderNo, page }: { readonly tab: number; readonly orderNo: string; readonly page: Pagination },
): Promise<InvoicePageRows> {
  const states = INVOICE_TABS[tab as keyof typeof INVOICE_TABS] ?? []
  return pageOf(client, OWN.all(client, [accountId, states, orderNo, page.size, offsetOf(page)]))
}

/** A page of a shop's applications by tab. */
export function listShopInvoices(
  client: Queryable,
  { shopId, tab, page }: { readonly shopId: string; readonly tab: number; readonly page: Pagination },
): Promise<InvoicePageRows> {
  const states = SHOP_INVOICE_TABS[tab as keyof typeof SHOP_INVOICE_TABS]
  return pageOf(client, OF_SHOP.all(client, [shopId, states, tab === 0, page.size, offsetOf(page)]))
}

async function pageOf(client: Queryable, found: Promise<readonly z.infer<z.ZodMiniObject<typeof ID>>[]>) {
  const ids = await found
  const stored = await invoicesByIds(
    client,
    ids.map(({ id }) => id),
  )
  const byId = new Map(stored.map((row) => [row.id, row]))
  return { rows: ids.flatMap(({ id }) => byId.get(id) ?? []), total: ids[0]?.total ?? 0 }
}

const cents = z.pipe(
  z.string(),
  z.transform((text) => Number(text)),
)

/** The order by which an account's order `o` of shop `s` can be invoiced now. Domain 2.7; the same as `isInvoiceable` says of one. */
const IS_INVOICEABLE = `o.state in (50, case when s.operated then 40 else 50 end) and o.paid_cents > o.refunded_cents and o.aftersale_open = 0
     and not o.buyer_deleted and not exists (select from invoice_apply_order p where p.order_id = o.id and p.held)`

const APPLICABLE = inEachLocale((text) =>
  rows(
    {
      id: z.string(),
      orderNo: z.string(),
      shopId: z.string(),
      shopName: z.string(),
      isOperated: z.boolean(),
      hasSpecialInvoices: z.boolean(),
      organisationId: z.nullable(z.string()),
      organisationName: z.nullable(z.string()),
      state: z.number(),
      paidCents: cents,
      refundedCents: cents,
      invoice: z.nullable(z.object({ kind: z.number(), title: z.string(), taxNo: z.string(), email: z.string() })),
      createdAt: z.date(),
      total: z.number(),
    },
    `select o.id, o.order_no as "orderNo", s.id as "shopId", ${shopName(text)} as "shopName", s.operated as "isOperated",
       s.special_invoices as "hasSpecialInvoices", o.organisation_id as "organisationId", g.name as "organisationName", o.state::int as state,
       o.paid_cents as "paidCents", o.refunded_cents as "refundedCents", o.invoice_snapshot as invoice, o.created_at as "createdAt",
       count(*) over ()::int as total
     from shop_order o join shop s on s.id = o.shop_id left join organisation g on g.id = o.organisation_id
     left join shop_order w on w.order_no = $2 and w.account_id = $1::uuid
     where o.account_id = $1::uuid and ${IS_INVOICEABLE}
       and ($2 = '' or (o.shop_id = w.shop_id and o.organisation_id is not distinct from w.organisation_id))
     order by o.order_no = $2 desc, o.created_at desc, o.id limit $3 offset $4`,
  ),
)

/** An order that can be invoiced. */
export type ApplicableRow = Awaited<ReturnType<(typeof APPLICABLE)['zh-CN']['one']>>

/** A page of an account's orders that can be invoiced now: those that can be in one application with a named order, itself first, or all of them. */
export async function applicableOrders(
  client: Queryable,
  { accountId, locale }: { readonly accountId: string; readonly locale: Locale },
  { orderNo, page }: { readonly orderNo: string; readonly page: Pagination },
): Promise<{ readonly orders: readonly ApplicableRow[]; readonly total: number }> {
  const orders = await APPLICABLE[locale].all(client, [accountId, orderNo, page.size, offsetOf(page)])
  return { orders, total: orders[0]?.total ?? 0 }
}
