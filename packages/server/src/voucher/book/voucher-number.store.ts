import { VOUCHER_TYPES } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'
import { sql } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { only, orm } from '../../db/query.ts'
import { voucherNumber } from '../../db/tables/voucher/voucher.table.ts'

/** Digits of the running number. */
const DIGITS = 5

/**
 * Takes the next number of a type in a month: `PO2611-00042`. The row is locked until the transaction ends, and a rolled back one gives its
 * number back, so that none is missing. Upstream vouchers are locked before it. Engine 6.2.
 * @param date yyyy-MM-dd
 */
export async function nextNumber(
  client: Transaction,
  {
    type,
    organisationId,
    date,
  }: { readonly type: VoucherType; readonly organisationId: string; readonly date: string },
): Promise<string> {
  const period = date.slice(2, 7).replace('-', '')
  const { last } = only(
    await orm(client)
      .insert(voucherNumber)
      .values({ organisationId, type, period, last: 1 })
      .onConflictDoUpdate({
        target: [voucherNumber.organisationId, voucherNumber.type, voucherNumber.period],
        set: { last: sql`${voucherNumber.last} + 1` },
      })
      .returning({ last: voucherNumber.last }),
  )
  return `${VOUCHER_TYPES[type].prefix}${period}-${String(last).padStart(DIGITS, '0')}`
}
