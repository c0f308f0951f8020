import { openBrowser } from '../bench/browser.ts'
import { countUnescapedFirings, MIN_FIRED } from '../hostile/control-page.ts'
import { VECTORS } from '../hostile/vectors.data.ts'
import { runVectors } from '../hostile/vectors-run.ts'
import { assertDetects, zeroClaim } from './claim.ts'
import type { Claim, ProofSize } from './claim.ts'

/** Rounds per page: its studio must still open as a super user's does. */
const PER_PAGE = 24

/** Maximum number of printed findings per kind. */
const MAX_PRINTED = 10

/** Every vector at every position of every module and site part, and wherever foreign texts are rendered. */
export async function run({ count }: ProofSize): Promise<Claim[]> {
  const browser = await openBrowser()
  try {
    const fired = await countUnescapedFirings(browser)
    assertDetects('executions', fired >= MIN_FIRED)
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
    for (const list of [found.executions, found.addresses, guarded.executions, guarded.violations])
      for (const line of [...new Set(list)].slice(0, MAX_PRINTED)) console.log(`  ${line}`)
    const { pages, addresses, selected, uploads } = found.counts
    const attempts = `${VECTORS.length} vectors in ${count} rounds, ${pages} pages opened, ${selected} nodes selected, ${uploads} uploads; ${fired} fire on the unescaped page`
    return [
      zeroClaim('vectors that executed or loaded a resource, policy bypassed', attempts, found.executions.length),
      zeroClaim('URLs that would execute', `${addresses} addresses`, found.addresses.length),
      zeroClaim(
        'vectors that executed or loaded a resource, policy on',
        `${guarded.counts.pages} pages`,
        guarded.executions.length,
      ),
      zeroClaim('violations of the policy', `${guarded.counts.pages} pages`, guarded.violations.length),
    ]
  } finally {
    await browser.close()
  }
}
