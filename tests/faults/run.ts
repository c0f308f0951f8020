import { VECTORS } from '../hostile/vectors.data.ts'
import type { Claim, ProofSize } from './claim.ts'

interface Proof {
  readonly count: number
  readonly run: (size: ProofSize) => Promise<readonly Claim[]>
}

/** All proofs by name, with their full counts. */
const PROOFS: Readonly<Record<string, Proof>> = {
  'kill-rounds': { count: 100, run: async (size) => (await import('./kill-rounds.ts')).run(size) },
  'forged-requests': { count: 1000, run: async (size) => (await import('./forged-requests.ts')).run(size) },
  commands: { count: 10_000, run: async (size) => (await import('./random-commands.ts')).run(size) },
  gestures: { count: 400, run: async (size) => (await import('./gestures.ts')).run(size) },
  filters: { count: 100_000, run: async (size) => (await import('./filters.ts')).run(size) },
  payments: { count: 1000, run: async (size) => (await import('./payments/payments.ts')).run(size) },
  'order-export': { count: 100_000, run: async (size) => (await import('./order-export.ts')).run(size) },
  ledgers: { count: 200, run: async (size) => (await import('./trade/histories.ts')).runLedgers(size) },
  offers: { count: 20, run: async (size) => (await import('./trade/offer-rush.ts')).run(size) },
  oversell: { count: 20, run: async (size) => (await import('./trade/oversell.ts')).run(size) },
  money: { count: 10_000, run: async (size) => (await import('./trade/histories.ts')).runMoney(size) },
  vouchers: { count: 1000, run: async (size) => (await import('./vouchers/vouchers.ts')).run(size) },
  'kill-orders': { count: 50, run: async (size) => (await import('./trade/kill-orders.ts')).run(size) },
  'two-institutions': { count: 1, run: async () => (await import('./trade/two-institutions.ts')).run() },
  documents: { count: 10_000, run: async (size) => (await import('./documents.ts')).run(size) },
  'browser-kills': { count: 30, run: async (size) => (await import('./browser-kills.ts')).run(size) },
  'offline-edits': { count: 200, run: async (size) => (await import('./offline-edits.ts')).run(size) },
  interleavings: { count: 100, run: async (size) => (await import('./interleavings.ts')).run(size) },
  browsers: { count: 2, run: async () => (await import('./browsers/browsers.ts')).run() },
  'demo-states': { count: 528, run: async () => (await import('./demo-states.ts')).run() },
  'long-journey': { count: 1, run: async () => (await import('./long-journey.ts')).run() },
  vectors: { count: VECTORS.length, run: async (size) => (await import('./vectors.ts')).run(size) },
}

/** Names of proofs; a number after a name is its count: `npm run proof -- vouchers 10000`. */
const requested = process.argv.slice(2).filter((word) => !/^\d+$/.test(word))
const countOf = (name: string, usual: number) => {
  const next = process.argv[process.argv.indexOf(name) + 1] ?? ''
  return process.argv.includes(name) && /^\d+$/.test(next) ? Number(next) : usual
}
const unknown = requested.find((name) => !Object.hasOwn(PROOFS, name))
if (unknown) {
  console.error(`There is no proof "${unknown}"; there are: ${Object.keys(PROOFS).join(', ')}.`)
  process.exit(1)
}

let isPassed = true
for (const name of requested.length > 0 ? requested : Object.keys(PROOFS)) {
  const proof = PROOFS[name]
  if (!proof) continue
  console.log(`\n${name}`)
  for (const claim of await proof.run({ count: countOf(name, proof.count) })) {
    isPassed &&= claim.holds
    const verdict = claim.holds ? 'holds' : 'DOES NOT HOLD'
    console.log(`  ${claim.name} | ${claim.attempts} | ${claim.figure} | goal ${claim.goal} | ${verdict}`)
  }
}
process.exitCode = isPassed ? 0 : 1
