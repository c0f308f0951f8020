import { openBrowser } from '../bench/browser.ts'
import { firedWithoutCare, LEAST_FIRED } from '../hostile/control-page.ts'
import { VECTORS } from '../hostile/vectors.data.ts'
import { runVectors } from '../hostile/vectors-run.ts'
import { mustCatch, neverClaim } from './claim.ts'
import type { Claim, ProofSize } from './claim.ts'

/** Rounds per page: its studio must still open as a super user's does. */
const PER_PAGE = 24

/** Maximum number of printed findings per kind. */
const MOST_TOLD = 10

/** Every vector at every position of every module and site part, and wherever foreign texts are rendered. */
export async function run({ count }: ProofSize): Promise<Claim[]> {
  const browser = await openBrowser()
  try {
    const fired = await firedWithoutCare(browser)
    mustCatch('executions', fired >= LEAST_FIRED)
    const rounds = Array.from({ length: count }, (_, round) => round)
    const found = await runVectors(browser, {
      rounds,
      perPage: PER_PAGE,
      screens: 4,
      onProgress: (round) => console.log(`  round ${round + 1} of ${count}`),
      addresses: 3,
    })
    const guarded = await runVectors(browser, {
      rounds: rounds.slice(0, 3),
      perPage: 3,
      screens: 3,
      addresses: 2,
      withPolicy: true,
    })
    for (const list of [found.executions, found.addresses, guarded.executions, guarded.stopped])
      for (const line of [...new Set(list)].slice(0, MOST_TOLD)) console.log(`  ${line}`)
    const { pages, addresses, selected, uploads } = found.looked
    const tried = `${VECTORS.length} vectors in ${count} rounds, ${pages} pages opened, ${selected} nodes selected, ${uploads} uploads; without care ${fired} fire`
    return [
      neverClaim('vectors that ran or loaded anything, policy bypassed', tried, found.executions.length),
      neverClaim('addresses that would run something', `${addresses} addresses`, found.addresses.length),
      neverClaim(
        'vectors that ran or loaded anything, policy on',
        `${guarded.looked.pages} pages`,
        guarded.executions.length,
      ),
      neverClaim('things that the policy had to stop', `${guarded.looked.pages} pages`, guarded.stopped.length),
    ]
  } finally {
    await browser.close()
  }
}
