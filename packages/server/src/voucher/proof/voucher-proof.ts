import { onDatabase } from '../../db/on-database.ts'
import { checkMallVouchers } from '../mall/mall-check.store.ts'
import type { MallCheck, MallDifference } from '../mall/mall-check.store.ts'
import { undetectedMallFaults } from './mall-faults.store.ts'
import { checkVouchers } from './voucher-check.store.ts'
import type { VoucherCheck, VoucherFault } from './voucher-check.store.ts'
import { undetectedVoucherFaults } from './voucher-faults.store.ts'

/** Checks all vouchers of a mall and names each fault. */
export function checkVouchersAt(url: string): Promise<VoucherFault[]> {
  return onDatabase(url, ({ pool }) => checkVouchers(pool))
}

/** The checks that do not see a planted fault; each fault is taken back. */
export function undetectedVoucherFaultsAt(url: string): Promise<VoucherCheck[]> {
  return onDatabase(url, undetectedVoucherFaults)
}

/** Compares all orders of a mall with their vouchers and names each difference. */
export function checkMallVouchersAt(url: string): Promise<MallDifference[]> {
  return onDatabase(url, ({ pool }) => checkMallVouchers(pool))
}

/** The checks of orders and vouchers that do not see a planted fault; each fault is taken back. */
export function undetectedMallFaultsAt(url: string): Promise<MallCheck[]> {
  return onDatabase(url, undetectedMallFaults)
}
