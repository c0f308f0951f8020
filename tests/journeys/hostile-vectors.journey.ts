import { SITE_PARTS } from '@mallwright/modules/definitions'
import { expect, test } from '@playwright/test'

import { countUnescapedFirings, MIN_FIRED } from '../hostile/control-page.ts'
import { hostilePage } from '../hostile/hostile-document.ts'
import { VECTORS } from '../hostile/vectors.data.ts'
import { runVectors } from '../hostile/vectors-run.ts'

// Two rounds of `npm run proof -- vectors`, which has one per vector.

test('the execution monitor detects the vectors on an unescaped control page', async ({ browser }) => {
  expect(new Set(VECTORS).size).toBe(VECTORS.length)
  expect(VECTORS.length).toBeGreaterThanOrEqual(150)
  expect(await countUnescapedFirings(browser)).toBeGreaterThanOrEqual(MIN_FIRED)
})

test('no vector runs or loads anything in studio and shop, with the policy bypassed', async ({ browser }) => {
  const rounds = [0, Math.floor(VECTORS.length / 2)]
  const { counts, executions, addresses } = await runVectors(browser, { rounds, perPage: 2, screens: 1, addresses: 1 })
  // Everything came into view in the studio, and no site part was left out.
  const { nodes } = hostilePage(rounds.slice(0, 2))
  expect(counts.selected).toBeGreaterThanOrEqual(Object.keys(nodes).length + Object.keys(SITE_PARTS).length)
  expect(executions).toEqual([])
  expect(addresses).toEqual([])
})
