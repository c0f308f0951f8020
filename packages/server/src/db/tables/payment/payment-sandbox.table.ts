import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'

import { ofAccount } from '../account.table.ts'
import { cents, moment, rowId, rowTimes } from '../columns.ts'

/** The books of the sandbox channel, which no money moves through: an attempt as that channel sees it. Demo only. */
export const sandboxPayment = pgTable(
  'sandbox_payment',
  {
    id: rowId(),
    attemptNo: text('attempt_no').notNull(),
    payeeName: text('payee_name').notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** open, scheduled for after the deadline, paid, failed */
    state: text('state').notNull().default('open'),
    paidCents: cents('paid_cents').notNull().default(0),
    transactionId: text('transaction_id'),
    /** Deadline of the flow. */
    deadlineAt: moment('deadline_at').notNull(),
    paidAt: moment('paid_at'),
    ...rowTimes(),
  },
  (table) => [
    unique('sandbox_payment_attempt').on(table.attemptNo),
    unique('sandbox_payment_transaction').on(table.transactionId),
    check('sandbox_payment_state', sql`${table.state} in ('open', 'scheduled', 'paid', 'failed')`),
    check(
      'sandbox_payment_paid',
      sql`(${table.state} = 'paid') = (${table.paidCents} > 0 and ${table.transactionId} is not null)`,
    ),
  ],
)

/** A refund in the books of the sandbox channel; the same number is refunded once. Demo only. */
export const sandboxRefund = pgTable(
  'sandbox_refund',
  {
    refundNo: text('refund_no').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => sandboxPayment.id),
    amountCents: cents('amount_cents').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('sandbox_refund_payment').on(table.paymentId),
    check('sandbox_refund_amount', sql`${table.amountCents} > 0`),
  ],
)

/** Something to pay for in a demo mall: 0 owed, 1 settled, 2 closed. Demo only. */
export const demoPayable = pgTable(
  'demo_payable',
  {
    id: rowId(),
    ...ofAccount(),
    code: text('code').notNull(),
    payeeName: text('payee_name').notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** What the order details show. */
    items: jsonb('items').notNull(),
    state: smallint('state').notNull().default(0),
    /** How often it was settled, which is once at most. */
    settledCount: integer('settled_count').notNull().default(0),
    ...rowTimes(),
  },
  (table) => [
    unique('demo_payable_code').on(table.code),
    index('demo_payable_account').on(table.accountId),
    check('demo_payable_state', sql`${table.state} in (0, 1, 2)`),
    check('demo_payable_settled', sql`${table.settledCount} between 0 and 1`),
  ],
)
