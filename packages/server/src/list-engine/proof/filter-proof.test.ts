import { expect, it } from 'vitest'

import { demoRandom } from '../../demo/plans/demo-id.ts'
import { startWithVisitor } from '../../testing/test-session.ts'
import { proveFilters } from './filter-proof.store.ts'

const { server } = await startWithVisitor()

it('notices a scope that is left out, and a condition that is turned round', async () => {
  const open = await proveFilters(server.database, { count: 100, random: demoRandom(1), fault: 'no scope' })
  expect(open.foreignRows).toBeGreaterThan(0)
  const negated = await proveFilters(server.database, { count: 100, random: demoRandom(1), fault: 'negated' })
  expect(negated.different).toBeGreaterThan(0)
})

it('has the rows of an evaluation in memory for every accepted filter, and no row of another institution', async () => {
  const proof = await proveFilters(server.database, { count: 1500, random: demoRandom(2) })
  const { accepted, refused, examples, ...failures } = proof
  expect(examples).toEqual([])
  expect(failures).toEqual({ misread: 0, different: 0, foreignRows: 0, sqlErrors: 0 })
  expect(accepted).toBeGreaterThan(700)
  expect(refused).toBeGreaterThan(300)
})
