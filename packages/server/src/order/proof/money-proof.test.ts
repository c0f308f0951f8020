import { expect, it } from 'vitest'

import { demoRandom } from '../../demo/plans/demo-id.ts'
import { MONEY_FAULTS, proveCheckouts } from './money-proof.ts'

it.each(MONEY_FAULTS)('notices a planted fault: %s', (fault) => {
  const proof = proveCheckouts({ count: 200, random: demoRandom(1), fault })
  expect(proof.unbalanced + proof.different).toBeGreaterThan(0)
})

it('has the numbers of an independent model for every checkout, to the fen', () => {
  const { examples, checkouts, withCoupons, withFreight, ...failures } = proveCheckouts({
    count: 1000,
    random: demoRandom(2),
  })
  expect(examples).toEqual([])
  expect(failures).toEqual({ unbalanced: 0, different: 0 })
  expect(withCoupons).toBeGreaterThan(checkouts / 4)
  expect(withFreight).toBeGreaterThan(checkouts / 4)
})
