import { onDatabase } from '../../db/on-database.ts'
import { demoRandom } from '../../demo/plans/demo-id.ts'
import { checkLedgers } from './ledger-check.store.ts'
import type { LedgerDifference, LedgerName } from './ledger-check.store.ts'
import { undetectedFaults } from './ledger-faults.store.ts'
import { MONEY_FAULTS, proveCheckouts } from './money-proof.ts'
import type { MoneyFault, MoneyProof } from './money-proof.ts'

/** Adds every ledger of a mall up and names each difference. */
export function checkLedgersAt(url: string): Promise<LedgerDifference[]> {
  return onDatabase(url, ({ pool }) => checkLedgers(pool))
}

/** The ledgers in which a planted fault is not seen; each fault is taken back. */
export function undetectedFaultsAt(url: string): Promise<LedgerName[]> {
  return onDatabase(url, undetectedFaults)
}

/** Computes random checkouts of a seed beside an independent model. */
export function proveCheckoutsOf(seed: number, count: number, fault?: MoneyFault): MoneyProof {
  return proveCheckouts({ count, random: demoRandom(seed), ...(fault && { fault }) })
}

export { MONEY_FAULTS }
