import { BACKGROUND_LIMITS, openDatabase } from '../../db/database.ts'
import type { Database } from '../../db/database.ts'
import { checkVouchers } from './voucher-check.store.ts'
import type { VoucherCheck, VoucherFault } from './voucher-check.store.ts'
import { undetectedVoucherFaults } from './voucher-faults.store.ts'

async function onDatabase<Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = openDatabase(url, BACKGROUND_LIMITS)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Checks all vouchers of a mall and names each fault. */
export function checkVouchersAt(url: string): Promise<VoucherFault[]> {
  return onDatabase(url, ({ pool }) => checkVouchers(pool))
}

/** The checks that do not see a planted fault; each fault is taken back. */
export function undetectedVoucherFaultsAt(url: string): Promise<VoucherCheck[]> {
  return onDatabase(url, undetectedVoucherFaults)
}
