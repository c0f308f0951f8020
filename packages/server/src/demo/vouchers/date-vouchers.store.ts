import type { Transaction } from '../../db/database.ts'
import { command } from '../../db/query.ts'

/** When on its day a voucher is made, and how much later each thing happens to it. */
const BEGIN = `time '09:10'`
const STEP = `interval '12 minutes'`

/** Entries of the log follow each other on the voucher's day; the rest is closed on the day of what was pulled last. */
const LOGS = command(
  `update voucher_log g set created_at = (t.day + ${BEGIN} + t.place * ${STEP}) at time zone 'Asia/Shanghai'
   from (select e.id, row_number() over (partition by e.voucher_id order by e.id) - 1 as place,
       case e.action when 'CLOSE' then coalesce(
         (select max(d.voucher_date) from voucher_link k join voucher d on d.id = k.down_voucher_id where k.up_voucher_id = v.id),
         v.voucher_date) else v.voucher_date end as day
     from voucher_log e join voucher v on v.id = e.voucher_id where v.id = any($1::uuid[])) t
   where t.id = g.id`,
)

const TASKS = command(
  `update workflow_task t set created_at = coalesce(s.at, t.created_at), decided_at = case when t.decided_at is null then null else d.at end
   from workflow_task o
   left join lateral (select max(g.created_at) as at from voucher_log g where g.voucher_id = o.voucher_id and g.action = 'SUBMIT') s on true
   left join lateral (select max(g.created_at) as at from voucher_log g where g.voucher_id = o.voucher_id and g.action in ('AGREE', 'REFUSE')) d on true
   where o.id = t.id and t.voucher_id = any($1::uuid[])`,
)

const VOUCHERS = command(
  `update voucher v set created_at = t.first, updated_at = t.last, approved_at = case when v.approved_at is null then null else t.approved end
   from (select g.voucher_id, min(g.created_at) as first, max(g.created_at) as last,
       max(g.created_at) filter (where g.to_state = 30 and g.from_state <> 50) as approved
     from voucher_log g where g.voucher_id = any($1::uuid[]) group by g.voucher_id) t
   where t.voucher_id = v.id`,
)

/** The voucher that a message leads to. */
const NAMED = `split_part(m.link, 'cUuid=', 2)`

/** What was decided on its day was read long ago. */
const READ_MESSAGES = command(
  `delete from message m where m.code like 'voucher.%' and ${NAMED} = any($1::uuid[]::text[]) and not (m.code = 'voucher.asked'
     and exists (select from workflow_task t where t.voucher_id::text = ${NAMED} and t.state = 0))`,
)

const WAITING_MESSAGES = command(
  `update message m set created_at = t.created_at from workflow_task t
   where m.code = 'voucher.asked' and t.state = 0 and t.voucher_id::text = ${NAMED} and t.voucher_id = any($1::uuid[])`,
)

/** Moves all that has happened to vouchers to their days: they were played at once. Times in Shanghai. */
export async function dateVouchers(client: Transaction, ids: readonly string[]): Promise<void> {
  for (const statement of [LOGS, TASKS, VOUCHERS, READ_MESSAGES, WAITING_MESSAGES]) await statement.run(client, [ids])
}
