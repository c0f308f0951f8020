import { ENDPOINTS } from '@mallwright/contract/registry'
import type { Endpoint } from '@mallwright/contract/rpc'
import type pg from 'pg'

import { organisationId } from '../demo/plans/demo-id.ts'

interface Marked {
  readonly institution: string
  readonly mark: string
}

/** The calls that name vouchers, or what belongs to them. */
export const OF_VOUCHERS: ReadonlySet<Endpoint> = new Set(Object.values<Endpoint>(ENDPOINTS.voucher))

/** The type that samples of calls name: the first one. */
const TYPE = 'PUR_REQUEST'

/**
 * Gives an institution a draft, one in approval and an approved voucher that show a mark, each with a line, a task and an entry of its log.
 */
export async function markVouchers(pool: pg.Pool, { institution, mark }: Marked): Promise<void> {
  await pool.query(
    `with v as (
       insert into voucher (type, organisation_id, template_id, template_revision, voucher_no, voucher_date, state, fields, companions)
       select '${TYPE}', $1::uuid, t.id, t.revision, $2 || s, '2026-11-26', s, jsonb_build_object('cRemark', $2::text),
         jsonb_build_object('cProject', jsonb_build_object('cName', $2::text))
       from voucher_template t cross join unnest(array[10, 20, 30]) s where t.type = '${TYPE}' and t.is_default
         and not exists (select 1 from voucher o where o.organisation_id = $1::uuid and o.voucher_no = $2 || s)
       returning id),
     l as (
       insert into voucher_line (voucher_id, line_no, qty, amount_cents, fields, companions)
       select id, 1, 10, 1000, jsonb_build_object('cRemark', $2::text), '{}' from v returning id),
     t as (insert into workflow_task (voucher_id, round, step_no, role, opinion) select id, 0, 1, 'APPROVER', $2 from v returning id)
     insert into voucher_log (voucher_id, action, from_state, to_state, opinion) select id, 'SAVE', 10, 10, $2 from v`,
    [organisationId(institution), mark],
  )
}

/** Ids of an institution's marked vouchers, of their lines and tasks, and their numbers. */
export async function voucherIdsOf(pool: pg.Pool, { institution, mark }: Marked): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with v as (select id, voucher_no from voucher where organisation_id = $1 and voucher_no like $2 || '%')
     select id::text from v union select voucher_no from v
     union select l.id::text from voucher_line l join v on v.id = l.voucher_id
     union select t.id::text from workflow_task t join v on v.id = t.voucher_id
     union (select a.id::text from archive a where a.organisation_id = $1 order by a.id limit 2)`,
    [organisationId(institution), mark],
  )
  return rows.map(({ id }) => id)
}
