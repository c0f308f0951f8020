import { proveFiltersAt } from '@mallwright/server/filter-proof'

import { removeDataDir, startBuiltServer } from '../built-server.ts'
import { databaseUrl } from '../bundled-database.ts'
import { assertDetects, zeroClaim } from './claim.ts'
import type { Claim, ProofSize } from './claim.ts'

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_123)

/** Filters of each planted fault. */
const PLANTED = 200

/** Runs N generated filters, half of them damaged, through parser and database beside an evaluation in memory. */
export async function run({ count }: ProofSize): Promise<Claim[]> {
  const server = await startBuiltServer()
  try {
    const url = databaseUrl(server.dataDir)
    const open = await proveFiltersAt(url, { seed: SEED, count: PLANTED, fault: 'no scope' })
    assertDetects('rows of another institution', open.foreignRows > 0)
    const negated = await proveFiltersAt(url, { seed: SEED, count: PLANTED, fault: 'negated' })
    assertDetects('filters with other rows than in memory', negated.different > 0)
    const proof = await proveFiltersAt(url, { seed: SEED, count })
    for (const example of proof.examples) console.log(`  ${example}`)
    const attempts = `${count} filters of seed ${SEED}, ${proof.accepted} accepted, ${proof.refused} refused`
    return [
      zeroClaim('filters with other rows than in memory', attempts, proof.different),
      zeroClaim('valid filters that were refused or misread', attempts, proof.misread),
      zeroClaim('SQL errors', attempts, proof.sqlErrors),
      zeroClaim('rows of another institution', attempts, proof.foreignRows),
    ]
  } finally {
    await server.stop()
    removeDataDir(server.dataDir)
  }
}
