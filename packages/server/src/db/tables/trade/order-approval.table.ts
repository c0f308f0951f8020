import { sql } from 'drizzle-orm'
import { check, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'

import { cents, moment, reference, rowId, rowTimes } from '../columns.ts'
import { ofOrganisation, organisation, orgMember } from '../organisation.table.ts'
import { trade } from './order.table.ts'

/** From which amount orders of an institution need an approval. Domain 1.6. */
export const approvalRule = pgTable(
  'approval_rule',
  (t) => ({
    organisationId: t
      .uuid('organisation_id')
      .primaryKey()
      .references(() => organisation.id),
    isEnabled: t.boolean('enabled').notNull().default(false),
    /** A trade of more (fen) needs it. */
    overCents: cents('amount_over_cents').notNull().default(0),
    ...rowTimes(),
  }),
  (table) => [check('approval_rule_amount', sql`${table.overCents} >= 0`)],
)

/** The approval of a trade: 0 pending, 1 passed, 2 rejected, 3 expired, 4 withdrawn. */
export const orderApproval = pgTable(
  'order_approval',
  (t) => ({
    id: rowId(),
    tradeId: reference('trade_id', () => trade.id),
    ...ofOrganisation(),
    state: t.smallint('state').notNull().default(0),
    /** The limit (fen) that the trade was over, and whose: the rule's or the member's. */
    limitCents: cents('limit_cents').notNull(),
    isMemberLimit: t.boolean('member_limit').notNull(),
    approverPersonId: t.uuid('approver_person_id').references(() => orgMember.id),
    opinion: t.text('opinion').notNull().default(''),
    expiresAt: moment('expires_at').notNull(),
    decidedAt: moment('decided_at'),
    version: t.integer('version').notNull().default(0),
    ...rowTimes(),
  }),
  (table) => [
    uniqueIndex('order_approval_pending')
      .on(table.tradeId)
      .where(sql`${table.state} = 0`),
    index('order_approval_trade').on(table.tradeId),
    index('order_approval_organisation').on(table.organisationId, table.state),
    check('order_approval_state', sql`${table.state} in (0, 1, 2, 3, 4)`),
    check('order_approval_decided', sql`(${table.state} = 0) = (${table.decidedAt} is null)`),
    check('order_approval_opinion_length', sql`char_length(${table.opinion}) <= 200`),
  ],
)
