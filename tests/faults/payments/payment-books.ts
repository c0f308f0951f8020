import { PAYMENT_TRANSITIONS } from '@mallwright/contract/payment'
import type { PaymentTransition } from '@mallwright/contract/payment'
import type pg from 'pg'

import { assertDetects } from '../claim.ts'

/** What the channel, the flows, the receipts, the refunds and what was paid for say, compared. Amounts in fen. */
export interface Books {
  readonly flows: number
  readonly attempts: number
  readonly receipts: number
  readonly refunds: number
  readonly verdicts: Readonly<Record<string, number>>
  readonly states: Readonly<Record<string, number>>
  readonly unrecorded: number
  readonly unbalanced: number
  readonly unreturned: number
  readonly unended: number
  readonly twice: number
  readonly unlogged: number
  readonly failedJobs: number
}

/** Each figure is a number of rows or fen; the last seven are 0 when all is well. */
const FIGURES = {
  flows: `select count(*) from payment_flow`,
  attempts: `select count(*) from pay_attempt`,
  receipts: `select count(*) from payment_receipt`,
  refunds: `select count(*) from refund_flow`,
  // Transaction by transaction: sums alone could hide two mistakes.
  unrecorded: `select coalesce(sum(abs(coalesce(s.paid_cents, 0) - coalesce(r.amount_cents, 0))), 0)
    from (select * from sandbox_payment where state = 'paid') s
    full join payment_receipt r on r.transaction_id = s.transaction_id`,
  unbalanced: `select
    abs((select coalesce(sum(amount_cents), 0) from payment_receipt)
      - (select coalesce(sum(amount_cents), 0) from refund_flow where state = 1)
      - (select coalesce(sum(amount_cents - refunded_cents), 0) from payment_flow where state in (2, 5, 6)))
    + (select coalesce(sum(abs(f.refunded_cents - coalesce((select sum(r.amount_cents) from refund_flow r
        join payment_receipt c on c.id = r.receipt_id and c.verdict = 'accepted'
        where r.flow_id = f.id and r.state = 1), 0))), 0) from payment_flow f)
    + (select coalesce(sum(c.amount_cents - c.refund_cents), 0) from payment_receipt c where c.verdict <> 'accepted')`,
  unreturned: `select coalesce(sum(abs(coalesce(s.amount_cents, 0) - coalesce(r.amount_cents, 0))), 0)
    from sandbox_refund s full join (select * from refund_flow where state = 1) r on r.refund_no = s.refund_no`,
  unended: `select (select count(*) from payment_flow where state not in (2, 4, 5, 6))
    + (select count(*) from refund_flow where state <> 1)
    + (select count(*) from pay_attempt where state = 0)
    + (select count(*) from payment_flow f join payment_flow_payable p on p.flow_id = f.id
       join demo_payable d on d.id = p.payable_id where d.state <> case f.state when 4 then 2 else 1 end or p.is_open)`,
  twice: `select (select count(*) from (select flow_id from payment_receipt where verdict = 'accepted'
      group by flow_id having count(*) > 1) t)
    + (select count(*) from payment_flow f where (f.state in (2, 5, 6)) <> exists (
        select 1 from payment_receipt r where r.flow_id = f.id and r.verdict = 'accepted' and r.amount_cents = f.amount_cents))
    + (select count(*) from demo_payable where settled_count <> case state when 1 then 1 else 0 end)
    + (select count(*) from payment_receipt c where c.amount_cents < (
        select coalesce(sum(r.amount_cents), 0) from refund_flow r where r.receipt_id = c.id))`,
  failedJobs: `select count(*) from job where failed_at is not null`,
} as const

interface LogRow {
  readonly flow_id: string
  readonly event: keyof typeof PAYMENT_TRANSITIONS
  readonly from_state: number
  readonly to_state: number
  readonly actor: string
}

/** Changes that the table of states does not allow, and flows whose log does not lead from 0 to their state. */
async function countUnlogged(database: pg.Client): Promise<number> {
  const flows = await database.query<{ id: string; state: number; version: number }>(
    `select id, state, version from payment_flow`,
  )
  const log = await database.query<LogRow>(
    `select flow_id, event, from_state, to_state, actor from payment_log where refund_id is null order by id`,
  )
  const logs = new Map<string, LogRow[]>()
  for (const row of log.rows) logs.set(row.flow_id, [...(logs.get(row.flow_id) ?? []), row])
  return flows.rows.filter(({ id, state, version }) => {
    const rows = logs.get(id) ?? []
    let current = 0
    const isChain = rows.every(({ event, from_state: from, to_state: to, actor }) => {
      const allowed: PaymentTransition = PAYMENT_TRANSITIONS[event]
      const isNext = from === current && allowed.from.some((one) => one === from) && allowed.to === to
      current = to
      return isNext && allowed.actor === actor
    })
    return !isChain || current !== state || rows.length !== version
  }).length
}

async function countBy(database: pg.Client, sql: string): Promise<Record<string, number>> {
  const { rows } = await database.query<{ name: string; count: number }>(sql)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

/** Compares all books. */
export async function checkBooks(database: pg.Client): Promise<Books> {
  const figures: Record<string, number> = {}
  for (const [name, sql] of Object.entries(FIGURES)) {
    const { rows } = await database.query<{ figure: string }>(`select (${sql})::text as figure`)
    figures[name] = Number(rows[0]?.figure)
  }
  return {
    ...(figures as Record<keyof typeof FIGURES, number>),
    unlogged: await countUnlogged(database),
    verdicts: await countBy(
      database,
      `select verdict as name, count(*)::int from payment_receipt group by 1 order by 1`,
    ),
    states: await countBy(
      database,
      `select state::text as name, count(*)::int from payment_flow group by 1 order by 1`,
    ),
  }
}

/** A change of one row that makes each figure wrong. */
const PLANTED = {
  unrecorded: `update payment_receipt set amount_cents = amount_cents + 1 where id = (select id from payment_receipt limit 1)`,
  unbalanced: `update payment_flow set refunded_cents = refunded_cents + 1, state = 5
    where id = (select id from payment_flow where state in (2, 5) and refunded_cents < amount_cents - 1 limit 1)`,
  unreturned: `delete from sandbox_refund where refund_no = (select refund_no from sandbox_refund limit 1)`,
  unended: `update payment_flow set state = 3 where id = (select id from payment_flow where state = 4 limit 1)`,
  twice: `update demo_payable set settled_count = 0 where id = (select id from demo_payable where state = 1 limit 1)`,
  unlogged: `delete from payment_log where id = (select id from payment_log where refund_id is null limit 1)`,
  failedJobs: `insert into job (name, payload, failed_at) values ('planted', '{}', now())`,
} as const

/** Plants each fault, and takes it back. */
export async function checkDetection(database: pg.Client): Promise<void> {
  for (const [name, sql] of Object.entries(PLANTED)) {
    const before = (await checkBooks(database))[name as keyof typeof PLANTED]
    await database.query('begin')
    await database.query(sql)
    const books = await checkBooks(database)
    await database.query('rollback')
    assertDetects(name, books[name as keyof typeof PLANTED] !== before)
  }
}
