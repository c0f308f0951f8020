import { sql } from 'drizzle-orm'
import { check, index, pgTable, unique } from 'drizzle-orm/pg-core'

import { moment, reference, rowId, rowTimes } from '../columns.ts'
import { fileDoc } from '../file.table.ts'
import { payAttempt } from './payment.table.ts'

/** A company transfer: who sends it, the voucher of the payer's bank, and what an operator decided. Domain 1.6. */
export const transferVoucher = pgTable(
  'transfer_voucher',
  (t) => ({
    id: rowId(),
    attemptId: reference('attempt_id', () => payAttempt.id),
    payerName: t.text('payer_name').notNull(),
    payerAccountEncrypted: t.text('payer_account_enc'),
    /** Picture of the bank's voucher; null until the payer has uploaded it. */
    fileId: t.uuid('file_id').references(() => fileDoc.id),
    /** 0 waiting, 1 accepted, 2 refused. */
    state: t.smallint('state').notNull().default(0),
    reason: t.text('reason').notNull().default(''),
    decidedAt: moment('decided_at'),
    ...rowTimes(),
  }),
  (table) => [
    unique('transfer_voucher_attempt').on(table.attemptId),
    index('transfer_voucher_file')
      .on(table.fileId)
      .where(sql`${table.fileId} is not null`),
    index('transfer_voucher_state').on(table.state, table.createdAt),
    check('transfer_voucher_state_value', sql`${table.state} in (0, 1, 2)`),
    check('transfer_voucher_decided', sql`(${table.state} = 0) = (${table.decidedAt} is null)`),
    check('transfer_voucher_reason', sql`${table.state} = 2 or ${table.reason} = ''`),
  ],
)
