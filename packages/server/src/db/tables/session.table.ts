import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { account, ofAccount } from './account.table.ts'
import { moment, reference, rowId } from './columns.ts'
import { site } from './site.table.ts'

/** A session; a visitor's when it has no account. Only the token's SHA-256 is stored. Domain 1.1. */
export const loginSession = pgTable(
  'login_session',
  (t) => ({
    id: rowId(),
    accountId: t.uuid('account_id').references(() => account.id),
    tokenHash: t.text('token_hash').notNull(),
    signKey: t.text('sign_key').notNull(),
    terminalType: t.text('terminal_type').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    revokeReason: t.text('revoke_reason'),
  }),
  (table) => [
    unique('login_session_token_hash').on(table.tokenHash),
    uniqueIndex('login_session_one_live')
      .on(table.accountId, table.terminalType)
      .where(sql`${table.revokedAt} is null`),
    index('login_session_expires_at').on(table.expiresAt),
    check('login_session_terminal', sql`${table.terminalType} in ('visitor', 'mobile', 'wechat', 'studio')`),
    check('login_session_visitor', sql`(${table.accountId} is null) = (${table.terminalType} = 'visitor')`),
  ],
)

/** A device that may sign in without a password; the token before the current one counts a little longer. Domain 1.1. */
export const pwdFreeToken = pgTable(
  'pwd_free_token',
  (t) => ({
    id: rowId(),
    ...ofAccount(),
    /** The device's own session. */
    sessionId: reference('session_id', () => loginSession.id, { onDelete: 'cascade' }),
    /** The type of terminal that it was issued to, the only one that it opens a session of. */
    terminalType: t.text('terminal_type').notNull(),
    tokenHash: t.text('token_hash').notNull(),
    previousHash: t.text('previous_hash'),
    previousUntil: moment('previous_until'),
    /** With the previous token it gives the current one again, to the second of two tabs. Says nothing without it. */
    rotationSalt: t.text('rotation_salt'),
    /** The latest tokens that were replaced: whoever shows one after its time has a copy. */
    retiredHashes: t.text('retired_hashes').array().notNull().default([]),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [unique('pwd_free_token_hash').on(table.tokenHash), index('pwd_free_token_session').on(table.sessionId)],
)

/** Allows to take a session over once. Domain 1.1. */
export const forcedLoginTicket = pgTable(
  'forced_login_ticket',
  (t) => ({
    id: rowId(),
    ...ofAccount(),
    terminalType: t.text('terminal_type').notNull(),
    ticketHash: t.text('ticket_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  }),
  (table) => [unique('forced_login_ticket_hash').on(table.ticketHash)],
)

/**
 * A terminal that wants to be signed in by a device that is. Counts once, for the visitor's session that asked; who confirms it
 * is noted with the session that did, because the sign-in must not outlive what allowed it.
 */
export const loginAuth = pgTable(
  'login_auth',
  (t) => ({
    id: rowId(),
    codeHash: t.text('code_hash').notNull(),
    sessionId: reference('session_id', () => loginSession.id, { onDelete: 'cascade' }),
    terminalType: t.text('terminal_type').notNull(),
    /** Client address of the terminal. */
    address: t.text('address').notNull(),
    state: t.text('state').notNull().default('pending'),
    accountId: t.uuid('account_id').references(() => account.id),
    confirmedBy: t.uuid('confirmed_by').references(() => loginSession.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  }),
  (table) => [
    unique('login_auth_code_hash').on(table.codeHash),
    index('login_auth_account').on(table.accountId),
    check('login_auth_terminal', sql`${table.terminalType} in ('mobile', 'wechat', 'studio')`),
    check('login_auth_state', sql`${table.state} in ('pending', 'confirmed', 'rejected', 'used')`),
    check('login_auth_owner', sql`(${table.state} in ('confirmed', 'used')) = (${table.accountId} is not null)`),
  ],
)

/** Single sign-on tickets that were used: each counts once, in every server process, until it would have expired anyway. */
export const ssoTicket = pgTable(
  'sso_ticket',
  (t) => ({
    ticketHash: t.text('ticket_hash').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  }),
  (table) => [index('sso_ticket_expires_at').on(table.expiresAt)],
)

/** A ticket where no header can be sent: socket, preview, first super user. */
export const oneTimeTicket = pgTable(
  'one_time_ticket',
  (t) => ({
    id: rowId(),
    purpose: t.text('purpose').notNull(),
    ticketHash: t.text('ticket_hash').notNull(),
    sessionId: t.uuid('session_id').references(() => loginSession.id, { onDelete: 'cascade' }),
    siteId: t.uuid('site_id').references(() => site.id),
    columnCode: t.text('column_code'),
    /** The step of a voucher that it opens. */
    taskId: t.uuid('task_id'),
    /** Origin of the page that the step is opened for. */
    origin: t.text('origin'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  }),
  (table) => [
    unique('one_time_ticket_hash').on(table.ticketHash),
    check('one_time_ticket_purpose', sql`${table.purpose} in ('socket', 'preview', 'setup', 'workflow', 'decision')`),
  ],
)

/** Nonces of the last minutes: each counts once a session, in every server process. */
export const requestNonce = pgTable(
  'request_nonce',
  (t) => ({
    sessionId: t.uuid('session_id').notNull(),
    nonce: t.text('nonce').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [
    primaryKey({ columns: [table.sessionId, table.nonce] }),
    index('request_nonce_created_at').on(table.createdAt),
  ],
)

/** The answers of requests that must act once. Domain 1.0. */
export const idempotencyRecord = pgTable(
  'idempotency_record',
  (t) => ({
    accountId: t.uuid('account_id').notNull(),
    endpoint: t.text('endpoint').notNull(),
    requestUuid: t.text('request_uuid').notNull(),
    bodyHash: t.text('body_hash').notNull(),
    answer: t.text('answer').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [
    primaryKey({ columns: [table.accountId, table.endpoint, table.requestUuid] }),
    index('idempotency_record_created_at').on(table.createdAt),
  ],
)
