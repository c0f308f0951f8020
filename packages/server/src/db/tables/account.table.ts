import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment, reference, rowId, rowTimes } from './columns.ts'
import { site } from './site.table.ts'

/** An account. Domain 1.1. */
export const account = pgTable(
  'account',
  (t) => ({
    id: rowId(),
    mobilePhone: t.text('mobile_phone').notNull(),
    passwordHash: t.text('password_hash').notNull(),
    hasInitialPassword: t.boolean('init_pwd').notNull().default(false),
    shouldUpdatePassword: t.boolean('should_update_pwd').notNull().default(false),
    nickname: t.text('nickname').notNull().default(''),
    headImageUrl: t.text('head_image_url').notNull().default(''),
    isSuper: t.smallint('is_super').notNull().default(0),
    /** Restricts a super user to one site; null allows every site. */
    editorSiteId: t.uuid('editor_site_id').references(() => site.id),
    locale: t.text('locale').notNull().default('zh-CN'),
    isStopped: t.boolean('stopped').notNull().default(false),
    /** Works at the operators' desk. */
    isOperator: t.boolean('is_operator').notNull().default(false),
    /** Verified real name; empty before. */
    realName: t.text('real_name').notNull().default(''),
    /** Encrypted (decision 0100); null before it is verified. */
    idNumberEncrypted: t.text('id_number_enc'),
    /** Keyed hash, for equality. */
    idNumberHash: t.text('id_number_hash'),
    /** 0 not verified, 2 verified. */
    personalAuthState: t.smallint('personal_auth_state').notNull().default(0),
    ...rowTimes(),
  }),
  (table) => [
    uniqueIndex('account_id_number')
      .on(table.idNumberHash)
      .where(sql`${table.personalAuthState} = 2`),
    check('account_personal_auth', sql`${table.personalAuthState} in (0, 2)`),
    check(
      'account_verified_number',
      sql`${table.personalAuthState} = 0 or (${table.idNumberHash} is not null and ${table.realName} <> '')`,
    ),
    unique('account_mobile_phone').on(table.mobilePhone),
    check('account_phone_form', sql`${table.mobilePhone} ~ '^1[0-9]{10}$'`),
    check('account_is_super', sql`${table.isSuper} in (0, 1)`),
    check('account_nickname_length', sql`char_length(${table.nickname}) <= 20`),
  ],
)

/** An account that a row is of. */
export const ofAccount = () => ({
  accountId: reference('account_id', () => account.id),
})

/** The rule for new passwords; the newest row counts. */
export const passwordStrategy = pgTable(
  'password_strategy',
  (t) => ({
    id: rowId(),
    minLength: t.integer('min_length').notNull().default(8),
    maxLength: t.integer('max_length').notNull().default(16),
    code: t.text('code').notNull(),
    ...rowTimes(),
  }),
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
  (t) => ({
    mobilePhone: t.text('mobile_phone').notNull(),
    address: t.text('address').notNull(),
    failedCount: t.integer('failed_count').notNull(),
    lastFailedAt: moment('last_failed_at').notNull().defaultNow(),
    lockedUntil: moment('locked_until'),
  }),
  (table) => [primaryKey({ columns: [table.mobilePhone, table.address] })],
)

/** Client addresses that an account has signed in from: attempts of others do not lock these. */
export const knownAddress = pgTable(
  'known_address',
  (t) => ({
    accountId: reference('account_id', () => account.id, { onDelete: 'cascade' }),
    address: t.text('address').notNull(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.accountId, table.address] })],
)
