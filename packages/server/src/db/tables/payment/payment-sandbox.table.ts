import { sql } from 'drizzle-orm'
import { check, index, pgTable, unique } from 'drizzle-orm/pg-core'

import { ofAccount } from '../account.table.ts'
import { cents, moment, reference, rowId, rowTimes } from '../columns.ts'

/** The books of the sandbox channel, which no money moves through: an attempt as that channel sees it. Demo only. */
export const sandboxPayment = pgTable(
  'sandbox_payment',
  (t) => ({
    id: rowId(),
    attemptNo: t.text('attempt_no').notNull(),
    payeeName: t.text('payee_name').notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** open, scheduled for after the deadline, paid, failed */
    state: t.text('state').notNull().default('open'),
    paidCents: cents('paid_cents').notNull().default(0),
    transactionId: t.text('transaction_id'),
    /** Deadline of the flow. */
    deadlineAt: moment('deadline_at').notNull(),
    paidAt: moment('paid_at'),
    ...rowTimes(),
  }),
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
  (t) => ({
    refundNo: t.text('refund_no').primaryKey(),
    paymentId: reference('payment_id', () => sandboxPayment.id),
    amountCents: cents('amount_cents').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [
    index('sandbox_refund_payment').on(table.paymentId),
    check('sandbox_refund_amount', sql`${table.amountCents} > 0`),
  ],
)

/** Something to pay for in a demo mall: 0 owed, 1 settled, 2 closed. Demo only. */
export const demoPayable = pgTable(
  'demo_payable',
  (t) => ({
    id: rowId(),
    ...ofAccount(),
    code: t.text('code').notNull(),
    payeeName: t.text('payee_name').notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** What the order details show. */
    items: t.jsonb('items').notNull(),
    state: t.smallint('state').notNull().default(0),
    /** How often it was settled, which is once at most. */
    settledCount: t.integer('settled_count').notNull().default(0),
    ...rowTimes(),
  }),
  (table) => [
    unique('demo_payable_code').on(table.code),
    index('demo_payable_account').on(table.accountId),
    check('demo_payable_state', sql`${table.state} in (0, 1, 2)`),
    check('demo_payable_settled', sql`${table.settledCount} between 0 and 1`),
  ],
)
