import { checkMallVouchersAt, undetectedMallFaultsAt } from '@mallwright/server/voucher-proof'

import { assertDetects, zeroClaim } from '../claim.ts'
import type { Claim } from '../claim.ts'

/** Compares the orders of the mall with their vouchers, both ways, and first has each check see a planted fault. */
export async function claimMall(databaseUrl: string, after: string): Promise<Claim> {
  const missed = await undetectedMallFaultsAt(databaseUrl)
  assertDetects(`differences of ${missed.join(', ')}`, missed.length === 0)
  const differences = await checkMallVouchersAt(databaseUrl)
  for (const { check, subject, expected, found } of differences) {
    console.log(`  ${check} of ${subject}: ${expected} expected, ${found} found`)
  }
  return zeroClaim('differences of mall orders and their vouchers', after, differences.length)
}
