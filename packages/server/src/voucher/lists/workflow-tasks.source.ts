import { sql } from 'drizzle-orm'

import { defineSource, field } from '../../list-engine/define-source.ts'
import { MAY_DECIDE } from '../workflow/may-decide.ts'

/** Steps of vouchers that wait for the caller's decision. Engine 9.1. */
export const workflowTasks = defineSource({
  name: 'workflowTasks',
  from: sql`workflow_task t join voucher v on v.id = t.voucher_id
    left join org_member s on s.account_id = t.submitter_id and s.organisation_id = v.organisation_id`,
  key: { field: 'cTaskUuid', sql: sql`t.id` },
  scopes: {
    own: ({ organisationId, personId }) =>
      organisationId === undefined || personId === undefined
        ? undefined
        : sql`v.organisation_id = ${organisationId}::uuid and t.state = 0
            and exists (select 1 from org_member d where d.id = ${personId}::uuid and ${sql.raw(MAY_DECIDE)})`,
  },
  createdAt: sql`t.created_at`,
  fields: {
    cTaskUuid: field.key(sql`t.id`, { filter: true }),
    cVoucherUuid: field.key(sql`v.id`),
    cVouchType: field.text(sql`v.type`, { filter: true, order: true }),
    cVoucherNo: field.text(sql`v.voucher_no`, { filter: true, order: true, fold: true }),
    iAmount: field.money(sql`v.amount_cents`, { order: true }),
    cSubmitter: field.text(sql`coalesce(s.person_name, '')`, { order: true, sorts: 'names' }),
    dCreateTime: field.date(sql`t.created_at`, { filter: true, order: true }),
  },
})
