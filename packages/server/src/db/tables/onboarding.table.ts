import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { ofAccount } from './account.table.ts'
import { moment, rowId, rowTimes } from './columns.ts'
import { fileDoc } from './file.table.ts'
import { ofOrganisation, operator, organisation, orgMember, regionColumns } from './organisation.table.ts'

/** The state of a row that changes by conditional updates, and the decision on it. Domain 2. */
const decision = () => ({
  state: smallint('state').notNull().default(0),
  reason: text('reason').notNull().default(''),
  decidedAt: moment('decided_at'),
  version: integer('version').notNull().default(0),
})

/** An application for an enterprise (kind 1) or a team (kind 2): 0 under review, 1 passed, 2 refused. Domain 1.1. */
export const enterpriseApply = pgTable(
  'enterprise_apply',
  (t) => ({
    id: rowId(),
    ...ofAccount(),
    kind: t.smallint('kind').notNull(),
    name: t.text('name').notNull(),
    creditCode: t.text('credit_code'),
    corporation: t.text('corporation').notNull().default(''),
    /** A team's founder. */
    realName: t.text('real_name').notNull().default(''),
    idNumberEncrypted: t.text('id_number_enc'),
    ...regionColumns(),
    address: t.text('address').notNull().default(''),
    managerPhone: t.text('manager_phone').notNull(),
    /** Photo of an enterprise's licence. */
    licenceFileId: t.uuid('licence_file_id').references(() => fileDoc.id),
    inviteCode: t.text('invite_code').notNull().default(''),
    operatorId: t.uuid('operator_id').references(() => operator.id),
    applyChannel: t.text('apply_channel').notNull(),
    /** The institution that was created. */
    organisationId: t.uuid('organisation_id').references(() => organisation.id),
    ...decision(),
    ...rowTimes(),
  }),
  (table) => [
    uniqueIndex('enterprise_apply_credit_code')
      .on(table.creditCode)
      .where(sql`${table.state} = 0 and ${table.kind} = 1`),
    uniqueIndex('enterprise_apply_team')
      .on(table.accountId)
      .where(sql`${table.kind} = 2 and ${table.state} in (0, 1)`),
    index('enterprise_apply_account').on(table.accountId, table.createdAt),
    index('enterprise_apply_licence')
      .on(table.licenceFileId)
      .where(sql`${table.licenceFileId} is not null`),
    index('enterprise_apply_state').on(table.state, table.createdAt),
    check('enterprise_apply_state_value', sql`${table.state} in (0, 1, 2)`),
    check('enterprise_apply_kind', sql`${table.kind} in (1, 2)`),
  ],
)

/** A request to join an institution: 0 waits, 1 agreed, 2 refused, 3 withdrawn. Domain 2.10. */
export const joinApply = pgTable(
  'join_apply',
  (t) => ({
    id: rowId(),
    ...ofAccount(),
    ...ofOrganisation(),
    remark: t.text('remark').notNull().default(''),
    reviewerPersonId: t.uuid('reviewer_person_id').references(() => orgMember.id),
    ...decision(),
    ...rowTimes(),
  }),
  (table) => [
    uniqueIndex('join_apply_pending')
      .on(table.accountId, table.organisationId)
      .where(sql`${table.state} = 0`),
    index('join_apply_account').on(table.accountId, table.createdAt),
    index('join_apply_organisation').on(table.organisationId, table.state, table.createdAt),
    check('join_apply_state_value', sql`${table.state} in (0, 1, 2, 3)`),
  ],
)

/**
 * A team's request to be let buy: 1 under review, 2 authorised, 3 refused; `ownState` is the answer of the team's own operator,
 * 0 without one. Domain 2.10.
 */
export const teamBuyerAuth = pgTable(
  'team_buyer_auth',
  (t) => ({
    id: rowId(),
    ...ofAccount(),
    ...ofOrganisation(),
    mobilePhone: t.text('mobile_phone').notNull(),
    realName: t.text('real_name').notNull(),
    idNumberEncrypted: t.text('id_number_enc').notNull(),
    ...regionColumns(),
    ownOperatorId: t.uuid('own_operator_id').references(() => operator.id),
    ownState: t.smallint('own_state').notNull().default(0),
    ...decision(),
    ...rowTimes(),
  }),
  (table) => [
    uniqueIndex('team_buyer_auth_open')
      .on(table.organisationId)
      .where(sql`${table.state} in (1, 2)`),
    index('team_buyer_auth_state').on(table.state, table.createdAt),
    check('team_buyer_auth_state_value', sql`${table.state} in (1, 2, 3)`),
    check('team_buyer_auth_own_state', sql`${table.ownState} in (0, 1, 2, 3)`),
    check('team_buyer_auth_own_operator', sql`(${table.ownOperatorId} is null) = (${table.ownState} = 0)`),
  ],
)

/** Tries to verify a person or an institution: what the limit of a day is counted by. Domain sheet 21. */
export const identityAttempt = pgTable(
  'identity_attempt',
  (t) => ({
    id: rowId(),
    ...ofAccount(),
    /** Null for the person. */
    organisationId: t.uuid('organisation_id').references(() => organisation.id),
    result: t.text('result').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [
    index('identity_attempt_account').on(table.accountId, table.createdAt),
    check('identity_attempt_result', sql`${table.result} in ('running', 'passed', 'refused')`),
  ],
)

/** Address of a named service of an institution, or of all that have none of their own. By https, but on this device. Domain 1.1; engine 6.7. */
export const workflowServer = pgTable(
  'workflow_server',
  (t) => ({
    id: rowId(),
    /** Null for every institution. */
    organisationId: t.uuid('organisation_id').references(() => organisation.id, { onDelete: 'cascade' }),
    serverName: t.text('server_name').notNull(),
    url: t.text('url').notNull(),
    ...rowTimes(),
  }),
  (table) => [
    unique('workflow_server_name').on(table.organisationId, table.serverName).nullsNotDistinct(),
    check(
      'workflow_server_url',
      sql`${table.url} ~ '^https://[a-z0-9.-]+(:[0-9]+)?(/|$)' or ${table.url} ~ '^http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]+)?(/|$)'`,
    ),
  ],
)
