import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { moment, rowId, rowTimes } from './columns.ts'
import { site } from './site.table.ts'

/** An account. Domain 1.1. */
export const account = pgTable(
  'account',
  {
    id: rowId(),
    mobilePhone: text('mobile_phone').notNull(),
    passwordHash: text('password_hash').notNull(),
    hasInitialPassword: boolean('init_pwd').notNull().default(false),
    shouldUpdatePassword: boolean('should_update_pwd').notNull().default(false),
    nickname: text('nickname').notNull().default(''),
    headImageUrl: text('head_image_url').notNull().default(''),
    isSuper: smallint('is_super').notNull().default(0),
    /** Restricts a super user to one site; null allows every site. */
    editorSiteId: uuid('editor_site_id').references(() => site.id),
    locale: text('locale').notNull().default('zh-CN'),
    isStopped: boolean('stopped').notNull().default(false),
    ...rowTimes(),
  },
  (table) => [
    unique('account_mobile_phone').on(table.mobilePhone),
    check('account_phone_form', sql`${table.mobilePhone} ~ '^1[0-9]{10}$'`),
    check('account_is_super', sql`${table.isSuper} in (0, 1)`),
    check('account_nickname_length', sql`char_length(${table.nickname}) <= 20`),
  ],
)

/** The rule for new passwords; the newest row counts. */
export const passwordStrategy = pgTable(
  'password_strategy',
  {
    id: rowId(),
    minLength: integer('min_length').notNull().default(8),
    maxLength: integer('max_length').notNull().default(16),
    code: text('code').notNull(),
    ...rowTimes(),
  },
  (table) => [
    check('password_strategy_code', sql`${table.code} in ('01', '02', '03', '04', '05')`),
    check('password_strategy_length', sql`${table.minLength} between 1 and ${table.maxLength}`),
  ],
)

/**
 * Wrong passwords in a row by phone and client address, whether or not an account has the phone. The row of the empty address
 * counts those of all addresses that its account has never signed in from.
 */
export const loginAttempt = pgTable(
  'login_attempt',
  {
    mobilePhone: text('mobile_phone').notNull(),
    address: text('address').notNull(),
    failedCount: integer('failed_count').notNull(),
    lastFailedAt: moment('last_failed_at').notNull().defaultNow(),
    lockedUntil: moment('locked_until'),
  },
  (table) => [primaryKey({ columns: [table.mobilePhone, table.address] })],
)

/** Client addresses that an account has signed in from: attempts of others do not lock these. */
export const knownAddress = pgTable(
  'known_address',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.address] })],
)

/** An enterprise (kind 1) or an individual team (kind 2). Domain 1.1. */
export const organisation = pgTable(
  'organisation',
  {
    id: rowId(),
    kind: smallint('kind').notNull(),
    name: text('name').notNull(),
    creditCode: text('credit_code'),
    accUuid: uuid('acc_uuid').notNull(),
    orgUuid: uuid('org_uuid').notNull(),
    isAuthenticated: boolean('authentication').notNull().default(false),
    isStopped: boolean('acc_stop').notNull().default(false),
    waitsForDeletion: boolean('wait_delete').notNull().default(false),
    ...rowTimes(),
  },
  (table) => [
    uniqueIndex('organisation_credit_code')
      .on(table.creditCode)
      .where(sql`${table.kind} = 1`),
    unique('organisation_acc_uuid').on(table.accUuid),
    unique('organisation_org_uuid').on(table.orgUuid),
    check('organisation_kind', sql`${table.kind} in (1, 2)`),
    check('organisation_name_length', sql`char_length(${table.name}) between 1 and 100`),
  ],
)

/** Membership of an account in an institution. Domain 1.1. */
export const orgMember = pgTable(
  'org_member',
  {
    id: rowId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisation.id),
    personName: text('person_name').notNull(),
    userType: text('user_type').notNull(),
    isStopped: boolean('stop').notNull().default(false),
    isDefault: boolean('is_default').notNull().default(false),
    ...rowTimes(),
  },
  (table) => [
    unique('org_member_pair').on(table.accountId, table.organisationId),
    uniqueIndex('org_member_default')
      .on(table.accountId)
      .where(sql`${table.isDefault}`),
    check('org_member_user_type', sql`${table.userType} in ('admin', 'user')`),
  ],
)
