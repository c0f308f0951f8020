import { samplePage, tabbedPage } from '@mallwright/editor/driver'

import { editAtRandom } from '../fuzz/random-editing.ts'
import type { EditingTally } from '../fuzz/random-editing.ts'
import { randomOf } from '../fuzz/random.ts'
import { assertDetects, zeroClaim } from './claim.ts'
import type { Claim, ProofSize } from './claim.ts'

/** First seed; `FUZZ_SEED` overrides it. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121)

const SEEDS = 20

/** Maximum number of printed findings. */
const MAX_PRINTED = 20

/** 20 seeds × N random commands: the page stays valid, and everything can be undone and redone. */
export function run({ count }: ProofSize): Promise<Claim[]> {
  checkDetection()
  const tallies = Array.from({ length: SEEDS }, (_, index) => {
    const start = index % 2 === 0 ? samplePage() : tabbedPage()
    return editAtRandom(start, count, randomOf(SEED, index))
  })
  const sum = (of: (tally: EditingTally) => number) => tallies.reduce((total, tally) => total + of(tally), 0)
  const violations = tallies.flatMap((tally, index) =>
    tally.violations.map((violation) => `seed ${index}: ${violation}`),
  )
  for (const violation of [...new Set(violations)].slice(0, MAX_PRINTED)) console.log(`  ${violation}`)
  const kinds = new Set(tallies.flatMap(({ steps }) => [...steps.keys()]))
  const attempts = `${sum(({ commands }) => commands)} commands of ${kinds.size} kinds, ${sum(({ idle }) => idle)} without effect, ${sum(({ refused }) => refused)} refused, all undone and redone ${sum(({ rounds }) => rounds)} times`
  return Promise.resolve([zeroClaim('violations of the editing invariants', attempts, violations.length)])
}

/** An invalid page after a command must be detected. */
function checkDetection(): void {
  const page = samplePage()
  const orphaned = { ...page, children: page.children.slice(1) }
  assertDetects('editing invariants', editAtRandom(orphaned, 1, randomOf(SEED, 0)).violations.length > 0)
}
