import { samplePage, tabbedPage } from '@mallwright/editor/driver'

import { editAtRandom } from '../fuzz/random-editing.ts'
import type { EditingTally } from '../fuzz/random-editing.ts'
import { randomOf } from '../fuzz/random.ts'
import { mustCatch, neverClaim } from './claim.ts'
import type { Claim, ProofSize } from './claim.ts'

/** First seed; `FUZZ_SEED` overrides it. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121)

const SEEDS = 20

/** Maximum number of printed findings. */
const MOST_TOLD = 20

/** 20 seeds × N random commands: the page stays valid, and everything can be undone and redone. */
export function run({ count }: ProofSize): Promise<Claim[]> {
  checkTheWatch()
  const tallies = Array.from({ length: SEEDS }, (_, index) => {
    const start = index % 2 === 0 ? samplePage() : tabbedPage()
    return editAtRandom(start, count, randomOf(SEED, index))
  })
  const sum = (of: (tally: EditingTally) => number) => tallies.reduce((total, tally) => total + of(tally), 0)
  const faults = tallies.flatMap((tally, index) => tally.faults.map((fault) => `seed ${index}: ${fault}`))
  for (const line of [...new Set(faults)].slice(0, MOST_TOLD)) console.log(`  ${line}`)
  const kinds = new Set(tallies.flatMap(({ steps }) => [...steps.keys()]))
  const tried = `${sum(({ commands }) => commands)} commands of ${kinds.size} kinds, ${sum(({ idle }) => idle)} that changed nothing, ${sum(({ refused }) => refused)} refused, all undone and redone ${sum(({ rounds }) => rounds)} times`
  return Promise.resolve([neverClaim('laws of editing broken', tried, faults.length)])
}

/** An invalid page after a command must be detected. */
function checkTheWatch(): void {
  const page = samplePage()
  const orphaned = { ...page, children: page.children.slice(1) }
  mustCatch('laws of editing', editAtRandom(orphaned, 1, randomOf(SEED, 0)).faults.length > 0)
}
