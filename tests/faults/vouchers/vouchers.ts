import { checkVouchersAt, undetectedVoucherFaultsAt } from '@mallwright/server/voucher-proof'

import { assertDetects, zeroClaim } from '../claim.ts'
import type { Claim, ProofSize } from '../claim.ts'
import { claimMall } from '../trade/mall-vouchers.ts'
import { openTradeWorld } from '../trade/trade-world.ts'
import type { TradeWorld } from '../trade/trade-world.ts'
import { proveKills } from './pull-kills.ts'
import { proveRaces } from './pull-races.ts'
import { proveChains } from './random-chains.ts'

/** Rounds of every race, and kills. Engine 11.3. */
const ROUNDS = 20

/** Walks random chains, has people race for the same lines, and kills a process while it saves; at two processes. */
export async function run({ count }: ProofSize): Promise<Claim[]> {
  const world = await openTradeWorld(2)
  try {
    return await proveVouchers(world, { chains: count, rounds: ROUNDS, kills: ROUNDS })
  } finally {
    await world.close()
  }
}

/** The same at processes that run already. */
export async function proveVouchers(
  world: TradeWorld,
  { chains, rounds, kills }: { readonly chains: number; readonly rounds: number; readonly kills: number },
): Promise<Claim[]> {
  return [
    ...(await proveChains(world, chains)),
    await claimVouchers(world.databaseUrl, `${chains} random chains`),
    ...(await proveRaces(world, rounds)),
    ...(await proveKills(world, kills)),
    await claimVouchers(world.databaseUrl, `${rounds} rounds of races and ${kills} kills`),
    await claimMall(world.databaseUrl, 'the orders of the demo'),
  ]
}

/** Checks all vouchers of a database, and first has each check see a planted fault. */
async function claimVouchers(databaseUrl: string, after: string): Promise<Claim> {
  const missed = await undetectedVoucherFaultsAt(databaseUrl)
  assertDetects(`faults of ${missed.join(', ')}`, missed.length === 0)
  const faults = await checkVouchersAt(databaseUrl)
  for (const { check, subject, expected, found } of faults) {
    console.log(`  ${check} of ${subject}: ${expected} expected, ${found} found`)
  }
  return zeroClaim('faults of links, counters, numbers, states, tasks and logs', after, faults.length)
}
