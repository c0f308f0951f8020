import { check, index, pgTable, unique } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

import { moment, reference, rowId } from '../columns.ts'
import { loginSession } from '../session.table.ts'
import { payAttempt } from './payment.table.ts'

/** Lets whoever opens the mini program's pay page pay one attempt, once. Engine 7.2. */
export const payTicket = pgTable(
  'pay_ticket',
  (t) => ({
    id: rowId(),
    ticketHash: t.text('ticket_hash').notNull(),
    attemptId: reference('attempt_id', () => payAttempt.id),
    /** The payer's session. */
    sessionId: reference('session_id', () => loginSession.id, { onDelete: 'cascade' }),
    /** The session that took it, a visitor's too; it alone is told how the payment ends. */
    takenBy: t.uuid('taken_by').references(() => loginSession.id, { onDelete: 'cascade' }),
    takenAt: moment('taken_at'),
    expiresAt: moment('expires_at').notNull(),
  }),
  (table) => [
    unique('pay_ticket_hash').on(table.ticketHash),
    index('pay_ticket_session').on(table.sessionId),
    index('pay_ticket_taken_by').on(table.takenBy),
    check('pay_ticket_taken', sql`(${table.takenBy} is null) = (${table.takenAt} is null)`),
  ],
)
