import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

import { moment, rowId } from '../columns.ts'
import { loginSession } from '../session.table.ts'
import { payAttempt } from './payment.table.ts'

/** Lets whoever opens the mini program's pay page pay one attempt, once. Engine 7.2. */
export const payTicket = pgTable(
  'pay_ticket',
  {
    id: rowId(),
    ticketHash: text('ticket_hash').notNull(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => payAttempt.id),
    /** The payer's session. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => loginSession.id, { onDelete: 'cascade' }),
    /** The session that took it, a visitor's too; it alone is told how the payment ends. */
    takenBy: uuid('taken_by').references(() => loginSession.id, { onDelete: 'cascade' }),
    takenAt: moment('taken_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('pay_ticket_hash').on(table.ticketHash),
    index('pay_ticket_session').on(table.sessionId),
    index('pay_ticket_taken_by').on(table.takenBy),
    check('pay_ticket_taken', sql`(${table.takenBy} is null) = (${table.takenAt} is null)`),
  ],
)
