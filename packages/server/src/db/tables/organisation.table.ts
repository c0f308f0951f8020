import { sql } from 'drizzle-orm'
import { check, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { account, ofAccount } from './account.table.ts'
import { cents, reference, rowId, rowTimes } from './columns.ts'

/** Province, city and district by their names; empty where unknown. */
export const regionColumns = () => ({
  province: text('province').notNull().default(''),
  city: text('city').notNull().default(''),
  area: text('area').notNull().default(''),
})

/** An enterprise (kind 1) or an individual team (kind 2). Its id is its `cEnterpriseUuid`. Domain 1.1. */
export const organisation = pgTable(
  'organisation',
  (t) => ({
    id: rowId(),
    kind: t.smallint('kind').notNull(),
    name: t.text('name').notNull(),
    creditCode: t.text('credit_code'),
    /** Legal person of an enterprise; empty where unknown. */
    corporation: t.text('corporation').notNull().default(''),
    corporationIdEncrypted: t.text('corporation_id_enc'),
    ...regionColumns(),
    address: t.text('address').notNull().default(''),
    accUuid: t.uuid('acc_uuid').notNull().defaultRandom(),
    accSignId: t.uuid('acc_sign_id').notNull().defaultRandom(),
    orgUuid: t.uuid('org_uuid').notNull().defaultRandom(),
    /** The operator that it came by an invite code of; null for the mall's own. */
    ownOperatorId: t.uuid('own_operator_id').references((): AnyPgColumn => operator.id),
    /** Founder of a team: one team an account. */
    creatorAccountId: t.uuid('creator_account_id').references(() => account.id),
    isAuthenticated: t.boolean('authentication').notNull().default(false),
    isStopped: t.boolean('acc_stop').notNull().default(false),
    waitsForDeletion: t.boolean('wait_delete').notNull().default(false),
    /** 采购协同: of an enterprise, whose orders at the mall write purchase vouchers, too. Engine 6.8. */
    collaborates: t.boolean('collaborates').notNull().default(false),
    ...rowTimes(),
  }),
  (table) => [
    uniqueIndex('organisation_credit_code')
      .on(table.creditCode)
      .where(sql`${table.kind} = 1`),
    uniqueIndex('organisation_team_creator')
      .on(table.creatorAccountId)
      .where(sql`${table.kind} = 2`),
    unique('organisation_acc_uuid').on(table.accUuid),
    unique('organisation_org_uuid').on(table.orgUuid),
    check('organisation_kind', sql`${table.kind} in (1, 2)`),
    check('organisation_name_length', sql`char_length(${table.name}) between 1 and 100`),
  ],
)

/** The institution that a row is of; it goes with it where that is said. */
export const ofOrganisation = (actions: { readonly onDelete?: 'cascade' } = {}) => ({
  organisationId: reference('organisation_id', () => organisation.id, actions),
})

/** Membership of an account in an institution. Domain 1.1. */
export const orgMember = pgTable(
  'org_member',
  (t) => ({
    id: rowId(),
    ...ofAccount(),
    ...ofOrganisation(),
    personName: t.text('person_name').notNull(),
    userType: t.text('user_type').notNull(),
    isStopped: t.boolean('stop').notNull().default(false),
    isDefault: t.boolean('is_default').notNull().default(false),
    /** Decides on orders over a limit. */
    canApprove: t.boolean('can_approve').notNull().default(false),
    /** Pays for orders of colleagues, and by company transfer. */
    canPay: t.boolean('can_pay').notNull().default(false),
    /** A trade of more (fen) needs an approval; null for the institution's rule alone. */
    spendLimitCents: cents('spend_limit_cents'),
    ...rowTimes(),
  }),
  (table) => [
    check('org_member_limit', sql`${table.spendLimitCents} is null or ${table.spendLimitCents} >= 0`),
    unique('org_member_pair').on(table.accountId, table.organisationId),
    uniqueIndex('org_member_default')
      .on(table.accountId)
      .where(sql`${table.isDefault}`),
    check('org_member_user_type', sql`${table.userType} in ('admin', 'user')`),
  ],
)

/** An operator: the mall's, which decides last, or one that brings institutions by its invite codes. Domain 1.1. */
export const operator = pgTable(
  'operator',
  (t) => ({
    id: rowId(),
    organisationId: t
      .uuid('organisation_id')
      .notNull()
      .references((): AnyPgColumn => organisation.id),
    name: t.text('name').notNull(),
    isMall: t.boolean('is_mall').notNull().default(false),
    ...rowTimes(),
  }),
  (table) => [
    unique('operator_organisation').on(table.organisationId),
    uniqueIndex('operator_mall')
      .on(table.isMall)
      .where(sql`${table.isMall}`),
  ],
)

/** A code that invites: an operator's to create institutions, an institution's to join it. Domain sheet 25. */
export const inviteCode = pgTable(
  'invite_code',
  (t) => ({
    id: rowId(),
    code: t.text('code').notNull(),
    inviteUuid: t.uuid('invite_uuid').notNull().defaultRandom(),
    /** Null for the code of an institution that is no operator. */
    operatorId: t.uuid('operator_id').references(() => operator.id),
    organisationId: t.uuid('organisation_id').references(() => organisation.id),
    isStopped: t.boolean('stopped').notNull().default(false),
    ...rowTimes(),
  }),
  (table) => [
    unique('invite_code_code').on(table.code),
    unique('invite_code_uuid').on(table.inviteUuid),
    check('invite_code_form', sql`${table.code} ~ '^[0-9A-Z]{4,20}$'`),
    check('invite_code_owner', sql`(${table.operatorId} is null) <> (${table.organisationId} is null)`),
  ],
)
