import { sql } from 'drizzle-orm'
import { check, index, pgTable, unique } from 'drizzle-orm/pg-core'

import { moment, rowId } from '../columns.ts'

/** A code that was sent to a phone; the newest of a phone counts. Rows of a day are what limits are counted by. Domain 1.1. */
export const smsCode = pgTable(
  'sms_code',
  (t) => ({
    id: rowId(),
    phone: t.text('phone').notNull(),
    /** SHA-256 of the row's id and the code. */
    codeHash: t.text('code_hash').notNull(),
    /** Client address that asked for it. */
    address: t.text('address').notNull(),
    attempts: t.integer('attempts').notNull().default(0),
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [
    index('sms_code_phone').on(table.phone, table.createdAt),
    index('sms_code_address').on(table.address, table.createdAt),
    check('sms_code_attempts', sql`${table.attempts} between 0 and 5`),
  ],
)

/** Proof that its holder has received a code of a phone; for one purpose and once. Domain 1.1. */
export const verifyTicket = pgTable(
  'verify_ticket',
  (t) => ({
    id: rowId(),
    phone: t.text('phone').notNull(),
    purpose: t.text('purpose').notNull(),
    ticketHash: t.text('ticket_hash').notNull(),
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
  }),
  (table) => [
    unique('verify_ticket_hash').on(table.ticketHash),
    index('verify_ticket_phone').on(table.phone),
    check('verify_ticket_purpose', sql`${table.purpose} in ('login', 'register', 'reset', 'init-pwd')`),
  ],
)

/** Look-ups whether an account has a phone, by client address: what their limit is counted by. Domain 1.13. */
export const phoneQuery = pgTable(
  'phone_query',
  (t) => ({
    id: rowId(),
    address: t.text('address').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [index('phone_query_address').on(table.address, table.createdAt)],
)

/** Messages of the local adapter, for operators to read while no SMS service is connected. */
export const smsOutbox = pgTable(
  'sms_outbox',
  (t) => ({
    id: rowId(),
    phone: t.text('phone').notNull(),
    text: t.text('text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [index('sms_outbox_created_at').on(table.createdAt)],
)
