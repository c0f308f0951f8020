import { executionBook, VOUCHER_TYPE_CODES, VOUCHER_TYPES, VOUCHER_UPSTREAM } from '@mallwright/contract/voucher'
import * as z from 'zod/mini'

import { rows } from '../../db/query.ts'
import type { Queryable, RowQuery } from '../../db/query.ts'

const FAULT = { subject: z.string(), expected: z.string(), found: z.string() }

type FaultRow = z.infer<z.ZodMiniObject<typeof FAULT>>

/** Something of vouchers that does not hold: by which check, about what, with what it must be and what it is. Amounts in fen. */
export interface VoucherFault extends FaultRow {
  readonly check: VoucherCheck
}

const faults = (sql: string) => rows(FAULT, sql)

/** Each counter of every line. */
const COUNTERS = `(select l.id, l.voucher_id, l.line_no, b.book, b.pulled, b.most
  from voucher_line l cross join lateral (values
    ('goods', l.goods_qty, l.qty), ('copy', l.copy_qty, l.qty), ('invoice', l.invoice_qty, l.qty),
    ('invoice cents', l.invoice_cents::numeric, l.amount_cents::numeric),
    ('money', l.money_cents::numeric, l.amount_cents::numeric)) as b (book, pulled, most))`

/**
 * Most fen that an invoiced amount may fall short of its line: twenty invoices of one line round by half a fen each. The links that were
 * there when it was saved may be gone since, so that they cannot be counted any more.
 */
const MAX_ROUNDING = 10

const pairs = VOUCHER_TYPE_CODES.flatMap((down) => VOUCHER_UPSTREAM[down].map((up) => ({ ...up, down })))

/** A check: its statement, whose rows are its faults, and the values of its parameters. */
interface Check {
  readonly statement: RowQuery<FaultRow>
  readonly values?: readonly unknown[]
}

/**
 * Every check with the statement that gives its faults. Engine 6.2 to 6.4, decision 0142: a counter is the sum of its links and stays within
 * its line, a link is what its line says, a voucher the sum of its lines; numbers are without gaps, states follow from counters, tasks and log.
 */
const CHECKS = {
  counters: {
    statement: faults(
      `select v.voucher_no || ' line ' || c.line_no || ' ' || c.book as subject, coalesce(k.pulled, 0)::text as expected, c.pulled::text as found
       from ${COUNTERS} c join voucher v on v.id = c.voucher_id
       left join (select k.up_line_id, b.book, sum(b.pulled) as pulled from voucher_link k cross join lateral (values
           (k.book, case k.book when 'money' then k.cents::numeric else k.qty end),
           (k.book || ' cents', case k.book when 'invoice' then k.cents::numeric else 0 end)) as b (book, pulled)
         group by k.up_line_id, b.book) k on k.up_line_id = c.id and k.book = c.book
       where coalesce(k.pulled, 0) <> c.pulled`,
    ),
  },
  limits: {
    statement: faults(
      `select v.voucher_no || ' line ' || c.line_no || ' ' || c.book as subject, '0 to ' || c.most as expected, c.pulled::text as found
       from ${COUNTERS} c join voucher v on v.id = c.voucher_id where c.pulled not between 0 and c.most`,
    ),
  },
  links: {
    statement: faults(
      `select v.voucher_no || ' line ' || l.line_no as subject, k.book || ' ' || l.qty || ' of ' || l.amount_cents as expected,
         k.qty || ' of ' || k.cents as found
       from voucher_link k join voucher_line l on l.id = k.down_line_id join voucher v on v.id = l.voucher_id
       join voucher_line u on u.id = k.up_line_id
       where k.qty <> case k.book when 'money' then 0 else l.qty end
         or (k.book in ('goods', 'copy') and k.cents <> 0)
         or (k.book = 'money' and k.cents <> l.amount_cents)
         or (k.book = 'invoice' and (k.cents > l.amount_cents or k.cents < l.amount_cents - $1::int
           or (k.cents < l.amount_cents and coalesce(nullif(l.fields->>'iPrice', ''), '0')::numeric
             > coalesce(nullif(u.fields->>'iPrice', ''), '0')::numeric)))`,
    ),
    values: [MAX_ROUNDING],
  },
  amounts: {
    statement: faults(
      `select v.voucher_no as subject, coalesce(sum(l.amount_cents), 0)::text as expected, v.amount_cents::text as found
       from voucher v left join voucher_line l on l.voucher_id = v.id group by v.id having coalesce(sum(l.amount_cents), 0) <> v.amount_cents`,
    ),
  },
  numbers: {
    statement: faults(
      `select t.prefix || coalesce(g.period, n.period) || ' of ' || coalesce(g.organisation_id, n.organisation_id) as subject,
         '1 to ' || coalesce(n.last, 0) as expected,
         coalesce(g.count, 0) || ' from ' || coalesce(g.least, 0) || ' to ' || coalesce(g.most, 0) || ', ' || coalesce(g.others, 0) || ' others' as found
       from (select v.organisation_id, v.type, substr(v.voucher_no, 3, 4) as period, count(distinct substr(v.voucher_no, 8)::int) as count,
           min(substr(v.voucher_no, 8)::int) as least, max(substr(v.voucher_no, 8)::int) as most,
           count(*) filter (where left(v.voucher_no, 2) <> p.prefix) as others
         from voucher v join unnest($1::text[], $2::text[]) as p (type, prefix) on p.type = v.type
         group by v.organisation_id, v.type, substr(v.voucher_no, 3, 4)) g
       full join voucher_number n on n.organisation_id = g.organisation_id and n.type = g.type and n.period = g.period
       join unnest($1::text[], $2::text[]) as t (type, prefix) on t.type = coalesce(g.type, n.type)
       where g.count is distinct from n.last or g.least <> 1 or g.most <> n.last or g.others > 0`,
    ),
    values: [VOUCHER_TYPE_CODES, Object.values(VOUCHER_TYPES).map(({ prefix }) => prefix)],
  },
  execution: {
    statement: faults(
      `select v.voucher_no as subject, e.state::text as expected, v.exec_state::text as found
       from voucher v join unnest($1::text[], $2::text[]) as b (type, book) on b.type = v.type
       cross join lateral (select case when not coalesce(bool_or(c.pulled > 0), false) then 0 when bool_and(c.pulled >= c.most) then 2 else 1 end as state
         from ${COUNTERS} c where c.voucher_id = v.id and c.book = b.book) e
       where e.state <> v.exec_state`,
    ),
    values: [VOUCHER_TYPE_CODES, VOUCHER_TYPE_CODES.map(executionBook)],
  },
  liveness: {
    statement: faults(
      `select d.voucher_no || ' from ' || u.voucher_no as subject, 'both there, the second approved' as expected,
         d.state || ' from ' || u.state || case when d.deleted_at is null and u.deleted_at is null then '' else ', deleted' end as found
       from voucher_link k join voucher d on d.id = k.down_voucher_id join voucher u on u.id = k.up_voucher_id
       where d.deleted_at is not null or u.deleted_at is not null or d.state = 60 or u.state not in (30, 50)`,
    ),
  },
  upstream: {
    statement: faults(
      `select d.voucher_no || ' from ' || u.voucher_no as subject, 'a pair of types, owners and vouchers that fit' as expected,
         d.type || ' from ' || u.type || ' by ' || k.book as found
       from voucher_link k join voucher d on d.id = k.down_voucher_id join voucher u on u.id = k.up_voucher_id
       join voucher_line dl on dl.id = k.down_line_id join voucher_line ul on ul.id = k.up_line_id
       left join unnest($1::text[], $2::text[], $3::boolean[], $4::text[]) as p (down, up, is_partners, book) on p.down = d.type and p.up = u.type
       where p.down is null or p.book <> k.book or dl.voucher_id <> d.id or ul.voucher_id <> u.id
         or case when p.is_partners then u.partner_org_id is distinct from d.organisation_id or d.partner_org_id is distinct from u.organisation_id
           else u.organisation_id <> d.organisation_id or u.partner_id <> d.partner_id end`,
    ),
    values: [
      pairs.map(({ down }) => down),
      pairs.map(({ type }) => type),
      pairs.map(({ isPartners }) => isPartners),
      pairs.map(({ book }) => book),
    ],
  },
  tasks: {
    statement: faults(
      `select v.voucher_no as subject, case when v.state = 20 then 1 else 0 end || ' waits' as expected,
         t.count || ' wait, ' || t.others || ' of other rounds' as found
       from voucher v cross join lateral (select count(*) filter (where t.state = 0) as count,
           count(*) filter (where t.state = 0 and t.round <> v.submit_count) as others from workflow_task t where t.voucher_id = v.id) t
       where t.count <> case when v.state = 20 then 1 else 0 end or t.others > 0`,
    ),
  },
  log: {
    statement: faults(
      `select v.voucher_no as subject, l.expected, l.found from voucher v
       cross join lateral (select coalesce(string_agg(coalesce(e.before, e.from_state) || ' to ' || e.to_state, ', ' order by e.id), '') || ', ' || v.state as expected,
           coalesce(string_agg(e.from_state || ' to ' || e.to_state, ', ' order by e.id), '')
             || ', ' || coalesce((array_agg(e.to_state order by e.id desc))[1]::text, '-') as found
         from (select g.id, g.from_state, g.to_state, lag(g.to_state) over (order by g.id) as before
           from voucher_log g where g.voucher_id = v.id) e) l
       where l.expected <> l.found`,
    ),
  },
} as const satisfies Readonly<Record<string, Check>>

/** The name of a check. */
export type VoucherCheck = keyof typeof CHECKS

/** The names of all checks. */
export const VOUCHER_CHECKS = Object.keys(CHECKS) as readonly VoucherCheck[]

/** Checks all vouchers of a database and names each fault; none while all is well. Takes one look at the database at a time. */
export async function checkVouchers(client: Queryable): Promise<VoucherFault[]> {
  const found: VoucherFault[] = []
  for (const check of VOUCHER_CHECKS) {
    const { statement, values }: Check = CHECKS[check]
    for (const fault of await statement.all(client, values)) found.push({ check, ...fault })
  }
  return found
}
