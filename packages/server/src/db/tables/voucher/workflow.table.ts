import { sql } from 'drizzle-orm'
import { check, index, pgTable, unique } from 'drizzle-orm/pg-core'

import { account } from '../account.table.ts'
import { moment, reference, rowId, rowTimes } from '../columns.ts'
import { ofOrganisation, orgMember } from '../organisation.table.ts'
import { voucher } from './voucher.table.ts'

/** A step of approval: whoever has the role, or one person; asked for amounts above (fen). */
export interface WorkflowStep {
  readonly role?: string
  readonly personId?: string
  readonly aboveCents?: number
}

/** Who approves the vouchers of a type in an institution; none means nobody is asked. Engine 6.7. */
export const workflowDef = pgTable(
  'workflow_def',
  (t) => ({
    id: rowId(),
    type: t.text('type').notNull(),
    ...ofOrganisation({ onDelete: 'cascade' }),
    steps: t.jsonb('steps').$type<readonly WorkflowStep[]>().notNull(),
    ...rowTimes(),
  }),
  (table) => [unique('workflow_def_type').on(table.organisationId, table.type)],
)

/** A step of a submitted voucher. State 0 waits, 1 agreed, 2 refused, 3 withdrawn. */
export const workflowTask = pgTable(
  'workflow_task',
  (t) => ({
    id: rowId(),
    voucherId: reference('voucher_id', () => voucher.id, { onDelete: 'cascade' }),
    /** Which submission it belongs to, from 1. */
    round: t.integer('round').notNull(),
    /** From 1. */
    stepNo: t.integer('step_no').notNull(),
    /** Code of the role that may decide; '' where a person is named. */
    role: t.text('role').notNull().default(''),
    personId: t.uuid('person_id').references(() => orgMember.id, { onDelete: 'cascade' }),
    /** Who submitted: decides only where nobody else may. */
    submitterId: t.uuid('submitter_id').references(() => account.id, { onDelete: 'set null' }),
    state: t.smallint('state').notNull().default(0),
    opinion: t.text('opinion').notNull().default(''),
    decidedBy: t.uuid('decided_by').references(() => orgMember.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [
    index('workflow_task_voucher').on(table.voucherId),
    index('workflow_task_waiting')
      .on(table.state)
      .where(sql`${table.state} = 0`),
    check('workflow_task_state', sql`${table.state} in (0, 1, 2, 3)`),
  ],
)
