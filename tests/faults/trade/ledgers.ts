import { checkLedgersAt, undetectedFaultsAt } from '@mallwright/server/trade-proof'

import { assertDetects, zeroClaim } from '../claim.ts'
import type { Claim } from '../claim.ts'

/** Adds every ledger up, names what differs, and first has the checker catch a fault in each of them. */
export async function claimLedgers(databaseUrl: string, after: string): Promise<Claim> {
  const missed = await undetectedFaultsAt(databaseUrl)
  assertDetects(`differences of ${missed.join(', ')}`, missed.length === 0)
  const differences = await checkLedgersAt(databaseUrl)
  for (const { ledger, subject, expected, found } of differences) {
    console.log(`  ${ledger} of ${subject}: ${expected} expected, ${found} found`)
  }
  return zeroClaim('differences of ledgers', after, differences.length)
}
