import * as z from 'zod/mini'

import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { DeskFilter } from './audit-desk.store.ts'

/** A waiting transfer whose flow does not wait for it any more was given up: 3. */
const TRANSFERS = rows(
  {
    flowNo: z.string(),
    createdAt: z.date(),
    amountCents: z.number(),
    payeeName: z.string(),
    payerName: z.string(),
    payerAccountEncrypted: z.nullable(z.string()),
    phone: z.string(),
    fileId: z.nullable(z.string()),
    state: z.number(),
    reason: z.string(),
    decidedAt: z.nullable(z.date()),
    total: z.number(),
  },
  `with transfer as (
     select v.*, f.flow_no, f.payee_name, a.amount_cents, c.mobile_phone,
       case when v.state <> 0 then v.state when a.state = 0 and f.state = 7 then 0 else 3 end as now_state
     from transfer_voucher v join pay_attempt a on a.id = v.attempt_id join payment_flow f on f.id = a.flow_id
       join account c on c.id = f.account_id)
   select flow_no as "flowNo", created_at as "createdAt", amount_cents::float8 as "amountCents",
     payee_name as "payeeName", payer_name as "payerName", payer_account_enc as "payerAccountEncrypted",
     mobile_phone as phone, file_id as "fileId", now_state::int as state, reason, decided_at as "decidedAt",
     count(*) over ()::int as total
   from transfer
   where ($1 = '' or lower(flow_no) = $1 or position($1 in lower(payer_name)) > 0 or mobile_phone = $1)
     and ($2::int is null or now_state = $2::int)
   order by now_state = 0 desc, created_at desc, id limit $3 offset $4`,
)

/** A company transfer as operators see it. */
export type DeskTransferRow = Awaited<ReturnType<typeof TRANSFERS.one>>

/** The company transfers on a page of the desk. */
export function listTransfers(client: Queryable, filter: DeskFilter): Promise<DeskTransferRow[]> {
  const { keyword, state, page } = filter
  return TRANSFERS.all(client, [keyword, state ?? null, page.size, offsetOf(page)])
}

const REFUNDS = rows(
  {
    refundNo: z.string(),
    flowNo: z.string(),
    createdAt: z.date(),
    amountCents: z.number(),
    reason: z.string(),
    channel: z.string(),
    phone: z.string(),
    tries: z.number(),
    lastError: z.string(),
    state: z.number(),
    updatedAt: z.date(),
    total: z.number(),
  },
  `select r.refund_no as "refundNo", f.flow_no as "flowNo", r.created_at as "createdAt",
     r.amount_cents::float8 as "amountCents", r.reason, p.channel, c.mobile_phone as phone, r.tries,
     r.last_error as "lastError", r.state::int as state, r.updated_at as "updatedAt", count(*) over ()::int as total
   from refund_flow r join payment_flow f on f.id = r.flow_id join payment_receipt p on p.id = r.receipt_id
     join account c on c.id = f.account_id
   where (r.state = 2 or exists (select 1 from payment_log l where l.refund_id = r.id and l.event = 'giveUp'))
     and ($1 = '' or lower(r.refund_no) = $1 or lower(f.flow_no) = $1 or c.mobile_phone = $1)
     and ($2::int is null or r.state = $2::int)
   order by r.state = 2 desc, r.updated_at desc, r.id limit $3 offset $4`,
)

/** A refund as operators see it. */
export type DeskRefundRow = Awaited<ReturnType<typeof REFUNDS.one>>

/** The refunds on a page of the desk: all that were ever given up. */
export function listRefunds(client: Queryable, filter: DeskFilter): Promise<DeskRefundRow[]> {
  const { keyword, state, page } = filter
  return REFUNDS.all(client, [keyword, state ?? null, page.size, offsetOf(page)])
}
